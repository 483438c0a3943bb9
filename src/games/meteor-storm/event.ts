import type { CreatedEvent } from '../game.js';
import type { ConfiguredEvent, LobbyEvent } from '../shared/lobby.js';
import type { Target } from './action.js';
import type { Face } from './cards/dice.js';
import type {
  BothSides,
  CardId,
  EndReason,
  Feature,
  Hex,
  Millis,
  Options,
  Outcome,
  RandomState,
  Seat,
  Side,
  TileId,
  TileKind,
  Unit,
  UnitId,
} from './state.js';

export type { Target };

/**
 * What happened, for good: the log is a list of these, and folding them gives the state. They carry outcomes (faces,
 * rows, hits left, points), so that folding an old log needs none of today's numbers, and name seats, never people.
 */
export type GameEvent =
  | LobbyEvent
  | ConfiguredEvent<Options>
  | (CreatedEvent<Options> & { readonly random: RandomState })
  | {
      readonly type: 'started';
      readonly units: readonly Unit[];
      readonly features: readonly Feature[];
      readonly target: number;
      readonly hands: readonly [readonly CardId[], readonly CardId[]];
      readonly deck: readonly CardId[];
      readonly stack: readonly TileId[];
      readonly box: readonly TileId[];
      readonly random: RandomState;
      readonly deadline: Millis | null;
    }
  /** A marker on a planet: a point. `from`: whose marker lay there. */
  | {
      readonly type: 'claimed';
      readonly side: Side;
      readonly unit: UnitId;
      readonly hex: Hex;
      readonly from: Side | null;
    }
  | {
      readonly type: 'appear-rolled';
      readonly side: Side;
      readonly faces: readonly Face[];
      readonly random: RandomState;
    }
  /** `dice`: the two number dice that gave the row. */
  | {
      readonly type: 'tile-placed';
      readonly tile: TileId;
      readonly hex: Hex;
      readonly kind: TileKind;
      readonly speed: number;
      readonly dice: readonly [number, number];
      readonly random: RandomState;
    }
  /** `units`: those that it can order. `cleared`: those whose red alert markers it took away. */
  | {
      readonly type: 'card-played';
      readonly seat: Seat;
      readonly card: CardId;
      readonly units: readonly UnitId[];
      readonly cleared: readonly UnitId[];
    }
  | { readonly type: 'card-taken-back'; readonly seat: Seat; readonly card: CardId }
  /** `from` and `to` alike: it stays. */
  | { readonly type: 'moved'; readonly unit: UnitId; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'move-undone'; readonly unit: UnitId; readonly to: Hex }
  /** It doesn't combat. */
  | { readonly type: 'held'; readonly unit: UnitId }
  /**
   * `alerts`: red alert symbols that are still to be settled. `ignored`: those that the target ignored by itself, in
   * logs of rules version 1; later ones say so with `alert-ignored`.
   */
  | {
      readonly type: 'fired';
      readonly unit: UnitId;
      readonly target: Target;
      readonly faces: readonly Face[];
      readonly ignored: number;
      readonly alerts: number;
      readonly random: RandomState;
    }
  /** In combat. `left`: hits that it can still take. */
  | { readonly type: 'unit-hit'; readonly unit: UnitId; readonly hits: number; readonly left: number }
  /** In combat: a red alert marker. */
  | { readonly type: 'marked'; readonly unit: UnitId }
  | { readonly type: 'unmarked'; readonly unit: UnitId }
  /** One red alert of a combat does nothing (MS8). */
  | { readonly type: 'alert-ignored'; readonly unit: UnitId }
  /** Its owner may retire it, or take a marker, until then (MS8). `ignorable` absent: it can't ignore it. */
  | {
      readonly type: 'retreat-asked';
      readonly unit: UnitId;
      readonly symbols: number;
      readonly ignorable?: boolean;
      readonly until: Millis;
      readonly clockLeft: Millis | null;
    }
  | { readonly type: 'retired'; readonly unit: UnitId; readonly from: Hex; readonly to: Hex }
  /** A storm's first hit: that side's marker lies on it. */
  | { readonly type: 'tile-hit'; readonly tile: TileId; readonly side: Side }
  | { readonly type: 'tile-destroyed'; readonly tile: TileId; readonly points: BothSides }
  /** `path`: the hexes entered, in order. */
  | { readonly type: 'tile-moved'; readonly tile: TileId; readonly path: readonly Hex[] }
  /** By a meteor. `hits`: what the marker that it had and the symbols in `faces` make; `left`: hits it can still take. */
  | {
      readonly type: 'unit-struck';
      readonly tile: TileId;
      readonly unit: UnitId;
      readonly hex: Hex;
      readonly marker: boolean;
      readonly faces: readonly Face[];
      readonly hits: number;
      readonly left: number;
      readonly random: RandomState;
    }
  /** From a planet, by a meteor. */
  | { readonly type: 'marker-removed'; readonly hex: Hex; readonly side: Side }
  | { readonly type: 'debris-removed'; readonly hex: Hex }
  | { readonly type: 'tile-left'; readonly tile: TileId }
  | {
      readonly type: 'unit-lost';
      readonly unit: UnitId;
      readonly to: Side;
      readonly points: number;
      readonly by: 'combat' | 'meteor';
    }
  /** `deck`: the discard pile, shuffled anew before drawing; absent: there were cards left. */
  | {
      readonly type: 'drawn';
      readonly seat: Seat;
      readonly card: CardId;
      readonly deck?: readonly CardId[];
      readonly random?: RandomState;
    }
  | { readonly type: 'turn-ended'; readonly side: Side; readonly turn: number; readonly deadline: Millis | null }
  /** The turn limit was up: a robot plays the rest of the turn (MS11). */
  | { readonly type: 'turn-lapsed'; readonly side: Side }
  /** The bot was away: nobody's limit runs meanwhile. */
  | { readonly type: 'returned'; readonly deadline: Millis | null; readonly until: Millis | null }
  | {
      readonly type: 'ended';
      readonly result: Outcome['result'];
      readonly reason: EndReason;
      readonly winners: readonly Seat[];
      readonly points: BothSides;
    };

export type GameEventType = GameEvent['type'];
