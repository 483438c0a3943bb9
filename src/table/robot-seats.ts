import type { AnyGame, Attention, GameRobots, AnyGameTypes, RobotThought } from '../games/game.js';
import { firstThought, nextThought } from '../games/shared/pace.js';
import { Random, seedRandom, type RandomState } from '../games/shared/random.js';
import type { Seat } from '../games/shared/seat.js';
import type { Millis } from '../games/shared/time.js';
import type { Change, Clock, GameId, TableDirectory, TableHandle, Timers } from './ports.js';

type Robots = GameRobots<unknown, AnyGameTypes['action']>;

/** One robot at one table: what it remembers, its own chance, and when it thinks next. */
interface Sitting {
  readonly random: Random;
  memory: unknown;
  when: Millis;
  cancel: () => void;
  /** A thought is on its way: no other is begun until it has come. `due`: another came due meanwhile. */
  thinking: boolean;
  due: boolean;
}

/** What a robot that thinks for long is asked: plain data, to cross to another process. */
export interface SlowThought {
  readonly kind: string;
  readonly level: string;
  readonly view: unknown;
  readonly memory: unknown;
  readonly random: RandomState;
  readonly now: Millis;
  readonly newcomers?: boolean;
}

export interface RobotOptions {
  readonly directory: TableDirectory;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Milliseconds between two thoughts of a robot, on average, in a server. `asked`: what the game asks for; null: nothing. */
  readonly paceMs: (guildId: string, asked: Millis | null) => Millis;
  /** Whether somebody at the table has never finished a game of its kind; absent: nobody is known to be new. */
  readonly hasNewcomers?: (table: TableHandle) => boolean;
  /** Where levels think that take long; absent: here. Null: too much is asked there already. */
  readonly elsewhere?: (
    question: SlowThought,
    guildId: string,
  ) => Promise<RobotThought<AnyGameTypes['action'], unknown>> | null;
  /** A robot that thinks for long had to decide as the next level below its own. */
  readonly onBelowLevel?: (kind: string, level: string) => void;
  /** A robot's action threw: a bug. */
  readonly onFault: (game: GameId, error: unknown) => void;
}

type Thought = RobotThought<AnyGameTypes['action'], unknown>;

/** The next level below one that thinks for long. */
function quickLevelBelow({ levels, slow = [] }: Robots, level: string): string {
  const below = levels.slice(0, Math.max(0, levels.indexOf(level)));
  return below.findLast((lower) => !slow.includes(lower)) ?? levels[0];
}

/** A table whose game robots can play. */
interface RobotTable {
  readonly table: TableHandle;
  readonly rules: AnyGame;
  readonly robots: Robots;
}

/** The seats whose robots may have something to do just now. */
function seatsToThink({ table, rules }: RobotTable): readonly Seat[] {
  const seats = rules.seats(table.state);
  const attentive = table.blocked ? [] : (rules.attention?.(table.state)?.seats ?? []);
  return attentive.filter((seat) => seats[seat]?.status === 'in' && seats[seat].robot);
}

/** The moment by which all robots must have thought, if it was not known before; else null. */
function newDeadline(before: Attention | null, after: Attention | null): Millis | null {
  return after === null || after.before === before?.before ? null : after.before;
}

/**
 * Lets robots act at a human pace (R14) at tables whose game has them. Each sees its seat's view and nothing else, and
 * asks the table like anyone; what it remembers is its own, and is folded from what its seat saw
 * where a game comes back.
 */
export class RobotSeats {
  readonly #sittings = new Map<GameId, Map<Seat, Sitting>>();

  constructor(private readonly options: RobotOptions) {
    options.directory.onChange((change) => this.#onChange(change), 'robots');
  }

  stop(): void {
    for (const game of [...this.#sittings.keys()]) this.#clear(game);
  }

  #onChange({ table, before, state }: Change): void {
    const rules = this.options.directory.games.get(table.kind);
    const { robots } = rules;
    if (robots === undefined) return;
    if (rules.phase(state) === 'over') {
      this.#clear(table.game);
      return;
    }
    const robotTable: RobotTable = { table, rules, robots };
    const seats = seatsToThink(robotTable);
    this.#cancelThoughts(table.game, seats);
    if (seats.length === 0) return;
    const deadline = newDeadline(rules.attention?.(before) ?? null, rules.attention?.(state) ?? null);
    for (const seat of seats) this.#schedule(robotTable, seat, deadline);
  }

  /** Schedules a robot's next thought; before the deadline, where there is a new one. */
  #schedule(robotTable: RobotTable, seat: Seat, deadline: Millis | null): void {
    const { clock } = this.options;
    const sitting = this.#sittingAt(robotTable, seat);
    const pace = this.#paceMs(robotTable);
    if (sitting.when === Infinity) this.#at(robotTable, seat, sitting, firstThought(clock.now(), pace, sitting.random));
    if (deadline === null) return;
    const share = (1 + sitting.random.below(100)) / 100;
    const inTime = clock.now() + Math.round(Math.max(0, deadline - clock.now()) * share);
    if (inTime < sitting.when) this.#at(robotTable, seat, sitting, inTime);
  }

  #paceMs({ table, rules }: RobotTable): Millis {
    return this.options.paceMs(table.guildId, rules.attention?.(table.state)?.paceMs ?? null);
  }

  #sittingAt({ table: { game, recalled }, robots }: RobotTable, seat: Seat): Sitting {
    const sittings = this.#sittings.get(game) ?? new Map<Seat, Sitting>();
    this.#sittings.set(game, sittings);
    const sitting = sittings.get(seat) ?? {
      random: new Random(seedRandom(`${game} ${seat}`)),
      memory: recalled.get(seat) ?? robots.nothingSeen,
      when: Infinity,
      cancel: () => undefined,
      thinking: false,
      due: false,
    };
    sittings.set(seat, sitting);
    return sitting;
  }

  #at(robotTable: RobotTable, seat: Seat, sitting: Sitting, when: Millis): void {
    sitting.cancel();
    sitting.when = when;
    sitting.cancel = this.options.timers.at(when, () => {
      sitting.when = Infinity;
      sitting.due = sitting.thinking;
      if (sitting.thinking) return;
      this.#think(robotTable, seat, sitting).catch((error: unknown) =>
        this.options.onFault(robotTable.table.game, error),
      );
    });
  }

  async #think(robotTable: RobotTable, seat: Seat, sitting: Sitting): Promise<void> {
    if (!seatsToThink(robotTable).includes(seat)) return;
    const { clock, hasNewcomers } = this.options;
    const { table, rules, robots } = robotTable;
    const now = clock.now();
    const level = rules.seats(table.state)[seat]?.level ?? robots.levels[0];
    const view = rules.viewFor(table.state, seat, now);
    const next = nextThought(now, this.#paceMs(robotTable), sitting.random);
    const newcomers = hasNewcomers?.(table) ?? false;
    const isSlow = this.options.elsewhere !== undefined && robots.slow?.includes(level) === true;
    let thought: Thought | null = null;
    try {
      thought = isSlow
        ? await this.#slowThought(robotTable, level, view, { sitting, now, newcomers })
        : robots.think(level, view, sitting.memory, sitting.random, now, { newcomers });
    } catch (error) {
      // It thinks again at its pace: the table may lie otherwise by then.
      this.options.onFault(table.game, error);
    }
    const action = thought?.action ?? null;
    if (thought !== null) sitting.memory = thought.memory;
    // Meanwhile the game may have ended, or stopped: whoever thinks on begins anew.
    if (!seatsToThink(robotTable).includes(seat) || this.#sittings.get(table.game)?.get(seat) !== sitting) return;
    if (sitting.when === Infinity)
      this.#at(robotTable, seat, sitting, sitting.due ? clock.now() : Math.max(next, clock.now()));
    // Someone may have been quicker: a refusal is then the answer, and the next thought sees why.
    if (action !== null) await table.act(action);
  }

  /** What one that thinks for long would do: thought elsewhere; where that fails or is full, as the next level below does. */
  async #slowThought(
    { table: { kind, game, guildId }, robots }: RobotTable,
    level: string,
    view: unknown,
    { sitting, now, newcomers }: { readonly sitting: Sitting; readonly now: Millis; readonly newcomers: boolean },
  ): Promise<Thought> {
    const { memory, random } = sitting;
    sitting.thinking = true;
    try {
      random.below(2);
      const question: SlowThought = { kind, level, view, memory, random: random.state, now, newcomers };
      const asked = this.options.elsewhere?.(question, guildId);
      if (asked !== undefined && asked !== null) return await asked;
    } catch (error) {
      // A process that ends with this one is no fault.
      if (this.#sittings.has(game)) this.options.onFault(game, error);
    } finally {
      sitting.thinking = false;
    }
    this.options.onBelowLevel?.(kind, level);
    return robots.think(quickLevelBelow(robots, level), view, memory, random, now, { newcomers });
  }

  /** Cancels the scheduled thoughts of all seats but `except`; what robots remember stays. */
  #cancelThoughts(game: GameId, except: readonly Seat[] = []): void {
    for (const [seat, sitting] of this.#sittings.get(game) ?? []) {
      if (except.includes(seat)) continue;
      sitting.cancel();
      sitting.when = Infinity;
    }
  }

  #clear(game: GameId): void {
    this.#cancelThoughts(game);
    this.#sittings.delete(game);
  }
}
