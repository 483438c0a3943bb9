import type { TableAction } from '../game.js';
import type { ConfigureAction } from '../shared/lobby.js';
import type { Seat } from '../shared/seat.js';
import type { Slot } from './die.js';
import type { Amounts, BuildingId, Face } from './sheet.js';
import type { Options } from './state.js';
import type { ModifierUse, Role } from './town.js';

/** What one seat does with its town. */
export type TownAction = { readonly seat: Seat } &
  /** Pays a clover and rolls these of the four dice again. */
  (
    | { readonly type: 'reroll'; readonly slots: readonly Slot[] }
    /** With the Observatory: sets an open die, or (null) rolls it again (MT8). */
    | { readonly type: 'set'; readonly slot: Slot; readonly value: Face | null }
    /** Roles of the four dice, from left to right; `modifier` null: the Modifier die does nothing, or there is none. */
    | { readonly type: 'assign'; readonly roles: readonly Role[]; readonly modifier: ModifierUse | null }
    /** One meteor falls: on that building, or, into a crater, next to it. Both null: there is only one way. */
    | {
        readonly type: 'strike';
        readonly meteor: Face;
        readonly building: BuildingId | null;
        readonly crater: Face | null;
      }
    /** Writes the strike number, where two meteors differ (MT12). */
    | { readonly type: 'write'; readonly number: Face }
    /** Begins a column of a Town die. What costs nothing to take comes by itself, but for `without`. */
    | { readonly type: 'activate'; readonly column: Face; readonly without?: readonly BuildingId[] }
    /** Takes what a building gives. */
    | { readonly type: 'gain'; readonly building: BuildingId }
    | { readonly type: 'sell'; readonly building: BuildingId; readonly goods: Amounts }
    /** `payment` absent: the cost itself, or with the Train Station as proposed. */
    | { readonly type: 'build'; readonly building: BuildingId; readonly payment?: Amounts }
    /** Leaves one building of the column unused; null: all that is left of it, or, between columns, of the Town dice. */
    | { readonly type: 'skip'; readonly building: BuildingId | null }
    | { readonly type: 'roll-bonus' }
    /** Back to the beginning of the step (MT13). */
    | { readonly type: 'take-back' }
    | { readonly type: 'next' }
  );

/** What a seat, a moderator or the table itself asks of the rules. */
export type Action = TableAction | TownAction | ConfigureAction<Options>;

export type ActionType = Action['type'];
export type TownActionType = TownAction['type'];
