import {
  BUILDINGS,
  costOf,
  hasCrater,
  paymentsFor,
  scoreOf,
  UNBUILT,
  type Building,
  type Town,
} from '../../games/meteor-town/index.js';
import { listed, listedApart } from '../lists.js';
import type { Translate } from '../translate.js';
import { amountsText, boxesText, buildingName, givesText, placeOf, stockText } from './names.js';

function buildingLine(t: Translate, town: Town, building: Building, left: number): string {
  const [place, name] = [placeOf(building), buildingName(t, building.id)];
  if (left === 0) return t('meteor-town.sheet.line.destroyed', { place, name });
  const gives = givesText(t, building);
  if (left === UNBUILT) {
    if (hasCrater(town, building.column)) return t('meteor-town.sheet.line.unbuildable', { place, name, gives });
    return t('meteor-town.sheet.line.unbuilt', { place, name, cost: amountsText(t, costOf(town, building)), gives });
  }
  const boxes = t('meteor-town.sheet.boxes', { shown: boxesText(left, building.boxes), left });
  return t('meteor-town.sheet.line.standing', { place, name, boxes, gives });
}

/** The 24 buildings, a line each: all that the picture says of them. */
export const buildingLines = (t: Translate, town: Town): string[] =>
  BUILDINGS.map((building, at) => buildingLine(t, town, building, town.boxes[at] ?? UNBUILT));

/**
 * How the town stands, for people with a screen reader: each building that stands and each that can be built now in a line of its
 * own, what is out of reach and what is gone in one each.
 */
export function standingLines(t: Translate, town: Town): string[] {
  const all = BUILDINGS.map((building, at) => ({ building, left: town.boxes[at] ?? UNBUILT }));
  const isOpen = ({ building, left }: (typeof all)[number]): boolean =>
    left === UNBUILT && !hasCrater(town, building.column);
  const isNear = (one: (typeof all)[number]): boolean => isOpen(one) && paymentsFor(town, one.building.id).length > 0;
  const later = all
    .filter((one) => isOpen(one) && !isNear(one))
    .map(({ building }) => {
      const cost = amountsText(t, costOf(town, building));
      return t('meteor-town.plain-panel.priced', { name: buildingName(t, building.id), cost });
    });
  const lost = all.filter((one) => one.left <= 0 && !isOpen(one)).map(({ building }) => buildingName(t, building.id));
  return [
    ...[...all.filter(({ left }) => left > 0), ...all.filter(isNear)].map(({ building, left }) =>
      buildingLine(t, town, building, left),
    ),
    ...(later.length === 0 ? [] : [t('meteor-town.plain-panel.later', { list: listedApart(t, later) })]),
    ...(lost.length === 0 ? [] : [t('meteor-town.plain-panel.lost', { list: listedApart(t, lost) })]),
  ];
}

/** Turn and points, resources, the barred column, craters, and where meteors fell. */
export function headLines(t: Translate, town: Town): string[] {
  const fell = town.fallen.flatMap((numbers, at) =>
    numbers.length === 0 ? [] : [t('meteor-town.sheet.fell-turn', { turn: at + 1, numbers: numbers.join(' ') })],
  );
  return [
    t('meteor-town.sheet.head', { turn: town.turn, points: scoreOf(town).total }),
    stockText(t, town.stock),
    town.forbidden === null ? null : t('meteor-town.sheet.forbidden', { column: town.forbidden }),
    town.craters.length === 0
      ? null
      : t('meteor-town.sheet.craters', { columns: listed(t, [...town.craters].sort().map(String)) }),
    fell.length === 0 ? null : t('meteor-town.sheet.fell-line', { list: listedApart(t, fell) }),
  ].filter((line) => line !== null);
}
