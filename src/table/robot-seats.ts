import { viewFor, type GameState, type Seat } from '../games/meteor/index.js';
import { Random, seedRandom } from '../games/shared/random.js';
import {
  firstThought,
  nextThought,
  NOTHING_SEEN,
  ROBOTS,
  type Memory,
  type Robot,
} from '../games/meteor/robots/index.js';
import type { Millis } from '../games/meteor/state.js';
import type { Change, Clock, GameId, TableDirectory, TableHandle, Timers } from './ports.js';

/** A share of the open launch window after which a robot that sees it open looks at it, at the latest. */
const LATEST_IN_WINDOW = 0.75;

/** One robot at one table: what it remembers, its own chance, and when it thinks next. */
interface Sitting {
  readonly random: Random;
  memory: Memory;
  when: Millis;
  cancel: () => void;
}

export interface RobotOptions {
  readonly directory: TableDirectory;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Milliseconds between two thoughts of a robot, on average, in a server. */
  readonly paceMs: (guildId: string) => Millis;
  /** Who sits down; absent: the first of the crew. */
  readonly robot?: Robot;
  /** A robot's action threw: a bug. */
  readonly onFault: (game: GameId, error: unknown) => void;
}

const mayThink = ({ phase, pause }: GameState): boolean => phase === 'play' && pause === null;

const robotSeats = ({ seats }: GameState): Seat[] =>
  [...seats.keys()].filter((seat) => seats[seat]?.status === 'in' && seats[seat].robot);

/**
 * Sits robots at the tables and lets them act at a human pace (R14). Each sees its seat's view and nothing else, and asks
 * the table like anyone; what it remembers is its own and does not outlive the process.
 */
export class RobotSeats {
  readonly #sittings = new Map<GameId, Map<Seat, Sitting>>();

  constructor(private readonly options: RobotOptions) {
    options.directory.onChange((change) => this.#onChange(change));
  }

  stop(): void {
    for (const game of [...this.#sittings.keys()]) this.#clear(game);
  }

  #onChange({ table, before, state }: Change): void {
    if (state.phase === 'over') this.#clear(table.game);
    else if (!mayThink(state) || table.blocked) this.#rest(table.game);
    else
      for (const seat of robotSeats(state)) this.#attend(table, seat, before.window === null && state.window !== null);
  }

  /** Sees to it that a robot will think; soon, where a launch window has just opened. */
  #attend(table: TableHandle, seat: Seat, windowOpened: boolean): void {
    const { clock } = this.options;
    const sitting = this.#sittingAt(table, seat);
    const pace = this.options.paceMs(table.guildId);
    if (sitting.when === Infinity) this.#at(table, seat, sitting, firstThought(clock.now(), pace, sitting.random));
    const closesAt = table.state.window?.closesAt;
    if (!windowOpened || closesAt === undefined) return;
    const share = (LATEST_IN_WINDOW * (1 + sitting.random.below(100))) / 100;
    const inTime = clock.now() + Math.round((closesAt - clock.now()) * share);
    if (inTime < sitting.when) this.#at(table, seat, sitting, inTime);
  }

  #sittingAt({ game }: TableHandle, seat: Seat): Sitting {
    const sittings = this.#sittings.get(game) ?? new Map<Seat, Sitting>();
    this.#sittings.set(game, sittings);
    const sitting = sittings.get(seat) ?? {
      random: new Random(seedRandom(`${game} ${seat}`)),
      memory: NOTHING_SEEN,
      when: Infinity,
      cancel: () => undefined,
    };
    sittings.set(seat, sitting);
    return sitting;
  }

  #at(table: TableHandle, seat: Seat, sitting: Sitting, when: Millis): void {
    sitting.cancel();
    sitting.when = when;
    sitting.cancel = this.options.timers.at(when, () => {
      sitting.when = Infinity;
      this.#think(table, seat, sitting).catch((error: unknown) => this.options.onFault(table.game, error));
    });
  }

  async #think(table: TableHandle, seat: Seat, sitting: Sitting): Promise<void> {
    const { clock, paceMs, robot = ROBOTS[0] } = this.options;
    if (!mayThink(table.state) || table.blocked || !robotSeats(table.state).includes(seat)) return;
    const now = clock.now();
    const { action, memory } = robot.think(viewFor(table.state, seat, now), sitting.memory, sitting.random, now);
    sitting.memory = memory;
    this.#at(table, seat, sitting, nextThought(now, paceMs(table.guildId), sitting.random));
    // Someone may have been quicker: a refusal is then the answer, and the next thought sees why.
    if (action !== null) await table.act(action);
  }

  /** Thoughts stop; what was remembered stays. */
  #rest(game: GameId): void {
    for (const sitting of this.#sittings.get(game)?.values() ?? []) {
      sitting.cancel();
      sitting.when = Infinity;
    }
  }

  #clear(game: GameId): void {
    this.#rest(game);
    this.#sittings.delete(game);
  }
}
