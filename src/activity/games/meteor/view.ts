import {
  launchPromise,
  publicView,
  unseenFronts,
  viewFor,
  type MeteorTypes,
  type PublicView,
  type Seat,
  type SeatView,
} from '../../../games/meteor/index.js';
import type { Millis } from '../../../games/shared/time.js';
import type { TableHandle } from '../../../table/ports.js';
import { seatLabel, type People, type Translate } from '../../../text/index.js';
import {
  bossName,
  bossRule,
  cardName,
  challengeName,
  challengeRule,
  effectLines,
  powerName,
  powerRule,
  siteLabel,
  technologyName,
  traitEffect,
  traitName,
  type TextContext,
} from '../../../text/meteor/index.js';
import { adviceFor, isHinted, shownHint } from './hints.js';
import { meteorOf, shownSeat, shownTable, type TableWords } from './shown.js';
import type { OwnSeat, TableView } from './table-view.js';

type Table = TableHandle<MeteorTypes>;

function peopleOf({ people, state }: Table): People {
  const all = new Map<Seat, { readonly name: string; readonly robot?: boolean }>(people);
  for (const [seat, { robot, status }] of state.seats.entries())
    if (robot && status !== 'empty') all.set(seat, { name: people.get(seat)?.name ?? '', robot: true });
  return all;
}

/** The table as that seat may see it; null: as everyone may. */
export function tableView(table: Table, seat: Seat | null, now: Millis, t: Translate): TableView {
  const { state } = table;
  const own = seat === null ? null : viewFor(state, seat, now);
  const view = own ?? publicView(state);
  const words = wordsFor(t, { people: peopleOf(table), view, viewer: seat }, view);
  const shown = shownTable(view, words);
  // Once it is over, everyone sees what size those really are that are left.
  const meteors = view.phase === 'over' ? view.survivors.map((meteor) => meteorOf(meteor, words)) : shown.meteors;
  return { ...shown, meteors, you: own === null ? null : ownSeat(table, own, now, words) };
}

function wordsFor(t: Translate, texts: TextContext, { options, advanced }: PublicView): TableWords {
  const isPower = (id: string): boolean => advanced?.seats.some(({ power }) => power === id) === true;
  return {
    seat: (seat) => seatLabel(t, texts.people, seat),
    site: (id) => siteLabel(t, texts, id),
    card: (id) => cardName(t, id),
    trait: (id) => ({ name: traitName(t, id), effect: traitEffect(t, id) }),
    technology: (id) => ({ name: technologyName(t, id), effect: effectLines(t, id, options).join(' · ') }),
    boss: (id) => ({ name: bossName(t, id), effect: bossRule(t, id) }),
    extra: (id) =>
      isPower(id)
        ? { name: powerName(t, id), effect: powerRule(t, id) }
        : { name: challengeName(t, id), effect: challengeRule(t, id) },
  };
}

function ownSeat(table: Table, view: SeatView, now: Millis, words: TableWords): OwnSeat {
  const unseen = view.launchable.length === 0 ? [] : unseenFronts(table.state);
  const own = shownSeat(view, words, (target, site, change) =>
    launchPromise(view, unseen, { target, sites: [site], change }),
  );
  const hint = isHinted(view) ? adviceFor(table, view, now).hint : null;
  return { ...own, hint: shownHint(hint) };
}
