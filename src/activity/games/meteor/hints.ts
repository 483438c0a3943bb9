import {
  hintDue,
  hintFor,
  steadyHint,
  unseenFronts,
  viewFor,
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

/** What is advised in a first game, by the same rules as on the panel in chat. */

type Table = TableHandle<MeteorTypes>;

interface Kept {
  /** Made once for each state: a robot thinks about it. */
  readonly state: Table['state'];
  readonly made: Hint | null;
  readonly advised: Advised;
}

/** By seat, for all pages that show it. */
const keptOf = new WeakMap<Table, Map<Seat, Kept>>();

export const isHinted = ({ pause, phase, options }: SeatView): boolean =>
  pause === null && phase === 'play' && options.mode === 'first';

/** What that seat is advised now. */
export function adviceFor(table: Table, view: SeatView, now: Millis): Advised {
  const { state } = table;
  const all = keptOf.get(table) ?? new Map<Seat, Kept>();
  keptOf.set(table, all);
  const before = all.get(view.seat) ?? null;
  const made = before?.state === state ? before.made : hintFor(view, unseenFronts(state), now);
  const advised = steadyHint(view, made, before?.advised ?? null, now);
  all.set(view.seat, { state, made, advised });
  return advised;
}

/** When the hint may change although nothing happens; null: it doesn't. */
export function nextHint(table: Table, seat: Seat, now: Millis): Millis | null {
  if (table.state.options.mode !== 'first') return null;
  const view = viewFor(table.state, seat, now);
  return isHinted(view) ? hintDue(adviceFor(table, view, now), now) : null;
}

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
