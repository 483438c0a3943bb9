import type { Random } from '../shared/random.js';
import { DECK } from './cards/command.js';
import { hexesOf, onBothSides, type FeatureKind, type Scenario } from './cards/scenarios.js';
import { TILES } from './cards/tiles.js';
import { UNIT_KINDS, UNITS } from './cards/units.js';
import { mirrored, type Hex, type Side } from './hexes.js';
import type { CardId, Feature, Millis, Options, TileId, Unit, UnitKind } from './state.js';

/** Turns of both sides together: 60 each (MS9). */
export const MOST_TURNS = 120;

const SECOND_MS: Millis = 1_000;
const MINUTE_MS: Millis = 60 * SECOND_MS;
const DAY_MS: Millis = 24 * 60 * MINUTE_MS;

/** Turn limits that a table may set (MS11); null: none. */
export const LIMITS: readonly (Millis | null)[] = [null, 2 * MINUTE_MS, DAY_MS];

/** From this turn limit on a game is slow: its players are not expected to be present all the time. */
const SLOW_MS = DAY_MS;
export const isSlow = ({ limitMs }: Options): boolean => limitMs !== null && limitMs >= SLOW_MS;

/** How long the owner of a unit may think about a red alert; then a marker is taken. */
export const retreatTime = (options: Options): Millis => (isSlow(options) ? DAY_MS : 30 * SECOND_MS);

/** How long a table may stand without anything done by a person before the game is called off. */
export const idleTime = (options: Options): Millis => (isSlow(options) ? 3 * DAY_MS : 30 * MINUTE_MS);

/**
 * A timer that is later than this, in milliseconds, was missed because the process was away, not because it is busy.
 */
export const STALL_MS: Millis = 5 * SECOND_MS;

/** A scenario's units, numbered: A's first, each kind from the left; B's in the same order. */
export function unitsOf(scenario: Scenario): Unit[] {
  const placed = UNIT_KINDS.flatMap((kind) => hexesOf(scenario.units[kind]).map((hex) => ({ kind, hex })));
  const forSide = (side: Side, from: number, at: (hex: Hex) => Hex): Unit[] =>
    placed.map(({ kind, hex }, number) => newUnit(from + number, side, kind, at(hex)));
  return [...forSide(0, 0, (hex) => hex), ...forSide(1, placed.length, mirrored)];
}

const newUnit = (id: number, side: Side, kind: UnitKind, hex: Hex): Unit => ({
  id,
  side,
  kind,
  hex,
  left: UNITS[kind].hits,
  marked: false,
});

const FEATURE_KINDS: readonly FeatureKind[] = ['asteroids', 'planet', 'debris', 'rift'];

export const featuresOf = (scenario: Scenario): Feature[] =>
  FEATURE_KINDS.flatMap((kind) => {
    const names = scenario.features[kind];
    return names === undefined ? [] : onBothSides(hexesOf(names)).map((hex): Feature => ({ hex, kind }));
  });

/** What is shuffled before the first turn. The top of a deck, and of the stack, is its end. */
export interface Deal {
  readonly hands: readonly [readonly CardId[], readonly CardId[]];
  readonly deck: readonly CardId[];
  readonly stack: readonly TileId[];
  /** Where all tiles stay in a calm game. */
  readonly box: readonly TileId[];
}

export function deal(scenario: Scenario, meteors: boolean, random: Random): Deal {
  const tiles = [...TILES.keys()];
  const lie = meteors ? { stack: random.shuffle(tiles), box: [] } : { stack: [], box: tiles };
  const cards = random.shuffle(DECK);
  const [a, b] = scenario.hands;
  return { hands: [cards.slice(0, a), cards.slice(a, a + b)], deck: cards.slice(a + b), ...lie };
}
