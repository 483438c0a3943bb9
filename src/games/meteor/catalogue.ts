import { BOSSES, type BossCard } from './cards/bosses.js';
import { CHALLENGES } from './cards/challenges.js';
import { ENERGIES, type Energy } from './cards/energy.js';
import { METEOR_BANDS, METEORS, type StandardBand } from './cards/meteors.js';
import { POWERS } from './cards/powers.js';
import { ROCKETS } from './cards/rockets.js';
import type { SeatCard } from './cards/seat-effects.js';
import { TECHNOLOGIES, type TechnologyEffect } from './cards/technologies.js';
import { TRAITS, type TraitEffect } from './cards/traits.js';
import type { CardId, MeteorId } from './state.js';

/** A resource card, looked up by its id. */
export type Card =
  | { readonly kind: 'energy'; readonly id: CardId; readonly energy: Energy; readonly copies: number }
  | {
      readonly kind: 'rocket';
      readonly id: CardId;
      readonly damage: number;
      readonly cost: string;
      readonly copies: number;
    }
  | {
      readonly kind: 'technology';
      readonly id: CardId;
      readonly cost: string;
      readonly copies: number;
      readonly effects: readonly TechnologyEffect[];
    };

/** A Meteor card without a letter: what it is before it lies on the field. */
export interface MeteorKind {
  readonly card: MeteorId;
  readonly band: StandardBand;
  readonly low: number;
  readonly high: number;
  readonly size: number;
  readonly trait: string | null;
  readonly copies: number;
}

/** Every kind of resource card, in the order in which hands are sorted: Energy, Rockets by damage, Technologies. */
export const CARDS: readonly Card[] = [
  ...ENERGIES.map(({ id, copies }) => ({ kind: 'energy', id, energy: id, copies }) as const),
  ...ROCKETS.map(
    ({ damage, cost, copies }) => ({ kind: 'rocket', id: `${damage}${cost}`, damage, cost, copies }) as const,
  ),
  ...TECHNOLOGIES.map(({ id, cost, effects }) => ({ kind: 'technology', id, cost, copies: 1, effects }) as const),
];

/** Every kind of Meteor card. */
export const METEOR_KINDS: readonly MeteorKind[] = METEORS.map(({ band, size, trait, copies }) => ({
  card: [band, size, trait].filter((part) => part !== undefined).join('-'),
  band,
  ...METEOR_BANDS[band],
  size,
  trait: trait ?? null,
  copies,
}));

const cardsById = new Map(CARDS.map((card) => [card.id, card]));
const orderById = new Map(CARDS.map((card, index) => [card.id, index]));
const meteorsById = new Map(METEOR_KINDS.map((meteor) => [meteor.card, meteor]));
const traitsById = new Map(TRAITS.map((trait) => [trait.id, trait.effects]));

/** The card of that id, or undefined: an id that came from outside, or from the log of an older card set. */
export const cardOf = (id: CardId): Card | undefined => cardsById.get(id);

const factories: ReadonlySet<CardId> = new Set(
  TECHNOLOGIES.filter(({ type }) => type === 'factory').map(({ id }) => id),
);

/** Whether a Technology is a factory; if not, it is a satellite. */
export const isFactory = (technology: CardId): boolean => factories.has(technology);

/** A card's place in `CARDS`; −1 for an id that this card set does not have. */
export const orderOf = (id: CardId): number => orderById.get(id) ?? -1;

const byId = <T extends { readonly id: string }>(cards: readonly T[]): ReadonlyMap<string, T> =>
  new Map(cards.map((card) => [card.id, card]));
const bossesById = byId(BOSSES);
const powersById = byId(POWERS);
const challengesById = byId(CHALLENGES);

export const bossOf = (id: string): BossCard | undefined => bossesById.get(id);
export const powerOf = (id: string): SeatCard | undefined => powersById.get(id);
export const challengeOf = (id: string): SeatCard | undefined => challengesById.get(id);

export const meteorOf = (id: MeteorId): MeteorKind | undefined => meteorsById.get(id);

/** A Trait's effects; none for a plain meteor. */
export const traitEffects = (trait: string | null): readonly TraitEffect[] =>
  (trait === null ? undefined : traitsById.get(trait)) ?? [];

const spread = <K>(kinds: readonly { readonly copies: number }[], id: (at: number) => K): K[] =>
  kinds.flatMap(({ copies }, at) => Array.from({ length: copies }, () => id(at)));

/** The 76 resource cards, unshuffled. */
export const RESOURCE_DECK: readonly CardId[] = spread(CARDS, (at) => CARDS[at]?.id ?? '');

/** The 26 Standard Meteors, unshuffled. */
export const METEOR_DECK: readonly MeteorId[] = spread(METEOR_KINDS, (at) => METEOR_KINDS[at]?.card ?? '');

const firstOf = (pile: readonly CardId[], kind: Card['kind']): CardId | undefined =>
  pile.find((id) => cardOf(id)?.kind === kind);

/** The Rocket that lies in a pile. */
export const rocketIn = (pile: readonly CardId[]): CardId | undefined => firstOf(pile, 'rocket');

/** The Technology that lies in a pile. */
export const technologyIn = (pile: readonly CardId[]): CardId | undefined => firstOf(pile, 'technology');
