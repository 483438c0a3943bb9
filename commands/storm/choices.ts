import {
  cardInPlay,
  hexNamed,
  mayCombat,
  nameOf,
  orderable,
  orderCount,
  reachOf,
  retreatsOf,
  targetsFrom,
  tileOf,
  wayOf,
  type Hex,
  type SeatView,
  type Side,
  type Target,
  type TargetChoice,
  type Unit,
  type UnitId,
} from '../../src/games/meteor-storm/index.js';
import { meant, textOption, type Choice } from '../../src/discord/interactions/commands.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import type { Translate } from '../../src/text/index.js';
import { cardName, tileLabel, unitLabel } from '../../src/text/meteor-storm/index.js';

const sideOf = (view: SeatView): Side => (view.seat === 0 ? 0 : 1);
const isMyTurn = (view: SeatView): boolean =>
  view.phase === 'play' && view.active === view.seat && view.retreat === null;

const playable = (view: SeatView): SeatView['hand'] =>
  isMyTurn(view) && view.ordered.length === 0 ? [...new Set(view.hand)].filter((card) => card !== view.card) : [];

export const mayPlayCard = (view: SeatView): boolean => playable(view).length > 0;

export const mayEndTurn = (view: SeatView): boolean => isMyTurn(view) && view.card !== null;

/** Cards that may be played now, one choice a kind. */
export function cardChoices(t: Translate, view: SeatView): readonly Choice[] {
  return playable(view).map((card) => ({
    name: t('meteor-storm.panel.card', { card: cardName(t, card), count: orderCount(view, card, sideOf(view)) }),
    value: card,
  }));
}

/** Units that may be ordered now; the one whose order is open too: it may still go elsewhere, or combat. */
export function unitsToOrder(view: SeatView): readonly Unit[] {
  if (!isMyTurn(view) || view.card === null) return [];
  const ids = [...(view.order === null ? [] : [view.order.unit]), ...orderable(view)];
  return ids.flatMap((id) => view.units[id] ?? []);
}

const unitValue = (id: UnitId): string => `u${id}`;

export const unitChoices = (t: Translate, view: SeatView): readonly Choice[] =>
  unitsToOrder(view).map((unit) => ({
    name: unit.marked ? `${unitLabel(t, unit)} !` : unitLabel(t, unit),
    value: unitValue(unit.id),
  }));

/** The unit that is meant; null: none that is offered. */
export function unitOption(t: Translate, call: CommandCall, view: SeatView): Unit | null {
  const typed = textOption(call, 'unit');
  if (typed === null) return null;
  const value = meant(typed, unitChoices(t, view));
  return unitsToOrder(view).find(({ id }) => unitValue(id) === value) ?? null;
}

/** The number of a unit that was chosen, offered or not; -1: none was. */
export const unitNumber = (call: CommandCall): UnitId =>
  Number(/^u(\d{1,3})$/.exec(textOption(call, 'unit') ?? '')?.[1] ?? -1);

/** A unit where its order finds it: before a move that it may still take back. */
const asOrdered = (view: SeatView, unit: Unit): Unit =>
  view.order?.unit === unit.id ? { ...unit, hex: view.order.from } : unit;

/** Where a unit may go. */
const destinations = (view: SeatView, unit: Unit): readonly Hex[] =>
  reachOf(view, asOrdered(view, unit), cardInPlay(view)?.move ?? 0);

export function hexChoices(t: Translate, view: SeatView, unit: Unit | null): readonly Choice[] {
  const dangerous = new Set(view.tiles.flatMap((tile) => wayOf(tile).path));
  const units = unit === null ? unitsToOrder(view) : [unit];
  const hexes = [...new Set(units.flatMap((one) => destinations(view, one)))];
  return hexes.map((hex) => ({
    name: dangerous.has(hex) ? t('meteor-storm.panel.inTheWay', { place: nameOf(hex) }) : nameOf(hex),
    value: nameOf(hex),
  }));
}

/** The hex that was typed; null: there is none of that name. */
export const hexOption = (call: CommandCall, name: string): Hex | null =>
  hexNamed((textOption(call, name) ?? '').replace('☄', '').trim());

const targetValue = (target: Target): string => ('unit' in target ? `u${target.unit}` : `m${target.tile}`);

function targetName(t: Translate, view: SeatView, { target, dice, chance }: TargetChoice): string {
  const said = { dice, chance: Math.round(100 * chance) };
  if ('unit' in target) {
    const enemy = view.units[target.unit];
    return enemy === undefined ? '' : t('meteor-storm.panel.unitTarget', { unit: unitLabel(t, enemy), ...said });
  }
  const tile = tileOf(view, target.tile);
  if (tile === null) return '';
  return t('meteor-storm.panel.tileTarget', { tile: tileLabel(t, tile), hex: nameOf(tile.hex), ...said });
}

/** What a unit could shoot at from a hex; from wherever it may go, where none was named. */
function targetsOf(view: SeatView, unit: Unit, to: Hex | null): readonly TargetChoice[] {
  const before = asOrdered(view, unit);
  const hexes = to === null ? [unit.hex] : [to];
  return hexes.flatMap((hex) => (mayCombat(view, before, hex) ? targetsFrom(view, before, hex) : []));
}

export function targetChoices(t: Translate, view: SeatView, unit: Unit | null, to: Hex | null): readonly Choice[] {
  if (unit === null) return [];
  return targetsOf(view, unit, to).map((choice) => ({
    name: targetName(t, view, choice),
    value: targetValue(choice.target),
  }));
}

const TARGET = /^([um])(\d{1,3})$/;

/** The target that is meant; undefined: it is none that is offered; null: none was named. */
export function targetOption(
  call: CommandCall,
  t: Translate,
  view: SeatView,
  unit: Unit,
  to: Hex,
): Target | null | undefined {
  const typed = textOption(call, 'target');
  if (typed === null) return null;
  const [, kind, id] = TARGET.exec(meant(typed, targetChoices(t, view, unit, to))) ?? [];
  if (id === undefined) return undefined;
  return kind === 'u' ? { unit: Number(id) } : { tile: Number(id) };
}

/** What stands for a marker, and for ignoring the red alert, instead of a hex. */
export const MARKER = 'marker';
export const IGNORE = 'ignore';

/** Whether a red alert asks one of this player's units. */
export const isAskedToRetire = (view: SeatView): boolean =>
  view.retreat !== null && view.units[view.retreat.unit]?.side === view.seat;

/** Where the unit that is asked about may retire to, the marker, and ignoring it where the unit may. */
export function retreatChoices(t: Translate, view: SeatView): readonly Choice[] {
  const asked = view.retreat === null ? undefined : view.units[view.retreat.unit];
  if (asked === undefined || asked.side !== view.seat) return [];
  const ignore = { name: t('meteor-storm.panel.ignore'), value: IGNORE };
  return [
    ...(view.retreat?.ignorable === true ? [ignore] : []),
    ...retreatsOf(view, asked).map((hex) => ({ name: nameOf(hex), value: nameOf(hex) })),
    { name: t('meteor-storm.panel.takeMarker'), value: MARKER },
  ];
}
