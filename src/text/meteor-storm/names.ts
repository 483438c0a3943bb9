import {
  cardOf,
  nameOf,
  scenarioOf,
  UNITS,
  type CardId,
  type Face,
  type Position,
  type ScenarioId,
  type Seat,
  type TileKind,
  type Unit,
  type UnitId,
} from '../../games/meteor-storm/index.js';
import { inARow } from '../lists.js';
import { seatLabel, seatName, type People } from '../names.js';
import { isPlainKey, type Translate } from '../translate.js';

/** What a sentence about a battle is filled from, and for whom it is said (null: for all). */
export interface StormTextContext {
  readonly people: People;
  readonly board: Pick<Position, 'units' | 'tiles'>;
  readonly viewer: Seat | null;
}

const LETTERS = ['A', 'B'] as const;

/** `A` or `B`. */
export const sideLetter = (seat: Seat): string => LETTERS[seat] ?? String(seat);

/** `Ana (A)`: a side's player in a message. */
export const sideName = (t: Translate, people: People, seat: Seat): string =>
  t('common.remark', { text: seatName(t, people, seat), remark: sideLetter(seat) });

/** The same on a button, not escaped. */
export const sideLabel = (t: Translate, people: People, seat: Seat): string =>
  t('common.remark', { text: seatLabel(t, people, seat), remark: sideLetter(seat) });

/** A unit's sign; its name in plain words. */
export const unitSign = (t: Translate, unit: Unit): string =>
  t.plain === true ? t(`meteor-storm.unit.${unit.kind}`) : UNITS[unit.kind].sign;

/** `D 2.2`: a unit by its sign and hex. */
export const unitLabel = (t: Translate, unit: Unit): string =>
  t.plain === true
    ? t('meteor-storm.plain-panel.unit', { unit: t(`meteor-storm.unit.${unit.kind}`), hex: nameOf(unit.hex) })
    : `${unitSign(t, unit)} ${nameOf(unit.hex)}`;

/** `A·D 2.2`: with its side, where units of both are spoken of. */
export const unitName = (t: Translate, unit: Unit): string =>
  t.plain === true
    ? t('meteor-storm.plain-panel.unit-of', { side: sideLetter(unit.side), unit: unitLabel(t, unit) })
    : `${sideLetter(unit.side)}·${unitLabel(t, unit)}`;

/** A unit by its number, as it stands on that board. */
export function unitNamed(t: Translate, context: Pick<StormTextContext, 'board'>, id: UnitId): string {
  const unit = context.board.units[id];
  return unit === undefined ? '?' : unitName(t, unit);
}

/** `storm 3` */
export const tileLabel = (t: Translate, { kind, speed }: { readonly kind: TileKind; readonly speed: number }): string =>
  `${t(`meteor-storm.tile.${kind}`)} ${speed}`;

/** `☄3S`: a tile's speed and the letter that pictures show, a storm's a capital. */
export const tileSign = ({ kind, speed }: { readonly kind: TileKind; readonly speed: number }): string =>
  `☄${speed}${kind === 'storm' ? 'S' : 's'}`;

/** A card's name; its id where it has none any more. */
export function cardName(t: Translate, id: CardId): string {
  const key = `meteor-storm.card.${id}.name`;
  return cardOf(id) !== undefined && isPlainKey(key) ? t(key) : id;
}

export function cardRule(t: Translate, id: CardId): string {
  const key = `meteor-storm.card.${id}.rule`;
  return cardOf(id) !== undefined && isPlainKey(key) ? t(key) : '';
}

export const scenarioName = (t: Translate, id: ScenarioId): string =>
  scenarioOf(id) === undefined ? id : t(`meteor-storm.scenario.${id}`);

/** `✹ ⚠ F`: what dice show. */
export const facesText = (t: Translate, faces: readonly Face[]): string =>
  inARow(
    t,
    faces.map((face) => t(t.plain === true ? `meteor-storm.plain-panel.face.${face}` : `meteor-storm.face.${face}`)),
  );
