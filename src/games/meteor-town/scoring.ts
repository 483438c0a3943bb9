import { BUILDINGS, CRATER_COST, FACES, medalFor, type BuildingId, type Counted, type Medal } from './sheet.js';
import { standingIn, UNBUILT, type Town } from './town.js';

/** Points by where they come from. */
export interface Score {
  readonly total: number;
  /** Points of each place of sale that sold something. */
  readonly sales: readonly { readonly building: BuildingId; readonly points: number }[];
  /** Points of each standing End game building. */
  readonly endGame: readonly { readonly building: BuildingId; readonly points: number }[];
  readonly craters: number;
  /** What the craters cost: 0 or less. */
  readonly craterPoints: number;
  readonly medal: Medal['id'] | null;
}

const count = (town: Town, fits: (boxes: number, index: number) => boolean): number => town.boxes.filter(fits).length;

/** What each kind of End game building counts. */
const COUNTS: Readonly<Record<Counted, (town: Town) => number>> = {
  'above-row-1': (town) => count(town, (boxes, index) => boxes > 0 && BUILDINGS[index]?.row !== 1),
  unmarked: (town) => count(town, (boxes, index) => boxes > 0 && boxes === BUILDINGS[index]?.boxes),
  destroyed: (town) => count(town, (boxes) => boxes === 0),
  'full-columns': (town) => FACES.filter((column) => standingIn(town, column).length >= 3).length,
};

function endGamePoints(town: Town): { building: BuildingId; points: number }[] {
  return BUILDINGS.flatMap(({ id, bonus }, index) =>
    bonus.kind === 'end-game' && (town.boxes[index] ?? UNBUILT) > 0
      ? [{ building: id, points: bonus.each * COUNTS[bonus.counts](town) }]
      : [],
  );
}

const sum = (parts: readonly { readonly points: number }[]): number =>
  parts.reduce((total, { points }) => total + points, 0);

/** What the sheet is worth as it stands. May be below 0 (MT14). */
export function scoreOf(town: Town): Score {
  const sales = BUILDINGS.flatMap(({ id }, index) => {
    const points = town.sales[index] ?? 0;
    return points > 0 ? [{ building: id, points }] : [];
  });
  const endGame = endGamePoints(town);
  const craters = town.craters.length;
  const craterPoints = craters === 0 ? 0 : -CRATER_COST * craters;
  const total = sum(sales) + sum(endGame) + craterPoints;
  return { total, sales, endGame, craters, craterPoints, medal: medalFor(total) };
}
