import { cardOf } from './catalogue.js';
import type { TechnologyEffect } from './cards/technologies.js';
import type { SiteRules } from './projects.js';
import { RELAXED_RETROFIT_CARDS, RETROFIT_CARDS, setUpFor } from './setup.js';
import type { CardId, GameState, Seat, SiteId } from './state.js';

type EffectKind = TechnologyEffect['kind'];
type EffectOf<K extends EffectKind> = Extract<TechnologyEffect, { readonly kind: K }>;

/** The first built Technology with such an effect, with the effect itself. */
export function findEffect<K extends EffectKind>(state: GameState, kind: K): { readonly technology: CardId; readonly effect: EffectOf<K> } | null {
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

/** The rules of a site for a placement by `_seat`: a Power may change them later. */
export function siteRules(state: GameState, _site: SiteId, _seat: Seat | null): SiteRules {
  const usual = state.options.relaxed && state.crew === 1 ? RELAXED_RETROFIT_CARDS : RETROFIT_CARDS;
  const salvage = findEffect(state, 'retrofit-needs');
  return { retrofitNeeds: Math.min(usual, salvage?.effect.cards ?? usual) };
}

/** How many cards a seat draws at a zone change; sources add up, never below 0 (R6). */
export function zoneDraw(state: GameState, _seat: Seat): number {
  const supply = findEffect(state, 'draw-at-zone-change');
  return Math.max(0, setUpFor(state.crew).zoneDraw + (supply?.effect.cards ?? 0));
}

/** What a seat may add to the damage of a Rocket that it launches: 0, and what Technologies allow. */
export function damageChanges(state: GameState, _seat: Seat): readonly number[] {
  const booster = findEffect(state, 'damage-change');
  return booster === null ? [0] : [0, booster.effect.by];
}

/** Whether meteors that join the field come face up (R12, Survey Satellite). */
export const meteorsComeFaceUp = (state: GameState): boolean =>
  state.options.mode === 'first' || findEffect(state, 'meteors-face-up') !== null;
