import { cardOf, orderOf } from '../../../games/meteor/catalogue.js';
import type { CardId, GameState, Meteor, Seat, Site } from '../../../games/meteor/state.js';
import type { ViewerData } from '../../export/viewer-data.js';
import { el, fill } from '../../viewer/dom.js';
import { nameOf, type Viewpoint } from '../../viewer/replay-table.js';
import type { MeteorViewerData } from '../viewer-data.js';

/** The frame's data and Meteor's own. */
export type MeteorData = ViewerData & MeteorViewerData;

const NEXT = 8;
const used = (state: GameState): readonly Seat[] =>
  [...state.seats.keys()].filter((seat) => state.seats[seat]?.status !== 'empty');

function chip({ cards }: MeteorData, id: CardId): HTMLElement {
  const card = cards[id];
  return el('li', { class: 'card', 'data-energy': card?.energy ?? null, title: card?.name ?? id }, card?.label ?? id);
}

const sorted = (cards: readonly CardId[]): CardId[] => [...cards].sort((a, b) => orderOf(a) - orderOf(b));
const heads = (cards: readonly CardId[]): CardId[] =>
  sorted(cards).sort((a, b) => Number(isEnergy(a)) - Number(isEnergy(b)));
const isEnergy = (id: CardId): boolean => cardOf(id)?.kind === 'energy';

const section = (title: string, ...content: readonly (Node | null)[]): HTMLElement =>
  el('section', {}, el('h2', {}, title), ...content);

function meteor(data: MeteorData, one: Meteor, viewpoint: Viewpoint): HTMLElement {
  const { told, traits, bands, extras } = data;
  const boss = one.band === 'boss' ? extras[one.card] : undefined;
  const known = one.faceUp || one.low === one.high;
  const range = one.low === one.high ? String(one.low) : `${one.low}–${one.high}`;
  const trait = one.trait === null || !(one.faceUp || viewpoint === 'all') ? null : traits[one.trait];
  const truth = !known && viewpoint === 'all' ? fill(told.really, { size: one.size }) : null;
  return el(
    'li',
    { class: 'meteor', 'data-up': one.faceUp },
    el('span', { class: 'letter' }, one.letter),
    el('span', { class: 'size' }, one.faceUp ? String(one.size) : range),
    el(
      'span',
      { class: 'band', title: boss?.rule ?? null },
      `${boss?.name ?? bands[one.band] ?? one.band} · ${known ? told['face-up'] : told['face-down']}`,
    ),
    truth === null ? null : el('span', { class: 'truth' }, truth),
    trait === null || trait === undefined ? null : el('span', { class: 'trait', title: trait.effect }, trait.name),
  );
}

function siteState({ told }: MeteorData, state: GameState, site: Site, id: number): string | null {
  const flight = state.window?.rockets.find((rocket) => rocket.site === id);
  if (flight !== undefined) return fill(told.flying, { target: flight.target });
  return site.ready ? told.ready : site.pile.length === 0 ? told.empty : null;
}

function site(data: MeteorData, state: GameState, one: Site, id: number): HTMLElement {
  const owner = one.owner === null ? data.told.shared : nameOf(data, one.owner);
  const told = siteState(data, state, one, id);
  return el(
    'li',
    { class: 'site', 'data-ready': one.ready },
    el('h3', {}, owner),
    el('ul', { class: 'cards' }, ...heads(one.pile).map((card) => chip(data, card))),
    told === null ? null : el('p', { class: 'told' }, told),
  );
}

/** A seat's Power and Challenge, with what they do. */
function seatCards({ extras }: MeteorData, state: GameState, seat: Seat): HTMLElement | null {
  const { power = null, challenge = null } = state.advanced?.seats[seat] ?? {};
  const known = [power, challenge].flatMap((id) => (id === null ? [] : [extras[id] ?? { name: id, rule: '' }]));
  if (known.length === 0) return null;
  return el(
    'ul',
    { class: 'extras' },
    ...known.map(({ name, rule }) => el('li', {}, el('b', {}, name), rule === '' ? '' : `: ${rule}`)),
  );
}

function hand(data: MeteorData, state: GameState, seat: Seat, viewpoint: Viewpoint): HTMLElement {
  const { told } = data;
  const { hand: cards = [], passed = false, status = 'empty' } = state.seats[seat] ?? {};
  const shown = viewpoint === 'all' || viewpoint === seat;
  const mark = status === 'left' ? told.gone : passed ? told.passed : null;
  return el(
    'li',
    { class: 'hand' },
    el('h3', {}, nameOf(data, seat), mark === null ? null : el('span', { class: 'mark' }, ` – ${mark}`)),
    seatCards(data, state, seat),
    shown
      ? el('ul', { class: 'cards' }, ...sorted(cards).map((card) => chip(data, card)))
      : el('p', { class: 'told' }, fill(told['hand-hidden'], { count: cards.length })),
  );
}

/** With all hands shown, what the deck would give next. */
function nextCards(data: MeteorData, state: GameState): HTMLElement {
  const next = state.deck.slice(state.drawn, state.drawn + NEXT);
  return el(
    'div',
    {},
    el('h3', {}, data.told.next),
    el('ul', { class: 'cards' }, ...next.map((card) => chip(data, card))),
  );
}

/** The table as it lay at a moment, as seen from a viewpoint. */
export function drawTable(data: MeteorData, state: GameState, viewpoint: Viewpoint): readonly HTMLElement[] {
  const { told } = data;
  const deck = fill(told.deck, { deck: state.deck.length - state.drawn, discard: state.discard.length });
  return [
    section(
      fill(told.meteors, { count: state.field.length }),
      el('ul', { class: 'meteors' }, ...state.field.map((one) => meteor(data, one, viewpoint))),
    ),
    section(told.sites, el('ul', { class: 'sites' }, ...state.sites.map((one, id) => site(data, state, one, id)))),
    section(
      told['hands-title'],
      el('ul', { class: 'hands' }, ...used(state).map((seat) => hand(data, state, seat, viewpoint))),
      el('p', { class: 'told' }, deck),
      viewpoint === 'all' ? nextCards(data, state) : null,
    ),
    section(
      told.technologies,
      state.technologies.length === 0
        ? el('p', { class: 'told' }, told.nothing)
        : el('ul', { class: 'cards' }, ...state.technologies.map((card) => chip(data, card))),
    ),
  ];
}
