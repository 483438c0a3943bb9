import type { ChosenDeal } from '../shared/dealt.js';
import type { EarlyEnd, Lobby } from '../shared/lobby.js';
import type { OutcomeOf } from '../shared/outcome.js';
import type { RandomState } from '../shared/random.js';
import type { Seat } from '../shared/seat.js';
import type { Millis } from '../shared/time.js';
import type { TurnLimit } from './setup.js';

export type { Millis, RandomState, Seat };

/** An alien card: its kind and the copy's number, as `echo.2`. */
export type AlienCardId = string;
/** A meteor card: its numbers, as `3-1-4`, or `miss`. */
export type MeteorCardId = string;
/** 1–6. */
export type PlanetNumber = number;
/** 0–4 white, 5 yellow. */
export type DieIndex = number;
/** Where dice lie: a planet (`1`–`6`), an alien card, or `tech`, the player's own tech card. */
export type PlaceId = string;
/** A power of the tech card (`shield`) or an alien kind whose power is used by choice (`oracle`). */
export type PowerId = string;

/** What was agreed before the game. */
export interface Options {
  readonly turnLimit: TurnLimit;
  /** Whether robots may sit at the table, and take a leaver's seat (CR13). */
  readonly robotsAllowed: boolean;
  /** The level of robots for which no other was asked; absent: the first. */
  readonly robotLevel?: string;
}

/** What everybody sees of one player. */
export interface OpenPlayer {
  /** The space of each ship, by planet from 1; 0 is the start. */
  readonly ships: readonly number[];
  readonly crystals: number;
  readonly aliens: readonly AlienCardId[];
  readonly points: OpenPoints;
  readonly tokenCount: number;
  /** Planets that this player discovered. */
  readonly discovered: readonly PlanetNumber[];
}

/** Points in the open, by source. Tokens and aliens still held count at the end. */
export interface OpenPoints {
  /** Points that compensate for going later. */
  readonly seat: number;
  readonly planets: number;
  readonly aliens: number;
}

export interface PlayerState extends OpenPlayer {
  /** The values of the tokens, in the order they were taken. */
  readonly tokens: readonly number[];
}

export interface PlanetState {
  readonly hits: number;
  /** Scored by whom: a discoverer, or a meteor (`destroyed`). */
  readonly scored: Seat | 'destroyed' | null;
}

/** A token on its space. Whether it is there is open, its value is not. */
export interface TokenSpace {
  readonly planet: PlanetNumber;
  readonly space: number;
}

export interface TokenState extends TokenSpace {
  readonly value: number;
  readonly at: 'track' | 'taken' | 'gone';
}

export interface Die {
  readonly value: number;
  /** Null: not assigned yet. */
  readonly place: PlaceId | null;
}

/** A ship's move that the dice of this turn have earned, without what aliens add. */
export interface PendingMove {
  readonly planet: PlanetNumber;
  readonly spaces: number;
}

export type Step = 'strike' | 'dice' | 'actions';

/** The turn that is being played; all of it is open. */
export interface TurnState {
  readonly seat: Seat;
  readonly step: Step;
  /** The meteor card that lies open and has not been resolved. */
  readonly flipped: MeteorCardId | null;
  /** Six from the first roll on. */
  readonly dice: readonly Die[];
  /** No die was assigned since the last roll. */
  readonly fresh: boolean;
  readonly rolls: number;
  /** Once-a-turn powers that were used. */
  readonly used: readonly PowerId[];
  /** What step 3 has still to do. */
  readonly moves: readonly PendingMove[];
  readonly recruits: readonly AlienCardId[];
  readonly crystals: number;
}

/** What everybody sees on the table: the rules judge an action by this alone. */
export interface OpenTable {
  readonly players: readonly OpenPlayer[];
  readonly planets: readonly PlanetState[];
  /** Ships on the stacked track, the latest arrival last. */
  readonly stack: readonly Seat[];
  readonly display: readonly AlienCardId[];
  readonly turn: TurnState | null;
}

/** The last meteor card that was flipped, for those who look at the table. */
export interface LastStrike {
  readonly seat: Seat;
  readonly card: MeteorCardId;
  /** The planet that it hits; null: none. */
  readonly planet: PlanetNumber | null;
  /** Hits on that planet if it counts. */
  readonly hits: number;
  readonly result: 'open' | 'counted' | 'shielded';
}

export type EndReason = 'all-scored' | 'deck-out' | 'idle' | 'nobody-played' | EarlyEnd;

/** Points at the end, by source. */
export interface FinalScore {
  readonly seat: Seat;
  readonly seatPoints: number;
  readonly planets: number;
  /** Retired, held, and what their powers earned. */
  readonly aliens: number;
  readonly tokens: number;
  readonly total: number;
  readonly discovered: readonly PlanetNumber[];
  /** Each token's value. */
  readonly tokenValues: readonly number[];
}

export interface Ending extends OutcomeOf<'won' | 'abandoned', EndReason> {
  /** In the order of play. */
  readonly scores: readonly FinalScore[];
}

/** All of a game. Secret in some parts: only `view.ts` decides who sees what. */
export interface CosmicState extends Lobby, OpenTable, ChosenDeal<Options> {
  /** Seats in the order of play; empty in the lobby. */
  readonly order: readonly Seat[];
  /** From 1; 0 in the lobby. */
  readonly round: number;
  readonly players: readonly PlayerState[];
  readonly tokens: readonly TokenState[];
  /** The value of the token that went back into the box unseen. */
  readonly boxToken: number;
  /** The top card first. */
  readonly meteorDeck: readonly MeteorCardId[];
  /** Meteor cards that have left the game. */
  readonly meteorsGone: readonly MeteorCardId[];
  /** The top card first. */
  readonly alienDeck: readonly AlienCardId[];
  /** Alien cards that have left the game. */
  readonly aliensGone: readonly AlienCardId[];
  readonly lastStrike: LastStrike | null;
  /** Since when the table waits: for its start, or for its turn's player. */
  readonly since: Millis;
  readonly ending: Ending | null;
}
