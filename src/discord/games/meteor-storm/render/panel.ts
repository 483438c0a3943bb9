import {
  cardInPlay,
  nameOf,
  orderable,
  orderCount,
  retreatsOf,
  type CardId,
  type Unit,
} from '../../../../games/meteor-storm/index.js';
import { seatName, stamp, listed, type Translate } from '../../../../text/index.js';
import { cardName, sideLetter, unitLabel, unitNamed } from '../../../../text/meteor-storm/index.js';
import { combat, targetsOf } from './panel-combat.js';
import { inPlay, unitText, type PanelModel, type Step } from './panel-model.js';
import { destinations } from './panel-move.js';
import { buttons, gallery, text, type Choice, type Rendered, type Row } from './parts.js';

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
  const own = model.lesson === null ? [] : buttons(model.game, [asText(t)]);
  return { components: [...gallery(model.picture), text(model.lesson, note, title, ...lines), ...rows, ...own] };
}

function step(model: PanelModel, t: Translate): Step {
  const { view } = model;
  if (view.phase === 'lobby') return { lines: [t('table.note.not-started')], rows: [] };
  const asked = view.retreat === null ? undefined : view.units[view.retreat.unit];
  if (asked !== undefined) return asked.side === view.seat ? retreat(model, asked, t) : answering(model, asked, t);
  if (view.active !== view.seat) return waiting(model, t);
  if (view.card === null) return { lines: [t('meteor-storm.panel.chooseCard')], rows: cards(model, t) };
  const chosen = model.chosen === null ? undefined : view.units[model.chosen];
  if (chosen !== undefined && orderable(view).includes(chosen.id)) return destinations(model, chosen, t);
  const open = view.order === null ? undefined : view.units[view.order.unit];
  const targets = open === undefined ? [] : targetsOf(model, open);
  return open !== undefined && targets.length > 0 ? combat(model, open, targets, t) : units(model, t);
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

/** A red alert: where to, a marker, or ignoring it where the unit may (MS8). */
function retreat({ game, view }: PanelModel, asked: Unit, t: Translate): Step {
  const ways = retreatsOf(view, asked).map((to): Choice => ({
    press: { name: 'hand/retire', to },
    label: t('meteor-storm.panel.retireTo', { hex: nameOf(to) }),
  }));
  const marker: Choice = { press: { name: 'hand/marker' }, label: t('meteor-storm.panel.takeMarker') };
  const when = stamp(t, view.retreat?.until ?? 0);
  const unit = unitLabel(t, asked);
  if (view.retreat?.ignorable === true) {
    const ignore: Choice = {
      press: { name: 'hand/ignore' },
      label: t('meteor-storm.panel.ignore'),
      style: 'success',
    };
    return {
      lines: [t('meteor-storm.panel.alert', { unit }), t('meteor-storm.panel.alertUntil', { when })],
      rows: buttons(game, [ignore, ...ways, marker]),
    };
  }
  return {
    lines: [t('meteor-storm.panel.retire', { unit }), t('meteor-storm.panel.retireUntil', { when })],
    rows: buttons(game, [...ways, marker]),
  };
}

/** Every kind of card in hand; the one in play too, as long as another may take its place. */
function cards({ game, view }: PanelModel, t: Translate): Row[] {
  const kinds = [...new Set([...(view.card === null ? [] : [view.card]), ...view.hand])];
  return buttons(
    game,
    kinds.map((card): Choice => ({
      press: card === view.card ? { name: 'hand/take-back' } : { name: 'hand/play', card },
      label: cardLabel(t, view, card),
    })),
  );
}

function cardLabel(t: Translate, view: PanelModel['view'], card: CardId): string {
  const filling = { card: cardName(t, card), count: orderCount(view, card, view.seat) };
  if (t.plain !== true) return `${card === view.card ? '✓ ' : ''}${t('meteor-storm.panel.card', filling)}`;
  return t(card === view.card ? 'meteor-storm.plain-panel.take-back' : 'meteor-storm.plain-panel.play', filling);
}

const orderLabel = (t: Translate, unit: Unit): string =>
  t.plain === true ? t('meteor-storm.plain-panel.order', { unit: unitText(t, unit) }) : unitText(t, unit);

/** Orders go on, or end. Until the first, another card may be played instead. */
function units(model: PanelModel, t: Translate): Step {
  const { game, view } = model;
  const card = cardInPlay(view);
  const free = orderable(view);
  const choices = free.flatMap((id): Choice[] => {
    const unit = view.units[id];
    return unit === undefined ? [] : [{ press: { name: 'hand/unit', unit: id }, label: orderLabel(t, unit) }];
  });
  const controls: Choice[] = [
    { press: { name: 'hand/done' }, label: t('meteor-storm.panel.done'), style: 'primary' },
    { press: { name: 'hand/undo' }, label: t('meteor-storm.panel.undo'), disabled: view.order === null },
  ];
  return {
    lines: [
      inPlay(model, t),
      t('meteor-storm.panel.left', { left: Math.min(free.length, (card?.most ?? 0) - view.ordered.length) }),
      ...(free.length === 0 ? [] : [t('meteor-storm.panel.chooseUnit')]),
    ],
    rows: [
      ...buttons(game, choices),
      ...buttons(game, controls),
      ...(view.ordered.length === 0 ? cards(model, t) : []),
    ],
  };
}
