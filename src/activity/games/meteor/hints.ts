import {
  Advice,
  type Advised,
  type Hint,
  type MeteorTypes,
  type Seat,
  type SeatView,
  type SiteId,
} from '../../../games/meteor/index.js';
import type { Millis } from '../../../games/shared/time.js';
import type { TableHandle } from '../../../table/ports.js';
import type { People, Translate } from '../../../text/index.js';
import { cardName, hintText, siteLabel, waitText, type TextContext } from '../../../text/meteor/index.js';
import type { TableHint } from './table-view.js';

/** What is advised to one who is new to the game, by the same rules as on the panel in chat. */

type Table = TableHandle<MeteorTypes>;

/** By seat, for all pages that show it. */
const adviceOf = new WeakMap<Table, Map<Seat, Advice>>();

function ofSeat(table: Table, seat: Seat): Advice {
  const all = adviceOf.get(table) ?? new Map<Seat, Advice>();
  adviceOf.set(table, all);
  const known = all.get(seat) ?? new Advice();
  all.set(seat, known);
  return known;
}

/** Whether something can be done there just now. */
export const isPlayed = ({ pause, phase }: Pick<SeatView, 'pause' | 'phase'>): boolean =>
  pause === null && phase === 'play';

/** What that seat is advised now. */
export const adviceFor = (table: Table, view: SeatView, now: Millis): Advised =>
  ofSeat(table, view.seat).at(table.state, view, now);

/** When what was advised last may change although nothing happens; null: it doesn't. */
export const nextHint = (table: Table, seat: Seat, now: Millis): Millis | null =>
  isPlayed(table.state) ? ofSeat(table, seat).due(now) : null;

type Launching = Extract<Hint, { readonly kind: 'launch' }>;

/** Whose Rocket has to be chosen for it: of some among more, one after the other; null: all that are ready are meant. */
const siteFor = ({ launchable }: SeatView, { sites }: Launching): SiteId | null =>
  sites.length >= launchable.length ? null : (sites[0] ?? null);

/** What the page marks of it. */
export function shownHints(view: SeatView, hint: Hint | null): readonly TableHint[] {
  switch (hint?.kind) {
    case 'place':
      return [{ kind: 'place', card: hint.card, site: hint.site }];
    case 'launch':
      return [{ kind: 'launch', target: hint.target, site: siteFor(view, hint), change: hint.change }];
    case 'scrap':
      return [{ kind: 'scrap', site: hint.site }];
    case 'pass':
      return [{ kind: 'pass' }];
    default:
      return [];
  }
}

/** The same in a sentence, with its reason, or why nothing is advised. */
export function adviceText(t: Translate, view: SeatView, { hint, isEarly }: Advised, people: People): string {
  const context = { view, people, viewer: view.seat };
  const place = ({ card, site }: Extract<Hint, { readonly kind: 'place' }>): string =>
    t('meteor.activity.hint-press', { card: cardName(t, card), site: siteLabel(t, context, site) });
  const launch = (launching: Launching): string | null => launchPress(t, launching, context, view);
  const words = hint === null ? waitText(t, view, isEarly) : hintText(t, hint, { place, launch }, context);
  return t('meteor.hints.hint', { hint: words });
}

/** Which Rocket, or which damage, is chosen before the target; null: the target alone is pressed. */
function launchPress(t: Translate, launching: Launching, context: TextContext, view: SeatView): string | null {
  const { target, change } = launching;
  const site = siteFor(view, launching);
  if (site === null && change === 0) return null;
  const meant = view.launchable.find((one) => one.site === (site ?? launching.sites[0]));
  const rocket = t('meteor.card.rocket-plain', { damage: (meant?.damage ?? 0) + change });
  const choice = site === null ? rocket : t('common.told', { head: siteLabel(t, context, site), text: rocket });
  return t('meteor.hints.press-choice', { choice, target });
}
