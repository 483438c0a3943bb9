/** The sheet as data: its buildings, tracks and meteors. All of it is ours; the rules document fixes only its shape. */

/** A number on a die, and the column of buildings above it. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;
export const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

export const RESOURCES = ['wood', 'stone', 'grain', 'gold', 'clover'] as const;
export type Resource = (typeof RESOURCES)[number];
/** How many of each resource; none where it isn't named. */
export type Amounts = Readonly<Partial<Record<Resource, number>>>;

export const TURNS = 12;
/** Boxes of a resource track (MT3). */
export const TRACK = 10;
export const CRATER_COST = 5;

/** Meteors of each turn. */
export const METEORS: readonly (0 | 1 | 2)[] = [0, 1, 1, 0, 1, 2, 1, 1, 2, 1, 2, 2];

/** What an End game building counts. */
export type Counted = 'above-row-1' | 'unmarked' | 'destroyed' | 'full-columns';

/** What a building does. */
export type Bonus =
  | { readonly kind: 'gain'; readonly gains: Amounts }
  /** `dearer`: the price while that building stands. */
  | {
      readonly kind: 'sell';
      readonly resource: Resource;
      readonly price: number;
      readonly dearer?: { readonly building: string; readonly price: number };
    }
  | { readonly kind: 'build' }
  | { readonly kind: 'bonus-die' }
  | { readonly kind: 'permanent'; readonly effect: 'any-resource' | 'set-dice' | 'dearer-sale' }
  | { readonly kind: 'end-game'; readonly counts: Counted; readonly each: number };

export interface Building {
  readonly id: string;
  readonly column: Face;
  /** 1 is the bottom, built from the start. */
  readonly row: 1 | 2 | 3 | 4;
  readonly cost: Amounts;
  /** Durability. */
  readonly boxes: number;
  readonly bonus: Bonus;
}

type Drawn = Omit<Building, 'column' | 'row'>;

const gain = (gains: Amounts): Bonus => ({ kind: 'gain', gains });
const sell = (resource: Resource, price: number): Bonus => ({ kind: 'sell', resource, price });
const endGame = (counts: Counted, each: number): Bonus => ({ kind: 'end-game', counts, each });
const BUILD: Bonus = { kind: 'build' };

/** By column, each from the bottom up. */
const COLUMNS: Readonly<Record<Face, readonly [Drawn, Drawn, Drawn, Drawn]>> = {
  1: [
    { id: 'woodcutter', cost: {}, boxes: 2, bonus: gain({ wood: 1 }) },
    { id: 'sawmill', cost: { wood: 1, stone: 1 }, boxes: 2, bonus: gain({ wood: 2 }) },
    {
      id: 'train-station',
      cost: { wood: 2, stone: 2, grain: 2 },
      boxes: 1,
      bonus: { kind: 'permanent', effect: 'any-resource' },
    },
    { id: 'sculptor', cost: { wood: 1 }, boxes: 2, bonus: sell('stone', 2) },
  ],
  2: [
    {
      id: 'market',
      cost: {},
      boxes: 2,
      bonus: { kind: 'sell', resource: 'grain', price: 1, dearer: { building: 'windmill', price: 2 } },
    },
    { id: 'windmill', cost: { wood: 1, stone: 1 }, boxes: 2, bonus: { kind: 'permanent', effect: 'dearer-sale' } },
    { id: 'brickworks', cost: { wood: 1, grain: 1 }, boxes: 2, bonus: gain({ wood: 1, stone: 1 }) },
    { id: 'town-hall', cost: { wood: 4, stone: 1 }, boxes: 2, bonus: endGame('above-row-1', 2) },
  ],
  3: [
    { id: 'farm', cost: {}, boxes: 2, bonus: gain({ grain: 1 }) },
    { id: 'orchard', cost: { wood: 1, stone: 1 }, boxes: 2, bonus: gain({ grain: 2 }) },
    { id: 'shipyard', cost: { stone: 1 }, boxes: 2, bonus: sell('wood', 2) },
    { id: 'mason', cost: { wood: 2, grain: 1 }, boxes: 2, bonus: BUILD },
  ],
  4: [
    { id: 'quarry', cost: {}, boxes: 2, bonus: gain({ stone: 1 }) },
    { id: 'gravel-pit', cost: { wood: 1, grain: 1 }, boxes: 2, bonus: gain({ stone: 2 }) },
    { id: 'goldsmith', cost: { stone: 1, grain: 1 }, boxes: 2, bonus: sell('gold', 2) },
    { id: 'castle', cost: { stone: 2, grain: 1 }, boxes: 3, bonus: endGame('unmarked', 1) },
  ],
  5: [
    { id: 'workshop', cost: {}, boxes: 3, bonus: BUILD },
    { id: 'observatory', cost: { wood: 1, stone: 1 }, boxes: 1, bonus: { kind: 'permanent', effect: 'set-dice' } },
    { id: 'fair', cost: { wood: 1, grain: 1 }, boxes: 2, bonus: { kind: 'bonus-die' } },
    { id: 'museum', cost: { wood: 1, stone: 2, grain: 1 }, boxes: 2, bonus: endGame('destroyed', 2) },
  ],
  6: [
    { id: 'well', cost: {}, boxes: 1, bonus: gain({ clover: 1 }) },
    { id: 'gold-mine', cost: { wood: 2 }, boxes: 2, bonus: gain({ gold: 3 }) },
    { id: 'herb-garden', cost: { wood: 1, stone: 1 }, boxes: 2, bonus: gain({ grain: 1, clover: 1 }) },
    { id: 'abbey', cost: { wood: 1, stone: 1, grain: 1 }, boxes: 3, bonus: endGame('full-columns', 3) },
  ],
};

/** The first rules version whose towns have the costs above. */
export const COSTS_SINCE = 3;

/** What was different before: towns keep the costs that they began with. */
export const EARLIER_COSTS: Readonly<Record<string, Amounts>> = {
  'train-station': { wood: 3, stone: 2, grain: 2 },
  sculptor: { wood: 1, grain: 1 },
  'town-hall': { wood: 2, stone: 2 },
  castle: { stone: 2 },
  museum: { wood: 1, stone: 1, grain: 1 },
  'gold-mine': { wood: 2, stone: 1 },
};

/** A building's id, as `train-station`. */
export type BuildingId = string;

const placed = (column: Face): Building[] =>
  COLUMNS[column].map((drawn, at) => ({ ...drawn, column, row: (at + 1) as Building['row'] }));

/** All 24, column by column, each from the bottom up. A building's index here is its index in `Town.boxes`. */
export const BUILDINGS: readonly Building[] = FACES.flatMap(placed);

const indexes = new Map(BUILDINGS.map(({ id }, index) => [id, index]));

/** Where a building stands in `BUILDINGS`; undefined: there is no such building. */
export const indexOf = (id: BuildingId): number | undefined => indexes.get(id);

export const buildingNamed = (id: BuildingId): Building | undefined => BUILDINGS[indexes.get(id) ?? -1];

/** The building with a permanent effect of that kind; the sheet has exactly one of each. */
function permanent(effect: string): Building {
  const found = BUILDINGS.find(({ bonus }) => bonus.kind === 'permanent' && bonus.effect === effect);
  if (found === undefined) throw new Error(`no building with the effect ${effect}`);
  return found;
}

export const ANY_RESOURCE = permanent('any-resource');
export const SET_DICE = permanent('set-dice');

export interface Medal {
  readonly id: 'bronze' | 'silver' | 'gold' | 'platinum';
  /** The lowest score that earns it. */
  readonly from: number;
}

/** From the lowest to the highest. */
export const MEDALS: readonly Medal[] = [
  { id: 'bronze', from: 25 },
  { id: 'silver', from: 38 },
  { id: 'gold', from: 50 },
  { id: 'platinum', from: 65 },
];

/** The highest medal that a score earns; null: none. */
export const medalFor = (score: number): Medal['id'] | null => MEDALS.findLast(({ from }) => score >= from)?.id ?? null;
