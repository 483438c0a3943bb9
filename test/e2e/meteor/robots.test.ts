import { chooseSetting } from '../support/messages.js';
import { afterEach, expect, test, vi } from 'vitest';
import { allText, findButton } from '../../../src/local/index.js';
import { board, boardText, deal, press, privately } from '../support/advanced.js';
import { METEOR } from '../../../src/games/meteor/index.js';
import { game } from '../../support/played.js';
import { faultsOf } from '../support/requests.js';
import { Harness } from '../support/harness.js';

let harness: Harness;
afterEach(async () => {
  expect(faultsOf(harness.server.requests.all)).toEqual([]);
  await harness.close();
});

test('who leaves is told that a robot takes over; when the last person leaves, the game is over', async () => {
  harness = await Harness.open();
  const [ana, ben] = await deal(harness, 's1', { people: 2, powers: false, challenges: false });
  if (!ben) throw new Error('Ben is not at the table');
  const asked = await harness.run(ben, 'meteor leave');
  expect(asked.message && allText(asked.message)).toContain('a robot takes over your hand');
  const left = await harness.run(ben, 'meteor leave');
  expect(left.message && allText(left.message)).toContain('A robot is playing for you');
  await harness.pass(1000);
  expect(boardText(harness, ana)).toContain('🤖 Ben');
  const last = await harness.run(ana, 'meteor leave');
  expect(last.message && allText(last.message)).toContain('the game is over');
  await harness.run(ana, 'meteor leave');
  expect(harness.tables.live()).toEqual([]);
});

test('robots are offered for a kick, never as hosts', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  await harness.run(ana, 'meteor new', { robots: 2 });
  expect((await ana.autocomplete(harness.channel, 'meteor kick', {}, 'player')).map(({ name }) => name)).toEqual([
    'Ana',
    '🤖 Rigel',
    '🤖 Mira',
  ]);
  expect(await ana.autocomplete(harness.channel, 'meteor host', {}, 'player')).toEqual([]);
  const kicked = await harness.run(ana, 'meteor kick', { player: '🤖 Rigel' });
  expect(kicked.message && allText(kicked.message)).toContain('🤖 Rigel is out');
  expect(harness.table.state.seats.filter(({ robot, status }) => robot && status === 'in')).toHaveLength(1);
  const host = await harness.run(ana, 'meteor host', { player: 'p2' });
  expect(host.message && allText(host.message)).toContain('robot can’t be the host');
});

test('how well robots play is asked for with the command, and changed with a click in the lobby', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  await harness.run(ana, 'meteor new', { robots: 2, level: 'rookie' });
  expect(harness.table.state.options.robotLevel).toBe('rookie');
  expect(METEOR.seats(harness.table.state).map(({ robot, level }) => [robot, level])).toEqual([
    [false, undefined],
    [true, 'rookie'],
    [true, 'rookie'],
  ]);
  expect(boardText(harness, ana)).toContain('(Rookie)');
  await chooseSetting(harness, ana, 'level', 'veteran');
  expect(boardText(harness, ana)).not.toContain('(Rookie)');
  expect(harness.table.state.options.robotLevel).toBe('veteran');
});

test('aces play at a real table, in a process of their own', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  await harness.run(ana, 'meteor new', { robots: 2, level: 'ace', seed: 'aces' });
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor start');
  const acted = (): boolean =>
    harness.table.state.sites.some(({ pile }, site) => site > 0 && pile.length > 0) ||
    harness.table.state.tally.rockets > 0;
  await vi.waitFor(
    async () => {
      // In small steps: the game isn't over before a process has started on a slow machine.
      await harness.pass(100);
      expect(acted()).toBe(true);
    },
    { timeout: 170_000, interval: 50 },
  );
  expect(harness.table.state.seats.filter(({ robot }) => robot)).toHaveLength(2);
});

test('a night of the campaign is offered, opened with its own rules, and ticked once it is won here', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  const offered = async (): Promise<string[]> =>
    (await ana.autocomplete(harness.channel, 'meteor new', {}, 'scenario')).map(({ name }) => name);
  expect(await offered()).toHaveLength(12);
  expect((await offered())[0]).toBe('1. First Light');
  const unknown = await harness.run(ana, 'meteor new', { scenario: 'nowhere' });
  expect(unknown.message && allText(unknown.message)).toContain('That night doesn’t exist');
  await harness.run(ana, 'meteor new', { scenario: 'first-light' });
  expect(harness.table.state.options).toMatchObject({ scenario: 'first-light', mode: 'first' });
  expect(boardText(harness, ana)).toContain('Night 1 of 12: First Light');
  expect(boardText(harness, ana)).toContain('Every meteor is face up.');
  const played = async (id: string, result: 'won' | 'lost', seeded: boolean): Promise<void> => {
    const games = Array.from({ length: 40 }, (_, at) =>
      game(`${id}${at}`, 3, {
        guildId: harness.server.guildId,
        mode: 'first',
        scenario: 'first-light',
        seed: `night-${at}`,
        seeded,
      }),
    );
    const found = games.find((entries) => entries.at(-1)?.outcome?.result === result);
    if (found === undefined) throw new Error(`no night of robots was ${result}`);
    await harness.played(found);
  };
  await played('lost', 'lost', false);
  await played('chosen', 'won', true);
  expect((await offered())[0]).toBe('1. First Light');
  await played('night', 'won', false);
  expect((await offered()).slice(0, 2)).toEqual(['✓ 1. First Light', '2. Harvest']);
});

test('where robots are off nothing offers them, and asking is refused kindly', async () => {
  harness = await Harness.open();
  const [ana, admin] = [harness.user('Ana'), harness.user('Admin', { permissions: ['ManageGuild'] })];
  const set = await harness.run(admin, 'settings set', { setting: 'robots', value: 'off' });
  expect(set.message && allText(set.message)).toContain('**Robots:** off');
  const refused = await harness.run(ana, 'meteor new', { robots: 2 });
  expect(refused.message && allText(refused.message)).toContain('Robots aren’t allowed');
  await harness.run(ana, 'meteor new', {});
  expect(findButton(board(harness, ana), '+ Robot')).toBeUndefined();
  const pace = await harness.run(admin, 'settings set', { setting: 'robot-pace', value: '6 seconds' });
  expect(pace.message && allText(pace.message)).toContain('6 seconds');
  expect(harness.bot.robotPaceMs(harness.table.guildId, 3_000)).toBe(6_000);
});

test('Powers without the Advanced game are refused kindly; without a mode they mean it', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  const refused = await harness.run(ana, 'meteor new', { mode: 'standard', powers: true });
  expect(refused.message && allText(refused.message)).toContain('belong to the Advanced game');
  await harness.run(ana, 'meteor new', { powers: true });
  expect(harness.table.state.options).toMatchObject({ mode: 'advanced', powers: true, challenges: false });
});

test('rules answer by topic and by card, to one alone, in mid-game too', async () => {
  harness = await Harness.open();
  const [ana] = await deal(harness, 's1', { people: 2 });
  const named = async (typed: string) =>
    (await ana.autocomplete(harness.channel, 'meteor rules', { topic: typed }, 'topic')).map(({ name }) => name);
  expect(await named('twin')).toEqual(['Twin · Trait', 'Twin Terror · Boss']);
  expect(await named('Deflector')).toEqual(['Deflector Satellite · Technology']);
  expect(await named('red tape')).toEqual(['Red Tape · Challenge']);
  await harness.run(ana, 'meteor rules', { topic: 'Secret Agent' });
  expect(privately(harness, ana)).toContain('Once a zone: see another player’s current hand');
  await harness.run(ana, 'meteor rules', { topic: 'robots' });
  expect(privately(harness, ana)).toContain('Robots are never the host');
  await press(harness, ana, board(harness, ana), /Rules/);
  expect(harness.table.state.phase).toBe('play');
});
