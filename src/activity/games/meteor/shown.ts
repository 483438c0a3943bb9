import { cardOf, rocketIn } from '../../../games/meteor/catalogue.js';
import {
  chanceOf,
  type CardId,
  type LaunchPromise,
  type Letter,
  type MeteorView,
  type PublicView,
  type Seat,
  type SeatView,
  type SiteId,
} from '../../../games/meteor/index.js';
import type {
  Named,
  OwnSeat,
  SeatExtras,
  TableMeteor,
  TablePromise,
  TableSeat,
  TableSite,
  TableView,
} from './table-view.js';

/** Turns the rules' views into the table that is drawn, live and in a replay alike. */

/** What things are called in the reader's language. */
export interface TableWords {
  seat(seat: Seat): string;
  site(id: SiteId): string;
  card(id: CardId): string;
  trait(id: string): Named;
  technology(id: CardId): Named;
  boss(id: string): Named;
  /** A Power or a Challenge. */
  extra(id: string): Named;
}

/** The table as everyone sees it. */
export function shownTable(view: PublicView, words: TableWords): TableView {
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
        : { by: view.pause.by === null ? null : words.seat(view.pause.by), zoneLeft: view.pause.zoneLeft },
    window: windowOf(view),
    silent: view.silent,
    deck: view.deckSize,
    discard: view.discard.length,
    meteors: view.field.map((meteor) => meteorOf(meteor, words)),
    sites: view.sites.map((site) => siteOf(site, words)),
    seats: view.seats.map((seat) => seatOf(seat, words)),
    technologies: view.technologies.map((id) => words.technology(id)),
    extras: extrasOf(view, words),
    night: null,
    guide: [],
    isTimed: view.options.lesson !== true,
    salvo: salvoOf(view),
    result: view.outcome?.result ?? null,
    you: null,
  };
}

const siteOf = (
  { id, owner, pile, outlook, expiresAt }: PublicView['sites'][number],
  words: TableWords,
): TableSite => ({
  id,
  owner,
  label: words.site(id),
  pile,
  kind: outlook.kind,
  missing: outlook.missing,
  retrofitMissing: outlook.retrofitMissing,
  // One in the air isn't lost any more.
  ...(expiresAt === null || outlook.kind === 'launching' ? {} : { expiresAt }),
});

const seatOf = (
  { seat, status, passed, handSize, robot }: PublicView['seats'][number],
  words: TableWords,
): TableSeat => ({ seat, name: words.seat(seat), robot, left: status === 'left', passed, cards: handSize });

function extrasOf({ advanced }: PublicView, words: TableWords): readonly SeatExtras[] {
  return (advanced?.seats ?? []).flatMap(({ seat, power, challenge }) => {
    const cards = [power, challenge].flatMap((id) => (id === null ? [] : [words.extra(id)]));
    return cards.length === 0 ? [] : [{ seat, cards }];
  });
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

export const meteorOf = (
  { letter, band, low, high, size, trait, boss }: MeteorView,
  words: TableWords,
): TableMeteor => ({
  letter,
  band,
  low,
  high,
  size,
  trait: boss !== null ? words.boss(boss) : trait === null ? null : words.trait(trait),
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

/** What launching from a site, with a change of its damage, would do to a meteor; null: nothing that can be said. */
export type Promised = (target: Letter, site: SiteId, change: number) => LaunchPromise | null;

/** In a Time Out hands lie face down; a practice begins in one, alone with robots. */
const isFaceDown = ({ pause, options }: SeatView): boolean => pause !== null && options.practice === undefined;

/** What the own seat knows and may do; without hints, and without what only its player is told. */
export function shownSeat(view: SeatView, words: TableWords, promised: Promised): OwnSeat {
  const isPlaying = view.pause === null && view.phase === 'play';
  return {
    seat: view.seat,
    hand: isFaceDown(view) ? [] : view.hand.map((moves) => handCard(moves, words)),
    launchable: isPlaying ? launchable(view, promised) : [],
    mayPass: view.mayPass,
    passLoses: view.passLoses,
    mayTimeOut: view.mayTimeOut,
    mayResume: view.mayResume,
    mayMulligan: view.mayMulligan,
    isHost: view.host === view.seat,
    scrappable: view.scrappable,
    hints: [],
    advice: null,
    ability: null,
    bossPlaces: view.own?.bossPlaces ?? [],
    notes: [],
  };
}

const handCard = (
  { card, count, sites, completes }: SeatView['hand'][number],
  words: TableWords,
): OwnSeat['hand'][number] => ({
  card,
  name: words.card(card),
  count,
  sites: [...sites.keys()].filter((site) => sites[site] === null),
  completes: [...completes.keys()].filter((site) => completes[site] !== null),
});

function launchable(view: SeatView, promised: Promised): OwnSeat['launchable'] {
  const choices = view.launchable.flatMap(({ site, damage }) =>
    view.changes.map((change) => ({ site, damage, change })),
  );
  return choices.map(({ site, damage, change }) => ({
    site,
    damage: damage + change,
    change,
    promises: Object.fromEntries(
      view.targets.flatMap((target) => {
        const promise = promised(target, site, change);
        return promise === null ? [] : [[target, shown(promise)] as const];
      }),
    ),
  }));
}

const shown = (promise: LaunchPromise): TablePromise =>
  promise.kind === 'chance' ? { kind: 'chance', percent: chanceOf(promise) } : promise;
