import type { Dealt } from '../shared/dealt.js';
import type { RandomState } from '../shared/random.js';
import type { Seat } from '../shared/seat.js';
import type { Millis } from '../shared/time.js';
import type { MeteorBand } from './cards/meteors.js';
import type { CardId, Letter, MeteorId, SiteId } from './ids.js';
import type { SeatTally, Fallen, LastSalvo, Tally } from './tally/tally.js';

export type { Millis, RandomState, Seat };
export type * from './ids.js';
export type * from './tally/tally.js';

export type Mode = 'first' | 'standard' | 'advanced';
export type Phase = 'lobby' | 'field' | 'play' | 'over';

/** What was agreed before the game. Durations in milliseconds. */
export interface Options {
  readonly mode: Mode;
  /** Solo with Retrofits of three cards (R13). */
  readonly relaxed: boolean;
  readonly zoneMs: number;
  /** `calm`: `zoneMs` is half as long again as usual (ours), for readers who need longer. Absent: as usual. */
  readonly pace?: 'calm';
  /** How long a launch window stays open (R7); 0 resolves each launch at once. */
  readonly windowMs: number;
  /** Who may call a Time Out (R10). */
  readonly timeOut: 'anyone' | 'host' | 'off';
  /** Whose chat the silence holds for (R11). `strict`: players', and no word or emoji of theirs is allowed. */
  readonly silence: 'players' | 'everyone' | 'strict' | 'off';
  /** A person chose the seed: the game stays out of leaderboards. */
  readonly seeded: boolean;
  /** Advanced: each player gets a Power; a Challenge. Absent (in older logs too): no. */
  readonly powers?: boolean;
  readonly challenges?: boolean;
  /** Whether robots may sit at the table, and take a leaver's seat (R14). Absent: no. */
  readonly robotsAllowed?: boolean;
  /** How well all robots of the table play. Absent: as the first level does. */
  readonly robotLevel?: string;
  /** One person's own table: being idle does not end it, nor does a long Time Out. Absent: no. */
  readonly personal?: boolean;
  /** A scenario of the campaign, by its id, which fixes mode, Powers and Challenges. Absent: none. */
  readonly scenario?: string;
  /** Cards in a chosen order. Absent: shuffled ones. Secret while the game is on. */
  readonly deal?: Deal;
  /** Other tables play this deal too: it is neither chosen nor dealt anew. Absent: the table's own. */
  readonly shared?: SharedDeal;
  /** A lesson: time stands still, and a player may only make the move that the script waits for. Absent: no. */
  readonly lesson?: boolean;
  /** A moment of another game that one person plays on from, for practice. Absent: it is a game of its own. */
  readonly practice?: Practice;
}

/** A table as one person finds it: the other seats are robots', and what nobody had seen is dealt anew. */
export interface Practice {
  /** The game that it was, and the last entry of its log that had happened. */
  readonly game: string;
  readonly sequence: number;
  readonly seat: Seat;
  /** What lies on the table, with its time as of `table.at`; null: it is laid. */
  readonly table: Laid | null;
}

/**
 * All of a game but what was agreed before it. `rules`: the version that it was played by, which named its meteors
 * (R18); absent in logs from before names differed.
 */
export type Laid = Omit<GameState, 'rules' | 'options' | 'seed' | 'random' | 'host' | 'outcome'> &
  Partial<Pick<GameState, 'rules'>>;

/** A deal that several tables share. */
export interface SharedDeal {
  /** By the number of players, each a deal of its own; with another number the game does not start. Secret. */
  readonly seeds: Readonly<Record<number, string>>;
  /** The day, `YYYY-MM-DD`, of a daily deal, which also fixes mode and robots. Absent: it is no daily deal. */
  readonly day?: string;
  /** By the number of players, how often robots won it, in percent. Absent: nobody knows. */
  readonly shares?: Readonly<Record<number, number>>;
}

/** A chosen order of the cards: what it does not name follows in the order of the card lists. */
export interface Deal {
  /** Owners of the launch sites; null: shared. Absent: as the Set-Up chart says. */
  readonly sites?: readonly (Seat | null)[];
  /** By seat, for those in use. */
  readonly hands: readonly (readonly CardId[])[];
  /** The Resource deck from its top, once the hands are dealt. */
  readonly deck: readonly CardId[];
  /** As many meteors as lie on the field. */
  readonly field: readonly MeteorId[];
}

export interface SeatState {
  /** `left` in play: no longer counts (R14). `empty`: nobody sat here when the field was dealt. */
  readonly status: 'empty' | 'in' | 'left';
  readonly hand: readonly CardId[];
  readonly passed: boolean;
  /** A robot plays it. */
  readonly robot: boolean;
}

export interface Site {
  /** `null`: shared by all (R13, R14). */
  readonly owner: Seat | null;
  readonly pile: readonly CardId[];
  /** The pile is a completed Rocket that waits for its launch (R4). */
  readonly ready: boolean;
  /** Energy of the pile that was declared as another type: the pile names it by that type until it leaves the site. */
  readonly transmuted?: readonly Transmuted[];
  /** When the completed Rocket is lost, in milliseconds since the epoch; absent: it has no time limit. */
  readonly expiresAt?: Millis;
}

/** An Energy that lies as another type than it is. */
export interface Transmuted {
  readonly as: CardId;
  readonly real: CardId;
}

export interface Meteor {
  readonly letter: Letter;
  readonly card: MeteorId;
  readonly band: MeteorBand;
  readonly low: number;
  readonly high: number;
  readonly size: number;
  readonly trait: string | null;
  readonly faceUp: boolean;
  /** It can't be turned face up. */
  readonly hidden?: true;
}

/** A Rocket in the launch window. `change` is what its launcher added to its damage (−1, 0, 1). */
export interface CommittedRocket {
  readonly seat: Seat;
  readonly site: SiteId;
  readonly target: Letter;
  readonly change: number;
}

/** The open launch window (R7). Its opener launched the first Rocket of the list. */
export interface LaunchWindow {
  readonly closesAt: Millis;
  /** By how much the zone's deadline cut it short (R7); absent: not at all. */
  readonly cut?: Millis;
  readonly rockets: readonly CommittedRocket[];
}

/** A Time Out (R10). `by` null: the bot called it (R1). */
export interface Pause {
  readonly by: Seat | null;
  readonly since: Millis;
  /** What was left of the zone (in `field`: of the wait for the clock) and of the open window, in milliseconds. */
  readonly zoneLeft: number;
  readonly windowLeft: number | null;
}

export type EndReason =
  | 'all-destroyed'
  | 'impact-time'
  | 'impact-pass'
  | 'impact-overkill'
  | 'impact-early'
  | 'ended-by-host'
  | 'ended-by-moderator'
  | 'all-left'
  | 'idle'
  | 'time-out-too-long'
  | 'channel-gone';

export interface Outcome {
  readonly result: 'won' | 'lost' | 'abandoned';
  readonly reason: EndReason;
  readonly zone: number;
  /** Milliseconds left in that zone. */
  readonly left: number;
  readonly at: Millis;
}

/** An ability that is used up until the zone or the game ends. */
export interface Spent {
  readonly ability: string;
  readonly until: 'zone' | 'game';
}

/** What the Advanced game knows of one seat. */
export interface SeatCards {
  readonly power: string | null;
  readonly challenge: string | null;
  readonly spent: readonly Spent[];
  /** The type that this seat's next Energy is placed as. */
  readonly armed: CardId | null;
  /** Another hand as it was when it was looked at; until the zone ends. */
  readonly seen: { readonly seat: Seat; readonly hand: readonly CardId[] } | null;
  /** When it last placed a card; Time Outs move it on. */
  readonly placedAt: Millis | null;
}

/** The Advanced game's part of a state. */
export interface Advanced {
  /** Its id; null until it lies on the field. */
  readonly boss: string | null;
  /** By seat; empty before the clock. */
  readonly seats: readonly SeatCards[];
  /** The Meteor card that the Boss replaced while it lay face down: nobody saw it. */
  readonly replaced?: MeteorId;
}

/** All of a game. Secret in most parts: only `view.ts` decides who sees what. */
export interface GameState extends Dealt<Options> {
  /** What fixes the first seed; absent: nothing was committed to. */
  readonly commitment?: string;
  readonly phase: Phase;
  readonly host: Seat;
  readonly seats: readonly SeatState[];
  /** How many players the set-up was for; later numbers follow it (R14). 0 in the lobby. */
  readonly crew: number;
  /** How many humans sat down when the clock started: later leavings change nothing about the silence (R11). */
  readonly humansAtStart: number;
  /** When the clock last began to run: its start, or the last Resume. */
  readonly runningSince: Millis;
  readonly sites: readonly Site[];
  /** Meteors on the field. */
  readonly field: readonly Meteor[];
  /** How many letters are used up. */
  readonly letters: number;
  readonly meteorDeck: readonly MeteorId[];
  readonly mulliganed: boolean;
  /** The shuffled Resource deck; the cards before `drawn` have left it. */
  readonly deck: readonly CardId[];
  readonly drawn: number;
  readonly discard: readonly CardId[];
  /** Technologies that are built. */
  readonly technologies: readonly CardId[];
  readonly zone: number;
  /** When the zone ends; in `field`, when the clock starts by itself. 0 in the lobby. */
  readonly deadline: Millis;
  readonly window: LaunchWindow | null;
  readonly pause: Pause | null;
  /** All passed while a window was open: the zone changes after the salvo if all still pass (R9). */
  readonly passAgreed: boolean;
  /** The last event, and the last one that a human caused. */
  readonly at: Millis;
  readonly humanAt: Millis;
  readonly tally: Tally;
  readonly lastSalvo: LastSalvo | null;
  /** By seat; shorter where the last seats did nothing yet. */
  readonly deeds: readonly SeatTally[];
  /** By seat, the Energy that a robot said in this zone it waits for; shorter where the last seats said nothing. */
  readonly named: readonly (CardId | null)[];
  /** Meteors destroyed, in that order. */
  readonly fallen: readonly Fallen[];
  /** Null in a first or a standard game. */
  readonly advanced: Advanced | null;
  readonly outcome: Outcome | null;
}
