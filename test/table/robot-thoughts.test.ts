import { describe, expect, it } from 'vitest';
import type { Attention, GameRobots, RobotThought } from '../../src/games/game.js';
import { METEOR, type Action, type SeatView } from '../../src/games/meteor/index.js';
import { GameRegistry } from '../../src/games/registry.js';
import { RobotSeats, type RobotOptions, type SlowThought } from '../../src/table/robot-seats.js';
import { MemoryLog } from '../support/memory-log.js';
import type { TableHandle } from '../support/meteor-tables.js';
import { settle } from '../support/time.js';
import { house, open, OPTIONS, type House } from './support.js';

/** When and how robots are asked (R14), with robots that only note that they were. */

const PACE_MS = 4_000;

interface Asked {
  readonly level: string;
  readonly seat: number;
  readonly memory: unknown;
  readonly at: number;
}

interface Staffed extends House<MemoryLog> {
  readonly asked: Asked[];
  readonly faults: unknown[];
  readonly robots: RobotSeats;
  /** What the next thoughts lead to. */
  acts: Action | null;
}

interface Staffing extends Partial<RobotOptions> {
  readonly slow?: readonly string[];
  readonly attention?: (state: typeof METEOR.initialState) => Attention | null;
}

/** Robots that count their own thoughts; `first` and `second` are their levels. */
function staff({ slow, attention, ...more }: Staffing = {}): Staffed {
  const asked: Asked[] = [];
  const faults: unknown[] = [];
  const counting: GameRobots<SeatView, Action> = {
    levels: ['first', 'second'],
    nothingSeen: 0,
    ...(slow === undefined ? {} : { slow }),
    think: (level, { seat }, memory, _random, at) => {
      asked.push({ level, seat, memory, at });
      return { action: made.acts, memory: Number(memory) + 1 };
    },
  };
  const game = { ...METEOR, robots: counting, ...(attention === undefined ? {} : { attention }) };
  const place = house(new MemoryLog(), undefined, {
    games: new GameRegistry([game]),
    // A robot's chance comes of the game's id.
    newGameId: () => 'the-game',
  });
  const robots = new RobotSeats({
    directory: place.tables,
    clock: place.time,
    timers: place.time,
    paceMs: () => PACE_MS,
    onFault: (_game, error) => {
      faults.push(error);
    },
    ...more,
  });
  const made: Staffed = { ...place, asked, faults, robots, acts: null };
  return made;
}

/** Ann and two robots, the clock running. */
async function withRobots({ tables }: Staffed, robotLevel?: string): Promise<TableHandle> {
  const table = await open(tables, {
    options: { ...OPTIONS, robotsAllowed: true, ...(robotLevel === undefined ? {} : { robotLevel }) },
  });
  await table.act({ type: 'join', seat: 1, robot: true, by: 0 });
  await table.act({ type: 'join', seat: 2, robot: true, by: 0 });
  await table.act({ type: 'start', by: 0 });
  await table.act({ type: 'start', by: 0 });
  return table;
}

const timesOf = ({ asked }: Staffed, seat: number): readonly number[] =>
  asked.filter((one) => one.seat === seat).map(({ at }) => at);

it('robots alone are asked, each at its own moments: first after a look at the cards, then at the pace', async () => {
  const place = staff();
  await withRobots(place);
  const began = place.time.now();
  await place.time.advance(50_000);
  expect(new Set(place.asked.map(({ seat }) => seat))).toEqual(new Set([1, 2]));
  for (const seat of [1, 2]) {
    const times = timesOf(place, seat);
    expect(times.length).toBeGreaterThanOrEqual(9);
    expect((times[0] ?? 0) - began).toBeGreaterThanOrEqual(PACE_MS * 0.25);
    expect((times[0] ?? 0) - began).toBeLessThanOrEqual(PACE_MS * 1.25);
    const gaps = times.slice(1).map((to, at) => to - (times[at] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(PACE_MS * 0.75);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(PACE_MS * 1.25);
    expect(new Set(gaps).size).toBeGreaterThan(1);
  }
  expect(timesOf(place, 1)[0]).not.toBe(timesOf(place, 2)[0]);
});

it.each([
  [undefined, 'first'],
  ['second', 'second'],
] as const)('a robot of level %s thinks as “%s”', async (level, thinks) => {
  const place = staff();
  await withRobots(place, level);
  await place.time.advance(10_000);
  expect(new Set(place.asked.map((one) => one.level))).toEqual(new Set([thinks]));
});

it('each is given back what it remembered itself, over a Time Out too', async () => {
  const place = staff();
  const table = await withRobots(place);
  await place.time.advance(20_000);
  await table.act({ type: 'time-out', seat: 0 });
  await place.time.advance(20_000);
  await table.act({ type: 'resume', seat: 0 });
  await place.time.advance(20_000);
  for (const seat of [1, 2]) {
    const memories = place.asked.filter((one) => one.seat === seat).map(({ memory }) => memory);
    expect(memories).toEqual(memories.map((_, at) => at));
    expect(memories.length).toBeGreaterThan(6);
  }
});

it('what one would do is done, and what is refused is no fault', async () => {
  const place = staff();
  const table = await withRobots(place);
  place.acts = { type: 'pass', seat: 1, confirmed: true };
  await place.time.advance(11_000);
  expect(table.state.seats.map(({ passed }) => passed)).toEqual([false, true, false]);
  expect(place.faults).toEqual([]);
});

it('where an action throws it is told as a fault, and the robot goes on', async () => {
  const place = staff();
  await withRobots(place);
  place.acts = { type: 'no such thing' } as unknown as Action;
  await place.time.advance(12_000);
  expect(place.faults.length).toBeGreaterThan(2);
});

it('nobody is asked while time stands still, at a table whose log takes nothing, or once the robots are stopped', async () => {
  const place = staff();
  const table = await withRobots(place);
  const quietFor = async (ms: number): Promise<number> => {
    const before = place.asked.length;
    await place.time.advance(ms);
    return place.asked.length - before;
  };
  expect(await quietFor(12_000)).toBeGreaterThan(3);
  await table.act({ type: 'time-out', seat: 0 });
  // The process's own beat, and the end of a Time Out that nobody ends.
  expect(place.time.pending).toBe(2);
  expect(await quietFor(12_000)).toBe(0);
  await table.act({ type: 'resume', seat: 0 });
  expect(await quietFor(12_000)).toBeGreaterThan(3);
  place.log.broken = true;
  await table.act({ type: 'pass', seat: 0, confirmed: false });
  expect(await quietFor(12_000)).toBe(0);
  place.log.broken = false;
  await place.time.advance(1_000);
  await table.act({ type: 'resume', seat: 0 });
  expect(await quietFor(12_000)).toBeGreaterThan(3);
  const { pending } = place.time;
  place.robots.stop();
  expect(place.time.pending).toBe(pending - 2);
  expect(await quietFor(12_000)).toBe(0);
});

it('where nobody has to look nobody thinks', async () => {
  const place = staff({ attention: () => null });
  await withRobots(place);
  await place.time.advance(30_000);
  expect(place.asked).toEqual([]);
});

it('a game that has no robots is let alone', async () => {
  const { robots: _none, ...without } = METEOR;
  const game: typeof METEOR = {
    ...without,
    seats: (state) => METEOR.seats(state).map((seat) => ({ ...seat, robot: true })),
  };
  const { tables, time, logged } = house(new MemoryLog(), undefined, { games: new GameRegistry([game]) });
  const faults: unknown[] = [];
  new RobotSeats({
    directory: tables,
    clock: time,
    timers: time,
    paceMs: () => PACE_MS,
    onFault: (_game, error) => {
      faults.push(error);
    },
  });
  const table = await open(tables);
  await table.act({ type: 'start', by: 0 });
  await table.act({ type: 'start', by: 0 });
  expect([table.state.phase, faults, logged.filter(({ level }) => level === 'error')]).toEqual(['play', [], []]);
});

it('a seat that has nothing to look at any more is asked no more', async () => {
  const awake: number[] = [1, 2];
  const place = staff({ attention: ({ phase }) => (phase === 'play' ? { seats: [...awake], before: null } : null) });
  const table = await withRobots(place);
  await place.time.advance(10_000);
  awake.shift();
  await table.act({ type: 'pass', seat: 0, confirmed: false });
  const before = place.asked.length;
  await place.time.advance(20_000);
  expect(new Set(place.asked.slice(before).map(({ seat }) => seat))).toEqual(new Set([2]));
  expect(timesOf(place, 2).length).toBeGreaterThan(5);
});

/** All must look before `deadline` once Ann has passed; the robots' own pace is `paceMs`. */
async function withDeadline(paceMs: number, deadlineMs: number): Promise<readonly [Staffed, TableHandle]> {
  let deadline: number | null = null;
  const place = staff({
    paceMs: () => paceMs,
    attention: ({ phase, seats }) =>
      phase === 'play' ? { seats: [0, 1, 2], before: seats[0]?.passed === true ? deadline : null } : null,
  });
  const table = await withRobots(place);
  await place.time.advance(1_000);
  deadline = place.time.now() + deadlineMs;
  await table.act({ type: 'pass', seat: 0, confirmed: false });
  return [place, table];
}

it('by the moment at which all must have looked each has, once, and not at the same time', async () => {
  const [place, table] = await withDeadline(1_000_000, 3_000);
  const from = place.time.now();
  await place.time.advance(3_000);
  expect(place.asked.map(({ seat }) => seat).sort()).toEqual([1, 2]);
  const times = place.asked.map(({ at }) => at);
  expect(Math.min(...times)).toBeGreaterThan(from);
  expect(new Set(times).size).toBe(2);
  // Something else happens, and the moment is still the same: they have looked.
  await table.act({ type: 'pass', seat: 1, confirmed: false });
  await place.time.advance(10_000);
  expect(place.asked).toHaveLength(2);
});

it('a moment that is past already is now', async () => {
  const [place] = await withDeadline(1_000_000, -5_000);
  const from = place.time.now();
  await place.time.advance(1);
  expect(place.asked.map(({ at }) => at)).toEqual([from, from]);
});

it('who looks sooner anyway is not put off by it', async () => {
  const [place] = await withDeadline(100, 60_000);
  const before = place.asked.length;
  await place.time.advance(1_000);
  expect(place.asked.length - before).toBeGreaterThan(14);
});

describe('a level that thinks for long', () => {
  const PASS: Action = { type: 'pass', seat: 1, confirmed: true };
  type Thought = RobotThought<{ readonly type: string }, unknown>;

  interface Elsewhere extends Staffed {
    readonly questions: SlowThought[];
    /** Answers the oldest question that waits. */
    answer(thought: Thought | Error): Promise<void>;
  }

  function thinkingElsewhere(): Elsewhere {
    const questions: SlowThought[] = [];
    const waiting: ((thought: Thought | Error) => void)[] = [];
    const place = staff({
      slow: ['second'],
      elsewhere: (question) => {
        questions.push(question);
        return new Promise((resolve, reject) => {
          waiting.push((thought) => {
            if (thought instanceof Error) reject(thought);
            else resolve(thought);
          });
        });
      },
    });
    return Object.assign(place, {
      questions,
      answer: async (thought: Thought | Error): Promise<void> => {
        waiting.shift()?.(thought);
        await settle();
      },
    });
  }

  it('is asked elsewhere, with plain data and new chance each time; what it answers is done and remembered', async () => {
    const place = thinkingElsewhere();
    const table = await withRobots(place, 'second');
    await place.time.advance(5_000);
    const [question] = place.questions;
    expect(question).toMatchObject({
      kind: METEOR.kind,
      level: 'second',
      memory: 0,
      now: expect.any(Number) as number,
    });
    expect(structuredClone(question)).toEqual(question);
    const seat = (question?.view as SeatView).seat;
    await place.answer({ action: { ...PASS, seat } as Action, memory: 'seen' });
    expect(table.state.seats[seat]?.passed).toBe(true);
    expect(place.asked).toEqual([]);
    await place.time.advance(10_000);
    const next = place.questions.slice(1).find(({ view }) => (view as SeatView).seat === seat);
    expect(next?.memory).toBe('seen');
    expect(next?.random).not.toEqual(question?.random);
  });

  it('that takes longer than the pace is asked again once it has answered', async () => {
    const place = thinkingElsewhere();
    await withRobots(place, 'second');
    await place.time.advance(5_000);
    expect(place.questions).toHaveLength(2);
    await place.time.advance(30_000);
    expect(place.questions).toHaveLength(2);
    await place.answer({ action: null, memory: 1 });
    await place.time.advance(1);
    expect(place.questions).toHaveLength(3);
  });

  it('is asked one thing at a time, whatever happens meanwhile, and looks again as soon as it has answered', async () => {
    const place = thinkingElsewhere();
    const table = await withRobots(place, 'second');
    await place.time.advance(5_000);
    for (let round = 0; round < 3; round += 1) {
      await table.act({ type: 'time-out', seat: 0 });
      await table.act({ type: 'resume', seat: 0 });
      await place.time.advance(10_000);
    }
    expect(place.questions).toHaveLength(2);
    await place.answer({ action: null, memory: 1 });
    await place.time.advance(1);
    expect(place.questions).toHaveLength(3);
  });

  it('where too much is asked elsewhere the first level thinks instead, and that is no fault', async () => {
    const place = staff({ slow: ['second'], elsewhere: () => null });
    await withRobots(place, 'second');
    await place.time.advance(5_000);
    expect(place.asked.map(({ level }) => level)).toEqual(['first', 'first']);
    expect(place.faults).toEqual([]);
  });

  it('where thinking elsewhere fails it is told, and the first level thinks instead', async () => {
    const place = thinkingElsewhere();
    await withRobots(place, 'second');
    await place.time.advance(5_000);
    const failure = new Error('the thread is gone');
    await place.answer(failure);
    expect(place.faults).toEqual([failure]);
    expect(place.asked.map(({ level }) => level)).toEqual(['first']);
  });

  it('what comes too late is not done: in a Time Out, after the game, after the stop', async () => {
    const place = thinkingElsewhere();
    const table = await withRobots(place, 'second');
    await place.time.advance(5_000);
    const acting = place.log.of(table.game).length;
    await table.act({ type: 'time-out', seat: 0 });
    await place.answer({ action: { type: 'resume', seat: 1 } as Action, memory: 1 });
    expect(table.state.pause).not.toBeNull();
    expect(place.log.of(table.game)).toHaveLength(acting + 1);
    await table.act({ type: 'resume', seat: 0 });
    await place.time.advance(5_000);
    await table.act({ type: 'end', by: 0 });
    // The thread ends with the game, or with the process: no fault.
    await place.answer(new Error('the thread has ended'));
    expect([place.faults, table.state.phase]).toEqual([[], 'over']);
  });

  it('what is thought as the robots are stopped is not done, and nothing is thought after it', async () => {
    const place = thinkingElsewhere();
    const table = await withRobots(place, 'second');
    await place.time.advance(5_000);
    const seat = (place.questions[0]?.view as SeatView).seat;
    const { pending } = place.time;
    place.robots.stop();
    await place.answer({ action: { ...PASS, seat } as Action, memory: 1 });
    expect(table.state.seats[seat]?.passed).toBe(false);
    expect(place.time.pending).toBe(pending);
  });

  it('other levels think here', async () => {
    const place = thinkingElsewhere();
    await withRobots(place, 'first');
    await place.time.advance(5_000);
    expect([place.questions, place.asked.length > 1]).toEqual([[], true]);
  });
});
