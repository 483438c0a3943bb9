import { afterEach, expect, it } from 'vitest';
import type { App } from '../../../src/app.js';
import { GatewayClosed } from '../../../src/discord/gateway/closing.js';
import type { GameState } from '../../../src/games/meteor/index.js';
import { shardOf } from '../../../src/local/index.js';
import type { TableHandle } from '../../../src/table/ports.js';
import { until } from '../../support/until.js';
import { Bots } from '../support/bots.js';

let bots: Bots;
afterEach(() => bots.close());

const half = (residue: number) => ({ count: 2, residues: [residue] });

/** Two servers of each of two shards, by their first channel. */
function channels(): readonly [readonly string[], readonly string[]] {
  const { server } = bots;
  const of = (shard: number): string[] =>
    server.guildIds
      .filter((guild) => shardOf(guild, 2) === shard)
      .slice(0, 2)
      .map((guild) => server.channelsOf(guild)[0] ?? '');
  return [of(0), of(1)];
}

const people = () => [bots.server.addUser('Ana'), bots.server.addUser('Ben')] as const;
const departed = (app: App): readonly unknown[] =>
  bots.databaseOf(app).connection.prepare('SELECT guild FROM departures').pluck().all();
const pause = ({ state }: TableHandle): unknown => (state as GameState).pause;
const commandsPut = (): number =>
  bots.server.requests.all.filter(({ method, path }) => method === 'PUT' && path.endsWith('/commands')).length;

it('two processes with a file each serve two servers each; one is killed, and the other notices nothing', async () => {
  bots = await Bots.open({ moreGuilds: { count: 9, channels: 1 } });
  const [even, odd] = [await bots.start('even.db', half(0)), await bots.start('odd.db', half(1))];
  const [ofEven, ofOdd] = channels();
  const [ana, ben] = people();
  const games = [];
  for (const channel of ofEven) games.push(await bots.game(even, channel, [ana, ben]));
  for (const channel of ofOdd) games.push(await bots.game(odd, channel, [ana, ben]));
  expect([even.health().liveGames, odd.health().liveGames]).toEqual([2, 2]);
  expect(games.map(pause)).toEqual([null, null, null, null]);
  await bots.pass(1000);
  const entries = (): number =>
    Number(bots.databaseOf(odd).connection.prepare('SELECT count(*) FROM entries').pluck().get());

  await bots.kill(even);
  const before = entries();
  await bots.pass(4000);
  expect(odd.health()).toMatchObject({ gateway: 'ready', gatewayAwayMs: 0, database: 'ok', liveGames: 2 });
  for (const channel of ofOdd) {
    expect((await bots.run(ana, channel, 'meteor pass')).acknowledged).toBe(true);
    expect(odd.tables.inChannel(channel)?.state).toMatchObject({ pause: null, zone: 5 });
  }
  expect(entries()).toBe(before + 2);
  expect(bots.log.filter(({ level }) => level === 'warn' || level === 'error')).toEqual([]);

  const again = await bots.start('even.db', half(0));
  await bots.pass(1000);
  for (const channel of ofEven) expect(bots.board(ana, channel)).toContain('TIME OUT');
  for (const channel of ofOdd) expect(bots.board(ana, channel)).not.toContain('TIME OUT');
  expect(again.health().liveGames).toBe(2);
});

it('one shard of a process is lost: its games alone stand in Time Out, and the health names it', async () => {
  bots = await Bots.open({ moreGuilds: { count: 9, channels: 1 } });
  const app = await bots.start('all.db', { count: 2, residues: [0, 1] });
  const [[zero = ''], [one = '']] = channels();
  const [ana, ben] = people();
  const [kept, stopped] = [await bots.game(app, zero, [ana, ben]), await bots.game(app, one, [ana, ben])];
  bots.server.dropGateway({ shard: 1 });
  await until(() => app.health().gateway === 'lost');
  await bots.pass(3000);
  expect(pause(kept)).toBeNull();
  expect(pause(stopped)).toMatchObject({ by: null });
  expect((await bots.run(ana, zero, 'meteor pass')).acknowledged).toBe(true);
  const { gatewayAwayMs, shards } = app.health();
  expect(gatewayAwayMs).toBe(0);
  expect(shards[0]).toEqual({ shard: 0, gateway: 'ready', awayMs: 0 });
  await until(() => app.health().gateway === 'ready');
  expect(app.health().shards.map(({ gateway }) => gateway)).toEqual(['ready', 'ready']);
  expect(pause(kept)).toBeNull();
});

it('commands are registered by the process with shard 0', async () => {
  bots = await Bots.open();
  await bots.start('odd.db', half(1));
  expect(commandsPut()).toBe(0);
  await bots.start('even.db', half(0));
  expect(commandsPut()).toBe(1);
});

it('a server that is missing counts as left only where this process serves it', async () => {
  bots = await Bots.open({ moreGuilds: { count: 9, channels: 1 } });
  const app = await bots.start('even.db', half(0));
  const [[first = '', second = '']] = channels();
  const [ana, ben] = people();
  for (const channel of [first, second]) {
    await bots.game(app, channel, [ana, ben]);
    await bots.run(ana, channel, 'meteor end');
    await bots.run(ana, channel, 'meteor end');
  }
  const { connection } = bots.databaseOf(app);
  const gone = [2n, 3n].map((number) => String(number << 22n));
  const ids = connection.prepare<[], string>('SELECT game FROM games').pluck().all();
  for (const [at, game] of ids.entries())
    connection.prepare('UPDATE games SET guild = ? WHERE game = ?').run(gone[at] ?? '', game);
  await bots.kill(app);
  const again = await bots.start('even.db', half(0));
  await expect.poll(() => departed(again)).toEqual([gone[0]]);
});

it.each(['guild_settings', 'games'])(
  'the only server that was left counts as such, if all of it is in %s',
  async (table) => {
    bots = await Bots.open();
    const app = await bots.start('all.db');
    const guild = bots.server.guildId;
    const { connection } = bots.databaseOf(app);
    if (table === 'games') await bots.game(app, bots.server.channelId(), people());
    else connection.prepare("INSERT INTO guild_settings VALUES (?, 'language', 'de')").run(guild);
    await bots.kill(app);
    bots.server.expelBot(guild);
    const again = await bots.start('all.db');
    await expect.poll(() => departed(again)).toEqual([guild]);
  },
);

it('a server that has the commands without the bot is no longer one that was left once a command is used there', async () => {
  bots = await Bots.open();
  const app = await bots.start('all.db');
  const [channel, [ana, ben]] = [bots.server.channelId(), people()];
  await bots.game(app, channel, [ana, ben]);
  await bots.kill(app);
  bots.server.expelBot(bots.server.guildId, { commandsStay: true });
  const again = await bots.start('all.db');
  await expect.poll(() => departed(again)).toEqual([bots.server.guildId]);
  await bots.run(ben, channel, 'meteor rules');
  await expect.poll(() => departed(again)).toEqual([]);
});

it('more servers than the shards may have: 4011, at the start', async () => {
  bots = await Bots.open({ moreGuilds: { count: 2500, channels: 0 } });
  const failed = await bots.start('all.db', { count: 1, residues: [0] }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(GatewayClosed);
  expect(failed).toMatchObject({ code: 4011 });
});

it('without a choice Discord says how many', async () => {
  bots = await Bots.open({ recommendedShards: 4 });
  const app = await bots.start('all.db');
  expect(app.health().shards.map(({ shard, gateway }) => [shard, gateway])).toEqual(
    [0, 1, 2, 3].map((shard) => [shard, 'ready']),
  );
  expect(await app.metrics.text()).toContain('meteor_shard_ready{shard="3"} 1');
});
