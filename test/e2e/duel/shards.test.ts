import { afterEach, expect, it } from 'vitest';
import { allText, shardOf, type LocalUser } from '../../../src/local/index.js';
import { Bots } from '../support/bots.js';

let bots: Bots;
afterEach(() => bots.close());

const half = (residue: number) => ({ count: 2, residues: [residue] });

/** The first channels of two servers of a shard. */
const channelsOf = (shard: number): readonly string[] =>
  bots.server.guildIds
    .filter((guild) => shardOf(guild, 2) === shard)
    .slice(0, 2)
    .map((guild) => bots.server.channelsOf(guild)[0] ?? '');

const codeIn = (user: LocalUser, channel: string): string =>
  /code `([0-9A-Z]{8})`/.exec(bots.board(user, channel))?.[1] ?? '';

const note = (user: LocalUser, channel: string): string =>
  user
    .seesPrivately(channel)
    .map((message) => allText(message))
    .at(-1) ?? '';

it('a code leads to any server of the same process; of another process it says so, and nothing is opened', async () => {
  bots = await Bots.open({ moreGuilds: { count: 9, channels: 1 } });
  const [even, odd] = [await bots.start('even.db', half(0)), await bots.start('odd.db', half(1))];
  const [[first = '', second = ''], [other = '']] = [channelsOf(0), channelsOf(1)];
  const [ana, ben, eve] = [bots.server.addUser('Ana'), bots.server.addUser('Ben'), bots.server.addUser('Eve')];
  await bots.run(ana, first, 'meteor duel');
  await bots.pass(1500);
  const code = codeIn(ana, first);
  expect(code).toMatch(/^[0-9A-Z]{8}$/);

  expect((await bots.run(eve, other, 'meteor duel', { code })).acknowledged).toBe(true);
  expect(note(eve, other)).toContain(`code \`${code}\` is out of reach from this server`);
  expect([odd.tables.inChannel(other), odd.health().liveGames]).toEqual([undefined, 0]);

  await bots.run(ben, second, 'meteor duel', { code });
  await bots.pass(1500);
  expect(even.health().liveGames).toBe(2);
  expect(bots.board(ana, first)).toContain('the other crew: 1 player');
  expect(bots.board(ben, second)).toContain('the other crew: 1 player');
  expect(bots.log.filter(({ level }) => level === 'warn' || level === 'error')).toEqual([]);
});
