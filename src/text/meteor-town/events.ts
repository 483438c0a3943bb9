import { RESOURCES, type Amounts, type GameEvent, type TownEvent } from '../../games/meteor-town/index.js';
import { all, listed } from '../lists.js';
import type { Translate } from '../translate.js';
import { amountsText, buildingName, medalName } from './names.js';

type Of<T extends TownEvent['type']> = Extract<TownEvent, { readonly type: T }>;
type Line<T extends TownEvent['type']> = (t: Translate, event: Of<T>) => string | null;

const isEmpty = (amounts: Amounts): boolean => RESOURCES.every((resource) => (amounts[resource] ?? 0) === 0);

function gainedLine(t: Translate, { gains, lost }: Of<'gained'>): string {
  if (isEmpty(lost)) return t('meteor-town.log.gained', { gains: amountsText(t, gains) });
  if (isEmpty(gains)) return t('meteor-town.log.gained-nothing', { lost: amountsText(t, lost) });
  return t('meteor-town.log.gained-lost', { gains: amountsText(t, gains), lost: amountsText(t, lost) });
}

function assignedLine(t: Translate, { town, meteors }: Of<'assigned'>): string {
  const used = town.join(' ');
  if (meteors.length === 0) return t('meteor-town.log.assigned-none', { town: used });
  return t('meteor-town.log.assigned', { town: used, meteors: meteors.join(' ') });
}

/** What happened in a town, in a line each; null: nothing worth one. */
const LINES: { readonly [T in TownEvent['type']]: Line<T> } = {
  rolled: (t, { slot, count, value }) =>
    t(count === 0 ? 'meteor-town.log.rolled' : 'meteor-town.log.rolled-again', { slot, value }),
  set: (t, { slot, value }) => t('meteor-town.log.set', { slot, value }),
  'clover-used': (t, { slots }) => t('meteor-town.log.cloverUsed', { dice: all(t, slots.map(String)) }),
  assigned: assignedLine,
  'box-checked': (t, { meteor, building }) =>
    t('meteor-town.log.boxChecked', { meteor, building: buildingName(t, building) }),
  destroyed: (t, { building }) => t('meteor-town.log.destroyed', { building: buildingName(t, building) }),
  'crater-drawn': (t, { column }) => t('meteor-town.log.craterDrawn', { column }),
  'meteor-spent': (t, { meteor }) => t('meteor-town.log.meteorSpent', { meteor }),
  'strike-written': (t, { number }) => (number === null ? null : t('meteor-town.log.strikeWritten', { number })),
  'activation-began': () => null,
  'column-began': (t, { column }) => t('meteor-town.log.columnBegun', { column }),
  activated: (t, { building }) => t('meteor-town.log.activated', { building: buildingName(t, building) }),
  gained: gainedLine,
  sold: (t, { building, goods, points }) =>
    t('meteor-town.log.sold', { building: buildingName(t, building), goods: amountsText(t, goods), points }),
  built: (t, { building, payment }) =>
    t('meteor-town.log.built', { building: buildingName(t, building), payment: amountsText(t, payment) }),
  'bonus-rolled': (t, { value }) => t('meteor-town.log.bonusRolled', { value }),
  'bonus-opened': () => null,
  skipped: (t, { buildings }) =>
    t('meteor-town.log.skipped', {
      buildings: listed(
        t,
        buildings.map((id) => buildingName(t, id)),
      ),
    }),
  'columns-skipped': (t, { columns }) => t('meteor-town.log.columnsSkipped', { columns: columns.length }),
  'column-finished': () => null,
  'taken-back': (t) => t('meteor-town.log.takenBack'),
  'turn-ended': (t, { turn }) => t('meteor-town.log.turnEnded', { turn }),
  finished: (t, { score }) =>
    t('meteor-town.log.finished', { points: score.total, medal: medalName(t, score.medal) }).trim(),
};

const isTold = (event: GameEvent): event is TownEvent => Object.hasOwn(LINES, event.type);

/** A line on what happened in a town; null: nothing worth one, or nothing of a town. */
export function eventLine(t: Translate, event: GameEvent): string | null {
  if (!isTold(event)) return null;
  // One look-up for all kinds: the map's own type ties each event to its line.
  const line = LINES[event.type] as Line<TownEvent['type']>;
  return line(t, event);
}
