/** Where dice may be assigned, and what they earn there (CR4, CR5, CR6). */
import { alienOf, planetAt, standingPower, TECH_PLACE } from './catalogue.js';
import { PLANETS, type PlanetCard, type SpaceRule } from './cards/planets.js';
import type { Refusal } from './refusal.js';
import { DICE, MOST_RECRUITS, YELLOW } from './setup.js';
import type { AlienCardId, Die, DieIndex, OpenTable, PlaceId, Seat, TurnState } from './state.js';

type RuleOf<K extends SpaceRule['kind']> = Extract<SpaceRule, { readonly kind: K }>;

/** How often each number, from 1, lies at a place. */
function counted(dice: readonly Die[], place: PlaceId): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const die of dice) if (die.place === place) counts[die.value] = (counts[die.value] ?? 0) + 1;
  return counts;
}

type Spaces<K extends SpaceRule['kind']> = (rule: RuleOf<K>, dice: readonly Die[], place: PlaceId) => number;

const SPACES: { readonly [K in SpaceRule['kind']]: Spaces<K> } = {
  each: (_rule, dice, place) => dice.filter((die) => die.place === place).length,
  // Dice are counted by number, so that four 3s are two pairs (CR5).
  sets: ({ size }, dice, place) => counted(dice, place).reduce((spaces, count) => spaces + Math.floor(count / size), 0),
  different: (_rule, dice, place) =>
    dice.reduce((spaces, die, at) => spaces + (die.place !== place ? 0 : at === YELLOW ? die.value : 1), 0),
};

/** Spaces that the dice at a planet have earned for its ship, without what aliens add. */
export function spacesAt({ number, spaces: rule }: PlanetCard, dice: readonly Die[]): number {
  const count = SPACES[rule.kind] as Spaces<SpaceRule['kind']>;
  return count(rule, dice, String(number));
}

/** Dice that lie at a place. */
export const lyingAt = (dice: readonly Die[], place: PlaceId): number =>
  dice.reduce((count, die) => count + (die.place === place ? 1 : 0), 0);

/** Numbers that an open alien card still needs from this seat; one of them is enough where `either`. */
export interface AlienNeeds {
  readonly numbers: readonly number[];
  readonly either: boolean;
}

const NOTHING_NEEDED: AlienNeeds = { numbers: [], either: false };

export function alienNeeds(table: OpenTable, seat: Seat, dice: readonly Die[], card: AlienCardId): AlienNeeds {
  const needed = alienOf(card)?.dice ?? [];
  const one = needed.length > 1 && standingPower(table.players[seat]?.aliens ?? [], 'one-die') !== null;
  if (one) return lyingAt(dice, card) > 0 ? NOTHING_NEEDED : { numbers: needed, either: true };
  const left = needed.slice();
  for (const die of dice) {
    const found = die.place === card ? left.indexOf(die.value) : -1;
    if (found >= 0) left.splice(found, 1);
  }
  return { numbers: left, either: false };
}

/** Open alien cards that have all their dice, in the order they lie. */
export const recruitable = (table: OpenTable, { seat, dice }: TurnState): readonly AlienCardId[] =>
  table.display.filter((card) => lyingAt(dice, card) > 0 && alienNeeds(table, seat, dice, card).numbers.length === 0);

type Takes<K extends SpaceRule['kind']> = (
  rule: RuleOf<K>,
  dice: readonly Die[],
  chosen: DieIndex,
  planet: PlanetCard,
) => Refusal | null;

/** Why a planet does not take a die, by its rule; null: it does. */
const TAKES: { readonly [K in SpaceRule['kind']]: Takes<K> } = {
  each: ({ number }, dice, chosen, planet) =>
    dice[chosen]?.value === number ? null : { code: 'planet-needs', planet: planet.number, number },
  sets: () => null,
  different: (_rule, dice, chosen, planet) => {
    const number = dice[chosen]?.value ?? 0;
    const place = String(planet.number);
    const lies = dice.some((die, at) => at !== YELLOW && die.place === place && die.value === number);
    return chosen !== YELLOW && lies ? { code: 'number-lies-there', planet: planet.number, number } : null;
  },
};

type DieTaken = (dice: readonly Die[], chosen: DieIndex) => Refusal | null;

function planetTakes(table: OpenTable, planet: PlanetCard): Refusal | DieTaken {
  if (table.planets[planet.number - 1]?.scored !== null) return { code: 'planet-scored', planet: planet.number };
  const takes = TAKES[planet.spaces.kind] as Takes<SpaceRule['kind']>;
  return (dice, chosen) => takes(planet.spaces, dice, chosen, planet);
}

function alienTakes(table: OpenTable, seat: Seat, dice: readonly Die[], card: AlienCardId): Refusal | DieTaken {
  if (!table.display.includes(card)) return { code: 'no-such-place', place: card };
  const begun = table.display.filter((other) => lyingAt(dice, other) > 0);
  if (begun.length >= MOST_RECRUITS && !begun.includes(card)) return { code: 'most-recruits', most: MOST_RECRUITS };
  return (now, chosen) => {
    const { numbers } = alienNeeds(table, seat, now, card);
    return numbers.includes(now[chosen]?.value ?? 0) ? null : { code: 'alien-needs', card, needs: numbers };
  };
}

const takesAny: DieTaken = () => null;

function placeTakes(table: OpenTable, seat: Seat, dice: readonly Die[], place: PlaceId): Refusal | DieTaken {
  if (place === TECH_PLACE) return takesAny;
  const planet = planetAt(place);
  return planet === undefined ? alienTakes(table, seat, dice, place) : planetTakes(table, planet);
}

/** Why these are no dice that can be assigned; null: they are. */
function diceRefusal(dice: readonly Die[], chosen: readonly DieIndex[]): Refusal | null {
  if (chosen.length === 0) return { code: 'choose-dice' };
  for (const [at, die] of chosen.entries()) {
    if (!Number.isInteger(die) || die < 0 || die >= DICE) return { code: 'no-such-die' };
    if (chosen.indexOf(die) !== at) return { code: 'die-twice', die };
    const place = dice[die]?.place;
    if (typeof place === 'string') return { code: 'die-assigned', die, place };
  }
  return null;
}

/** Why the dice `chosen` may not lie at `place` in this turn; null: they may. All or none are taken. */
export function assignRefusal(
  table: OpenTable,
  turn: TurnState,
  chosen: readonly DieIndex[],
  place: PlaceId,
): Refusal | null {
  const refusal = diceRefusal(turn.dice, chosen);
  if (refusal !== null) return refusal;
  const takes = placeTakes(table, turn.seat, turn.dice, place);
  if (typeof takes !== 'function') return takes;
  if (chosen.length === 1) return takes(turn.dice, chosen[0] ?? 0);
  const dice = turn.dice.slice();
  for (const die of chosen) {
    const wrong = takes(dice, die);
    if (wrong !== null) return wrong;
    dice[die] = { value: dice[die]?.value ?? 0, place };
  }
  return null;
}

/** Whether a die at that place ends step 2 at once (rulebook): the yellow one at the planet of different numbers. */
export const endsDice = (die: DieIndex, place: PlaceId): boolean =>
  die === YELLOW && planetAt(place)?.spaces.kind === 'different';

/** Every place that dice may lie at, scored planets included. */
export const placesOf = (table: OpenTable): readonly PlaceId[] => [
  ...PLANETS.map(({ number }) => String(number)),
  ...table.display,
  TECH_PLACE,
];

/** Dice that lie nowhere yet. */
export const unassigned = (dice: readonly Die[]): DieIndex[] =>
  dice.flatMap((die, at) => (die.place === null ? [at] : []));
