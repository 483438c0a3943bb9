/** What the Pilot could do with the dice that lie nowhere yet: groups of them, each at one place, and their worth. */
import { planetCard, TECH_PLACE } from '../catalogue.js';
import type { PlanetCard, SpaceRule } from '../cards/planets.js';
import { MOST_CRYSTALS, MOST_RECRUITS, YELLOW } from '../setup.js';
import type { AlienCardId, DieIndex, PlaceId } from '../state.js';
import { chanceOf, PLANET_NUMBERS, type Outlook } from './outlook.js';
import { WEIGHTS } from './weights.js';

/** Numbers of the dice, by die; 0 where a die is assigned. */
export type Loose = readonly number[];

export interface Candidate {
  /** Beyond what its dice are worth elsewhere. */
  readonly worth: number;
  readonly dice: readonly DieIndex[];
  readonly place: PlaceId;
}

/** A group of dice by their numbers; which dice those are is looked up only when it is taken. */
interface Group {
  readonly worth: number;
  readonly place: PlaceId;
  readonly numbers: readonly number[];
  readonly whitesOnly: boolean;
}

const NO_GROUP: Group = { worth: -Infinity, place: TECH_PLACE, numbers: [], whitesOnly: false };

/** The groups that dice could lie in. */
class Groups {
  best = NO_GROUP;
  readonly all: Group[] = [];
  readonly count: readonly number[];
  readonly loose: number;

  constructor(
    private readonly values: Loose,
    private readonly keepsAll: boolean,
  ) {
    const count = [0, 0, 0, 0, 0, 0, 0];
    let loose = 0;
    for (const value of values) {
      if (value === 0) continue;
      count[value] = (count[value] ?? 0) + 1;
      loose += 1;
    }
    this.count = count;
    this.loose = loose;
  }

  /** `gain`: what it brings, in points; `risked`: dice of the future that it will bind. */
  offer(gain: number, place: PlaceId, numbers: readonly number[], risked = 0, whitesOnly = false): void {
    const worth = gain - WEIGHTS.die * (numbers.length + risked);
    if (!this.keepsAll && worth <= this.best.worth) return;
    const group = { worth, place, numbers, whitesOnly };
    if (this.keepsAll) this.all.push(group);
    if (worth > this.best.worth) this.best = group;
  }

  /** Dice that show a group's numbers, white ones first. */
  candidate({ worth, place, numbers, whitesOnly }: Group): Candidate {
    const dice: DieIndex[] = [];
    for (const number of numbers) {
      const found = this.values.findIndex(
        (value, die) => value === number && !dice.includes(die) && !(whitesOnly && die === YELLOW),
      );
      if (found >= 0) dice.push(found);
    }
    return { worth, dice, place };
  }
}

type Offer<K extends SpaceRule['kind']> = (
  outlook: Outlook,
  groups: Groups,
  planet: PlanetCard,
  rule: Extract<SpaceRule, { readonly kind: K }>,
  values: Loose,
) => void;

const same = (number: number, count: number): number[] => Array.from({ length: count }, () => number);

const OFFERS: { readonly [K in SpaceRule['kind']]: Offer<K> } = {
  each: (outlook, groups, planet, { number }) => {
    const done = outlook.done(planet.number);
    for (let count = 1; count <= (groups.count[number] ?? 0); count += 1)
      groups.offer(outlook.moreWorth(planet.number, done, count), String(planet.number), same(number, count));
  },
  sets: (outlook, groups, planet, { size }) => {
    const place = String(planet.number);
    const space = outlook.moreWorth(planet.number, outlook.done(planet.number), 1);
    const lying = lyingByNumber(outlook, place);
    for (let number = 1; number <= 6; number += 1) {
      const shown = groups.count[number] ?? 0;
      if (shown === 0) continue;
      const need = size - ((lying[number] ?? 0) % size);
      const count = Math.min(shown, need);
      const chance = chanceOf(need - count, groups.loose - count);
      groups.offer(
        space * chance,
        place,
        same(number, count),
        (need - count) * chance + (1 - chance) * count * WEIGHTS.wasted,
      );
    }
  },
  different: (outlook, groups, planet, _rule, values) => {
    const place = String(planet.number);
    const lying = lyingByNumber(outlook, place);
    const yellow = values[YELLOW] ?? 0;
    const numbers = [1, 2, 3, 4, 5, 6].filter(
      (number) => (lying[number] ?? 0) === 0 && (groups.count[number] ?? 0) > (yellow === number ? 1 : 0),
    );
    const done = outlook.done(planet.number);
    const base = done + (yellow > 0 ? WEIGHTS.yellow : 0);
    if (numbers.length > 0)
      groups.offer(outlook.moreWorth(planet.number, base, numbers.length), place, numbers, 0, true);
    // The yellow die ends step 2 at once, so it goes there last.
    if (yellow > 0 && groups.loose === 1) groups.offer(outlook.moreWorth(planet.number, done, yellow), place, [yellow]);
  },
};

/** How often each number, from 1, lies at a place. */
function lyingByNumber({ turn }: Outlook, place: PlaceId): number[] {
  const lying = [0, 0, 0, 0, 0, 0, 0];
  for (const die of turn.dice) if (die.place === place) lying[die.value] = (lying[die.value] ?? 0) + 1;
  return lying;
}

function offerAlien(outlook: Outlook, groups: Groups, card: AlienCardId): void {
  const { numbers, either } = outlook.needs(card);
  const [first, second] = numbers;
  if (first === undefined) return;
  const worth = outlook.alienWorth(card);
  const shown = numbers.filter((number) => (groups.count[number] ?? 0) > 0);
  if (shown[0] === undefined) return;
  if (second === undefined || either) {
    for (const number of shown) groups.offer(worth, card, [number]);
    return;
  }
  const both = first === second ? (groups.count[first] ?? 0) >= 2 : shown.length === 2;
  if (both) {
    groups.offer(worth, card, [first, second]);
    return;
  }
  const chance = chanceOf(1, groups.loose - 1);
  groups.offer(worth * chance, card, [shown[0]], chance + (1 - chance) * WEIGHTS.wasted);
}

/** One die on the tech card: a white one before the yellow one, which is worth more elsewhere. */
function offerTech(outlook: Outlook, groups: Groups, values: Loose): void {
  const white = values.findLastIndex((value, die) => value > 0 && die !== YELLOW);
  const number = values[white >= 0 ? white : YELLOW] ?? 0;
  const worth = outlook.crystalsToCome < MOST_CRYSTALS ? outlook.crystalWorth : WEIGHTS.lostCrystal;
  groups.offer(worth, TECH_PLACE, [number]);
}

function groupsOf(outlook: Outlook, values: Loose, keepsAll: boolean): Groups {
  const groups = new Groups(values, keepsAll);
  for (const number of PLANET_NUMBERS) {
    if (outlook.isScored(number)) continue;
    const planet = planetCard(number);
    const offer = OFFERS[planet.spaces.kind] as Offer<SpaceRule['kind']>;
    offer(outlook, groups, planet, planet.spaces, values);
  }
  for (const card of outlook.view.display)
    if (outlook.begun.length < MOST_RECRUITS || outlook.begun.includes(card)) offerAlien(outlook, groups, card);
  offerTech(outlook, groups, values);
  return groups;
}

/** The best group of dice; the tech card takes any die, so there always is one. */
export function bestCandidate(outlook: Outlook, values: Loose): Candidate {
  const groups = groupsOf(outlook, values, false);
  return groups.candidate(groups.best);
}

/** The best groups of dice, the best first. */
export function bestCandidates(outlook: Outlook, values: Loose, most: number): Candidate[] {
  const groups = groupsOf(outlook, values, true);
  return groups.all
    .sort((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map((group) => groups.candidate(group));
}
