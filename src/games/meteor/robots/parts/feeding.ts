import { cardOf, rocketIn, technologyIn } from '../../catalogue.js';
import type { SiteView } from '../../view.js';
import type { Idea } from '../robot.js';
import type { Situation } from '../situation.js';

/** Energy for what is being built at some sites: what it brings nearer, less what the Energy is worth in hand. */
export function feed(situation: Situation, wanted: (site: SiteView) => boolean): readonly Idea[] {
  const { view } = situation;
  return view.sites.filter(wanted).flatMap(({ id, pile, outlook }) => {
    const card = rocketIn(pile) ?? technologyIn(pile);
    if (card === undefined || (outlook.kind !== 'rocket' && outlook.kind !== 'technology')) return [];
    const worth = situation.worthOf(card, id) * situation.chance(outlook.missing, id).chance;
    return view.hand
      .filter((held) => outlook.missing.includes(held.card) && held.sites[id] === null && cardOf(held.card)?.kind === 'energy')
      .map((held): Idea => ({
        action: { type: 'place', seat: view.seat, card: held.card, site: id },
        worth: worth - situation.keep(held.card),
      }));
  });
}
