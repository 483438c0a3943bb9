import { describe, expect, test } from 'vitest';
import { departureOf } from '../../../src/games/meteor/actions/seating.js';
import { NOTHING_SEEN, ROBOTS } from '../../../src/games/meteor/robots/index.js';
import { Random, seedRandom } from '../../../src/games/shared/random.js';
import { isSilent, maySpeak } from '../../../src/games/meteor/silence/speech.js';
import { lobby, table, type Table } from '../../support/table.js';

const options = { robotsAllowed: true } as const;

describe('Robots in the lobby', () => {
  test('the host seats them and sends them away', () => {
    const t = lobby(1, options);
    t.joinRobot();
    t.joinRobot(4);
    expect(t.publicView().seats.map(({ seat, robot }) => [seat, robot])).toEqual([
      [0, false],
      [1, true],
      [4, true],
    ]);
    t.kick(0, 4);
    expect(t.publicView().seats).toHaveLength(2);
    t.start();
    t.start();
    expect(t.state.crew).toBe(2);
    expect(t.handSizes().slice(0, 2)).toEqual([7, 7]);
  });

  test('only where they are allowed, only the host or a moderator, only into free seats', () => {
    const t = lobby(2);
    t.refuses(() => t.joinRobot(), 'robots-off');
    t.configure(0, { robotsAllowed: true });
    t.refuses(() => t.joinRobot(2, 1), 'host-only');
    t.refuses(() => t.joinRobot(1), 'seat-taken');
    t.joinRobot(2, 'moderator');
    t.configure(0, { robotsAllowed: false });
    expect(t.publicView().seats).toHaveLength(2);
  });

  test('only forbidding them sends them away, and nobody else', () => {
    const t = lobby(2, options);
    t.joinRobot();
    t.configure(0, { silence: 'off' });
    t.configure(0, { robotsAllowed: true });
    expect(t.publicView().seats).toHaveLength(3);
    t.configure(0, { robotsAllowed: false });
    expect(t.happened('left')).toEqual([{ type: 'left', seat: 2, kicked: true, discarded: [] }]);
  });

  test('a robot is never the host', () => {
    const t = lobby(1, options);
    t.joinRobot();
    t.join();
    t.refuses(() => t.makeHost(0, 1), 'robot-host');
    t.leave(0);
    expect(t.state.host).toBe(2);
  });

  test("the last human's leaving ends it, robots or not", () => {
    const t = lobby(1, options);
    t.joinRobot();
    t.leave(0);
    expect(t.ending).toBe('abandoned: all-left');
    const empty = lobby(0, options);
    empty.refuses(() => empty.joinRobot(0, 'moderator'), 'robot-host');
  });
});

describe('R14 Where robots are allowed', () => {
  test("a robot takes a leaver's seat as it stands, hand included", () => {
    const t = table({ hands: ['C', 'F E', ''], sites: ['', 'C', ''], passed: [1], options });
    t.leave(1);
    expect(t.hand(1)).toBe('F E');
    expect(t.pile(1)).toBe('C');
    expect(t.passed()).toEqual([1]);
    expect(t.publicView().seats[1]).toMatchObject({ status: 'in', robot: true });
    expect(t.events).toEqual([{ type: 'taken-over', seat: 1, kicked: false }]);
    t.act({ type: 'place', seat: 1, card: 'F', site: 1 });
    expect(t.state.sites[1]?.owner).toBe(1);
  });

  test("the host's role goes to a human; the last human's leaving abandons the game", () => {
    const t = table({ robots: [1], options });
    t.leave(0);
    expect(t.state.host).toBe(2);
    t.leave(2);
    expect(t.ending).toBe('abandoned: all-left');
  });

  test('what a leaving would lead to can be said beforehand', () => {
    const t = table({ robots: [1], options });
    expect([0, 1, 2, null].map((seat) => departureOf(t.state, seat))).toEqual([
      'taken-over',
      'leaves',
      'taken-over',
      'leaves',
    ]);
    expect(departureOf(table({}).state, 0)).toBe('leaves');
    expect(departureOf(lobby(2, options).state, 0)).toBe('leaves');
    t.leave(2);
    expect(departureOf(t.state, 0)).toBe('ends-game');
    expect(departureOf(table({ players: 1 }).state, 0)).toBe('ends-game');
  });

  test('a robot that is kicked leaves like anyone', () => {
    const t = table({ hands: ['', 'C', ''], robots: [1], options });
    t.kick(0, 1);
    expect(t.publicView().seats[1]).toMatchObject({ status: 'left' });
    expect(t.discarded()).toBe('C');
  });

  test("where they aren't, the seat is left", () => {
    const t = table({ hands: ['', 'C', ''] });
    t.leave(1);
    expect(t.publicView().seats[1]).toMatchObject({ status: 'left', robot: false });
  });
});

describe('What robots count for', () => {
  test('R9 passing counts them as players', () => {
    const t = table({ players: 2, robots: [1], options });
    t.pass(0);
    expect(t.zone).toBe(5);
    t.pass(1);
    expect(t.zone).toBe(4);
  });

  test('R10 their actions are no human action: ten minutes without one end the game', () => {
    const t = table({ hands: ['', 'C C', ''], robots: [1, 2], options: { ...options, zoneMs: 200_000 } });
    t.wait(300_000);
    t.act({ type: 'place', seat: 1, card: 'C', site: 1 });
    t.wait(300_000);
    expect(t.ending).toBe('abandoned: idle');
  });

  test.each<[string, (t: Table) => void]>([
    ['scraps', (t) => t.scrap(1, 1)],
    ['launches', (t) => t.launch(2, 'K')],
    ['passes', (t) => t.pass(1)],
    ['uses a Power', (t) => t.use(1)],
  ])('R10 a robot that %s is no human either; a person who does is', (_, act) => {
    const ended = (robots: readonly number[]): string | null => {
      const t = table({
        sites: ['', '1F', '1C C'],
        field: ['medium-5', 'seven-7'],
        powers: ['', 'slow-time', ''],
        robots,
        options: { ...options, zoneMs: 900_000 },
      });
      t.wait(500_000);
      act(t);
      t.wait(100_000);
      return t.ending;
    };
    expect([ended([1, 2]), ended([])]).toEqual(['abandoned: idle', null]);
  });

  test('R10 nor is the clock, where it picks the Boss’s place', () => {
    const t = lobby(2, { mode: 'advanced', zoneMs: 900_000 });
    t.start();
    const started = t.now;
    t.wait(60_000);
    expect(t.happened('boss-placed')).toMatchObject([{ by: null }]);
    expect(t.state.humanAt).toBe(started);

    const chosen = lobby(2, { mode: 'advanced', zoneMs: 900_000 });
    chosen.start();
    chosen.wait(30_000);
    chosen.placeBoss(0, 'K');
    expect(chosen.state.humanAt).toBe(chosen.now);
  });

  test('R11 the silence needs two humans', () => {
    expect(isSilent(table({ robots: [1, 2], options }).state)).toBe(false);
    expect(isSilent(table({ robots: [2], options }).state)).toBe(true);
    const t = table({ robots: [2], options });
    t.leave(1);
    // Later leavings change nothing: the leaver knows the cards, and a robot plays them.
    expect(isSilent(t.state)).toBe(true);
    expect(maySpeak(t.state, 0)).toBe(false);
  });
});

describe('R11 Where talk is open', () => {
  const names = (seat: number, energy = 'E') => ({ type: 'name-energy', seat, energy }) as const;

  test('a robot says once a zone which Energy it waits for; a person has words of their own', () => {
    const t = table({ sites: ['', '4CE C', ''], technologies: ['communications'], robots: [1] });
    t.act(names(1));
    expect(t.publicView().seats[1]?.named).toBe('E');
    t.refuses(() => t.act(names(1)), 'may-not-name');
    t.refuses(() => t.act(names(0)), 'may-not-name');
    t.wait(60_000);
    expect(t.publicView().seats[1]?.named).toBeUndefined();
    t.act(names(1, 'C'));
    expect(t.publicView().seats[1]?.named).toBe('C');
  });

  test('not while the silence holds, and nothing but an Energy', () => {
    const t = table({ sites: ['', '4CE C', ''], robots: [1] });
    t.refuses(() => t.act(names(1)), 'may-not-name');
    const open = table({ sites: ['', '4CE C', ''], technologies: ['communications'], robots: [1] });
    open.refuses(() => open.act(names(1, 'survey')), 'may-not-name');
  });

  test('robots do it of their own accord, when a project of theirs has waited', () => {
    const t = table({ hands: ['E', '', ''], sites: ['', '4CE C', ''], technologies: ['communications'], robots: [1] });
    const robot = ROBOTS[0];
    let memory = NOTHING_SEEN;
    const said = Array.from({ length: 6 }, () => {
      const thought = robot.think(t.view(1), memory, new Random(seedRandom('said')), t.now);
      memory = thought.memory;
      return thought.action;
    });
    expect(said).toContainEqual(names(1));
  });
});
