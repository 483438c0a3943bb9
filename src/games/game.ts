/**
 * What every game is. A game's rules are pure: no Discord, database, clock, timers, words or randomness of their own.
 * Time and seeds come in as arguments; what happened goes out as events, and folding the events gives the state.
 */
import type { DealtSeed } from './shared/day-key.js';
import type { Fair } from './shared/fair.js';
import type { Random } from './shared/random.js';
import type { Authority, Seat, SeatStatus } from './shared/seat.js';
import type { Millis } from './shared/time.js';
import type { Telling } from './shared/told.js';

/**
 * What the table asks of the rules of any game, in its own name or for a person. Each game's action type contains all
 * of these; a game refuses what does not apply to it.
 */
export type TableAction =
  /** `robot`: a robot's seat, asked for by the host or a moderator (`by`), or by the table itself (none). */
  | {
      readonly type: 'join';
      readonly seat: Seat;
      readonly robot?: true;
      readonly by?: Authority;
      /** A robot's level, one of the game's `robots.levels`; absent: the first. */
      readonly level?: string;
      /** The id of a person's interaction, to be mixed into the seed. Absent: nothing is. */
      readonly entropy?: string;
    }
  | { readonly type: 'leave'; readonly seat: Seat }
  | { readonly type: 'kick'; readonly by: Authority; readonly seat: Seat }
  | { readonly type: 'make-host'; readonly by: Authority; readonly seat: Seat }
  | { readonly type: 'start'; readonly by: Authority }
  /** The host's choice in the lobby, as options of the game. */
  | { readonly type: 'configure'; readonly by: Authority; readonly choice: object }
  | { readonly type: 'end'; readonly by: Authority }
  /** The channel or its server is gone, or its host was told that the game can't be opened. */
  | { readonly type: 'abandon' }
  /** Time has passed. `aliveAt`: when the process is known to have last run; absent: the timer's own time. */
  | { readonly type: 'tick'; readonly aliveAt?: Millis }
  /** The bot, or its gateway, was away from `since` until now. */
  | { readonly type: 'downtime'; readonly since: Millis };

/** Why an action was refused. Each code has its words in `text/`. */
export interface GameRefusal {
  readonly code: string;
}

/** How a game ended. `result` is for the whole table; who of several won stands in `winners`. */
export interface GameOutcome {
  readonly result: 'won' | 'lost' | 'drawn' | 'abandoned';
  /** A code of the game's own, such as `idle`. */
  readonly reason: string;
  readonly at: Millis;
  /** Competitive games: the seats that won. Absent where the crew wins or loses together. */
  readonly winners?: readonly Seat[];
}

/**
 * What a robot decided. `action` null: wait and look again. `memory` is handed back at its next thought; absent: it
 * remembers nothing.
 */
export interface RobotThought<Action, Memory> {
  readonly action: Action | null;
  readonly memory?: Memory;
}

/** Players that see only their seat's view. */
export interface GameRobots<View, Action, Memory = unknown> {
  /** The levels that can be asked for; the first is the default. */
  readonly levels: readonly [string, ...string[]];
  /** What a robot remembers before it has seen anything. Absent: robots remember nothing. */
  readonly nothingSeen?: Memory;
  /** What a robot remembers after a look at the table. With it, memory is folded from the log after a restart; absent: it is lost. */
  remember?(view: View, memory: Memory): Memory;
  /** Levels that think for long: their thoughts belong in a process of their own. Absent: none. */
  readonly slow?: readonly string[];
  think(
    level: string,
    view: View,
    memory: Memory,
    random: Random,
    now: Millis,
    circumstances?: ThinkCircumstances,
  ): RobotThought<Action, Memory>;
}

/** What a robot is told beside its view. */
export interface ThinkCircumstances {
  /** Whether there is time to think on; absent: always. */
  readonly mayGoOn?: () => boolean;
  /** Whether somebody at the table has never finished a game of the kind; absent: no. */
  readonly newcomers?: boolean;
}

/** An entry of a log, as an analysis reads it. */
export interface LoggedStep<Action, Event> {
  readonly sequence: number;
  readonly at: Millis;
  readonly action: Action | { readonly type: 'create' };
  readonly events: readonly Event[];
}

/** What an analysis may cost. */
export interface AnalysisBudget {
  /** So many rollouts, at most; longer ones count as several. */
  readonly rollouts: number;
  /** The share of the allowed time that is used up, from 0; at 1 it ends. */
  readonly spent: () => number;
  /** Told the share of the work that is done, from 0 to 1, now and then. */
  readonly onProgress: (share: number) => void;
}

/** The analysis of a finished game: what decided it. */
export interface GameAnalysis<Action, Event> {
  /** Grows with any change that gives another result for the same log. */
  readonly version: string;
  /** Plain JSON; null: there is nothing to look back at. The same log, seed and budget give the same. */
  analyse(log: readonly LoggedStep<Action, Event>[], seed: string, budget: AnalysisBudget): unknown;
}

/** Which robots should look at a table, and by when. */
export interface Attention {
  /** The seats whose robots may have something to do. */
  readonly seats: readonly Seat[];
  /** They must have looked before this moment, however slow their pace. Null: in their own time. */
  readonly before: Millis | null;
  /** How long a robot takes for an action, in milliseconds, where the server has set nothing. Absent: as usual. */
  readonly paceMs?: Millis;
}

/** The turn that a table waits for, in a game whose players may be away for hours. */
export interface AwaitedTurn {
  /** Whose it is: people, not robots. */
  readonly seats: readonly Seat[];
  /** Differs from turn to turn. */
  readonly turn: string;
  /** How long it may take; null: for ever. */
  readonly limitMs: Millis | null;
  /** When it is up; null: never. */
  readonly until: Millis | null;
}

/** One deal a day, the same for everybody. */
export interface DailyRules<State> {
  /** The variant that is dealt: a part of what the seeds come from. */
  readonly mode: string;
  /** For how many seats there is a deal each day. */
  readonly seats: readonly number[];
  /** The day, `YYYY-MM-DD`, whose deal a table plays; null: it plays no daily deal. */
  dayOf(state: State): string | null;
  /** The seeds that such a table deals by, by number of seats. */
  seedsOf(state: State): readonly DealtSeed[];
  /**
   * Whether robots alone win the deal of a seed at so many seats, playing by `chance`, which is any text. It takes long.
   * Absent: how hard a deal is can't be asked.
   */
  trial?(seats: number, seed: string, chance: string): boolean;
  /**
   * How far robots alone come with the deal of a seed, playing by `chance`: a number that the game's face words. It takes
   * long. Absent: it can't be asked.
   */
  reach?(seats: number, seed: string, chance: string): number;
}

/** What a crew may know of the other one in a duel, and nothing more. */
export interface DuelProgress {
  /** Which zone, round or turn it is in. */
  readonly zone: number;
  /** How much is left to be done: who has less left is ahead. */
  readonly left: number;
}

/** Two crews with the same deal, each at a table of its own: what ties them together outside the rules asks this. */
export interface DuelRules<State, Action> {
  progress(state: State): DuelProgress;
  /** `dealt`: the deal lies there, and the clock does not run yet. Absent: the game's phase. */
  stage?(state: State): 'lobby' | 'dealt' | 'play' | 'over';
  /** Whose Time Out stands: a seat's or the bot's; null: none. Absent: there is no Time Out. */
  pausedBy?(state: State): Seat | 'bot' | null;
  /** Starts the clock again, in the table's own name. Absent: as `start`. */
  resume?(state: State): Action;
  /** Deals or starts. Absent: the host does. */
  start?(state: State): Action;
  /** Of a game that is over without a result: this crew gave it up. Absent: it did. */
  gaveUp?(state: State): boolean;
}

/** What a game is opened with. */
export interface Agreed<Options> {
  readonly options: Options;
  readonly seed: string;
  /** A person chose the seed: the game stays out of leaderboards. Absent: no. */
  readonly seeded?: boolean;
  /** The table is one person's own: it blocks no channel, so it needs no end for being idle. Absent: no. */
  readonly personal?: boolean;
  /** What was committed to before anyone joined. Absent: nothing, as where a person chose the seed. */
  readonly fair?: Fair;
}

/**
 * The first event of every game's log; a game adds to it what else was settled, as the generator's state. A log that
 * does not begin with one is no log; `create` with what stands in it gives it again, where the rules are the same.
 */
export interface CreatedEvent<Options = unknown> extends Agreed<Options> {
  readonly type: 'created';
  /** The `rulesVersion` that wrote the log. */
  readonly rules: string;
}

/** The rules of one kind of game. `View` is what a seat sees, `PublicView` what everybody may see. */
export interface Game<State, Action, Event, Refusal extends GameRefusal, View, PublicView, Options> {
  /** Names the game in logs, the database, custom ids and settings; lower-case letters and dashes. */
  readonly kind: string;
  /** Which rules write a log: a whole number, as text. Grows by one with any change that alters what an action leads to. */
  readonly rulesVersion: string;
  readonly initialState: State;
  /** Its players take turns, and need not be present all the time. Absent: it is played in real time. */
  readonly byTurns?: true;
  /** Builds tables that are built once and would delay the first action that needs them. Absent: there are none. */
  prepare?(): void;
  /** The first events of a game, a `CreatedEvent` before all; its host then joins like anyone else. */
  create(agreed: Agreed<Options>): readonly Event[];
  /** What an action leads to at `now`: events, possibly none, or a refusal. The table submits `tick` first. */
  decide(state: State, action: Action | TableAction, now: Millis): readonly Event[] | Refusal;
  isRefusal(decision: readonly Event[] | Refusal): decision is Refusal;
  evolve(state: State, event: Event, at: Millis): State;
  /** When the next tick has something to do; null: never, as in a game without a clock. */
  nextDue(state: State): Millis | null;
  /** Seats by number. */
  seats(state: State): readonly SeatStatus[];
  /** The lowest seat that a newcomer may take; null: none is free. */
  freeSeat(state: State): Seat | null;
  /** Who leads the table; null: nobody. */
  host(state: State): Seat | null;
  /** What was agreed. */
  options(state: State): Options;
  /** Whether robots may sit down and, in play, take the seat of one who leaves. */
  robotsAllowed(state: State): boolean;
  /** Before, during and after play. */
  phase(state: State): 'lobby' | 'play' | 'over';
  /** Whether play stands still, and its time isn't counted; absent: it never does. */
  isPaused?(state: State): boolean;
  publicView(state: State): PublicView;
  viewFor(state: State, seat: Seat, now: Millis): View;
  /** Null while the game is not over. */
  outcome(state: State): GameOutcome | null;
  /** Absent: no robots play this game. */
  readonly robots?: GameRobots<View, Action>;
  /** The analysis of a finished game. Absent: there is none. */
  readonly analysis?: GameAnalysis<Action | TableAction, Event>;
  /** Absent: no day has a deal of this game. */
  readonly daily?: DailyRules<State>;
  /** Absent: no duels are played of it. */
  readonly duel?: DuelRules<State, Action | TableAction>;
  /** When robots look; absent: nobody has to. Null while they have nothing to do. */
  attention?(state: State): Attention | null;
  /** The turn that the others wait for; null: a robot's, or none. Absent: nobody waits for anybody. */
  awaited?(state: State): AwaitedTurn | null;
  /** What is told again later of what happened, also after a restart. Absent: nothing. */
  readonly telling?: Telling<Event>;
  /** Whether this seat may talk in the channel just now; absent: everyone always may. */
  maySpeak?(state: State, seat: Seat): boolean;
}

/** The types of one game, by name. */
export interface GameTypes {
  readonly state: unknown;
  readonly action: { readonly type: string };
  readonly event: { readonly type: string };
  readonly refusal: GameRefusal;
  readonly options: unknown;
}

/** Those of a game of which no more is known than that it is one. */
export interface AnyGameTypes extends GameTypes {
  readonly action: TableAction | { readonly type: string };
}

/** A game of which no more is known than what every game is; any `Game<…>` is one. */
export type AnyGame = Game<
  unknown,
  AnyGameTypes['action'],
  AnyGameTypes['event'],
  GameRefusal,
  unknown,
  unknown,
  unknown
>;

/** `TypesOf<typeof METEOR>`: the types behind a game's rules. */
export type TypesOf<G> =
  G extends Game<infer State, infer Action, infer Event, infer Refusal, infer _View, infer _Public, infer Options>
    ? {
        readonly state: State;
        readonly action: Action;
        readonly event: Event;
        readonly refusal: Refusal;
        readonly options: Options;
      }
    : never;
