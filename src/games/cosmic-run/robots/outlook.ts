/** How the Pilot judges ships, and the dice that lie on the table. */
import { alienOf, fasterBy, planetCard, standingPower, TECH_PLACE } from '../catalogue.js';
import { DISCOVERY_POINTS, PLANETS } from '../cards/planets.js';
import { tokenLies } from '../flow/movement.js';
import { alienNeeds, lyingAt, spacesAt } from '../places.js';
import { rankPoints } from '../ranking.js';
import { HELD_ALIEN_POINTS } from '../setup.js';
import type { AlienCardId, OpenPlayer, PlanetNumber, TurnState } from '../state.js';
import type { SeatView } from '../view.js';
import { LATER, powerWorth, WEIGHTS } from './weights.js';

/** One seat's evaluation of the table at one moment of its turn. */
export class Outlook {
  readonly own: OpenPlayer;
  /** Turns that this seat has after this one, on average. */
  readonly turnsLeft: number;
  /** How likely this turn is its last one. */
  readonly lastTurn: number;
  /** Open alien cards that dice of this turn lie on. */
  readonly begun: readonly AlienCardId[];

  constructor(
    readonly view: SeatView,
    readonly turn: TurnState,
    /** Known worths of steps: they depend on ships alone, so a later moment of the turn knows them too. */
    private readonly steps = new Map<number, number>(),
  ) {
    const own = view.players[view.seat];
    if (own === undefined) throw new RangeError(`no player on seat ${view.seat}`);
    this.own = own;
    const open = view.planets.filter(({ scored }) => scored === null).length;
    const dealt = turnsOfDeck(view);
    this.turnsLeft = Math.min(dealt, TURNS_LEFT[open] ?? 0);
    this.lastTurn = dealt === 0 ? 1 : (LAST_TURN[open] ?? 0);
    this.begun = view.display.filter((card) => lyingAt(turn.dice, card) > 0);
  }

  /** The same table later in the turn, when the dice lie otherwise. */
  later(turn: TurnState): Outlook {
    return new Outlook(this.view, turn, this.steps);
  }

  isScored(planet: PlanetNumber): boolean {
    return this.view.planets[planet - 1]?.scored !== null;
  }

  shipAt(planet: PlanetNumber): number {
    return this.own.ships[planet - 1] ?? 0;
  }

  /** What a ship on that space is worth: its points now, mixed with the chance of first place. */
  shipWorth(planet: PlanetNumber, space: number): number {
    if (this.isScored(planet)) return 0;
    const { length, values } = planetCard(planet);
    const first = values[0] ?? 0;
    if (space >= length) return first + DISCOVERY_POINTS;
    const hits = this.view.planets[planet - 1]?.hits ?? 0;
    // A planet that isn't scored gives nothing at the end.
    if (this.lastTurn === 1)
      return WEIGHTS.scoredAfterLastTurn * hits * rankPoints(this.view, planet, this.view.seat, space, true);
    const now = WEIGHTS.now + WEIGHTS.nowPerHit * hits;
    const hope = (WEIGHTS.hope * first * space) / length;
    return (1 - now) * hope + now * rankPoints(this.view, planet, this.view.seat, space, true);
  }

  /** What it is worth that the ship goes so many spaces from where it stands, a token at the end included. */
  moveWorth(planet: PlanetNumber, spaces: number): number {
    const from = this.shipAt(planet);
    const to = Math.min(planetCard(planet).length, from + spaces);
    const token = tokenLies(this.view, planet, to) ? WEIGHTS.token : 0;
    return this.shipWorth(planet, to) - this.shipWorth(planet, from) + token;
  }

  /** The same for spaces that dice have earned, with what aliens add. */
  diceWorth(planet: PlanetNumber, spaces: number): number {
    if (spaces <= 0 || this.isScored(planet)) return 0;
    const key = planet * 64 + spaces;
    const known = this.steps.get(key);
    if (known !== undefined) return known;
    const worth = this.moveWorth(planet, spaces + fasterBy(this.own.aliens, planet));
    this.steps.set(key, worth);
    return worth;
  }

  /** What more spaces are worth at a planet where the dice have earned `done`. */
  moreWorth(planet: PlanetNumber, done: number, more: number): number {
    return this.diceWorth(planet, done + more) - this.diceWorth(planet, done);
  }

  /** Spaces that the dice at each planet have earned. */
  readonly done = (planet: PlanetNumber): number => spacesAt(planetCard(planet), this.turn.dice);

  /** Points of an alien, and of its power in the turns that are left. */
  alienWorth(card: AlienCardId): number {
    const kind = alienOf(card);
    if (kind === undefined) return 0;
    const held = this.own.aliens.some((other) => alienOf(other)?.id === kind.id);
    const power = held ? 0 : powerWorth(kind) * this.turnsLeft * WEIGHTS.power;
    return kind.retire * (WEIGHTS.retire + (1 - WEIGHTS.retire) * this.lastTurn) + power;
  }

  /** Numbers that an alien card still needs from this seat. */
  needs(card: AlienCardId): { readonly numbers: readonly number[]; readonly either: boolean } {
    return alienNeeds(this.view, this.view.seat, this.turn.dice, card);
  }

  /** Crystals held, with those that the dice on the tech card will bring. */
  get crystalsToCome(): number {
    return this.own.crystals + lyingAt(this.turn.dice, TECH_PLACE);
  }

  /** What a crystal is worth: nothing where no turn is left in which it could be spent. */
  get crystalWorth(): number {
    return WEIGHTS.crystal * Math.min(1, this.turnsLeft / WEIGHTS.horizon);
  }

  /** Whether an alien's power is of no more use to its owner. */
  isSpent(card: AlienCardId): boolean {
    const kind = alienOf(card);
    if (kind === undefined || (kind.each ?? kind.always) === undefined) return true;
    const { aliens } = this.own;
    if (aliens.findIndex((other) => alienOf(other)?.id === kind.id) < aliens.indexOf(card)) return true;
    const faster = standingPower([card], 'faster-ship');
    if (faster !== null && this.isScored(faster.planet)) return true;
    // Held to the end it scores less than retired now; kept for another turn it may still help.
    const lost = this.lastTurn * (kind.retire - HELD_ALIEN_POINTS);
    return this.lastTurn === 1 || lost > powerWorth(kind) * this.turnsLeft;
  }
}

/** Turns that the meteor deck has for this seat after this one: the game ends with the round that empties it (CR11). */
function turnsOfDeck({ order, seat, meteorsLeft }: SeatView): number {
  const flippedThisRound = order.length - 1 - order.indexOf(seat);
  return Math.max(0, Math.ceil((meteorsLeft - flippedThisRound) / order.length));
}

/** By planets that are open: turns that a seat still had in games of Pilots, and how often it had none. */
const TURNS_LEFT: readonly number[] = [0, 0.5, 1.1, 1.7, 2.4, 3.2, 5];
const LAST_TURN: readonly number[] = [1, 0.55, 0.2, 0.05, 0, 0, 0];

/** Chances of at least `wanted` of `dice` dice showing one number in time. */
export function chanceOf(wanted: number, dice: number): number {
  if (wanted <= 0) return 1;
  if (wanted > dice) return 0;
  return CHANCES[dice]?.[wanted] ?? 0;
}

function chance(wanted: number, dice: number): number {
  let sum = 0;
  for (let hits = wanted; hits <= dice; hits += 1) {
    let ways = 1;
    for (let at = 0; at < hits; at += 1) ways = (ways * (dice - at)) / (at + 1);
    sum += ways * LATER ** hits * (1 - LATER) ** (dice - hits);
  }
  return sum;
}

const MOST_DICE = 6;

/** By dice, then by how many of them are wanted. */
const CHANCES: readonly (readonly number[])[] = Array.from({ length: MOST_DICE + 1 }, (_, dice) =>
  Array.from({ length: dice + 1 }, (__, wanted) => chance(wanted, dice)),
);

export const PLANET_NUMBERS: readonly PlanetNumber[] = PLANETS.map(({ number }) => number);
