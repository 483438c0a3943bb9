import { cardInPlay, nameOf, orderCount, type Hex, type Unit } from '../../../../games/meteor-storm/index.js';
import { seatName, stamp, listed, type Translate } from '../../../../text/index.js';
import { cardName, sideLetter, unitLabel, unitNamed, unitSign } from '../../../../text/meteor-storm/index.js';
import { choosingOf, type Choosing, type Numbered } from '../choosing.js';
import { combat } from './panel-combat.js';
import {
  hexesInTheWay,
  inPlay,
  numberedLabel,
  placeLabel,
  unitText,
  type PanelModel,
  type Step,
} from './panel-model.js';
import { destinations } from './panel-move.js';
import { fittingRows, LIMITS, gallery, text, type Choice, type Rendered, type Row } from './parts.js';

type Of<K extends Choosing['of']> = Extract<Choosing, { readonly of: K }>;

/** So many units are called by their names, and more by their signs. */
const FEW_UNITS = 4;
const SIGNS_IN_ROW = 4;

const asText = (t: Translate): Choice => ({ press: { name: 'note/text' }, label: t('meteor-storm.board.asText') });

/** What a player sees, whatever it is time for. */
export function drawPanel(model: PanelModel, t: Translate): Rendered {
  const { view, note } = model;
  const { lines, rows } = step(model, t);
  const title = t('meteor-storm.panel.title', {
    turn: view.turn,
    side: sideLetter(view.seat),
    own: view.points[view.seat],
    theirs: view.points[view.seat === 0 ? 1 : 0],
    target: view.target,
  });
  const own = model.lesson === null ? [] : fittingRows(model.game, [asText(t)]);
  return { components: [...gallery(model.picture), text(model.lesson, note, title, ...lines), ...rows, ...own] };
}

function step(model: PanelModel, t: Translate): Step {
  const { view } = model;
  if (view.phase === 'lobby') return { lines: [t('table.note.not-started')], rows: [] };
  const asked = view.retreat === null ? undefined : view.units[view.retreat.unit];
  if (asked !== undefined && asked.side !== view.seat) return answering(model, asked, t);
  if (asked === undefined && view.active !== view.seat) return waiting(model, t);
  const choosing = choosingOf(view, model.chosen);
  switch (choosing?.of) {
    case 'retreat':
      return retreat(model, choosing, t);
    case 'place':
      return destinations(model, choosing, t);
    case 'target':
      return combat(model, choosing, t);
    case 'unit':
      return units(model, choosing, t);
    case undefined:
      return { lines: [t('meteor-storm.panel.chooseCard')], rows: cards(model, t) };
  }
}

const handNames = ({ view }: PanelModel, t: Translate): string =>
  listed(
    t,
    view.hand.map((id) => cardName(t, id)),
  );

const waiting = (model: PanelModel, t: Translate): Step => ({
  lines: [
    t('meteor-storm.panel.waiting', {
      player: seatName(t, model.people, model.view.active),
      cards: handNames(model, t),
    }),
  ],
  rows: [],
});

const answering = ({ view, people }: PanelModel, asked: Unit, t: Translate): Step => ({
  lines: [
    t('meteor-storm.panel.waitingAnswer', {
      player: seatName(t, people, asked.side),
      unit: unitNamed(t, { board: view }, asked.id),
    }),
  ],
  rows: [],
});

/** A hex to retire to: its number on the picture, if there is one, and its name. */
function retireLabel({ lacksPicture }: PanelModel, { number, choice }: Numbered<Hex>, t: Translate): string {
  const hex = nameOf(choice);
  if (t.plain === true) return t('meteor-storm.panel.retireTo', { hex });
  return lacksPicture ? hex : numberedLabel(t, number, hex);
}

/** A red alert: where to, a marker, or ignoring it where the unit may (MS8). */
function retreat(model: PanelModel, { unit: asked, choices }: Of<'retreat'>, t: Translate): Step {
  const { game, view } = model;
  const dangerous = hexesInTheWay(view);
  const ways = choices.map(({ number, choice }): Choice => {
    const label = retireLabel(model, { number, choice }, t);
    return { press: { name: 'hand/retire', to: choice }, label: placeLabel(t, label, dangerous.has(choice)) };
  });
  const marker: Choice = { press: { name: 'hand/marker' }, label: t('meteor-storm.panel.takeMarker') };
  const when = stamp(t, view.retreat?.until ?? 0);
  const unit = unitLabel(t, asked);
  const isIgnorable = view.retreat?.ignorable === true;
  const ignore: Choice = { press: { name: 'hand/ignore' }, label: t('meteor-storm.panel.ignore'), style: 'success' };
  return {
    lines: isIgnorable
      ? [t('meteor-storm.panel.alert', { unit }), t('meteor-storm.panel.alertUntil', { when })]
      : [t('meteor-storm.panel.retire', { unit }), t('meteor-storm.panel.retireUntil', { when })],
    rows: [...fittingRows(game, ways), ...fittingRows(game, [...(isIgnorable ? [ignore] : []), marker])],
  };
}

/** Every kind of card in hand. */
function cards({ game, view }: PanelModel, t: Translate): Row[] {
  const kinds = [...new Set(view.hand)].map((card): Choice => {
    const filling = { card: cardName(t, card), count: orderCount(view, card, view.seat) };
    const label = t(t.plain === true ? 'meteor-storm.plain-panel.play' : 'meteor-storm.panel.card', filling);
    return { press: { name: 'hand/play', card }, label };
  });
  return fittingRows(game, kinds);
}

/** By its name while the names fit beside each other, then by its sign; by its hex where no picture numbers it. */
function orderLabel(
  { lacksPicture }: PanelModel,
  t: Translate,
  { number, choice }: Numbered<Unit>,
  few: boolean,
): string {
  if (t.plain === true) return t('meteor-storm.plain-panel.order', { unit: unitText(t, choice) });
  if (lacksPicture) return unitText(t, choice);
  const name = few ? t(`meteor-storm.unit.${choice.kind}`) : unitSign(t, choice);
  return numberedLabel(t, number, choice.marked ? `${name} !` : name);
}

/** Until the first order the card can be taken back; then the move. */
function takeBack({ view }: PanelModel, t: Translate): Choice {
  if (view.order !== null || view.ordered.length > 0)
    return { press: { name: 'hand/undo' }, label: t('meteor-storm.panel.undo'), disabled: view.order === null };
  const card = view.card ?? '';
  const filling = { card: cardName(t, card), count: orderCount(view, card, view.seat) };
  return {
    press: { name: 'hand/take-back' },
    label: t.plain === true ? t('meteor-storm.plain-panel.take-back', filling) : t('meteor-storm.panel.back'),
  };
}

/** Orders go on, or end. */
function units(model: PanelModel, { choices }: Of<'unit'>, t: Translate): Step {
  const { game, view } = model;
  const few = choices.length <= FEW_UNITS;
  const orders = choices.map((unit): Choice => ({
    press: { name: 'hand/unit', unit: unit.choice.id },
    label: orderLabel(model, t, unit, few),
  }));
  const done: Choice = { press: { name: 'hand/done' }, label: t('meteor-storm.panel.done'), style: 'primary' };
  const left = Math.min(choices.length, (cardInPlay(view)?.most ?? 0) - view.ordered.length);
  return {
    lines: [
      inPlay(model, t),
      t('meteor-storm.panel.left', { left }),
      ...(choices.length === 0 ? [] : [t('meteor-storm.panel.chooseUnit')]),
    ],
    rows: [
      ...fittingRows(game, orders, few ? LIMITS.row : SIGNS_IN_ROW),
      ...fittingRows(game, [done, takeBack(model, t)]),
    ],
  };
}
