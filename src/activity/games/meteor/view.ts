import {
  launchPromise,
  seenByAll,
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
  scenarioName,
  scenarioText,
  siteLabel,
  technologyName,
  traitEffect,
  traitName,
  type TextContext,
} from '../../../text/meteor/index.js';
import { ownAbility, ownNotes } from './advanced.js';
import { adviceFor, adviceText, isPlayed, shownHints } from './hints.js';
import { lessonAdvice, lessonHints, lessonLines, practiceLines } from './lesson.js';
import { meteorOf, shownSeat, shownTable, type TableWords } from './shown.js';
import type { OwnSeat, TableView } from './table-view.js';

type Table = TableHandle<MeteorTypes>;

export function peopleOf({ people, state }: Table): People {
  const all = new Map<Seat, { readonly name: string; readonly robot?: boolean }>(people);
  for (const [seat, { robot, status }] of state.seats.entries())
    if (robot && status !== 'empty') all.set(seat, { name: people.get(seat)?.name ?? '', robot: true });
  return all;
}

/** The table as that seat may see it; null: as everyone may. */
export function tableView(table: Table, seat: Seat | null, now: Millis, t: Translate, isHinted: boolean): TableView {
  const { state } = table;
  const seen = seenByAll(state);
  const own = seat === null ? null : viewFor(state, seat, now, seen);
  const view = own ?? seen;
  const people = peopleOf(table);
  const words = wordsFor(t, { people, view, viewer: seat }, view);
  const shown = shownToAll(table, seen, people, t);
  return {
    ...shown,
    sites:
      seat === null
        ? shown.sites
        : shown.sites.map((site) => (site.owner === seat ? { ...site, label: words.site(site.id) } : site)),
    guide: own === null ? [] : [...lessonLines(t, own, people), ...practiceLines(t, own)],
    you: own === null ? null : ownSeat({ table, view: own, people, now, isHinted }, words, t),
  };
}

interface Shown {
  readonly people: Table['people'];
  readonly t: Translate;
  readonly shown: TableView;
}

const shownOf = new WeakMap<PublicView, Shown>();

/** The table as everyone sees it, drawn once for all who read it in the same words: only their own sites are called otherwise. */
function shownToAll(table: Table, view: PublicView, people: People, t: Translate): TableView {
  const known = shownOf.get(view);
  if (known?.t === t && known.people === table.people) return known.shown;
  const words = wordsFor(t, { people, view, viewer: null }, view);
  const all = shownTable(view, words);
  // Once it is over, everyone sees what size those really are that are left.
  const meteors = view.phase === 'over' ? view.survivors.map((meteor) => meteorOf(meteor, words)) : all.meteors;
  const shown = { ...all, meteors, night: nightOf(t, view) };
  shownOf.set(view, { people: table.people, t, shown });
  return shown;
}

function nightOf(t: Translate, { options: { scenario } }: PublicView): TableView['night'] {
  return scenario === undefined
    ? null
    : { name: scenarioName(t, scenario), effect: scenarioText(t, scenario).replaceAll('\n', ' ') };
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

interface Own {
  readonly table: Table;
  readonly view: SeatView;
  readonly people: People;
  readonly now: Millis;
  readonly isHinted: boolean;
}

function ownSeat({ table, view, people, now, isHinted }: Own, words: TableWords, t: Translate): OwnSeat {
  const unseen = view.launchable.length === 0 ? [] : unseenFronts(table.state);
  const own = shownSeat(view, words, (target, site, change) =>
    launchPromise(view, unseen, { target, sites: [site], change }),
  );
  const advice = isHinted && isPlayed(view) ? adviceFor(table, view, now) : null;
  const told =
    view.options.lesson === true
      ? { hints: lessonHints(view), advice: lessonAdvice(t, view, people) }
      : {
          hints: shownHints(view, advice?.hint ?? null),
          advice: advice === null ? null : adviceText(t, view, advice, people),
        };
  return { ...own, ...told, ability: ownAbility(t, view, people), notes: ownNotes(t, view, people) };
}
