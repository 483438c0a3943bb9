/** One seat's town: its sheet, and where its turn stands. */
import type { Slot } from './die.js';
import {
  ANY_RESOURCE,
  BUILDINGS,
  EARLIER_COSTS,
  indexOf,
  METEORS,
  RESOURCES,
  SET_DICE,
  type Amounts,
  type Building,
  type BuildingId,
  type Face,
  type Resource,
} from './sheet.js';
import type { Millis } from '../shared/time.js';

/** A building's durability boxes that are not checked; 0: destroyed; `UNBUILT`: not yet built. */
export const UNBUILT = -1;

export interface Die {
  readonly slot: Slot;
  readonly value: Face;
  /** How often it was rolled this turn, less one. */
  readonly count: number;
  /** It shows the forbidden number and the Observatory stands: it waits to be set or re-rolled (MT8). */
  readonly open: boolean;
}

export type Role = 'town' | 'modifier' | 'meteor';

/** The Modifier die's use: its number added to or subtracted from another of the four dice. */
export interface ModifierUse {
  /** The die that is changed. */
  readonly slot: Slot;
  readonly sign: 1 | -1;
}

export type Step =
  /** Rolled: dice may be set, re-rolled with clovers, and given their roles. */
  | 'dice'
  /** Meteors fall, one after the other; then one is written down. */
  | 'strike'
  /** Columns of the Town dice are used. */
  | 'activate'
  /** Bonus dice are rolled, one after the other. */
  | 'bonus'
  | 'finished';

export interface Town {
  /** Whether its buildings cost what they did before rules version 3. Absent in what was saved under those: they do. */
  readonly earlierCosts?: boolean | undefined;
  /** 1–12. */
  readonly turn: number;
  readonly step: Step;
  readonly stock: Readonly<Record<Resource, number>>;
  /** By index in `BUILDINGS`. */
  readonly boxes: readonly number[];
  /** Columns with a crater. */
  readonly craters: readonly Face[];
  /** Points of each building's sales, by index in `BUILDINGS`. */
  readonly sales: readonly number[];
  /** The strike number of the turn before; null: none (MT7). */
  readonly forbidden: Face | null;
  /** Meteors of each turn so far, after modification. */
  readonly fallen: readonly (readonly Face[])[];
  /** Strike numbers of each turn so far; null: none. */
  readonly written: readonly (Face | null)[];
  readonly dice: readonly Die[];
  /** Of the four dice, once they are assigned. */
  readonly roles: readonly Role[] | null;
  readonly modifier: ModifierUse | null;
  /** Meteors that have not fallen yet. */
  readonly meteors: readonly Face[];
  /** Town dice whose columns have not been activated yet. */
  readonly columns: readonly Face[];
  /** The column being activated, or the bonus die's; null: none. */
  readonly column: Face | null;
  /** Buildings of that column that may still be used. Of a bonus die's only one. */
  readonly pending: readonly BuildingId[];
  /** Bonus dice still to roll. */
  readonly bonusDice: number;
  /** The bonus die that is being used. */
  readonly bonus: Die | null;
  /** The slot of the last bonus die rolled this turn; 4: none yet. */
  readonly lastSlot: Slot;
  /** How this town stood when its step began: what choices are taken back to (MT13). Null: there is nothing to take back. */
  readonly before: Town | null;
  readonly finishedAt: Millis | null;
}

export const NOTHING: Readonly<Record<Resource, number>> = { wood: 0, stone: 0, grain: 0, gold: 0, clover: 0 };

/** The sheet before the first roll. */
export const FIRST_TOWN: Town = {
  earlierCosts: false,
  turn: 1,
  step: 'dice',
  stock: NOTHING,
  boxes: BUILDINGS.map(({ row, boxes }) => (row === 1 ? boxes : UNBUILT)),
  craters: [],
  sales: BUILDINGS.map(() => 0),
  forbidden: null,
  fallen: [],
  written: [],
  dice: [],
  roles: null,
  modifier: null,
  meteors: [],
  columns: [],
  column: null,
  pending: [],
  bonusDice: 0,
  bonus: null,
  lastSlot: 4,
  before: null,
  finishedAt: null,
};

export const boxesOf = (town: Town, building: BuildingId): number => town.boxes[indexOf(building) ?? -1] ?? UNBUILT;

export const stands = (town: Town, building: BuildingId): boolean => boxesOf(town, building) > 0;

/** Buildings of a column that stand, from the bottom up. */
export function standingIn(town: Town, column: Face): Building[] {
  const found: Building[] = [];
  for (let index = (column - 1) * 4; index < column * 4; index += 1) {
    const building = BUILDINGS[index];
    if (building !== undefined && (town.boxes[index] ?? UNBUILT) > 0) found.push(building);
  }
  return found;
}

export const hasEarlierCosts = ({ earlierCosts }: Town): boolean => earlierCosts !== false;

/** What a building costs in that town. */
export const costOf = (town: Town, { id, cost }: Pick<Building, 'id' | 'cost'>): Amounts =>
  hasEarlierCosts(town) ? (EARLIER_COSTS[id] ?? cost) : cost;

export const hasCrater = (town: Town, column: Face): boolean => town.craters.includes(column);

/** Meteors of the town's present turn. */
export const meteorsNow = (town: Town): 0 | 1 | 2 => METEORS[town.turn - 1] ?? 0;

/** The Train Station: any resource counts as any other, when selling or building (MT4). */
export const anyResource = (town: Town): boolean => stands(town, ANY_RESOURCE.id);

/** The Observatory: dice that show the forbidden number may be set (MT8). */
export const setsDice = (town: Town): boolean => stands(town, SET_DICE.id);

export const amountIn = (amounts: Amounts): number =>
  RESOURCES.reduce((sum, resource) => sum + (amounts[resource] ?? 0), 0);

export const holds = (town: Town, amounts: Amounts): boolean =>
  RESOURCES.every((resource) => town.stock[resource] >= (amounts[resource] ?? 0));
