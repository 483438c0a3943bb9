import { rocketIn, technologyIn } from '../../catalogue.js';
import type { Idea } from '../robot.js';
import { costOf } from '../odds.js';
import type { Situation } from '../situation.js';

/** Gives up what lies on its own site and comes to nothing, for something better in its hand. */
export function scrapDeadEnd(situation: Situation): readonly Idea[] {
  const { view, weights } = situation;
  return view.scrappable.flatMap((site): readonly Idea[] => {
    const lying = view.sites[site];
    if (lying === undefined || situation.still(site) < 2) return [];
    const card = rocketIn(lying.pile) ?? technologyIn(lying.pile);
    const building =
      card === undefined
        ? 0
        : situation.worthOf(card, site) *
          situation.chance(lying.outlook.missing, site, site, lying.outlook.spared).chance;
    const lost = building + (weights.card / 2) * lying.pile.length;
    const better = Math.max(
      0,
      ...view.hand.map(({ card: held }) => {
        const cost = costOf(held);
        if (cost === '' || situation.chance(cost, null).others > 0) return 0;
        return situation.worthOf(held, site) - [...cost].reduce((sum, letter) => sum + situation.keep(letter), 0);
      }),
    );
    return [{ action: { type: 'scrap', seat: view.seat, site }, worth: better - lost }];
  });
}
