import { bossEffect, seatEffect, seatEffects } from './advanced.js';
import { cardOf } from './catalogue.js';
import type { TechnologyEffect } from './cards/technologies.js';
import type { SiteRules } from './projects.js';
import { scenarioOf } from './scenarios/index.js';
import { FIRST_ZONE, RELAXED_RETROFIT_CARDS, RETROFIT_CARDS, setupFor } from './setup.js';
import type { CardId, GameState, Letter, Seat, SiteId } from './state.js';

type EffectKind = TechnologyEffect['kind'];
type EffectOf<K extends EffectKind> = Extract<TechnologyEffect, { readonly kind: K }>;

/** The first built Technology with such an effect, with the effect itself. */
export function findEffect<K extends EffectKind>(
  state: GameState,
  kind: K,
): { readonly technology: CardId; readonly effect: EffectOf<K> } | null {
  for (const technology of state.technologies) {
    const effect = effectOfCard(technology, kind);
    if (effect !== null) return { technology, effect };
  }
  return null;
}

/** A card's effect of that kind, or null. */
export function effectOfCard<K extends EffectKind>(technology: CardId, kind: K): EffectOf<K> | null {
  const card = cardOf(technology);
  if (card?.kind !== 'technology') return null;
  return card.effects.find((effect): effect is EffectOf<K> => effect.kind === kind) ?? null;
}

/** The rules of a site for a placement by `seat`; null: whoever places. */
export function siteRules(state: GameState, site: SiteId, seat: Seat | null): SiteRules {
  const usual = state.options.relaxed && state.crew === 1 ? RELAXED_RETROFIT_CARDS : RETROFIT_CARDS;
  const salvage = findEffect(state, 'retrofit-needs');
  const retrofitNeeds = Math.min(usual, salvage?.effect.cards ?? usual);
  const rules = state.advanced === null ? { retrofitNeeds } : ownedSiteRules(state, site, seat, retrofitNeeds);
  return scenarioOf(state.options)?.noRetrofits === true ? { ...rules, noRetrofits: true } : rules;
}

/**
 * The site rules with the owner's Power and Challenge; at a shared site only the Power of the one who completes a
 * Retrofit.
 */
function ownedSiteRules(state: GameState, site: SiteId, seat: Seat | null, needs: number): SiteRules {
  const owner = state.sites[site]?.owner ?? null;
  const lean = seatEffect(state, owner ?? seat, 'retrofit-needs')?.effect.cards ?? needs;
  const most = seatEffect(state, owner, 'sites-rockets-up-to');
  const spares = seatEffect(state, owner, 'rocket-spares-energy');
  return {
    retrofitNeeds: Math.min(needs, lean),
    ...(seatEffect(state, owner, 'sites-no-retrofits') === null ? {} : { noRetrofits: true }),
    ...(most === null ? {} : { mostDamage: most.effect.damage }),
    ...(spares === null ? {} : { sparesFrom: spares.effect.from }),
  };
}

/** How many cards a seat draws at a zone change; sources add up, never below 0 (R6). */
export function zoneDraw(state: GameState, seat: Seat): number {
  const supply = findEffect(state, 'draw-at-zone-change');
  const shared = setupFor(state.crew).zoneDraw + (supply?.effect.cards ?? 0);
  return Math.max(0, state.advanced === null ? shared : shared + ownDraw(state, seat));
}

const ownDraw = (state: GameState, seat: Seat): number =>
  seatEffects(state, seat, 'draw-at-zone-change')
    .filter(({ changes }) => changes === undefined || FIRST_ZONE - state.zone <= changes)
    .reduce((sum, { cards }) => sum + cards, 0);

/** What a seat may add to the damage of a Rocket that it launches: 0, and what Technologies and its Power allow. */
export function damageChanges(state: GameState, seat: Seat): readonly number[] {
  const booster = findEffect(state, 'damage-change');
  const changes = booster === null ? [0] : [0, booster.effect.by];
  if (state.advanced === null) return changes;
  return [...seatEffects(state, seat, 'damage-change').map(({ by }) => by), ...changes].sort((a, b) => a - b);
}

/** The most cards that a hand may hold; null: no limit. */
export const handLimit = (state: GameState, seat: Seat): number | null =>
  seatEffect(state, seat, 'hand-limit')?.effect.cards ?? null;

/** Meteors that may be chosen as targets. */
export function targets(state: GameState): Letter[] {
  const { field } = state;
  const open =
    state.advanced === null || field.length === 1
      ? field
      : field.filter((meteor) => bossEffect(meteor, 'target-only-alone') === null);
  return open.map(({ letter }) => letter);
}

/** Whether meteors that join the field come face up (R12, Survey Satellite). */
export const meteorsComeFaceUp = (state: GameState): boolean =>
  state.options.mode === 'first' || findEffect(state, 'meteors-face-up') !== null;
