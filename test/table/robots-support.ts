import type { Attention, GameRobots } from '../../src/games/game.js';
import { METEOR, type Action, type SeatView } from '../../src/games/meteor/index.js';
import { GameRegistry } from '../../src/games/registry.js';
import { RobotSeats, type RobotOptions } from '../../src/table/robot-seats.js';
import { MemoryLog } from '../support/memory-log.js';
import type { NewGame, TableDirectory, TableHandle } from '../support/meteor-tables.js';
import { harness, open, OPTIONS, type Harness } from './support.js';

/** How often a robot looks, in milliseconds. */
export const PACE_MS = 4_000;

export interface WithRobots extends Harness<MemoryLog> {
  readonly faults: unknown[];
  readonly robots: RobotSeats;
}

/** Tables of `game` whose robots are asked. */
export function robotHouse(game = METEOR, more: Partial<RobotOptions> = {}): WithRobots {
  // A robot's chance comes of the game's id.
  let games = 0;
  const newGameId = (): string => `game-${++games}`;
  const place = harness(new MemoryLog(), undefined, { games: new GameRegistry([game]), newGameId });
  const faults: unknown[] = [];
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
  return { ...place, faults, robots };
}

/** Ann and two robots, the clock running. */
export async function playWithRobots(tables: TableDirectory, over: Partial<NewGame> = {}): Promise<TableHandle> {
  const table = await open(tables, { ...over, options: { ...OPTIONS, robotsAllowed: true, ...over.options } });
  await table.act({ type: 'join', seat: 1, robot: true, by: 0 });
  await table.act({ type: 'join', seat: 2, robot: true, by: 0 });
  await table.act({ type: 'start', by: 0 });
  await table.act({ type: 'start', by: 0 });
  return table;
}

interface Asked {
  readonly level: string;
  readonly seat: number;
  readonly memory: unknown;
  readonly at: number;
}

/** Robots that only note that they were asked. */
export interface Noted extends WithRobots {
  readonly asked: Asked[];
  /** What the next thoughts lead to. */
  acts: Action | null;
  /** So many of the next thoughts throw. */
  throws: number;
}

export interface NotedOptions extends Partial<RobotOptions> {
  readonly slow?: readonly string[];
  readonly attention?: (state: typeof METEOR.initialState) => Attention | null;
}

/** Robots that count their own thoughts; `first`, `second` and `third` are their levels. */
export function notingRobots({ slow, attention, ...more }: NotedOptions = {}): Noted {
  const asked: Asked[] = [];
  const counting: GameRobots<SeatView, Action> = {
    levels: ['first', 'second', 'third'],
    nothingSeen: 0,
    ...(slow === undefined ? {} : { slow }),
    think: (level, { seat }, memory, _random, at) => {
      if (noted.throws > 0) {
        noted.throws -= 1;
        throw new TypeError('a bug in a thought');
      }
      asked.push({ level, seat, memory, at });
      return { action: noted.acts, memory: Number(memory) + 1 };
    },
  };
  const game = { ...METEOR, robots: counting, ...(attention === undefined ? {} : { attention }) };
  const noted: Noted = { ...robotHouse(game, more), asked, acts: null, throws: 0 };
  return noted;
}

/** Ann and two such robots of that level, the clock running. */
export const playNoting = ({ tables }: Noted, robotLevel?: string): Promise<TableHandle> =>
  playWithRobots(tables, { options: { ...OPTIONS, ...(robotLevel === undefined ? {} : { robotLevel }) } });
