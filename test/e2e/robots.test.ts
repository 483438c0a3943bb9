import { afterEach, expect, test, vi } from 'vitest';
import { allText, findButton } from '../../src/local/index.js';
import { board, boardText, deal, press, privately } from './advanced-support.js';
import { METEOR } from '../../src/games/meteor/index.js';
import { faultsOf } from './requests.js';
import { House } from './support.js';

let house: House;
afterEach(async () => {
  expect(faultsOf(house.server.requests.all)).toEqual([]);
  await house.close();
});

test('who leaves is told that a robot takes over; when the last person leaves, the game is over', async () => {
  house = await House.open();
  const [ana, ben] = await deal(house, 's1', { people: 2, powers: false, challenges: false });
  if (!ben) throw new Error('Ben is not at the table');
  const asked = await house.run(ben, 'meteor leave');
  expect(asked.message && allText(asked.message)).toContain('a robot takes over your seat');
  const left = await house.run(ben, 'meteor leave');
  expect(left.message && allText(left.message)).toContain('A robot plays on in your seat');
  await house.pass(1000);
  expect(boardText(house, ana)).toContain('🤖 Ben');
  const last = await house.run(ana, 'meteor leave');
  expect(last.message && allText(last.message)).toContain('ends the game');
  await house.run(ana, 'meteor leave');
  expect(house.tables.live()).toEqual([]);
});

test('robots are offered for a kick, never as hosts', async () => {
  house = await House.open();
  const ana = house.user('Ana');
  await house.run(ana, 'meteor new', { robots: 2 });
  expect((await ana.autocomplete(house.channel, 'meteor kick', {}, 'player')).map(({ name }) => name)).toEqual([
    'Ana',
    '🤖 Rigel',
    '🤖 Mira',
  ]);
  expect(await ana.autocomplete(house.channel, 'meteor host', {}, 'player')).toEqual([]);
  const kicked = await house.run(ana, 'meteor kick', { player: '🤖 Rigel' });
  expect(kicked.message && allText(kicked.message)).toContain('🤖 Rigel is out');
  expect(house.table.state.seats.filter(({ robot, status }) => robot && status === 'in')).toHaveLength(1);
  const host = await house.run(ana, 'meteor host', { player: 'p2' });
  expect(host.message && allText(host.message)).toContain('robot can’t be the host');
});

test('how well robots play is asked for with the command, and changed with a click in the lobby', async () => {
  house = await House.open();
  const ana = house.user('Ana');
  await house.run(ana, 'meteor new', { robots: 2, level: 'rookie' });
  expect(house.table.state.options.robotLevel).toBe('rookie');
  expect(METEOR.seats(house.table.state).map(({ robot, level }) => [robot, level])).toEqual([
    [false, undefined],
    [true, 'rookie'],
    [true, 'rookie'],
  ]);
  expect(boardText(house, ana)).toContain('Robots: **Rookie**');
  await press(house, ana, board(house, ana), '🤖 Rookie');
  expect(boardText(house, ana)).not.toContain('Robots: **Rookie**');
  expect(house.table.state.options.robotLevel).not.toBe('rookie');
});

test('aces play at a real table, on a thread of their own', async () => {
  house = await House.open();
  const ana = house.user('Ana');
  await house.run(ana, 'meteor new', { robots: 2, level: 'ace', seed: 'aces' });
  await house.run(ana, 'meteor start');
  await house.run(ana, 'meteor start');
  const acted = (): boolean =>
    house.table.state.sites.some(({ pile }, site) => site > 0 && pile.length > 0) ||
    house.table.state.tally.rockets > 0;
  await vi.waitFor(
    async () => {
      await house.pass(1_000);
      expect(acted()).toBe(true);
    },
    { timeout: 20_000, interval: 50 },
  );
  expect(house.table.state.seats.filter(({ robot }) => robot)).toHaveLength(2);
});

test('a night of the campaign is offered, opened with its own rules, and ticked once it is won here', async () => {
  house = await House.open();
  const ana = house.user('Ana');
  const offered = async (): Promise<string[]> =>
    (await ana.autocomplete(house.channel, 'meteor new', {}, 'scenario')).map(({ name }) => name);
  expect(await offered()).toHaveLength(12);
  expect((await offered())[0]).toBe('1. First Light');
  const unknown = await house.run(ana, 'meteor new', { scenario: 'nowhere' });
  expect(unknown.message && allText(unknown.message)).toContain('no such night');
  await house.run(ana, 'meteor new', { scenario: 'first-light' });
  expect(house.table.state.options).toMatchObject({ scenario: 'first-light', mode: 'first' });
  expect(boardText(house, ana)).toContain('Night 1 of 12: First Light');
  expect(boardText(house, ana)).toContain('Every meteor lies face up.');
});

test('where robots are off nothing offers them, and asking is refused kindly', async () => {
  house = await House.open();
  const [ana, admin] = [house.user('Ana'), house.user('Admin', { permissions: ['ManageGuild'] })];
  const set = await house.run(admin, 'settings set', { setting: 'robots', value: 'off' });
  expect(set.message && allText(set.message)).toContain('**Robots** is now off');
  const refused = await house.run(ana, 'meteor new', { robots: 2 });
  expect(refused.message && allText(refused.message)).toContain('Robots aren’t allowed');
  await house.run(ana, 'meteor new', {});
  expect(findButton(board(house, ana), '+ Robot')).toBeUndefined();
  const pace = await house.run(admin, 'settings set', { setting: 'robot-pace', value: '6 seconds' });
  expect(pace.message && allText(pace.message)).toContain('6 seconds');
  expect(house.bot.robotPaceMs(house.table.guildId)).toBe(6_000);
});

test('Powers without the Advanced game are refused kindly; without a mode they mean it', async () => {
  house = await House.open();
  const ana = house.user('Ana');
  const refused = await house.run(ana, 'meteor new', { mode: 'standard', powers: true });
  expect(refused.message && allText(refused.message)).toContain('belong to the Advanced game');
  await house.run(ana, 'meteor new', { powers: true });
  expect(house.table.state.options).toMatchObject({ mode: 'advanced', powers: true, challenges: false });
});

test('rules answer by topic and by card, to one alone, in mid-game too', async () => {
  house = await House.open();
  const [ana] = await deal(house, 's1', { people: 2 });
  const named = async (typed: string) =>
    (await ana.autocomplete(house.channel, 'meteor rules', { topic: typed }, 'topic')).map(({ name }) => name);
  expect(await named('twin')).toEqual(['Twin · Trait', 'Twin Terror · Boss']);
  expect(await named('Deflector')).toEqual(['Deflector Satellite · Technology']);
  expect(await named('red tape')).toEqual(['Red Tape · Challenge']);
  await house.run(ana, 'meteor rules', { topic: 'Secret Agent' });
  expect(privately(house, ana)).toContain('Once a zone: see one other hand');
  await house.run(ana, 'meteor rules', { topic: 'robots' });
  expect(privately(house, ana)).toContain('A robot never is the host');
  await press(house, ana, board(house, ana), /Rules/);
  expect(house.table.state.phase).toBe('play');
});
