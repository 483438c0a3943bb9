import { hexNamed, mirrored, type Hex } from '../hexes.js';
import type { UnitKind } from './units.js';

export type FeatureKind = 'asteroids' | 'planet' | 'debris' | 'rift';

export type ScenarioId = 'open-sky' | 'four-worlds' | 'wreck-field' | 'twin-rifts';

/** A scenario as the document's table has it: side A's units; B's are their mirror through the centre. */
export interface Scenario {
  readonly id: ScenarioId;
  /** Its number in the document, from 1. */
  readonly number: number;
  /** Points to win. */
  readonly target: number;
  /** Command cards in hand at the start: A's and B's. */
  readonly hands: readonly [number, number];
  /** Names of hexes, each kind of unit on its own. */
  readonly units: { readonly [K in UnitKind]: string };
  /** Names of hexes; each is mirrored too. */
  readonly features: { readonly [K in FeatureKind]?: string };
}

export const SCENARIOS: readonly [Scenario, ...Scenario[]] = [
  {
    id: 'open-sky',
    number: 1,
    target: 9,
    hands: [5, 4],
    units: { flagship: '1.5', cruiser: '2.4 2.5', destroyer: '2.2 2.7 3.5', fighter: '3.2 3.3 3.7' },
    features: { asteroids: '4.5 5.3 5.7' },
  },
  {
    id: 'four-worlds',
    number: 2,
    target: 11,
    hands: [4, 4],
    units: { flagship: '1.5', cruiser: '2.3 2.6', destroyer: '3.3 3.5 3.7', fighter: '2.4 3.1 3.9' },
    features: { asteroids: '5.5', planet: '4.4 6.2' },
  },
  {
    id: 'wreck-field',
    number: 3,
    target: 9,
    hands: [6, 4],
    units: { flagship: '1.5', cruiser: '2.4', destroyer: '2.5 3.4 3.6', fighter: '2.2 2.7 3.2 3.8' },
    features: { debris: '4.3 5.2 5.4 5.6 5.8 6.4' },
  },
  {
    id: 'twin-rifts',
    number: 4,
    target: 11,
    hands: [6, 4],
    units: { flagship: '1.5', cruiser: '2.3 2.6', destroyer: '2.4 2.5', fighter: '3.2 3.4 3.6 3.8' },
    features: { asteroids: '5.5', planet: '6.4', rift: '4.2 4.7' },
  },
];

/** A scenario by its id; undefined: there is none of that name. */
export const scenarioOf = (id: string): Scenario | undefined => SCENARIOS.find((scenario) => scenario.id === id);

/** The hexes of a list of names. A name that is none is a fault in the data. */
export const hexesOf = (names: string): Hex[] =>
  names.split(' ').map((name) => {
    const hex = hexNamed(name);
    if (hex === null) throw new Error(`no hex is called ${name}`);
    return hex;
  });

/** Those hexes and their mirrors, each once. */
export const onBothSides = (hexes: readonly Hex[]): Hex[] => [...new Set([...hexes, ...hexes.map(mirrored)])];
