import { bossEffect, fieldEffect, seatEffect } from '../advanced.js';
import { cardOf, traitEffects } from '../catalogue.js';
import type { TraitEffect } from '../cards/traits.js';
import { findEffect } from '../effects.js';
import type { GameEvent } from '../event.js';
import { scenarioOf } from '../scenarios/index.js';
import type { CardId, CommittedRocket, GameState, Meteor, Strike } from '../state.js';
import type { Turn } from '../turn.js';
import { allDiscard } from './discard.js';
import { draw } from './draw.js';
import { bringMeteor } from './field.js';
import { changeZone, endGame } from './zone-change.js';

/** A Rocket in a salvo: its damage after the change, and the cards of its pile. */
export interface Arriving {
  readonly damage: number;
  readonly pile: readonly CardId[];
}

type EffectKind = TraitEffect['kind'];
type Ignores = {
  readonly [K in EffectKind]?: (effect: Extract<TraitEffect, { readonly kind: K }>, rocket: Arriving) => boolean;
};
type Destroyed = {
  readonly [K in EffectKind]?: (turn: Turn, effect: Extract<TraitEffect, { readonly kind: K }>) => void;
};

/** Step 2 of a salvo (R8): by kind of Trait, which Rockets do nothing to a meteor. */
const IGNORES: Ignores = {
  'ignores-damage': ({ upTo }, { damage }) => damage <= upTo,
  'ignores-energy': ({ energy }, { pile }) => pile.includes(energy),
};

/** Step 6 of a salvo (R8): by kind of Trait, what a destroyed meteor does. */
const DESTROYED: Destroyed = {
  'destroyed-brings': (turn, { band }) => bringMeteor(turn, band),
  'destroyed-all-discard': (turn, { cards }) => allDiscard(turn, cards),
  'destroyed-all-draw': (turn, { cards }) => draw(turn, () => cards),
};

/** A Rocket's damage with its change: at least 1 (R8). 0 for a pile without a Rocket. */
export function rocketDamage(pile: readonly CardId[], change: number): number {
  for (const id of pile) {
    const card = cardOf(id);
    if (card?.kind === 'rocket') return Math.max(1, card.damage + change);
  }
  return 0;
}

/** Whether a Rocket does nothing to a meteor (R8, step 2). */
export const ignores = (meteor: Meteor, rocket: Arriving): boolean =>
  traitEffects(meteor.trait).some((effect) => {
    const asks = IGNORES[effect.kind] as ((effect: TraitEffect, rocket: Arriving) => boolean) | undefined;
    return asks?.(effect, rocket) ?? false;
  });

/** What a sum of damage does to a meteor (R8, step 4). */
export function resultOf(meteor: Meteor, sum: number): Strike['result'] {
  if (sum < meteor.size || (sum > meteor.size && bossEffect(meteor, 'more-does-nothing') !== null)) return 'survived';
  const always = traitEffects(meteor.trait).some(({ kind }) => kind === 'destroyed-is-overkill');
  return sum > meteor.size || always ? 'overkill' : 'destroyed';
}

/** Steps 1 to 4 of a salvo (R8) for one target. */
function strike(state: GameState, meteor: Meteor, committed: readonly CommittedRocket[]): Strike {
  const rockets = committed
    .filter(({ target }) => target === meteor.letter)
    .map(({ seat, site, change }) => {
      const pile = state.sites[site]?.pile ?? [];
      const damage = rocketDamage(pile, change);
      return { seat, site, damage, counts: !ignores(meteor, { damage, pile }) };
    });
  const sum = rockets.reduce((total, { damage, counts }) => total + (counts ? damage : 0), 0);
  const result = resultOf(meteor, sum);
  const struck = { target: meteor.letter, rockets, sum, size: meteor.size, result };
  return meteor.hidden === true && result === 'survived' ? { ...struck, size: 0, hidden: true } : struck;
}

/** Resolves the open window's salvo, in the order of ruling R8. */
export function resolveSalvo(turn: Turn): void {
  const before = turn.state;
  const committed = before.window?.rockets ?? [];
  const targets = before.field.filter(({ letter }) => committed.some(({ target }) => target === letter));
  const strikes = targets.map((meteor) => strike(before, meteor, committed));
  turn.emit({ type: 'salvo-resolved', strikes });

  const destroyed = targets.filter((_, at) => strikes[at]?.result !== 'survived');
  for (const meteor of destroyed) {
    for (const effect of traitEffects(meteor.trait)) {
      const act = DESTROYED[effect.kind] as ((turn: Turn, effect: TraitEffect) => void) | undefined;
      act?.(turn, effect);
    }
  }
  if (turn.state.field.length === 0) endGame(turn, 'won', 'all-destroyed');
  else if (strikes.some(({ result }) => result === 'overkill')) overkill(turn, committed);
}

/** However many Overkills a salvo made, the zone changes once, unless a Technology or a Power takes it (R8, step 8). */
function overkill(turn: Turn, salvo: readonly CommittedRocket[]): void {
  const deflector = findEffect(turn.state, 'absorbs-overkill');
  const officer = deflector === null ? averter(turn.state, salvo) : null;
  if (deflector !== null) turn.emit({ type: 'overkill-absorbed', technology: deflector.technology });
  else if (officer !== null) turn.emit(officer);
  else if (scenarioOf(turn.state.options)?.overkillLoses === true) endGame(turn, 'lost', 'impact-overkill');
  else changeZone(turn, 'overkill', fieldEffect(turn.state, 'overkill-pushes')?.effect.zones ?? 1);
}

/** Finds a Power that averts the Overkill: its player must have a Rocket in the salvo. */
function averter(
  state: GameState,
  salvo: readonly CommittedRocket[],
): Extract<GameEvent, { readonly type: 'overkill-averted' }> | null {
  for (const { seat } of salvo) {
    const held = seatEffect(state, seat, 'averts-overkill');
    const spent = state.advanced?.seats[seat]?.spent.some(({ ability }) => ability === held?.card) ?? false;
    if (held !== null && !spent) return { type: 'overkill-averted', seat, power: held.card };
  }
  return null;
}
