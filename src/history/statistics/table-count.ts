import type { AnyGameTypes, Game, GameOutcome, GameTypes } from '../../games/game.js';
import type { Seat } from '../../games/shared/seat.js';
import type { Millis } from '../../games/shared/time.js';
import type { Step } from '../logs/replay-steps.js';

/** What every ended game has, counted from its rules alone. */
export interface TableCount {
  /** How many sat at the table as play began, robots too. */
  readonly players: number;
  /** How many of them a robot played, if only for a part of the game. */
  readonly robots: number;
  readonly startedAt: Millis;
  /** From the beginning to the end, pauses left out. */
  readonly playMs: Millis;
  /** The seats that count for a person: those that no robot ever played. */
  readonly people: ReadonlySet<Seat>;
  /** How many people left while the game was on, with or without a robot in their place. */
  readonly leavers: number;
}

/** A log that was folded to its end. */
export interface CountedTable {
  /** Null: play never began. */
  readonly table: TableCount | null;
  readonly outcome: GameOutcome | null;
}

type CountedRules<T extends GameTypes> = Pick<
  Game<T['state'], T['action'], T['event'], T['refusal'], unknown, unknown, T['options']>,
  'initialState' | 'evolve' | 'phase' | 'seats' | 'outcome' | 'isPaused'
>;

/** Who sat at a table while it was played, and for how long. */
class Counting<T extends GameTypes> {
  readonly #robots = new Set<Seat>();
  readonly #leavers = new Set<Seat>();
  #players: ReadonlySet<Seat> = new Set();
  #startedAt: Millis | null = null;
  #playMs: Millis = 0;
  #runsSince: Millis | null = null;

  constructor(private readonly rules: CountedRules<T>) {}

  look(state: T['state'], at: Millis): void {
    const phase = this.rules.phase(state);
    if (phase === 'play') this.#seats(state, at);
    if (this.#startedAt === null) return;
    const runs = phase === 'play' && this.rules.isPaused?.(state) !== true;
    if (this.#runsSince !== null) this.#playMs += Math.max(0, at - this.#runsSince);
    this.#runsSince = runs ? at : null;
  }

  get table(): TableCount | null {
    if (this.#startedAt === null) return null;
    return {
      players: this.#players.size,
      robots: this.#robots.size,
      startedAt: this.#startedAt,
      playMs: this.#playMs,
      people: new Set([...this.#players].filter((seat) => !this.#robots.has(seat))),
      leavers: this.#leavers.size,
    };
  }

  #seats(state: T['state'], at: Millis): void {
    const seats = this.rules.seats(state);
    if (this.#startedAt === null) {
      this.#startedAt = at;
      this.#players = new Set([...seats.keys()].filter((seat) => seats[seat]?.status === 'in'));
      for (const seat of this.#players) if (seats[seat]?.robot === true) this.#robots.add(seat);
      return;
    }
    for (const seat of this.#players) {
      if (this.#robots.has(seat)) continue;
      const { status, robot } = seats[seat] ?? { status: 'empty', robot: false };
      if (robot || status !== 'in') this.#leavers.add(seat);
      if (robot) this.#robots.add(seat);
    }
  }
}

/** Folds a whole log. */
export function countTable<T extends GameTypes = AnyGameTypes>(
  rules: CountedRules<T>,
  entries: readonly Step<T>[],
): CountedTable {
  const counting = new Counting<T>(rules);
  let state = rules.initialState;
  for (const { at, events } of entries)
    for (const event of events) {
      state = rules.evolve(state, event, at);
      counting.look(state, at);
    }
  return { table: counting.table, outcome: rules.outcome(state) };
}
