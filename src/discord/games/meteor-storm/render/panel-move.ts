import {
  cardInPlay,
  columnOf,
  nameOf,
  reachOf,
  rowOf,
  wayOf,
  type Hex,
  type Side,
  type Unit,
} from '../../../../games/meteor-storm/index.js';
import type { Translate } from '../../../../text/index.js';
import { unitLabel } from '../../../../text/meteor-storm/index.js';
import { inPlay, MOST_BUTTONS, unitText, type PanelModel, type Step } from './panel-model.js';
import { buttons, LIMITS, select, type Choice, type Row } from './parts.js';

/** Towards the enemy first. */
const towardsEnemy =
  (side: Side) =>
  (a: Hex, b: Hex): number => {
    const rows = side === 0 ? rowOf(b) - rowOf(a) : rowOf(a) - rowOf(b);
    return rows === 0 ? columnOf(a) - columnOf(b) : rows;
  };

/** A hex to go to; in plain words with who goes there. */
function hexLabel(t: Translate, unit: Unit, to: Hex, dangerous: ReadonlySet<Hex>): string {
  const hex = nameOf(to);
  if (t.plain !== true) return dangerous.has(to) ? t('meteor-storm.panel.inTheWay', { hex }) : hex;
  const said = { unit: unitLabel(t, unit), hex };
  const goes = t(to === unit.hex ? 'meteor-storm.plain-panel.stay' : 'meteor-storm.plain-panel.move', said);
  return dangerous.has(to) ? t('meteor-storm.plain-panel.in-the-way', { move: goes }) : goes;
}

/** Where a unit may go besides staying, in the order of its buttons; the picture numbers them alike. */
export const placesFor = (view: PanelModel['view'], unit: Unit): readonly Hex[] =>
  reachOf(view, unit, cardInPlay(view)?.move ?? 0)
    .filter((hex) => hex !== unit.hex)
    .sort(towardsEnemy(view.seat));

/** Where the chosen unit may go. */
export function destinations(model: PanelModel, unit: Unit, t: Translate): Step {
  const { game, view } = model;
  const dangerous = new Set(view.tiles.flatMap((tile) => wayOf(tile).path));
  const label = (to: Hex): string => hexLabel(t, unit, to, dangerous);
  const to = (hex: Hex): Choice['press'] => ({ name: 'hand/move', unit: unit.id, to: hex });
  const controls: Choice[] = [
    {
      press: to(unit.hex),
      label: t.plain === true ? label(unit.hex) : t('meteor-storm.panel.stay', { hex: label(unit.hex) }),
    },
    { press: { name: 'hand/back' }, label: t('meteor-storm.panel.back') },
  ];
  const choices = placesFor(view, unit).map((hex, at): Choice => ({
    press: to(hex),
    label: t.plain === true ? label(hex) : t('meteor-storm.panel.numbered', { number: at + 1, hex: label(hex) }),
  }));
  return {
    lines: [inPlay(model, t), t('meteor-storm.panel.chooseHex', { unit: unitText(t, unit) })],
    rows: [...buttons(game, controls), ...hexRows(model, choices, t)],
  };
}

/** Buttons where there is room, else selects of as many as one takes. */
function hexRows({ game, nonce }: PanelModel, choices: readonly Choice[], t: Translate): Row[] {
  if (choices.length <= MOST_BUTTONS) return buttons(game, choices);
  const rows: Row[] = [];
  for (let at = 0; at < choices.length; at += LIMITS.options) {
    const some = choices.slice(at, at + LIMITS.options);
    const placeholder = t('meteor-storm.panel.hexPlaceholder', {
      first: some[0]?.label ?? '',
      last: some.at(-1)?.label ?? '',
    });
    rows.push(...select(game, { purpose: `hex-${at}`, nonce, placeholder }, some));
  }
  return rows;
}
