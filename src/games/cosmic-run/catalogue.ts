/** Look-ups in the card data. */
import { ALIENS, COPIES, type AlienKind } from './cards/aliens.js';
import { PLANETS, type PlanetCard } from './cards/planets.js';
import type { StandingKind, StandingPower, UsedPower } from './cards/powers.js';
import { TECH_CARD } from './cards/tech-card.js';

const cardId = (kind: string, copy: number): string => `${kind}.${copy}`;

/** All 32 alien cards, unshuffled. A card's id is its kind and the copy's number, as `echo.2`. */
export const ALIEN_DECK: readonly string[] = ALIENS.flatMap(({ id }) =>
  Array.from({ length: COPIES }, (_, copy) => cardId(id, copy + 1)),
);

const KIND_OF_CARD: ReadonlyMap<string, AlienKind> = new Map(
  ALIENS.flatMap((kind) =>
    Array.from({ length: COPIES }, (_, copy): [string, AlienKind] => [cardId(kind.id, copy + 1), kind]),
  ),
);

/** The kind of an alien card; undefined: there is no such card. */
export const alienOf = (card: string): AlienKind | undefined => KIND_OF_CARD.get(card);

/** The same, for a card that is known to exist. */
export function alienKind(card: string): AlienKind {
  const found = KIND_OF_CARD.get(card);
  if (found === undefined) throw new RangeError(`no alien card ${card}`);
  return found;
}

/** The planet of that number; undefined: there is none. */
export const planetOf = (number: number): PlanetCard | undefined => PLANETS[number - 1];

/** The same, for a number that is known to be 1–6. */
export function planetCard(number: number): PlanetCard {
  const found = PLANETS[number - 1];
  if (found === undefined) throw new RangeError(`no planet ${number}`);
  return found;
}

const PLANET_PLACES: ReadonlyMap<string, PlanetCard> = new Map(
  PLANETS.map((planet) => [String(planet.number), planet]),
);

/** The planet that a place on the table is; undefined: it is none. */
export const planetAt = (place: string): PlanetCard | undefined => PLANET_PLACES.get(place);

/** Names a player's own tech card as a place for dice. */
export const TECH_PLACE = 'tech';

/** A power that a player may use by choice: of the tech card, or of an alien kind. */
export interface UsablePower {
  readonly id: string;
  readonly power: UsedPower;
  readonly crystals: number;
  readonly once: boolean;
  /** The alien kind that gives it must be held. */
  readonly alien: boolean;
}

const USABLE: ReadonlyMap<string, UsablePower> = new Map(
  [
    ...TECH_CARD.map(({ id, power, crystals, once }): UsablePower => ({
      id,
      power,
      crystals,
      once: once === true,
      alien: false,
    })),
    ...ALIENS.flatMap(({ id, each }): UsablePower[] =>
      each === undefined ? [] : [{ id, power: each, crystals: 0, once: true, alien: true }],
    ),
  ].map((usable) => [usable.id, usable]),
);

export const usablePower = (id: string): UsablePower | undefined => USABLE.get(id);

/** All powers that can be used by choice, those of the tech card first. */
export const USABLE_POWERS: readonly UsablePower[] = [...USABLE.values()];

type StandingOf<K extends StandingKind> = Extract<StandingPower, { readonly kind: K }>;

/** The power of that kind which one of these alien cards gives; a second copy adds nothing (CR7). */
export function standingPower<K extends StandingKind>(aliens: readonly string[], kind: K): StandingOf<K> | null {
  for (const card of aliens) {
    const power = KIND_OF_CARD.get(card)?.always;
    if (power?.kind === kind) return power as StandingOf<K>;
  }
  return null;
}

/** Whether one of these alien cards is of that kind. */
export const holdsKind = (aliens: readonly string[], kind: string): boolean =>
  aliens.some((card) => KIND_OF_CARD.get(card)?.id === kind);

/** Spaces that a ship moves more if it moves by dice. */
export function fasterBy(aliens: readonly string[], planet: number): number {
  for (const card of aliens) {
    const power = KIND_OF_CARD.get(card)?.always;
    if (power?.kind === 'faster-ship' && power.planet === planet) return power.by;
  }
  return 0;
}
