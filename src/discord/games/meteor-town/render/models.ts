import type { BuildingId, ModifierUse, Role, SeatView, Slot, Town } from '../../../../games/meteor-town/index.js';
import type { GameId } from '../../../../table/ports.js';
import type { BoardExtras } from '../../presentation.js';
import type { Rendered } from './parts.js';

/** What a player has chosen on the panel, and not yet done. */
export interface Chosen {
  /** Dice marked for a clover. */
  marked: readonly Slot[];
  /** The dice's roles are being given. */
  assigning: boolean;
  roles: readonly Role[];
  modifier: ModifierUse | null;
  /** How this building is paid for is open. */
  paying: BuildingId | null;
}

export interface PanelModel {
  readonly game: GameId;
  readonly view: SeatView;
  readonly chosen: Chosen;
  /** A word on top: a refusal, or what was done. */
  readonly note: string | null;
  readonly blocked: boolean;
  /** The lesson's next word; null: this is no lesson. */
  readonly lesson: string | null;
  /** The sheet on the message; null: it isn't there yet. */
  readonly picture: BoardExtras['picture'];
}

/** A model whose town is there. */
export interface TownModel extends PanelModel {
  readonly town: Town;
}

/** What stands inside a panel's frame: text and rows. */
export type Inside = Extract<Rendered['components'][number], { readonly type: 1 | 10 | 12 }>;
