import {
  cardInPlay,
  mayCombat,
  nameOf,
  orderable,
  orderCount,
  reachOf,
  retreatsOf,
  rowOf,
  columnOf,
  targetsFrom,
  tileOf,
  wayOf,
  type CardId,
  type Hex,
  type SeatView,
  type Side,
  type TargetChoice,
  type Unit,
  type UnitId,
} from '../../../../games/meteor-storm/index.js';
import type { GameId } from '../../../../table/ports.js';
import { labelled, seatName, stamp, type People, type Translate } from '../../../../text/index.js';
import {
  cardName,
  cardRule,
  sideLetter,
  tileLabel,
  unitLabel,
  unitNamed,
} from '../../../../text/meteor-storm/index.js';
import type { BoardExtras } from '../../looks.js';
import { pictureIn } from './board.js';
import { buttons, LIMITS, select, text, type Choice, type Rendered, type Row } from './parts.js';

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

interface Drawn {
  readonly lines: readonly string[];
  readonly rows: readonly Row[];
}

/** More destinations than this become selects. */
const MOST_HEX_BUTTONS = 20;

const asText = (t: Translate): Choice => ({ press: { name: 'note/text' }, label: t('meteor-storm.board.asText') });

/** What a player sees, whatever it is time for. */
export function panel(model: PanelModel, t: Translate): Rendered {
  const { view, note } = model;
  const { lines, rows } = step(model, t);
  const title = t('meteor-storm.panel.title', {
    turn: view.turn,
    side: sideLetter(view.seat),
    own: view.points[view.seat],
    theirs: view.points[view.seat === 0 ? 1 : 0],
    target: view.target,
  });
  const own = model.lesson === null ? [] : [...pictureIn(model), ...buttons(model.game, [asText(t)])];
  return { components: [text(model.lesson, note, title, ...lines), ...rows, ...own] };
}

function step(model: PanelModel, t: Translate): Drawn {
  const { view } = model;
  if (view.phase === 'over') return { lines: [t('meteor-storm.panel.over')], rows: [] };
  if (view.phase === 'lobby') return { lines: [t('meteor-storm.refusal.not-started')], rows: [] };
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

const handNames = ({ view }: PanelModel, t: Translate): string => view.hand.map((id) => cardName(t, id)).join(', ');

const waiting = (model: PanelModel, t: Translate): Drawn => ({
  lines: [
    t('meteor-storm.panel.waiting', {
      player: seatName(t, model.people, model.view.active),
      cards: handNames(model, t),
    }),
  ],
  rows: [],
});

const answering = ({ view, people }: PanelModel, asked: Unit, t: Translate): Drawn => ({
  lines: [
    t('meteor-storm.panel.waitingAnswer', {
      player: seatName(t, people, asked.side),
      unit: unitNamed(t, { board: view }, asked.id),
    }),
  ],
  rows: [],
});

/** A red alert: where to, or a marker (MS8). */
function retreat({ game, view }: PanelModel, asked: Unit, t: Translate): Drawn {
  const ways = retreatsOf(view, asked).map((to): Choice => ({
    press: { name: 'hand/retire', to },
    label: t('meteor-storm.panel.retireTo', { hex: nameOf(to) }),
    style: 'primary',
  }));
  const marker: Choice = { press: { name: 'hand/marker' }, label: t('meteor-storm.panel.takeMarker') };
  return {
    lines: [
      t('meteor-storm.panel.retire', { unit: unitLabel(t, asked) }),
      t('meteor-storm.panel.retireUntil', { when: stamp(view.retreat?.until ?? 0) }),
    ],
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
      style: card === view.card ? 'success' : 'secondary',
    })),
  );
}

function cardLabel(t: Translate, view: PanelModel['view'], card: CardId): string {
  const filling = { card: cardName(t, card), count: orderCount(view, card, view.seat) };
  if (t.plain !== true) return t('meteor-storm.panel.card', filling);
  return t(card === view.card ? 'meteor-storm.spoken.take-back' : 'meteor-storm.spoken.play', filling);
}

const orderLabel = (t: Translate, unit: Unit): string =>
  t.plain === true ? t('meteor-storm.spoken.order', { unit: unitText(t, unit) }) : unitText(t, unit);

/** Orders go on, or end. Until the first, another card may be played instead. */
function units(model: PanelModel, t: Translate): Drawn {
  const { game, view } = model;
  const card = cardInPlay(view);
  const free = orderable(view);
  const choices = free.flatMap((id): Choice[] => {
    const unit = view.units[id];
    return unit === undefined
      ? []
      : [{ press: { name: 'hand/unit', unit: id }, label: orderLabel(t, unit), style: 'primary' }];
  });
  const controls: Choice[] = [
    { press: { name: 'hand/done' }, label: t('meteor-storm.panel.done'), style: 'success' },
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

/** `D 2.2 ! 1`: with its red alert. */
function unitText(t: Translate, unit: Unit): string {
  const label = unitLabel(t, unit);
  if (!unit.marked) return label;
  return t.plain === true ? t('meteor-storm.spoken.marked', { unit: label }) : `${label} !`;
}

function inPlay({ view }: PanelModel, t: Translate): string {
  const card = view.card ?? '';
  return t('meteor-storm.panel.inPlay', { card: cardName(t, card), rule: cardRule(t, card) });
}

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
  const goes = t(to === unit.hex ? 'meteor-storm.spoken.stay' : 'meteor-storm.spoken.move', said);
  return dangerous.has(to) ? t('meteor-storm.spoken.in-the-way', { move: goes }) : goes;
}

function destinations(model: PanelModel, unit: Unit, t: Translate): Drawn {
  const { game, view } = model;
  const dangerous = new Set(view.tiles.flatMap((tile) => wayOf(tile).path));
  const label = (to: Hex): string => hexLabel(t, unit, to, dangerous);
  const to = (hex: Hex): Choice['press'] => ({ name: 'hand/move', unit: unit.id, to: hex });
  const others = reachOf(view, unit, cardInPlay(view)?.move ?? 0)
    .filter((hex) => hex !== unit.hex)
    .sort(towardsEnemy(view.seat));
  const controls: Choice[] = [
    {
      press: to(unit.hex),
      label: t.plain === true ? label(unit.hex) : t('meteor-storm.panel.stay', { hex: label(unit.hex) }),
      style: 'primary',
    },
    { press: { name: 'hand/back' }, label: t('meteor-storm.panel.back') },
  ];
  const choices = others.map((hex): Choice => ({ press: to(hex), label: label(hex) }));
  return {
    lines: [inPlay(model, t), t('meteor-storm.panel.chooseHex', { unit: unitText(t, unit) })],
    rows: [...buttons(game, controls), ...hexRows(model, choices, t)],
  };
}

/** Buttons where there is room, else selects of as many as one takes. */
function hexRows({ game, nonce }: PanelModel, choices: readonly Choice[], t: Translate): Row[] {
  if (choices.length <= MOST_HEX_BUTTONS) return buttons(game, choices);
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

/** What the unit that moved may shoot at now. */
function targetsOf({ view }: PanelModel, unit: Unit): readonly TargetChoice[] {
  const before = { ...unit, hex: view.order?.from ?? unit.hex };
  return mayCombat(view, before, unit.hex) ? targetsFrom(view, unit, unit.hex) : [];
}

interface Shot {
  readonly dice: number;
  readonly chance: number;
}

const targetLabel = (t: Translate, said: Shot & { readonly unit: string }): string =>
  t(t.plain === true ? 'meteor-storm.spoken.fire-unit' : 'meteor-storm.panel.unitTarget', said);

const tileTargetLabel = (t: Translate, said: Shot & { readonly tile: string; readonly hex: string }): string =>
  t(t.plain === true ? 'meteor-storm.spoken.fire-tile' : 'meteor-storm.panel.tileTarget', said);

function targetChoice(
  { view }: PanelModel,
  unit: Unit,
  { target, dice, chance }: TargetChoice,
  t: Translate,
): Choice[] {
  const said = { dice, chance: Math.round(100 * chance) };
  if ('unit' in target) {
    const enemy = view.units[target.unit];
    if (enemy === undefined) return [];
    return [
      {
        press: { name: 'hand/fire-unit', unit: unit.id, target: target.unit },
        label: targetLabel(t, { unit: unitText(t, enemy), ...said }),
        style: 'danger',
      },
    ];
  }
  const tile = tileOf(view, target.tile);
  if (tile === null) return [];
  return [
    {
      press: { name: 'hand/fire-tile', unit: unit.id, target: target.tile },
      ...labelled(
        t,
        { name: `tile_${tile.kind}_${tile.speed}`, symbol: '' },
        tileTargetLabel(t, { tile: tileLabel(t, tile), hex: nameOf(tile.hex), ...said }),
      ),
      style: 'danger',
    },
  ];
}

function combat(model: PanelModel, unit: Unit, targets: readonly TargetChoice[], t: Translate): Drawn {
  const { game, nonce } = model;
  const choices = targets.flatMap((target) => targetChoice(model, unit, target, t));
  const placeholder = t('meteor-storm.panel.targetPlaceholder');
  const controls: Choice[] = [
    { press: { name: 'hand/hold' }, label: t('meteor-storm.panel.hold') },
    { press: { name: 'hand/undo' }, label: t('meteor-storm.panel.undo') },
  ];
  return {
    lines: [inPlay(model, t), t('meteor-storm.panel.chooseTarget', { unit: unitText(t, unit) })],
    rows: [
      ...(choices.length <= MOST_HEX_BUTTONS
        ? buttons(game, choices)
        : select(game, { purpose: 'target', nonce, placeholder }, choices)),
      ...buttons(game, controls),
    ],
  };
}
