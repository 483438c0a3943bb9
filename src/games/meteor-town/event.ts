import type { CreatedEvent } from '../game.js';
import type { ConfiguredEvent, LobbyEvent } from '../shared/lobby.js';
import type { Seat } from '../shared/seat.js';
import type { Millis } from '../shared/time.js';
import type { Slot } from './die.js';
import type { Score } from './scoring.js';
import type { Amounts, BuildingId, Face } from './sheet.js';
import type { EndReason, Options, Outcome } from './state.js';
import type { ModifierUse, Role } from './town.js';

/** What happened in one seat's town. Events carry outcomes, so that folding them needs no dice. */
export type TownEvent = { readonly seat: Seat } & TownHappening;

type TownHappening =
  /** One of the four dice; `count` says how often it was rolled before this turn. */
  | { readonly type: 'rolled'; readonly slot: Slot; readonly count: number; readonly value: Face }
  /** With the Observatory (MT8); slots from 5 on are bonus dice. */
  | { readonly type: 'set'; readonly slot: Slot; readonly value: Face }
  | { readonly type: 'clover-used'; readonly slots: readonly Slot[] }
  /** `town` and `meteors`: the numbers after modification. */
  | {
      readonly type: 'assigned';
      readonly roles: readonly Role[];
      readonly modifier: ModifierUse | null;
      readonly town: readonly Face[];
      readonly meteors: readonly Face[];
    }
  /** A meteor hit a building. */
  | { readonly type: 'box-checked'; readonly meteor: Face; readonly building: BuildingId }
  | { readonly type: 'destroyed'; readonly building: BuildingId }
  | { readonly type: 'crater-drawn'; readonly meteor: Face; readonly column: Face }
  /** A meteor into a crater whose neighbours have craters too (MT10). */
  | { readonly type: 'meteor-spent'; readonly meteor: Face }
  | { readonly type: 'strike-written'; readonly number: Face | null }
  /** The strike step was over, or there was none. */
  | { readonly type: 'activation-began' }
  | { readonly type: 'column-began'; readonly column: Face; readonly buildings: readonly BuildingId[] }
  | { readonly type: 'activated'; readonly building: BuildingId }
  /** `lost`: what the full track had no room for (MT3). */
  | { readonly type: 'gained'; readonly gains: Amounts; readonly lost: Amounts }
  | { readonly type: 'sold'; readonly building: BuildingId; readonly goods: Amounts; readonly points: number }
  | { readonly type: 'built'; readonly building: BuildingId; readonly payment: Amounts }
  | { readonly type: 'bonus-rolled'; readonly slot: Slot; readonly count: number; readonly value: Face }
  /** What the bonus die may be used for. */
  | { readonly type: 'bonus-opened'; readonly column: Face; readonly buildings: readonly BuildingId[] }
  /** These weren't used. */
  | { readonly type: 'skipped'; readonly buildings: readonly BuildingId[] }
  /** These Town dice weren't used. */
  | { readonly type: 'columns-skipped'; readonly columns: readonly Face[] }
  /** Nothing is left of a column, or of a bonus die. */
  | { readonly type: 'column-finished' }
  /** The step stands as it did when it began (MT13). */
  | { readonly type: 'taken-back' }
  | { readonly type: 'turn-ended'; readonly turn: number }
  | { readonly type: 'finished'; readonly score: Score };

/** What happened at the table. */
export type TableEvent =
  | LobbyEvent
  | CreatedEvent<Options>
  | ConfiguredEvent<Options>
  | { readonly type: 'started'; readonly seats: readonly Seat[]; readonly deadline: Millis | null }
  | { readonly type: 'returned' }
  | ({ readonly type: 'ended'; readonly reason: EndReason } & Pick<Outcome, 'result' | 'winners'>);

export type GameEvent = TownEvent | TableEvent;
export type GameEventType = GameEvent['type'];
