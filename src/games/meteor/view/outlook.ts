import { cardOf, rocketIn, technologyIn } from '../catalogue.js';
import { siteRules } from '../effects.js';
import { projectsFor } from '../projects.js';
import type { CardId, GameState, Site, SiteId } from '../state.js';

/**
 * What a pile is becoming. `open`: Energy alone, which may still become several things. `missing`: the letters of the
 * Energy still needed, in the order of the cost.
 */
export interface Outlook {
  readonly kind: 'empty' | 'open' | 'rocket' | 'technology' | 'retrofit' | 'ready' | 'launching';
  readonly missing: string;
  /** Cards still needed for a Retrofit, where the pile can become one; null where it can't. */
  readonly retrofitMissing: number | null;
  /** How many Energy of `missing` are not needed because a Power spares them; absent: none. */
  readonly spared?: number;
}

/** What a pile's built card still needs, in the order of its cost. */
function missingEnergy(pile: readonly CardId[]): string {
  const card = cardOf(rocketIn(pile) ?? technologyIn(pile) ?? '');
  if (card === undefined || card.kind === 'energy') return '';
  const there = [...pile];
  return [...card.cost]
    .filter((letter) => {
      const at = there.indexOf(letter);
      if (at >= 0) there.splice(at, 1);
      return at < 0;
    })
    .join('');
}

function retrofitMissing(state: GameState, pile: readonly CardId[], site: SiteId): number | null {
  const rules = siteRules(state, site, null);
  const projects = projectsFor(rules);
  return projects.mayBecomeRetrofit(projects.find(pile)) ? Math.max(1, rules.retrofitNeeds - pile.length) : null;
}

/** What the pile of the site `id` is becoming. */
export function outlook(state: GameState, site: Site, id: SiteId): Outlook {
  if (state.window?.rockets.some((rocket) => rocket.site === id))
    return { kind: 'launching', missing: '', retrofitMissing: null };
  if (site.ready) return { kind: 'ready', missing: '', retrofitMissing: null };
  const missing = missingEnergy(site.pile);
  const cards = retrofitMissing(state, site.pile, id);
  const rockets = site.pile.filter((card) => cardOf(card)?.kind === 'rocket').length;
  const kind =
    site.pile.length === 0
      ? 'empty'
      : rockets > 1
        ? 'retrofit'
        : rockets === 1
          ? 'rocket'
          : technologyIn(site.pile) === undefined
            ? 'open'
            : 'technology';
  const found = {
    kind,
    missing: kind === 'retrofit' ? '' : missing,
    retrofitMissing: site.pile.length === 0 ? null : cards,
  } as const;
  return kind === 'rocket' && sparesEnergy(state, site.pile, id) ? { ...found, spared: 1 } : found;
}

/** Whether a Rocket in the making may do without one of its Energy. */
function sparesEnergy(state: GameState, pile: readonly CardId[], site: SiteId): boolean {
  const card = cardOf(rocketIn(pile) ?? '');
  const { sparesFrom = Infinity } = siteRules(state, site, null);
  return card?.kind === 'rocket' && card.cost.length >= sparesFrom;
}
