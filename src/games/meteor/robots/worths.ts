import type { TraitEffect } from '../cards/traits.js';
import { cardOf, traitEffects } from '../catalogue.js';
import { effectOfCard } from '../effects.js';
import { scenarioOf } from '../scenarios/index.js';
import type { CardId } from '../state.js';
import type { MeteorView, SeatView } from '../view/seat.js';
import { isAverted } from './crewmates.js';
import { overkillEffect } from './bosses.js';
import type { Front } from './odds.js';
import type { Weights } from './weights.js';

type EffectKind = TraitEffect['kind'];
type Gain = {
  readonly [K in EffectKind]?: (
    effect: Extract<TraitEffect, { readonly kind: K }>,
    view: SeatView,
    weights: Weights,
  ) => number;
};
type Ignores = {
  readonly [K in EffectKind]?: (
    effect: Extract<TraitEffect, { readonly kind: K }>,
    damage: number,
    pile: readonly CardId[],
  ) => boolean;
};

const players = (view: SeatView): number => view.seats.filter(({ status }) => status === 'in').length;

/** By kind of Trait, what destroying a meteor brings or costs beside the meteor itself. */
const GAIN: Gain = {
  'destroyed-brings': (_effect, _view, { kill, brings }) => -brings * kill,
  'destroyed-all-discard': ({ cards }, view, { card }) => -cards * players(view) * card,
  'destroyed-all-draw': ({ cards }, view, { card }) => Math.min(view.deckSize, cards * players(view)) * card,
};

const IGNORES: Ignores = {
  'ignores-damage': ({ upTo }, damage) => damage <= upTo,
  'ignores-energy': ({ energy }, _damage, pile) => pile.includes(energy),
};

/** Whether a Rocket does nothing to a meteor with that Trait. */
export const isIgnored = (trait: string | null, damage: number, pile: readonly CardId[]): boolean =>
  trait !== null &&
  traitEffects(trait).some((effect) => {
    const asks = IGNORES[effect.kind] as
      ((effect: TraitEffect, damage: number, pile: readonly CardId[]) => boolean) | undefined;
    return asks?.(effect, damage, pile) ?? false;
  });

export const isVolatile = (trait: string | null): boolean =>
  traitEffects(trait).some(({ kind }) => kind === 'destroyed-is-overkill');

/** Whether another meteor joins the field when one with that Trait is destroyed. */
export const mayReturn = (trait: string | null): boolean =>
  traitEffects(trait).some(({ kind }) => kind === 'destroyed-brings');

function gainOf(trait: string | null, view: SeatView, weights: Weights): number {
  return traitEffects(trait).reduce((sum, effect) => {
    const gain = GAIN[effect.kind] as ((effect: TraitEffect, view: SeatView, weights: Weights) => number) | undefined;
    return sum + (gain?.(effect, view, weights) ?? 0);
  }, 0);
}

/** Whether a card takes the next Overkill upon itself. */
function isAbsorbed(view: SeatView): boolean {
  const launchers = (view.window?.rockets ?? []).map(({ seat }) => seat);
  return (
    view.technologies.some((card) => effectOfCard(card, 'absorbs-overkill') !== null) || isAverted(view, launchers)
  );
}

/** Whether destroying the meteor that is left wins: one that brings another doesn't. */
const isLast = ({ field: [last, ...others] }: SeatView): boolean =>
  last !== undefined && others.length === 0 && !mayReturn(last.trait);

/** The zone from which an Overkill may be planned when nothing else is left to do, whoever plays. */
const LAST_RESORT_ZONE = 2;

/**
 * Whether a launch may be a sure Overkill: where it costs no zone, or where the company allows it by now. `struck`: the
 * fronts that the target may have; the last meteor may bring another where one of them does.
 */
export const mayOverkill = (
  view: SeatView,
  { overkillsFrom }: Weights,
  pressed: boolean,
  struck: readonly Front[] = [],
): boolean =>
  (isLast(view) && !struck.some(({ trait }) => mayReturn(trait))) ||
  view.zone <= Math.max(overkillsFrom, pressed ? LAST_RESORT_ZONE : 0) ||
  isAbsorbed(view);

/** Takes the worth from every sum that is sure to overkill. */
export const withoutOverkills = (fronts: readonly Front[], table: readonly number[]): readonly number[] =>
  table.map((worth, sum) =>
    fronts.every(({ size, trait }) => sum > size || (sum === size && isVolatile(trait))) ? Math.min(worth, 0) : worth,
  );

/**
 * What an Overkill on a meteor (null: any that is no Boss) costs: a zone, which draws cards too; the game in zone 1;
 * nothing where no meteor is left. A Boss that is alive may make it worse.
 */
export function overkillCost(view: SeatView, weights: Weights, pressed: boolean, struck: MeteorView | null): number {
  if (isLast(view)) return 0;
  if (isAbsorbed(view)) return weights.absorbed * (weights.absorb[view.zone] ?? 0);
  if (scenarioOf(view.options)?.overkillLoses === true) return weights.lost;
  const { zones, left, harm } = overkillEffect(view, weights, struck);
  if (left <= zones) return weights.lost;
  if (pressed) return harm / 2;
  let cost = harm;
  for (let gone = 0; gone < zones; gone += 1) cost += weights.overkill[left - gone] ?? 0;
  return cost;
}

/** The highest sum in the tables: any higher one is an Overkill too. */
const MOST = 12;

/**
 * What destroying a meteor is worth beyond the usual, and what an Overkill costs; null: too much damage does nothing.
 */
export interface Stakes {
  readonly gone: number;
  readonly overkill: number | null;
}

/** What each sum of damage on a meteor is worth, from 0 up. `short`: what a front is worth whose size it doesn't reach. */
export function worthBySum(
  fronts: readonly Front[],
  short: (front: Front, sum: number) => number,
  { gone, overkill }: Stakes,
  view: SeatView,
  weights: Weights,
): readonly number[] {
  const table = new Array<number>(MOST + 1).fill(0);
  for (const front of fronts) {
    const destroyed = weights.kill + gone + gainOf(front.trait, view, weights);
    const exact = destroyed - (isVolatile(front.trait) ? (overkill ?? 0) : 0);
    const more = overkill === null ? 0 : destroyed - overkill;
    for (let sum = 1; sum <= MOST; sum += 1) {
      const worth = sum < front.size ? short(front, sum) : sum === front.size ? exact : more;
      table[sum] = (table[sum] ?? 0) + front.chance * worth;
    }
  }
  return table;
}

export const atSum = (table: readonly number[], sum: number): number => table[Math.min(sum, MOST)] ?? 0;

/** Whether a hit would turn it up. */
export const isHidden = ({ size, boss }: MeteorView): boolean => size === null && boss === null;

/** What having a Technology built is worth now. */
export function technologyWorth(id: CardId, view: SeatView, weights: Weights): number {
  const card = cardOf(id);
  if (card?.kind !== 'technology') return 0;
  return card.effects.reduce((sum, effect) => {
    switch (effect.kind) {
      case 'talk-opens':
        return sum + (view.silent ? weights.talk : 0);
      case 'meteors-face-up':
        return sum + view.field.filter(isHidden).length * weights.faceUp;
      case 'absorbs-overkill':
        return sum + (weights.absorb[view.zone] ?? 0);
      case 'draw-at-zone-change':
        return sum + Math.min(view.deckSize, effect.cards * players(view) * (view.zone - 1)) * weights.card;
      case 'retrofit-needs':
        return sum + (view.deckSize > 0 ? weights.salvage : 0);
      case 'damage-change':
        return sum + Math.abs(effect.by) * weights.change;
      default:
        return sum;
    }
  }, 0);
}
