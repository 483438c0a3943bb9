import {
  Advice,
  type Advised,
  type Hint,
  type MeteorTypes,
  type Seat,
  type SeatView,
} from '../../../games/meteor/index.js';
import type { Millis } from '../../../games/shared/time.js';
import type { TableHandle } from '../../../table/ports.js';
import type { People, Translate } from '../../../text/index.js';
import { cardName, hintText, siteLabel, waitText } from '../../../text/meteor/index.js';
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

/** What the page marks of it. */
export function shownHints(hint: Hint | null): readonly TableHint[] {
  switch (hint?.kind) {
    case 'place':
      return [{ kind: 'place', card: hint.card, site: hint.site }];
    case 'launch':
      return [{ kind: 'launch', target: hint.target }];
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
  const words = hint === null ? waitText(t, view, isEarly) : hintText(t, hint, { place }, context);
  return t('meteor.hints.hint', { hint: words });
}
