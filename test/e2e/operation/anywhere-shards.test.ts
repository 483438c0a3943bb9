import { afterEach, expect, it } from 'vitest';
import { allText, shardOf } from '../../../src/local/index.js';
import { Bots } from '../support/bots.js';

let bots: Bots;
afterEach(() => bots.close());

const half = (residue: number) => ({ count: 2, residues: [residue] });

it.each(['own', 'first'] as const)(
  'direct messages are played with the first process, a server without the bot with whichever hears of it (%s)',
  async (foreignShard) => {
    bots = await Bots.open({ foreignShard });
    const { server } = bots;
    const [even, odd] = [await bots.start('even.db', half(0)), await bots.start('odd.db', half(1))];
    const [ana, ben] = [server.addUser('Ana'), server.addUser('Ben')];
    ana.install();
    const group = ana.openGroup('Friends', [ben]);
    await bots.run(ana, group, 'meteor new', { mode: 'first' });
    const names = Array.from({ length: 8 }, (_, at) => `Elsewhere ${at}`);
    const guild = names.map((name) => server.createGuild(name)).find((id) => shardOf(id, 2) === 1) ?? '';
    const [channel = ''] = server.channelsOf(guild);
    server.expelBot(guild);
    await bots.pass(1000);
    await bots.run(ana, channel, 'meteor new', { mode: 'first' });
    expect(even.tables.inChannel(group)).toBeDefined();
    const { message } = await bots.run(ana, ana.directChannelId, 'notify');
    expect(message && allText(message)).toContain('another process of the bot');
    expect((foreignShard === 'own' ? odd : even).tables.inChannel(channel)).toBeDefined();
    expect((foreignShard === 'own' ? even : odd).tables.inChannel(channel)).toBeUndefined();
  },
);
