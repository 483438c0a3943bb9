import { cardOf } from '../../catalogue.js';
import { costOf } from '../odds.js';
import type { Idea } from '../robot.js';
import type { Situation } from '../situation.js';
import type { SeatView } from '../../view/seat.js';
import { retrofitInHand } from './retrofit-useless.js';

/** Whether the hand holds all of that Energy. */
const holds = ({ energy }: Situation, letters: string): boolean =>
  [...new Set(letters)].every((letter) => energy.inHand(letter) >= letters.split(letter).length - 1);

const place = (view: SeatView, card: string, site: number, worth: number): Idea => ({
  action: { type: 'place', seat: view.seat, card, site },
  worth,
});

/** Rockets on the table that the hand finishes, and its own that it can pay for. */
function rockets(situation: Situation): readonly Idea[] {
  const { view, weights } = situation;
  return view.sites.flatMap(({ id, outlook }): readonly Idea[] => {
    if (outlook.kind === 'rocket' && holds(situation, outlook.missing))
      return view.hand
        .filter(({ card, sites }) => outlook.missing.includes(card) && sites[id] === null)
        .map(({ card }) => place(view, card, id, weights.least));
    if (outlook.kind !== 'empty') return [];
    return view.hand
      .filter(
        ({ card, sites }) => cardOf(card)?.kind === 'rocket' && sites[id] === null && holds(situation, costOf(card)),
      )
      .map(({ card }) => place(view, card, id, weights.least + situation.worthOf(card, id) / weights.kill));
  });
}

/**
 * What is better than a pass, however little it is worth: what its own hand finishes. A Retrofit comes first, for it
 * draws more than it takes.
 */
export const ratherThanPass = (situation: Situation): readonly Idea[] => {
  if (situation.view.window !== null || (situation.view.own?.armed ?? null) !== null) return [];
  const retrofits = retrofitInHand(situation);
  return retrofits.length > 0 ? retrofits : rockets(situation);
};
