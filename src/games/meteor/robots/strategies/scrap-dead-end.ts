import { rocketIn, technologyIn } from '../../catalogue.js';
import type { Idea } from '../robot.js';
import { costOf } from '../odds.js';
import type { Situation } from '../situation.js';
import type { SiteView } from '../../view.js';
import { retrofitBegun } from './retrofit-useless.js';

/** What a pile is worth where it lies: what it becomes, if others bring the rest. */
function builtThere(situation: Situation, site: SiteView): number {
  const { id, pile, outlook } = site;
  if (outlook.kind === 'retrofit') return retrofitBegun(situation, site);
  const card = rocketIn(pile) ?? technologyIn(pile);
  if (card === undefined) return 0;
  return situation.worthOf(card, id) * situation.energy.chance(outlook.missing, id, id, outlook.spared).chance;
}

/**
 * Gives up what lies on its own site and comes to nothing, for something better in its hand: what it can pay itself, or
 * what its partners can bring the rest of.
 */
export function scrapDeadEnd(situation: Situation): readonly Idea[] {
  const { view, weights } = situation;
  return view.scrappable.flatMap((site): readonly Idea[] => {
    const lying = view.sites[site];
    if (lying === undefined || situation.energy.still(site) < 2) return [];
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
