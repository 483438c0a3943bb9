import type { BossEffect } from '../cards/bosses.js';
import { bossOf } from '../catalogue.js';
import type { MeteorView, PublicView } from '../view/seat.js';
import type { Weights } from './weights.js';

/** What Bosses mean for a robot, by kind of effect. */
type EffectOf<K extends BossEffect['kind']> = Extract<BossEffect, { readonly kind: K }>;
type ByKind = {
  readonly [K in BossEffect['kind']]?: (effect: EffectOf<K>, view: PublicView, weights: Weights) => number;
};

const effectsOf = ({ boss }: MeteorView): readonly BossEffect[] => (boss === null ? [] : (bossOf(boss)?.effects ?? []));

export const bossEffect = <K extends BossEffect['kind']>(meteor: MeteorView, kind: K): EffectOf<K> | null =>
  effectsOf(meteor).find((effect): effect is EffectOf<K> => effect.kind === kind) ?? null;

const crewOf = (view: PublicView): number => view.seats.filter(({ status }) => status === 'in').length;

/** What a change of zone costs more while such a Boss is alive. */
const AT_ZONE_CHANGE: ByKind = {
  'zone-brings': (_, __, { kill }) => 0.5 * kill,
  'zone-all-discard': ({ cards }, view, { card }) => 0.6 * cards * crewOf(view) * card,
  'halves-return': (_, view, { kill }) =>
    view.field.filter(({ boss }) => boss !== null).length === 1 ? 0.6 * kill : 0,
};

/** What destroying it is worth, beside what it would have cost at zone changes. */
const GONE: ByKind = {
  'hits-after-zone': (_, { zone }, { kill }) => (0.6 * kill) / Math.max(1, zone - 1),
  'overkill-pushes': (_, { zone }, { overkill }) => overkill[zone] ?? 0,
};

/** The share of the zone changes left that a robot expects to happen while the Boss is alive. */
const CHANGES = 0.4;

const sumOf = (of: ByKind, meteor: MeteorView, view: PublicView, weights: Weights): number =>
  effectsOf(meteor).reduce((sum, effect) => {
    const asks = of[effect.kind] as ((effect: BossEffect, view: PublicView, weights: Weights) => number) | undefined;
    return sum + (asks?.(effect, view, weights) ?? 0);
  }, 0);

/** The biggest size that two Rockets easily destroy; above it each further size adds to the worth of destroying it. */
const EASY = 7;
const HARDER = 0.12;

/** What a Boss's end is worth beyond that of any meteor: a chance at one that takes more Rockets doesn't come again soon. */
export const worthGone = (meteor: MeteorView, view: PublicView, weights: Weights): number =>
  meteor.boss === null
    ? 0
    : HARDER * weights.kill * Math.max(0, (meteor.size ?? 0) - EASY) +
      sumOf(GONE, meteor, view, weights) +
      CHANGES * (view.zone - 1) * sumOf(AT_ZONE_CHANGE, meteor, view, weights);

/** What an Overkill does: the zones it costs, how many may be lost before the game is, and the cost of Boss effects. */
export interface OverkillEffect {
  readonly zones: number;
  /** With how many zones lost the game is lost: `zone`, or fewer with a Boss that hits early. */
  readonly left: number;
  readonly harm: number;
}

/** Whether the next change of zone loses the game. */
export const isLastZone = (view: PublicView): boolean =>
  view.zone <= view.field.reduce((most, meteor) => Math.max(most, bossEffect(meteor, 'hits-after-zone')?.zone ?? 1), 1);

/** What an Overkill on one meteor does; the Boss that it destroys has no effect any more. */
export function overkillEffect(view: PublicView, weights: Weights, struck: MeteorView | null): OverkillEffect {
  const alive = view.field.filter((meteor) => meteor.boss !== null && meteor !== struck);
  const zones = alive.reduce((most, meteor) => Math.max(most, bossEffect(meteor, 'overkill-pushes')?.zones ?? 1), 1);
  const early = alive.reduce(
    (most, meteor) => Math.max(most, (bossEffect(meteor, 'hits-after-zone')?.zone ?? 1) - 1),
    0,
  );
  const harm = alive.reduce((sum, meteor) => sum + sumOf(AT_ZONE_CHANGE, meteor, view, weights), 0);
  return { zones, left: view.zone - early, harm: zones * harm };
}

/** Whether a meteor is a piece of a Boss whose pieces must all be destroyed before the next zone change. */
export const isHalf = (meteor: MeteorView): boolean => bossEffect(meteor, 'halves-return') !== null;
