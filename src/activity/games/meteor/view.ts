import {
  cardOf,
  hintFor,
  launchPromise,
  publicView,
  rocketIn,
  unseenFronts,
  viewFor,
  type Hint,
  type LaunchPromise,
  type MeteorTypes,
  type MeteorView,
  type PublicView,
  type Seat,
  type SeatView,
} from '../../../games/meteor/index.js';
import type { Millis } from '../../../games/shared/time.js';
import type { TableHandle } from '../../../table/ports.js';
import { seatLabel, type People, type Translate } from '../../../text/index.js';
import {
  cardName,
  effectLines,
  siteLabel,
  technologyName,
  traitEffect,
  traitName,
  type TextContext,
} from '../../../text/meteor/index.js';
import type { OwnSeat, TableMeteor, TablePromise, TableView } from './table-view.js';

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
  const people = peopleOf(table);
  const texts: TextContext = { people, view, viewer: seat };
  return {
    phase: view.phase,
    mode: view.options.mode,
    zone: view.zone,
    deadline: view.deadline,
    zoneMs: view.options.zoneMs,
    windowMs: view.options.windowMs,
    pause:
      view.pause === null
        ? null
        : {
            by: view.pause.by === null ? null : seatLabel(t, people, view.pause.by),
            zoneLeft: view.pause.zoneLeft,
          },
    window: windowOf(view),
    silent: view.silent,
    deck: view.deckSize,
    meteors: view.field.map((meteor) => meteorOf(meteor, t)),
    sites: view.sites.map(({ id, owner, pile, outlook }) => ({
      id,
      owner,
      label: siteLabel(t, texts, id),
      pile,
      kind: outlook.kind,
      missing: outlook.missing,
      retrofitMissing: outlook.retrofitMissing,
    })),
    seats: view.seats.map(({ seat: one, status, passed, handSize, robot }) => ({
      seat: one,
      name: seatLabel(t, people, one),
      robot,
      left: status === 'left',
      passed,
      cards: handSize,
    })),
    technologies: view.technologies.map((id) => ({
      name: technologyName(t, id),
      effect: effectLines(t, id, view.options).join(' · '),
    })),
    salvo: salvoOf(view),
    result: view.outcome?.result ?? null,
    you: own === null ? null : ownSeat(table, own, now, t),
  };
}

function windowOf({ window, sites }: PublicView): TableView['window'] {
  if (window === null) return null;
  return {
    closesAt: window.closesAt,
    rockets: window.rockets.map(({ seat, site, target, change }) => ({
      seat,
      site,
      target,
      damage: damageOf(sites.find(({ id }) => id === site)?.pile ?? []) + change,
    })),
  };
}

function damageOf(pile: readonly string[]): number {
  const card = cardOf(rocketIn(pile) ?? '');
  return card?.kind === 'rocket' ? card.damage : 0;
}

const meteorOf = ({ letter, band, low, high, size, trait }: MeteorView, t: Translate): TableMeteor => ({
  letter,
  band,
  low,
  high,
  size,
  trait: trait === null ? null : { name: traitName(t, trait), effect: traitEffect(t, trait) },
});

function salvoOf({ lastSalvo }: PublicView): TableView['salvo'] {
  if (lastSalvo === null) return null;
  return {
    at: lastSalvo.at,
    strikes: lastSalvo.strikes.map(({ target, rockets, sum, size, hidden, result }) => ({
      target,
      rockets: rockets.map(({ site, damage }) => ({ site, damage })),
      sum,
      size: hidden === true ? null : size,
      result,
    })),
  };
}

function ownSeat(table: Table, view: SeatView, now: Millis, t: Translate): OwnSeat {
  const isPlaying = view.pause === null && view.phase === 'play';
  return {
    seat: view.seat,
    hand: view.pause === null ? view.hand.map((moves) => handCard(moves, t)) : [],
    launchable: isPlaying ? launchable(table, view) : [],
    mayPass: view.mayPass,
    passLoses: view.passLoses,
    mayTimeOut: view.mayTimeOut,
    mayResume: view.mayResume,
    mayMulligan: view.mayMulligan,
    isHost: view.host === view.seat,
    scrappable: view.scrappable,
    hint: isPlaying && view.options.mode === 'first' ? hintOf(table, view, now) : null,
  };
}

const handCard = (
  { card, count, sites, completes }: SeatView['hand'][number],
  t: Translate,
): OwnSeat['hand'][number] => ({
  card,
  name: cardName(t, card),
  count,
  sites: [...sites.keys()].filter((site) => sites[site] === null),
  completes: [...completes.keys()].filter((site) => completes[site] !== null),
});

function launchable({ state }: Table, view: SeatView): OwnSeat['launchable'] {
  if (view.launchable.length === 0) return [];
  const unseen = unseenFronts(state);
  const choices = view.launchable.flatMap(({ site, damage }) =>
    view.changes.map((change) => ({ site, damage, change })),
  );
  return choices.map(({ site, damage, change }) => ({
    site,
    damage: damage + change,
    change,
    promises: Object.fromEntries(
      view.targets.flatMap((target) => {
        const promise = launchPromise(view, unseen, { target, sites: [site], change });
        return promise === null ? [] : [[target, shown(promise)] as const];
      }),
    ),
  }));
}

const shown = (promise: LaunchPromise): TablePromise =>
  promise.kind === 'chance'
    ? { kind: 'chance', percent: Math.round((100 * promise.hits) / Math.max(1, promise.of)) }
    : promise;

/** A robot thinks about it: once for each state and seat. */
const hints = new WeakMap<object, Map<Seat, Hint | null>>();

function hintOf({ state }: Table, view: SeatView, now: Millis): OwnSeat['hint'] {
  const known = hints.get(state) ?? new Map<Seat, Hint | null>();
  hints.set(state, known);
  const hint = known.has(view.seat) ? (known.get(view.seat) ?? null) : hintFor(view, unseenFronts(state), now);
  known.set(view.seat, hint);
  switch (hint?.kind) {
    case 'place':
      return { kind: 'place', card: hint.card, site: hint.site };
    case 'launch':
      return { kind: 'launch', target: hint.target };
    case 'pass':
      return { kind: 'pass' };
    default:
      return null;
  }
}
