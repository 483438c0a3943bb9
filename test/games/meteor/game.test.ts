import { expect, test } from 'vitest';
import { METEOR, type SeatView } from '../../../src/games/meteor/index.js';
import { setupFor } from '../../../src/games/meteor/setup.js';
import { Random, seedRandom } from '../../../src/games/shared/random.js';
import { lobby, table } from '../../support/table.js';

/** What the house knows of Meteor beside its rules. */

test('robots look while time runs, and before the last quarter of an open launch window (R14)', () => {
  const t = table({ sites: ['1C C', '2F F', ''], field: ['small-1', 'six-6'], options: { windowMs: 4_000 } });
  expect(METEOR.attention?.(t.state)).toEqual({ seats: [0, 1, 2], before: null });
  t.windowStaysOpen = true;
  t.launch(0, 'L');
  expect(METEOR.attention?.(t.state)).toEqual({ seats: [0, 1, 2], before: t.now + 3_000 });
  t.wait(1_000);
  expect(METEOR.attention?.(t.state)).toEqual({ seats: [0, 1, 2], before: t.now + 2_000 });
});

test('nobody looks in a lobby, in a Time Out, or once it is over; who left doesn’t', () => {
  const waiting = lobby(2);
  expect(METEOR.attention?.(waiting.state)).toBeNull();
  const t = table({ options: { robotsAllowed: false } });
  t.leave(2);
  expect(METEOR.attention?.(t.state)?.seats).toEqual([0, 1]);
  t.timeOut(0);
  expect(METEOR.attention?.(t.state)).toBeNull();
  t.resume(0);
  t.end(0);
  expect(METEOR.attention?.(t.state)).toBeNull();
});

test('a lesson’s partner looks two seconds after whatever happens', () => {
  const t = table({ players: 2, robots: [1], options: { lesson: true } });
  expect(METEOR.attention?.(t.state)?.before).toBe(t.state.at + 2_000);
});

test('a robot’s seat has the level of its game, a person’s has none', () => {
  const t = table({ players: 2, robots: [1], options: { robotLevel: 'veteran' } });
  expect(METEOR.seats(t.state).map(({ level }) => level)).toEqual([undefined, 'veteran']);
  const plain = table({ players: 2, robots: [1] });
  expect(METEOR.seats(plain.state)).toBe(plain.state.seats);
});

test('the field counts as the lobby: nothing has begun', () => {
  const t = lobby(2);
  const phases = [METEOR.phase(t.state)];
  t.start();
  phases.push(METEOR.phase(t.state));
  t.start();
  phases.push(METEOR.phase(t.state));
  t.end(0);
  expect([...phases, METEOR.phase(t.state)]).toEqual(['lobby', 'lobby', 'play', 'over']);
  expect(METEOR.outcome(t.state)).toMatchObject({ result: 'abandoned' });
});

test('a game is made with what was agreed: whose table it is, and who chose its seed', () => {
  const { options } = lobby(1).state;
  const made = (more: object): object => {
    const [first] = METEOR.create({ options, seed: 'x', ...more });
    return first?.type === 'created' ? first.options : {};
  };
  expect(made({})).toMatchObject({ seeded: false });
  expect(made({})).not.toHaveProperty('personal');
  expect(made({ seeded: true, personal: true })).toMatchObject({ seeded: true, personal: true });
});

test('a robot of a level that nobody knows thinks as the first; outside a lesson it follows no script', () => {
  const t = table({ hands: ['C', 'C', ''], robots: [1] });
  const view: SeatView = t.view(1);
  const { robots } = METEOR;
  if (robots === undefined) throw new Error('Meteor has no robots');
  const asked = (level: string) =>
    robots.think(level, view, robots.nothingSeen, new Random(seedRandom('a robot')), t.now);
  expect(asked('nobody')).toEqual(asked(robots.levels[0]));
  expect(robots.levels).toContain('ace');
  expect(robots.slow).toEqual(['ace']);
});

test.each([0, 6])('there is no setup for %i players', (crew) => {
  expect(() => setupFor(crew)).toThrow(`no setup for ${crew} players`);
});
