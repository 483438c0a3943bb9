import { cardOf } from '../../catalogue.js';
import type { CardId } from '../../state.js';
import type { Idea } from '../robot.js';
import { costOf } from '../odds.js';
import type { Situation } from '../situation.js';

/** What a cost still lacks with a pile of Energy; null where the pile has something else. */
function lacking(cost: string, pile: readonly CardId[]): string | null {
  let rest = cost;
  for (const card of pile) {
    if (!rest.includes(card)) return null;
    rest = rest.replace(card, '');
  }
  return rest;
}

/**
 * Ideas to begin a project of that kind: the card itself is placed first, so that all can see what it needs. One that
 * can be completed from the own hand is worth more than one that needs others.
 */
export function begin(situation: Situation, kind: 'rocket' | 'technology'): readonly Idea[] {
  const { view, weights } = situation;
  return view.hand
    .filter(({ card }) => cardOf(card)?.kind === kind)
    .flatMap(({ card, sites }) =>
      view.sites.flatMap(({ id, pile, outlook }): readonly Idea[] => {
        if (sites[id] !== null || (outlook.kind !== 'empty' && outlook.kind !== 'open')) return [];
        const missing = lacking(costOf(card), pile);
        if (missing === null) return [];
        const { chance, others } = situation.energy.chance(missing, null, id, situation.energy.spared(card, id));
        const own = [...missing]
          .filter((letter) => situation.energy.inHand(letter) > 0)
          .reduce((sum, letter) => sum + situation.keep(letter), 0);
        const worth = situation.worthOf(card, null) * chance - own - weights.waiting * others;
        return [{ action: { type: 'place', seat: view.seat, card, site: id }, worth }];
      }),
    );
}
