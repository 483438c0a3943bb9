import { wayOf, type Hex, type Unit } from '../../../../games/meteor-storm/index.js';
import type { GameId } from '../../../../table/ports.js';
import type { People, Translate } from '../../../../text/index.js';
import { cardName, cardRule, unitLabel } from '../../../../text/meteor-storm/index.js';
import type { BoardExtras } from '../../presentation.js';
import type { Chosen, OwnView } from '../choosing.js';
import type { Row } from './parts.js';

/** What a player's panel is drawn from. */
export interface PanelModel {
  readonly game: GameId;
  readonly view: OwnView;
  readonly people: People;
  readonly chosen: Chosen;
  /** What the player is told on top. */
  readonly note: string | null;
  /** Makes the ids of selects new at each redraw. */
  readonly nonce: string;
  /** The lesson's next word; null: this is no lesson. */
  readonly lesson: string | null;
  /** The board, where the panel has it. */
  readonly picture: BoardExtras['picture'];
  /** No picture can be shown, so buttons name what it would number. */
  readonly lacksPicture: boolean;
}

/** The lines and buttons of one step. */
export interface Step {
  readonly lines: readonly string[];
  readonly rows: readonly Row[];
}

/** `D 2.2 !`: with its red alert. */
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

/** A button's label: the number that the picture gives it, and what it is. */
export const numberedLabel = (t: Translate, number: number, choice: string): string =>
  t('meteor-storm.panel.numbered', { number, choice });

/** Hexes that a meteor flies through next. */
export const hexesInTheWay = ({ tiles }: Pick<OwnView, 'tiles'>): ReadonlySet<Hex> =>
  new Set(tiles.flatMap((tile) => wayOf(tile).path));

/** A place to go to, and that a meteor flies through it next. */
export function placeLabel(t: Translate, place: string, isInTheWay: boolean): string {
  if (!isInTheWay) return place;
  return t.plain === true
    ? t('meteor-storm.plain-panel.in-the-way', { move: place })
    : t('meteor-storm.panel.inTheWay', { place });
}
