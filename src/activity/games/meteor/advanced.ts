import type { SeatView } from '../../../games/meteor/index.js';
import type { People, Translate } from '../../../text/index.js';
import {
  abilityTargets,
  energyName,
  placeAgainLine,
  powerName,
  seenLine,
  siloLine,
} from '../../../text/meteor/index.js';
import type { OwnAbility } from './table-view.js';

/** What the own Power and Challenge bring to the table, in words. */

/** Null: there is none, or it is used up. */
export function ownAbility(t: Translate, view: SeatView, people: People): OwnAbility | null {
  const found = view.own?.ability ?? null;
  const spent = view.advanced?.seats.find(({ seat }) => seat === view.seat)?.spent ?? null;
  if (found === null || spent !== null || view.phase !== 'play' || view.pause !== null) return null;
  const { ability, asks, refusal } = found;
  return {
    ability,
    name: powerName(t, ability),
    asks: asks === null ? null : t(`meteor.hand.aim.${asks}`),
    targets: refusal === null ? abilityTargets(t, { view, people }, found) : [],
  };
}

/** What holds of the own Power and Challenge just now; hands lie face down in a Time Out, and so do these. */
export function ownNotes(t: Translate, view: SeatView, people: People): readonly string[] {
  const { own } = view;
  if (own === null || view.phase !== 'play' || view.pause !== null) return [];
  const lines = [
    own.armed === null ? null : t('meteor.hand.armed', { energy: energyName(t, own.armed) }),
    seenLine(t, view, people),
    placeAgainLine(t, view),
    siloLine(t, view),
  ];
  return lines.filter((line) => line !== null);
}
