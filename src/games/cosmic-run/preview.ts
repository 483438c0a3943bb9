/** What dice would give at a place, and which dice a place would take by itself: told before anything is assigned. */
import { alienOf, planetAt, TECH_PLACE } from './catalogue.js';
import type { PlanetCard, SpaceRule } from './cards/planets.js';
import { earlyStop, moveEnd } from './flow/movement.js';
import { alienNeeds, assignRefusal, lyingAt, spacesAt, unassigned } from './places.js';
import { MOST_CRYSTALS, YELLOW } from './setup.js';
import type { Die, DieIndex, PlaceId, PlanetNumber, TurnState } from './state.js';
import type { SeatView } from './view.js';

/** `spaces`: how much further the ship would go. `part`: so many dice of a set. `lost`: nothing comes of them. */
export type Gain =
  | { readonly kind: 'spaces' | 'crystals'; readonly count: number }
  | { readonly kind: 'part'; readonly have: number; readonly size: number }
  | { readonly kind: 'recruit' | 'lost' };

const LOST: Gain = { kind: 'lost' };

const withDice = (dice: readonly Die[], chosen: readonly DieIndex[], place: PlaceId): readonly Die[] =>
  dice.map((die, at) => (chosen.includes(at) ? { value: die.value, place } : die));

/** How many dice of the number of the last chosen die lie in a set that is not complete. */
function partOf(planet: PlanetCard, after: readonly Die[], chosen: readonly DieIndex[]): Gain {
  if (planet.spaces.kind !== 'sets') return LOST;
  const { size } = planet.spaces;
  const place = String(planet.number);
  const value = after[chosen.at(-1) ?? 0]?.value;
  const have = after.filter((die) => die.place === place && die.value === value).length % size;
  return have === 0 ? LOST : { kind: 'part', have, size };
}

function planetGain(view: SeatView, turn: TurnState, planet: PlanetCard, chosen: readonly DieIndex[]): Gain {
  const after = withDice(turn.dice, chosen, String(planet.number));
  const to = (dice: readonly Die[]): number => moveEnd(view, view.seat, planet.number, spacesAt(planet, dice));
  const count = to(after) - to(turn.dice);
  return count > 0 ? { kind: 'spaces', count } : partOf(planet, after, chosen);
}

function alienGain(view: SeatView, turn: TurnState, card: PlaceId, chosen: readonly DieIndex[]): Gain {
  const after = withDice(turn.dice, chosen, card);
  const { numbers } = alienNeeds(view, view.seat, after, card);
  if (numbers.length === 0) return { kind: 'recruit' };
  return { kind: 'part', have: lyingAt(after, card), size: alienOf(card)?.dice.length ?? 1 };
}

function techGain(view: SeatView, { dice }: TurnState, chosen: readonly DieIndex[]): Gain {
  const held = (view.players[view.seat]?.crystals ?? 0) + lyingAt(dice, TECH_PLACE);
  const count = Math.min(chosen.length, Math.max(0, MOST_CRYSTALS - held));
  return count === 0 ? LOST : { kind: 'crystals', count };
}

/** What the chosen dice would give there; null: they may not lie there. */
export function gainAt(view: SeatView, chosen: readonly DieIndex[], place: PlaceId): Gain | null {
  const { turn } = view;
  if (turn === null || turn.step !== 'dice' || assignRefusal(view, turn, chosen, place) !== null) return null;
  const planet = planetAt(place);
  if (planet !== undefined) return planetGain(view, turn, planet, chosen);
  return place === TECH_PLACE ? techGain(view, turn, chosen) : alienGain(view, turn, place, chosen);
}

type Takes<K extends SpaceRule['kind']> = (
  rule: Extract<SpaceRule, { readonly kind: K }>,
  dice: readonly Die[],
  free: readonly DieIndex[],
  place: PlaceId,
) => readonly DieIndex[];

/** Dice that complete something at a planet. */
const COMPLETING: { readonly [K in SpaceRule['kind']]: Takes<K> } = {
  each: ({ number }, dice, free) => free.filter((die) => dice[die]?.value === number),
  sets: ({ size }, dice, free, place) =>
    [1, 2, 3, 4, 5, 6].flatMap((number) => {
      const of = free.filter((die) => dice[die]?.value === number);
      const lying = dice.filter((die) => die.place === place && die.value === number).length;
      const complete = Math.floor((lying + of.length) / size) * size;
      return of.slice(0, Math.max(0, complete - lying));
    }),
  different: (_rule, dice, free, place) => {
    // The yellow die ends step 2, so it comes by itself only as the last one.
    if (free.length === 1) return free;
    const lying = dice.flatMap((die, at) => (die.place === place && at !== YELLOW ? [die.value] : []));
    const whites = free.filter((die) => die !== YELLOW && !lying.includes(dice[die]?.value ?? 0));
    return whites.filter((die, at) => whites.findIndex((other) => dice[other]?.value === dice[die]?.value) === at);
  },
};

/** All unassigned dice that fit a place and complete something there; none where nothing would come of it. */
export function completingDice(view: SeatView, place: PlaceId): readonly DieIndex[] {
  const { turn } = view;
  if (turn === null || turn.step !== 'dice') return [];
  const free = unassigned(turn.dice);
  const found = placeTakes(view, turn, free, place);
  return found.length > 0 && assignRefusal(view, turn, found, place) === null ? found : [];
}

function placeTakes(view: SeatView, turn: TurnState, free: readonly DieIndex[], place: PlaceId): readonly DieIndex[] {
  if (place === TECH_PLACE) return free;
  const planet = planetAt(place);
  if (planet === undefined) return alienTakes(view, turn, free, place);
  const takes = COMPLETING[planet.spaces.kind] as Takes<SpaceRule['kind']>;
  return takes(planet.spaces, turn.dice, free, place);
}

function alienTakes(view: SeatView, turn: TurnState, free: readonly DieIndex[], card: PlaceId): readonly DieIndex[] {
  const { numbers, either } = alienNeeds(view, view.seat, turn.dice, card);
  const taken: DieIndex[] = [];
  for (const number of numbers) {
    const die = free.find((one) => !taken.includes(one) && turn.dice[one]?.value === number);
    if (die !== undefined) taken.push(die);
  }
  if (either) return taken.slice(0, 1);
  return taken.length === numbers.length ? taken : [];
}

/** A move that the dice have earned: where it leads, and where it may stop early for a token; null: nowhere. */
export interface MoveOption {
  readonly planet: PlanetNumber;
  readonly to: number;
  readonly early: number | null;
}

export const moveOptions = (view: SeatView): readonly MoveOption[] =>
  (view.turn?.moves ?? []).map(({ planet, spaces }) => ({
    planet,
    to: moveEnd(view, view.seat, planet, spaces),
    early: earlyStop(view, view.seat, planet, spaces),
  }));
