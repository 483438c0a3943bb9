import type { CreatedEvent } from '../game.js';
import type { ConfiguredEvent, LobbyEvent } from '../shared/lobby.js';
import type {
  AlienCardId,
  DieIndex,
  Ending,
  MeteorCardId,
  Millis,
  Options,
  PendingMove,
  PlaceId,
  PlanetNumber,
  PowerId,
  RandomState,
  Seat,
  TokenSpace,
} from './state.js';

/**
 * What happened, for good: the log is a list of these, and folding them gives the state. Each carries its outcome, so
 * that folding an old log needs none of today's card numbers, and names seats, never people.
 */
export type CosmicEvent =
  | (CreatedEvent<Options> & { readonly random: RandomState })
  | LobbyEvent
  | ConfiguredEvent<Options>
  /** `crystals`, `points`: in the order of play. Decks: the top card first. */
  | {
      readonly type: 'started';
      readonly order: readonly Seat[];
      readonly crystals: readonly number[];
      readonly points: readonly number[];
      readonly planets: number;
      readonly display: readonly AlienCardId[];
      readonly alienDeck: readonly AlienCardId[];
      readonly meteorDeck: readonly MeteorCardId[];
      readonly tokens: readonly (TokenSpace & { readonly value: number })[];
      readonly boxToken: number;
      readonly random: RandomState;
    }
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly round: number }
  /** `planet`: the one that is hit, null for none; `hits`: how many it has if the card counts. */
  | {
      readonly type: 'meteor-flipped';
      readonly seat: Seat;
      readonly card: MeteorCardId;
      readonly planet: PlanetNumber | null;
      readonly hits: number;
    }
  /** Put under the deck; another one is flipped. */
  | { readonly type: 'meteor-buried'; readonly seat: Seat; readonly card: MeteorCardId }
  | { readonly type: 'meteor-shielded'; readonly seat: Seat; readonly card: MeteorCardId }
  /** The flipped card counts, and leaves the game. */
  | {
      readonly type: 'meteor-resolved';
      readonly card: MeteorCardId;
      readonly planet: PlanetNumber | null;
      readonly hits: number;
    }
  /** A power; what it did follows. `crystals`: what was paid. */
  | { readonly type: 'used'; readonly seat: Seat; readonly power: PowerId; readonly crystals: number }
  /** By die; null: not rolled. */
  | {
      readonly type: 'rolled';
      readonly seat: Seat;
      readonly values: readonly (number | null)[];
      readonly random: RandomState;
    }
  | { readonly type: 'assigned'; readonly seat: Seat; readonly dice: readonly DieIndex[]; readonly place: PlaceId }
  | {
      readonly type: 'die-changed';
      readonly seat: Seat;
      readonly die: DieIndex;
      readonly from: number;
      readonly to: number;
      readonly by: PowerId;
    }
  /** Step 3 begins: what the dice have earned. */
  | {
      readonly type: 'actions-began';
      readonly seat: Seat;
      readonly moves: readonly PendingMove[];
      readonly recruits: readonly AlienCardId[];
      readonly crystals: number;
    }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly planet: PlanetNumber;
      readonly from: number;
      readonly to: number;
      /** What it was to go, aliens included: more than from `from` to `to` where the planet stopped it. */
      readonly spaces: number;
      readonly by: 'dice' | 'power';
      /** It lies on top of the ships that are there. */
      readonly stacked?: true;
    }
  /** The dice at a planet which has been scored meanwhile do nothing (CR3). */
  | { readonly type: 'move-lost'; readonly seat: Seat; readonly planet: PlanetNumber }
  | {
      readonly type: 'token-taken';
      readonly seat: Seat;
      readonly planet: PlanetNumber;
      readonly space: number;
      readonly value: number;
    }
  /** `discoverer` null: destroyed. `points`: by seat, discovery included. */
  | {
      readonly type: 'planet-scored';
      readonly planet: PlanetNumber;
      readonly discoverer: Seat | null;
      readonly points: readonly number[];
    }
  /** Points that an alien's power earned. */
  | { readonly type: 'bonus-earned'; readonly seat: Seat; readonly alien: AlienCardId; readonly points: number }
  | { readonly type: 'recruited'; readonly seat: Seat; readonly card: AlienCardId }
  | { readonly type: 'recruit-given-up'; readonly seat: Seat; readonly card: AlienCardId }
  | { readonly type: 'retired'; readonly seat: Seat; readonly card: AlienCardId; readonly points: number }
  /** A card from the deck takes the place of one that was recruited. */
  | { readonly type: 'display-filled'; readonly card: AlienCardId; readonly at: number }
  | { readonly type: 'crystals-changed'; readonly seat: Seat; readonly change: number; readonly by: 'dice' | 'alien' }
  /** Nobody played it in time: a robot plays the rest of this turn (CR13). */
  | { readonly type: 'turn-lapsed'; readonly seat: Seat }
  | { readonly type: 'turn-ended'; readonly seat: Seat }
  /** The bot was away for so many milliseconds, which count for no limit. */
  | { readonly type: 'returned'; readonly away: Millis }
  | ({ readonly type: 'ended' } & Omit<Ending, 'at'>);

export type CosmicEventType = CosmicEvent['type'];
