import type { BuildingId, Face } from '../sheet.js';
import { boxesOf, hasCrater, standingIn, type Town } from '../town.js';
import { TownTurn } from '../turn.js';

/** What a meteor of a number may do now. All empty: nothing more than a crater in its column, or nothing at all. */
export interface StrikeChoice {
  readonly meteor: Face;
  /** Standing buildings of the column; one box of one of them is checked. */
  readonly buildings: readonly BuildingId[];
  /** Adjacent columns that may get a crater (MT10). */
  readonly craters: readonly Face[];
}

export function strikeChoice(town: Town, meteor: Face): StrikeChoice {
  const buildings = standingIn(town, meteor).map(({ id }) => id);
  const craters = buildings.length === 0 && hasCrater(town, meteor) ? freeNeighbours(town, meteor) : [];
  return { meteor, buildings, craters };
}

/** Columns 1 and 6 have one neighbour each (MT10). */
const freeNeighbours = (town: Town, column: Face): Face[] =>
  [column - 1, column + 1].filter((next): next is Face => next >= 1 && next <= 6 && !hasCrater(town, next as Face));

/** The different meteors that have yet to fall. */
export const meteorsLeft = ({ meteors }: Pick<Town, 'meteors'>): Face[] => [...new Set(meteors)].sort((a, b) => a - b);

/** Whether it matters which of two different meteors falls first: one may draw a crater where the other falls (MT9). */
export function orderMatters(town: Town): boolean {
  const [one, other] = meteorsLeft(town);
  if (one === undefined || other === undefined) return false;
  const meet = other - one <= 2 && (hasCrater(town, one) || hasCrater(town, other));
  return meet && !isSameSet(outcomesOf(town, [one, other]), outcomesOf(town, [other, one]));
}

const isSameSet = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  some.size === others.size && [...some].every((item) => others.has(item));

/** Every sheet that these meteors can lead to when they fall in this order. */
function outcomesOf(town: Town, [meteor, ...rest]: readonly Face[]): ReadonlySet<string> {
  if (meteor === undefined) return new Set([JSON.stringify([town.boxes, [...town.craters].sort((a, b) => a - b)])]);
  const { buildings, craters } = strikeChoice(town, meteor);
  const hits = buildings.map((building) => [building, null] as const);
  const holes = craters.map((crater) => [null, crater] as const);
  const ways = [...hits, ...holes];
  const found = new Set<string>();
  for (const [building, crater] of ways.length > 0 ? ways : [[null, null] as const]) {
    // The seat, the seed and the time say nothing about where a meteor falls.
    const turn = new TownTurn(0, town, '', 0);
    fall(turn, meteor, building, crater);
    for (const outcome of outcomesOf(turn.town, rest)) found.add(outcome);
  }
  return found;
}

/** One meteor falls as chosen; the choice must be legal. */
export function fall(turn: TownTurn, meteor: Face, building: BuildingId | null, crater: Face | null): void {
  if (building !== null) {
    turn.emit({ type: 'box-checked', meteor, building, seat: turn.seat });
    if (boxesOf(turn.town, building) === 0) turn.emit({ type: 'destroyed', building, seat: turn.seat });
    return;
  }
  const column = crater ?? (hasCrater(turn.town, meteor) ? null : meteor);
  if (column === null) turn.emit({ type: 'meteor-spent', meteor, seat: turn.seat });
  else drawCrater(turn, meteor, column);
}

/** A crater destroys all that stands in its column. */
function drawCrater(turn: TownTurn, meteor: Face, column: Face): void {
  const lost = standingIn(turn.town, column);
  turn.emit({ type: 'crater-drawn', meteor, column, seat: turn.seat });
  for (const { id } of lost) turn.emit({ type: 'destroyed', building: id, seat: turn.seat });
}

/** The only way this meteor can fall; null: its player chooses. */
function onlyWay(town: Town, meteor: Face): { building: BuildingId | null; crater: Face | null } | null {
  const { buildings, craters } = strikeChoice(town, meteor);
  if (buildings.length > 1 || craters.length > 1) return null;
  return { building: buildings[0] ?? null, crater: craters[0] ?? null };
}

/** Resolves meteors that leave no choice, writes the number where there is only one, and then begins the activation. */
export function settleStrike(turn: TownTurn): void {
  for (;;) {
    const { town } = turn;
    const forced = orderMatters(town) ? undefined : meteorsLeft(town).find((meteor) => onlyWay(town, meteor) !== null);
    const way = forced === undefined ? null : onlyWay(town, forced);
    if (forced === undefined || way === null) break;
    fall(turn, forced, way.building, way.crater);
  }
  const numbers = mayWrite(turn.town);
  if (turn.town.meteors.length > 0 || numbers.length > 1) return;
  write(turn, numbers[0] ?? null);
}

/** Numbers of this turn's meteors; one of them is written down (MT12). */
export const mayWrite = ({ fallen, turn }: Town): Face[] => [...new Set(fallen[turn - 1] ?? [])].sort((a, b) => a - b);

export function write(turn: TownTurn, number: Face | null): void {
  turn.emit({ type: 'strike-written', number, seat: turn.seat });
  turn.emit({ type: 'activation-began', seat: turn.seat });
}
