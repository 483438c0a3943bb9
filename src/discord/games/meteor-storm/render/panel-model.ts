import { type SeatView, type Side, type Unit, type UnitId } from '../../../../games/meteor-storm/index.js';
import type { GameId } from '../../../../table/ports.js';
import type { People, Translate } from '../../../../text/index.js';
import { cardName, cardRule, unitLabel } from '../../../../text/meteor-storm/index.js';
import type { BoardExtras } from '../../presentation.js';
import type { Row } from './parts.js';

/** What a player's panel is drawn from. */
export interface PanelModel {
  readonly game: GameId;
  readonly view: SeatView & { readonly seat: Side };
  readonly people: People;
  /** The unit that was chosen to be ordered; null: none. */
  readonly chosen: UnitId | null;
  /** What the player is told on top. */
  readonly note: string | null;
  /** Makes the ids of selects new at each redraw. */
  readonly nonce: string;
  /** The lesson's next word; null: this is no lesson. */
  readonly lesson: string | null;
  /** The board, where the panel has it. */
  readonly picture: BoardExtras['picture'];
}

/** The lines and buttons of one step. */
export interface Step {
  readonly lines: readonly string[];
  readonly rows: readonly Row[];
}

/** More choices than this become selects. */
export const MOST_BUTTONS = 20;

/** `D 2.2 ! 1`: with its red alert. */
export function unitText(t: Translate, unit: Unit): string {
  const label = unitLabel(t, unit);
  if (!unit.marked) return label;
  return t.plain === true ? t('meteor-storm.plain-panel.marked', { unit: label }) : `${label} !`;
}

/** The card in play, with its rule. */
export function inPlay({ view }: PanelModel, t: Translate): string {
  const card = view.card ?? '';
  return t('meteor-storm.panel.inPlay', { card: cardName(t, card), rule: cardRule(t, card) });
}
