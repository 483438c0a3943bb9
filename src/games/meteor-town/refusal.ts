import type { LobbyRefusal } from '../shared/lobby.js';
import type { Slot } from './die.js';
import type { Amounts, BuildingId, Face } from './sheet.js';
import type { Role, Step } from './town.js';

/** Why an action was refused. Each code has its words in `text/`. */
export type Refusal =
  | LobbyRefusal
  | { readonly code: 'not-started' }
  /** This seat's town is finished; others may still be playing. */
  | { readonly code: 'town-finished' }
  /** `step`: where the town's turn stands. */
  | { readonly code: 'wrong-step'; readonly step: Step }
  | { readonly code: 'no-clover' }
  | { readonly code: 'no-such-die'; readonly legal: readonly Slot[] }
  /** Dice that the Observatory may set wait for it. */
  | { readonly code: 'dice-open'; readonly slots: readonly Slot[] }
  | { readonly code: 'die-not-open'; readonly legal: readonly Slot[] }
  | { readonly code: 'no-such-number' }
  /** `needs`: the sets of roles that this turn allows. */
  | { readonly code: 'wrong-roles'; readonly meteors: number; readonly needs: readonly RoleCount[] }
  | { readonly code: 'no-modifier' }
  /** The modifier changes one other die. */
  | { readonly code: 'modifier-target'; readonly legal: readonly Slot[] }
  /** Out of 1–6. */
  | { readonly code: 'modifier-range'; readonly result: number }
  | { readonly code: 'no-such-meteor'; readonly legal: readonly Face[] }
  | { readonly code: 'strike-target'; readonly buildings: readonly BuildingId[]; readonly craters: readonly Face[] }
  | { readonly code: 'write-number'; readonly legal: readonly Face[] }
  /** Meteors have yet to fall, before a number is written. */
  | { readonly code: 'meteors-left'; readonly meteors: readonly Face[] }
  | { readonly code: 'no-such-column'; readonly legal: readonly Face[] }
  /** A column is finished before the next begins. */
  | { readonly code: 'column-begun'; readonly column: Face }
  | { readonly code: 'no-column' }
  | { readonly code: 'no-such-building' }
  | { readonly code: 'not-pending'; readonly building: BuildingId; readonly legal: readonly BuildingId[] }
  /** It doesn't do that. */
  | { readonly code: 'wrong-bonus'; readonly building: BuildingId }
  /** No building that builds may be used now. */
  | { readonly code: 'no-hammer' }
  | { readonly code: 'already-built'; readonly building: BuildingId }
  /** Each box once: a destroyed building is never rebuilt (MT5). */
  | { readonly code: 'was-destroyed'; readonly building: BuildingId }
  | { readonly code: 'crater-there'; readonly building: BuildingId; readonly column: Face }
  | { readonly code: 'too-dear'; readonly building: BuildingId; readonly cost: Amounts; readonly stock: Amounts }
  | { readonly code: 'wrong-payment'; readonly building: BuildingId; readonly cost: Amounts }
  /** Not a whole number from 1 to what is there. */
  | { readonly code: 'goods-missing'; readonly stock: Amounts }
  /** That building sells something else. */
  | { readonly code: 'wrong-goods'; readonly building: BuildingId; readonly sells: string }
  | { readonly code: 'no-bonus-die' }
  | { readonly code: 'bonus-die-waits'; readonly dice: number }
  /** Something may still be used, or skipped. */
  | { readonly code: 'not-done'; readonly columns: readonly Face[]; readonly buildings: readonly BuildingId[] }
  | { readonly code: 'nothing-to-skip' }
  | { readonly code: 'nothing-to-take-back' };

export type RoleCount = Readonly<Record<Role, number>>;
export type RefusalCode = Refusal['code'];
