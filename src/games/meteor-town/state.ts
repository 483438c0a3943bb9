import { emptyLobby, type Lobby, type LobbyRules } from '../shared/lobby.js';
import type { OutcomeOf } from '../shared/outcome.js';
import type { Millis } from '../shared/time.js';
import type { Town } from './town.js';

/** `sky`: a table whose players share their dice. `daily`: one person's try at the town of a day. `practice`: one person's. */
export type Mode = 'sky' | 'daily' | 'practice';

export type RobotLevel = 'mayor' | 'architect' | 'planner' | 'visitor';

/** What was agreed before the game. */
export interface Options {
  readonly mode: Mode;
  /** The day of a daily town, `YYYY-MM-DD` in UTC; practice at a past day names it too. Null: none. */
  readonly day: string | null;
  /** A person chose the seed: the game stays out of leaderboards. */
  readonly seeded: boolean;
  readonly robotsAllowed: boolean;
  readonly robotLevel: RobotLevel;
  /** When the table ends with what is on the sheets: so long after its start, or at that moment; null: never. */
  readonly ends: { readonly afterMs: Millis } | { readonly at: Millis } | null;
}

/** `winners`: seats that share the highest place, of those with a sheet that counts. */
export type Outcome = OutcomeOf<'won' | 'abandoned', EndReason>;

export type EndReason =
  /** All have finished. */
  | 'finished'
  /** The table's time is over. */
  | 'time-over'
  | 'lobby-idle'
  | 'all-left'
  | 'ended-by-host'
  | 'ended-by-moderator'
  | 'channel-gone';

export interface GameState extends Lobby {
  readonly rules: string;
  readonly options: Options;
  /** What the dice come from. */
  readonly seed: string;
  /** By seat; null: none. */
  readonly towns: readonly (Town | null)[];
  readonly openedAt: Millis;
  readonly startedAt: Millis | null;
  /** When the table ends by itself; null: never. */
  readonly deadline: Millis | null;
  /** The last event. */
  readonly at: Millis;
  readonly outcome: Outcome | null;
}

export const MOST_SEATS = 8;

/** A same-sky table ends a day after its start. */
export const SKY_MS: Millis = 24 * 60 * 60_000;

/** A lobby that nobody starts closes after an hour. */
export const LOBBY_MS: Millis = 60 * 60_000;

export const isPersonal = ({ mode }: Options): boolean => mode !== 'sky';

export const initialState: GameState = {
  ...emptyLobby,
  rules: '',
  options: { mode: 'sky', day: null, seeded: false, robotsAllowed: false, robotLevel: 'mayor', ends: null },
  seed: '',
  towns: [],
  openedAt: 0,
  startedAt: null,
  deadline: null,
  at: 0,
  outcome: null,
};

export const lobbyRules = ({ options, phase }: GameState): LobbyRules => ({
  least: 1,
  most: isPersonal(options) ? 1 : MOST_SEATS,
  // Nobody waits for a leaver here, so no robot goes on with that sheet.
  robotsAllowed: options.robotsAllowed && phase === 'lobby',
});
