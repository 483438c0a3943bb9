import { nameOf, type Hex, type Unit } from '../../../../games/meteor-storm/index.js';
import type { Translate } from '../../../../text/index.js';
import { unitLabel } from '../../../../text/meteor-storm/index.js';
import { PLACES, type Choosing } from '../choosing.js';
import { hexesInTheWay, inPlay, placeLabel, unitText, type PanelModel, type Step } from './panel-model.js';
import { buttons, fittingRows, LIMITS, select, type Choice, type Row } from './parts.js';

type Places = Extract<Choosing, { readonly of: 'place' }>;

/** Numbers side by side, and names of hexes where there is no picture to number them. */
const IN_ROW = { numbers: 5, names: 4 } as const;

/** A hex to go to, in words that say who goes there. */
const plainLabel = (t: Translate, unit: Unit, to: Hex): string =>
  t(to === unit.hex ? 'meteor-storm.plain-panel.stay' : 'meteor-storm.plain-panel.move', {
    unit: unitLabel(t, unit),
    hex: nameOf(to),
  });

/** Where the chosen unit may go. */
export function destinations(model: PanelModel, { unit, choices, pages }: Places, t: Translate): Step {
  const { game, view, lacksPicture } = model;
  const dangerous = hexesInTheWay(view);
  const label = (hex: Hex, place: string): string =>
    placeLabel(t, t.plain === true ? plainLabel(t, unit, hex) : place, dangerous.has(hex));
  const to = (hex: Hex): Choice['press'] => ({ name: 'hand/move', unit: unit.id, to: hex });
  const controls: Choice[] = [
    { press: to(unit.hex), label: label(unit.hex, t('meteor-storm.panel.stay')) },
    { press: { name: 'hand/back' }, label: t('meteor-storm.panel.back') },
    ...(pages > 1 ? [{ press: { name: 'hand/more' } as const, label: t('meteor-storm.panel.more') }] : []),
  ];
  const places = choices.map(({ number, choice }): Choice => ({
    press: to(choice),
    label: label(choice, lacksPicture ? nameOf(choice) : String(number)),
  }));
  return {
    lines: [inPlay(model, t), t('meteor-storm.panel.chooseHex', { unit: unitText(t, unit) })],
    rows: [
      ...fittingRows(game, controls),
      ...(places.length > PLACES
        ? selects(model, places, t)
        : buttons(game, places, lacksPicture ? IN_ROW.names : IN_ROW.numbers)),
    ],
  };
}

/** All places at once, where there are too many for buttons. */
function selects({ game, nonce }: PanelModel, choices: readonly Choice[], t: Translate): Row[] {
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
