import { cardOf, rocketIn, technologyIn } from '../../catalogue.js';
import type { CardId } from '../../state.js';
import type { SiteView } from '../../view/seat.js';
import { seatEffectOf } from '../crewmates.js';
import { costOf } from '../odds.js';
import type { Idea } from '../robot.js';
import type { Situation } from '../situation.js';

/** What a project is worth once it is complete; for a Rocket with a time limit, what it can do at once. */
function worthOf(situation: Situation, card: CardId, { id, owner, outlook }: SiteView): number {
  const worth = situation.worthOf(card, id);
  const lacking = outlook.missing.length - (outlook.spared ?? 0);
  if (outlook.kind !== 'rocket' || lacking > 1 || seatEffectOf(situation.view, owner, 'ready-expires') === null)
    return worth;
  return Math.min(worth, Math.max(worth / 3, situation.needNow(card, [card, ...costOf(card)], id)));
}

/** Ideas to place Energy on unfinished projects, worth what each adds to the project less its worth in hand. */
export function feed(situation: Situation, wanted: (site: SiteView) => boolean): readonly Idea[] {
  const { view } = situation;
  const armed = view.own?.armed ?? null;
  return view.sites.filter(wanted).flatMap((site) => {
    const { id, pile, outlook } = site;
    const card = rocketIn(pile) ?? technologyIn(pile);
    if (card === undefined || (outlook.kind !== 'rocket' && outlook.kind !== 'technology')) return [];
    const worth =
      worthOf(situation, card, site) * situation.energy.chance(outlook.missing, id, id, outlook.spared).chance;
    return view.hand
      .filter(
        (held) =>
          outlook.missing.includes(armed ?? held.card) &&
          held.sites[id] === null &&
          cardOf(held.card)?.kind === 'energy',
      )
      .map((held): Idea => ({
        action: { type: 'place', seat: view.seat, card: held.card, site: id },
        worth: worth - situation.keep(held.card),
      }));
  });
}
