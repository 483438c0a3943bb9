import type { ChosenDeal } from '../shared/dealt.js';
import type { EarlyEnd } from '../shared/lobby.js';
import type { RandomState } from '../shared/random.js';
import type { Seat, SeatStatus } from '../shared/seat.js';
import type { Millis } from '../shared/time.js';
import type { CardId } from './cards/command.js';
import type { FeatureKind, ScenarioId } from './cards/scenarios.js';
import type { TileId, TileKind } from './cards/tiles.js';
import type { UnitKind } from './cards/units.js';
import type { Hex, Side } from './hexes.js';

export type { SeatStatus };
export type { CardId, FeatureKind, Hex, Millis, RandomState, ScenarioId, Seat, Side, TileId, TileKind, UnitKind };

/** A unit's number, fixed when the scenario is set up. */
export type UnitId = number;

export type Phase = 'lobby' | 'play' | 'over';

/** What was agreed before the game. */
export interface Options {
  readonly scenario: ScenarioId;
  /** Whether meteors come at all: off is a calm game. */
  readonly meteors: boolean;
  /** How long a turn may take before a robot plays it (MS11); null: no limit. */
  readonly limitMs: Millis | null;
  /** Whether robots may sit at the table, and take a leaver's seat (MS11). */
  readonly robotsAllowed: boolean;
  /** The level of robots for which no other was asked. */
  readonly level: string;
}

export interface Unit {
  readonly id: UnitId;
  readonly side: Side;
  readonly kind: UnitKind;
  /** Where it is, or was lost. */
  readonly hex: Hex;
  /** Hits that it can still take; 0: it is lost. */
  readonly left: number;
  /** It has a red alert marker. */
  readonly marked: boolean;
}

/** A meteor tile on the battlefield. */
export interface Tile {
  readonly id: TileId;
  readonly hex: Hex;
  readonly kind: TileKind;
  readonly speed: number;
  /** Whose marker lies on the tile: who scored a storm's first hit. */
  readonly hitBy: Side | null;
}

export interface Feature {
  readonly hex: Hex;
  readonly kind: FeatureKind;
}

/** A faction marker on a planet. */
export interface Marker {
  readonly hex: Hex;
  readonly side: Side;
}

/** All that lies on the battlefield. */
export interface Board {
  /** All units by number, the lost ones too. */
  readonly units: readonly Unit[];
  /** In the order in which they came to lie where they lie: on one hex, the lower first. */
  readonly tiles: readonly Tile[];
  readonly features: readonly Feature[];
  readonly markers: readonly Marker[];
}

/** A unit that has moved (or stayed) and may still combat, or take its move back. */
export interface OpenOrder {
  readonly unit: UnitId;
  readonly from: Hex;
}

/** A choice between a marker, a retreat and, for some units, ignoring it, asked of the unit's owner (MS8). */
export interface Retreat {
  readonly unit: UnitId;
  /** Red alert symbols that are still to be settled, this one among them. */
  readonly symbols: number;
  /** The unit may ignore this one instead (MS8). */
  readonly ignorable: boolean;
  /** When a marker is taken, if its owner doesn't answer. */
  readonly until: Millis;
  /** What was left of the active player's turn; it goes on afterwards. Null: no limit. */
  readonly clockLeft: Millis | null;
}

/** What a turn has come to: all that the legal moves depend on, and nothing secret. */
export interface Position extends Board {
  readonly phase: Phase;
  /** Whose turn it is. */
  readonly active: Side;
  /** Turns of both sides, this one among them; 0 in the lobby. */
  readonly turn: number;
  /** The command card in play; null: it is still to be chosen. */
  readonly card: CardId | null;
  /** Units that the card can order, as they stood when it was played. */
  readonly eligible: readonly UnitId[];
  /** Units that were ordered. */
  readonly ordered: readonly UnitId[];
  readonly order: OpenOrder | null;
  readonly retreat: Retreat | null;
}

/** `points`: a side has the scenario's points; `turns`: both sides have had all their turns (MS9). */
export type EndReason = 'points' | 'turns' | 'opponent-left' | 'idle' | EarlyEnd;

export interface Outcome {
  readonly result: 'won' | 'drawn' | 'abandoned';
  readonly reason: EndReason;
  readonly at: Millis;
  /** Who won; absent where nobody did. */
  readonly winners?: readonly Seat[];
}

/** Points of both sides: A's and B's. */
export type BothSides = readonly [number, number];

/** All of a game. Secret in parts: only `view.ts` decides who sees what. A seat is a side: 0 is A, 1 is B. */
export interface GameState extends Position, ChosenDeal<Options> {
  /** One person's own table: it is never called off for being idle. */
  readonly personal: boolean;
  readonly host: Seat;
  readonly seats: readonly SeatStatus[];
  /** Command cards in hand: A's and B's. */
  readonly hands: readonly [readonly CardId[], readonly CardId[]];
  /** Tiles that are still to come; the last is on top. */
  readonly stack: readonly TileId[];
  /** Tiles that left the board or were destroyed. */
  readonly box: readonly TileId[];
  /** Command cards; the last is on top. */
  readonly deck: readonly CardId[];
  readonly discard: readonly CardId[];
  /** Units whose markers the card in play took away: they get them back if it is taken back. */
  readonly cleared: readonly UnitId[];
  /** The points that win. */
  readonly target: number;
  /** Points from units that the other side lost, and from destroyed tiles. */
  readonly unitPoints: BothSides;
  readonly tilePoints: BothSides;
  /** When a robot plays the turn; null: no limit, or a choice is asked of the other side. */
  readonly deadline: Millis | null;
  /** The turn limit was up: a robot plays the rest of this turn. */
  readonly robotPlays: boolean;
  /** When a person last did something. */
  readonly humanAt: Millis;
  readonly outcome: Outcome | null;
}
