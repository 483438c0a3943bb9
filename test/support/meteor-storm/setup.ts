import {
  COMMAND_CARDS,
  FACES,
  hexNamed,
  initialState,
  RULES_VERSION,
  SCENARIOS,
  TILES,
  UNITS,
  UNIT_KINDS,
  type CardId,
  type Face,
  type Feature,
  type FeatureKind,
  type GameState,
  type Hex,
  type Millis,
  type Options,
  type RandomState,
  type Side,
  type Tile,
  type TileId,
  type Unit,
} from '../../../src/games/meteor-storm/index.js';
import { Random, seedRandom } from '../../../src/games/shared/random.js';

/** The moment at which scenarios begin. */
export const START: Millis = 1_000_000;

/** What a die is to show: a battle die's face, or a number die's number. */
export type Roll = Face | 1 | 2 | 3 | 4 | 5 | 6;

/** Everything about a battle that a scenario may care for. */
export interface BattleSpec {
  /** Units as `F 3.2`, with `!` for a red alert marker and `/1` for the hits that are left: `C 4.4! /2, ★ 1.5`. */
  readonly a?: string;
  readonly b?: string;
  /** Tiles as `storm 3 5.1`, with `A` or `B` behind it for a marker on it: `storm 2 5.4 B, shower 3 5.4`. The lower first. */
  readonly tiles?: string;
  /** The next tiles of the stack, the top one first: `storm 3, shower 2`; the others lie beneath, or in the box. */
  readonly stack?: string;
  readonly rest?: 'stack' | 'box';
  /** `{ planet: '6.2 6.7' }` */
  readonly features?: { readonly [K in FeatureKind]?: string };
  /** Faction markers on planets: `A 6.2, B 6.7`. */
  readonly markers?: string;
  readonly active?: 'A' | 'B';
  readonly turn?: number;
  /** Hands; default: one Fire at Will for the active side, one Full Thrust for the other. */
  readonly hands?: readonly [string, string];
  /** The next cards of the deck, the top one first. */
  readonly deck?: string;
  readonly restOfDeck?: 'deck' | 'discard';
  /** What the next dice show, in the order in which they are rolled. */
  readonly rolls?: readonly Roll[];
  readonly target?: number;
  /** Points from units that were lost before. */
  readonly points?: readonly [number, number];
  readonly options?: Partial<Options>;
  readonly robots?: readonly Side[];
}

export const hex = (name: string): Hex => {
  const found = hexNamed(name);
  if (found === null) throw new Error(`no hex is called ${name}`);
  return found;
};

const parts = (text: string): string[] => text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

function unitFrom(text: string, id: number, side: Side): Unit {
  const [, sign, where, mark, left] = /^(\S) (\d+\.\d)(!?)(?: ?\/(\d))?$/.exec(text) ?? [];
  const kind = UNIT_KINDS.find((one) => UNITS[one].sign === sign);
  if (kind === undefined || where === undefined) throw new Error(`no unit can be read from "${text}"`);
  return {
    id,
    side,
    kind,
    hex: hex(where),
    left: left === undefined ? UNITS[kind].hits : Number(left),
    marked: mark === '!',
  };
}

function unitsFrom({ a = '', b = '' }: BattleSpec): Unit[] {
  const ofA = parts(a);
  return [
    ...ofA.map((text, at) => unitFrom(text, at, 0)),
    ...parts(b).map((text, at) => unitFrom(text, ofA.length + at, 1)),
  ];
}

/** Takes a tile of that kind and speed out of the box; a scenario that asks for too many is at fault. */
function takeTile(box: Set<TileId>, kind: string, speed: number): TileId {
  for (const id of box) {
    if (TILES[id]?.kind !== kind || TILES[id].speed !== speed) continue;
    box.delete(id);
    return id;
  }
  throw new Error(`no ${kind} of speed ${speed} is left in the box`);
}

function tilesFrom(spec: BattleSpec): Pick<GameState, 'tiles' | 'stack' | 'box'> {
  const box = new Set(TILES.keys());
  const tiles = parts(spec.tiles ?? '').map((text): Tile => {
    const [kind = '', speed = '', where = '', by] = words(text);
    const id = takeTile(box, kind, Number(speed));
    const hitBy = by === undefined ? null : by === 'A' ? 0 : 1;
    return { id, hex: hex(where), kind: kind === 'storm' ? 'storm' : 'shower', speed: Number(speed), hitBy };
  });
  const top = parts(spec.stack ?? '').map((text) => {
    const [kind = '', speed = ''] = words(text);
    return takeTile(box, kind, Number(speed));
  });
  const rest = [...box];
  const inBox = spec.rest === 'box';
  return { tiles, stack: [...(inBox ? [] : rest), ...top.reverse()], box: inBox ? rest : [] };
}

const featuresFrom = (features: BattleSpec['features'] = {}): Feature[] =>
  (Object.keys(features) as FeatureKind[]).flatMap((kind) =>
    words(features[kind] ?? '').map((name) => ({ kind, hex: hex(name) })),
  );

function takeCards(box: CardId[], cards: readonly string[]): readonly CardId[] {
  for (const card of cards) {
    const at = box.indexOf(card);
    if (at < 0) throw new Error(`no ${card} is left in the deck`);
    box.splice(at, 1);
  }
  return cards;
}

function cardsFrom(spec: BattleSpec): Pick<GameState, 'hands' | 'deck' | 'discard'> {
  const box = COMMAND_CARDS.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
  const usual: readonly [string, string] =
    spec.active === 'B' ? ['full-thrust', 'fire-at-will'] : ['fire-at-will', 'full-thrust'];
  const [a, b] = spec.hands ?? usual;
  const hands = [takeCards(box, words(a)), takeCards(box, words(b))] as const;
  const top = [...takeCards(box, words(spec.deck ?? ''))].reverse();
  return spec.restOfDeck === 'discard'
    ? { hands, deck: top, discard: box }
    : { hands, deck: [...box, ...top], discard: [] };
}

const numberOf = (roll: Roll): number => (typeof roll === 'number' ? roll - 1 : FACES.indexOf(roll));

/** A generator that will roll these dice next: found by looking on in one long stream of rolls. */
export function randomThatRolls(rolls: readonly Roll[]): RandomState {
  const wanted = rolls.map(numberOf);
  const random = new Random(seedRandom(`rolls ${rolls.join(' ')}`));
  for (let tries = 0; tries < 50_000_000; tries += 1) {
    const { state } = random;
    const ahead = new Random(state);
    if (wanted.every((face) => ahead.below(FACES.length) === face)) return state;
    random.below(FACES.length);
  }
  throw new Error('these rolls are too many to be found');
}

/** The state at the beginning of the active side's orders: claims are made, meteors have appeared, no card is played. */
export function battleState(spec: BattleSpec): GameState {
  const options: Options = { ...initialState.options, robotsAllowed: true, ...spec.options };
  return {
    ...initialState,
    rules: RULES_VERSION,
    options,
    seed: 'scenario',
    random: randomThatRolls(spec.rolls ?? []),
    phase: 'play',
    seats: [0, 1].map((seat) => ({ status: 'in', robot: spec.robots?.includes(seat === 0 ? 0 : 1) ?? false })),
    units: unitsFrom(spec),
    ...tilesFrom(spec),
    features: featuresFrom(spec.features),
    markers: parts(spec.markers ?? '').map((text) => {
      const [side, where = ''] = words(text);
      return { side: side === 'A' ? 0 : 1, hex: hex(where) };
    }),
    ...cardsFrom(spec),
    active: spec.active === 'B' ? 1 : 0,
    turn: spec.turn ?? 5,
    target: spec.target ?? SCENARIOS[0].target,
    unitPoints: spec.points ?? [0, 0],
    deadline: options.limitMs === null ? null : START + options.limitMs,
    humanAt: START,
  };
}
