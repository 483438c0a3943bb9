import type { LobbyRefusal } from '../shared/lobby.js';
import type { Seat } from '../shared/seat.js';
import type { AlienCardId, DieIndex, PlaceId, PlanetNumber, PowerId, Step } from './state.js';

/**
 * Why the rules refuse an action, with what a sentence about it needs. Each code has its words in `text/`. Refusals are
 * values: only bugs throw.
 */
export type Refusal =
  | LobbyRefusal
  | { readonly code: 'not-started' }
  /** `seat`: whose turn it is. */
  | { readonly code: 'not-your-turn'; readonly seat: Seat }
  /** `step`: the one that is being played. */
  | { readonly code: 'wrong-step'; readonly step: Step }
  | { readonly code: 'choose-dice' }
  | { readonly code: 'no-such-die' }
  | { readonly code: 'die-twice'; readonly die: DieIndex }
  | { readonly code: 'die-assigned'; readonly die: DieIndex; readonly place: PlaceId }
  | { readonly code: 'no-such-place'; readonly place: PlaceId }
  /** CR2: no die may be assigned to a scored planet. */
  | { readonly code: 'planet-scored'; readonly planet: PlanetNumber }
  /** Planet 1 takes dice of one number alone. */
  | { readonly code: 'planet-needs'; readonly planet: PlanetNumber; readonly number: number }
  /** Planet 6 takes each number once. */
  | { readonly code: 'number-lies-there'; readonly planet: PlanetNumber; readonly number: number }
  /** `needs`: numbers that the card still takes; none: it has its dice. */
  | { readonly code: 'alien-needs'; readonly card: AlienCardId; readonly needs: readonly number[] }
  /** CR4: dice on no more alien cards in one turn. */
  | { readonly code: 'most-recruits'; readonly most: number }
  /** CR6: so many dice would be lost; the same again, confirmed, does it. */
  | { readonly code: 'confirm-yellow'; readonly lost: number }
  /** After each roll at least one die must be assigned. */
  | { readonly code: 'assign-first' }
  | { readonly code: 'no-such-power' }
  /** No alien of that kind is held. */
  | { readonly code: 'power-not-held'; readonly power: PowerId }
  | { readonly code: 'power-used'; readonly power: PowerId }
  | { readonly code: 'too-few-crystals'; readonly power: PowerId; readonly needs: number; readonly held: number }
  /** A die was assigned since the roll. */
  | { readonly code: 'too-late-to-reroll'; readonly power: PowerId }
  | { readonly code: 'choose-die'; readonly power: PowerId }
  /** `legal`: what the die may show. */
  | { readonly code: 'no-change'; readonly power: PowerId; readonly die: DieIndex; readonly legal: readonly number[] }
  /** The flipped card hits nothing. */
  | { readonly code: 'nothing-to-shield' }
  /** The last card can't be put under the deck. */
  | { readonly code: 'last-meteor' }
  | { readonly code: 'choose-ship'; readonly power: PowerId; readonly legal: readonly PlanetNumber[] }
  /** No dice move that ship. */
  | { readonly code: 'nothing-to-move'; readonly planet: PlanetNumber; readonly legal: readonly PlanetNumber[] }
  | { readonly code: 'no-early-stop'; readonly planet: PlanetNumber }
  /** CR3: ships move before aliens are recruited. */
  | { readonly code: 'move-first'; readonly planets: readonly PlanetNumber[] }
  | { readonly code: 'not-recruiting'; readonly card: AlienCardId }
  /** CR8: five aliens are held. */
  | { readonly code: 'no-room'; readonly card: AlienCardId }
  | { readonly code: 'not-held'; readonly card: AlienCardId };

export type RefusalCode = Refusal['code'];
