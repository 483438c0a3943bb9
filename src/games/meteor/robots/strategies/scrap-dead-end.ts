import { rocketIn, technologyIn } from '../../catalogue.js';
import type { Idea } from '../robot.js';
import { costOf } from '../odds.js';
import type { Situation } from '../situation.js';
import type { SiteView } from '../../view/seat.js';
import { retrofitBegun } from './retrofit-useless.js';

/** What a pile is worth if others bring what it lacks. */
function builtThere(situation: Situation, site: SiteView): number {
  const { id, pile, outlook } = site;
  if (outlook.kind === 'retrofit') return retrofitBegun(situation, site);
  const card = rocketIn(pile) ?? technologyIn(pile);
  if (card === undefined) return 0;
  return situation.worthOf(card, id) * situation.energy.chance(outlook.missing, id, id, outlook.spared).chance;
}

/**
 * For so many of its thoughts it waits for what others may still bring: sooner, one scrap in six is of a project that
 * hands could complete. A Technology gets its Energy only when no Rocket needs it, so that takes longer.
 */
const PATIENCE = 4;
const TECHNOLOGY_PATIENCE = 8;

const patienceFor = ({ outlook }: SiteView): number => (outlook.kind === 'technology' ? TECHNOLOGY_PATIENCE : PATIENCE);

/**
 * Scraps a project on its own site that won't be completed, in favour of a better card in its hand: one that it can pay
 * for alone, or that its partners can complete.
 */
export function scrapDeadEnd(situation: Situation): readonly Idea[] {
  const { view, weights } = situation;
  return view.scrappable.flatMap((site): readonly Idea[] => {
    const lying = view.sites[site];
    if (lying === undefined || situation.energy.still(site) < patienceFor(lying)) return [];
    const lost = builtThere(situation, lying) + weights.scrapped * weights.card * lying.pile.length;
    const better = Math.max(
      0,
      ...view.hand.map(({ card: held }) => {
        const cost = costOf(held);
        if (cost === '') return 0;
        const { chance, others } = situation.energy.chance(cost, null, site, situation.energy.spared(held, site));
        const own = [...cost]
          .filter((letter) => situation.energy.inHand(letter) > 0)
          .reduce((sum, letter) => sum + situation.keep(letter), 0);
        return situation.worthOf(held, site) * chance - own - weights.waiting * others;
      }),
    );
    return [{ action: { type: 'scrap', seat: view.seat, site }, worth: better - lost }];
  });
}
