import { meteorsNow, scoreOf } from '../../../../games/meteor-town/index.js';
import { dayText, type Translate } from '../../../../text/index.js';
import { stockIcons, stockText } from '../../../../text/meteor-town/index.js';
import { assignParts, diceParts } from './dice.js';
import type { Inside, PanelModel, TownModel } from './models.js';
import { fittingRows, container, gallery, text, type Choice, type Rendered } from './parts.js';
import { strikeParts } from './strike.js';
import { activateParts } from './uses.js';

function headLines({ view, town, note, blocked, lesson }: TownModel, t: Translate): (string | null)[] {
  const { options } = view;
  const mode =
    options.mode === 'daily'
      ? t('meteor-town.panel.mode.daily', { day: options.day === null ? '' : dayText(t, options.day) })
      : options.mode === 'sky'
        ? null
        : options.day === null
          ? t('meteor-town.panel.mode.practice')
          : t('meteor-town.panel.mode.practice-day', { day: dayText(t, options.day) });
  const strike =
    town.forbidden === null
      ? t('meteor-town.panel.no-strike')
      : t('meteor-town.panel.strike', { number: town.forbidden });
  return [
    lesson,
    note,
    blocked ? t('meteor-town.panel.blocked') : null,
    mode,
    t('meteor-town.panel.head', {
      turn: town.turn,
      meteors: meteorsNow(town),
      strike,
      points: scoreOf(town).total,
    }),
    t.plain === true ? stockText(t, town.stock) : stockIcons(t, town.stock),
  ];
}

/** What is always there: the sheet, its text, the rules, and for a daily town the day's table. */
function always({ view }: TownModel, t: Translate): Choice[] {
  const table: Choice[] =
    view.options.mode === 'daily' ? [{ press: { name: 'sheet/table' }, label: t('meteor-town.panel.table') }] : [];
  // Where one stands is asked for by a button of its own on a plain panel.
  const sheet: Choice[] =
    t.plain === true
      ? []
      : [
          { press: { name: 'sheet/picture' }, label: t('meteor-town.panel.picture') },
          { press: { name: 'sheet/text' }, label: t('meteor-town.panel.as-text') },
        ];
  return [...sheet, { press: { name: 'sheet/rules' }, label: t('meteor-town.panel.rules') }, ...table];
}

function stepParts(model: TownModel, t: Translate): readonly Inside[] {
  const { town, chosen } = model;
  if (town.step === 'dice') return chosen.assigning ? assignParts(model, t) : diceParts(model, t);
  return town.step === 'strike' ? strikeParts(model, t) : activateParts(model, t);
}

/** The sheet, where the message has it. */
export const sheetIn = ({ picture }: Pick<PanelModel, 'picture'>): readonly Inside[] => gallery(picture);

/** The private panel of a town in play; before the start and for others a word. */
export function drawPanel(model: PanelModel, t: Translate): Rendered {
  const { town } = model.view;
  if (town === null) {
    const words = model.view.phase === 'lobby' ? t('meteor-town.panel.not-started') : t('meteor-town.panel.not-seated');
    return { components: [text(model.note, words)] };
  }
  const whole = { ...model, town };
  return {
    components: [
      container('calm', [
        // A lesson's words are to be in sight above the buttons: the sheet is over them.
        ...(model.lesson === null ? [] : sheetIn(model)),
        text(...headLines(whole, t)),
        ...(model.lesson === null ? sheetIn(model) : []),
        ...stepParts(whole, t),
        ...fittingRows(model.game, always(whole, t)),
      ]),
    ],
  };
}
