import type { Action } from '../action.js';
import { seatEffect } from '../advanced.js';
import { cardOf, rocketIn, technologyIn } from '../catalogue.js';
import { effectOfCard, siteRules } from '../effects.js';
import type { GameEvent } from '../event.js';
import { draw, retrofitDraw } from '../flow/draw.js';
import { settle } from '../flow/settle.js';
import { liesAs, forbiddenCardRefusal, placingPauseRefusal, closedSiteRefusal } from '../forbidden.js';
import { projectsFor, type Made } from '../projects.js';
import { playRefusal, refuse } from '../checks.js';
import type { Refusal } from '../refusal.js';
import type { CardId, GameState, Seat, SiteId } from '../state.js';
import type { Turn } from '../turn.js';

type Place = Extract<Action, { readonly type: 'place' }>;

/** Lays a card on a launch site (R3) and completes what it completes (R4). */
export function place(turn: Turn, { seat, card, site }: Place): Refusal | null {
  const { state } = turn;
  const refusal =
    playRefusal(state, seat) ??
    placingPauseRefusal(state, seat, turn.now) ??
    handRefusal(state, seat, card) ??
    siteRefusal(state, seat, site) ??
    forbiddenCardRefusal(state, seat, card, site);
  if (refusal !== null) return refusal;
  const made = placing(state, seat, card, site);
  if (made === 'nothing') return noProject(state, seat, card, site);
  turn.emit(placed(turn, { seat, site, card }, made === 'rocket'));
  if (made === 'technology') buildTechnology(turn, seat, site);
  if (made === 'retrofit') buildRetrofit(turn, seat, site);
  if (state.window !== null) settle(turn);
  return null;
}

type Placed = Extract<GameEvent, { readonly type: 'placed' }>;

function placed({ state, now }: Turn, where: Pick<Placed, 'seat' | 'site' | 'card'>, ready: boolean): Placed {
  const { seat, site, card } = where;
  if (state.advanced === null) return { type: 'placed', seat, site, card, ready };
  const declared = (state.advanced.seats[seat]?.armed ?? null) !== null && cardOf(card)?.kind === 'energy';
  const pressed = ready ? seatEffect(state, state.sites[site]?.owner ?? null, 'ready-expires') : null;
  return {
    type: 'placed',
    seat,
    site,
    card,
    ready,
    ...(declared ? { as: liesAs(state, seat, card) } : {}),
    ...(pressed === null ? {} : { expiresAt: now + pressed.effect.ms }),
  };
}

/** Why nothing may be placed on a site by this seat, whatever the card; null: something may. */
export function siteRefusal(state: GameState, seat: Seat, site: SiteId): Refusal | null {
  const found = state.sites[site];
  if (found === undefined) return refuse('no-such-site');
  if (state.window?.rockets.some((rocket) => rocket.site === site)) return { code: 'site-launching', site };
  if (found.ready) return { code: 'site-ready', site, card: rocketIn(found.pile) ?? '' };
  const closed = closedSiteRefusal(state, seat, site);
  if (closed !== null) return closed;
  if (found.pile.length > 0 || found.owner === null || found.owner === seat) return null;
  return seatEffect(state, seat, 'starts-anywhere') === null ? { code: 'owner-first', site, owner: found.owner } : null;
}

/** What a placement leads to: a finished project, an unfinished one (null), or nothing that could ever be finished. */
export function placing(state: GameState, seat: Seat, card: CardId, site: SiteId): Made | null | 'nothing' {
  const table = projectsFor(siteRules(state, site, seat));
  const node = table.add(
    table.find(state.sites[site]?.pile ?? []),
    state.advanced === null ? card : liesAs(state, seat, card),
  );
  return node < 0 ? 'nothing' : table.made(node);
}

function handRefusal(state: GameState, seat: Seat, card: CardId): Refusal | null {
  const hand = state.seats[seat]?.hand ?? [];
  return hand.includes(card) ? null : { code: 'card-not-in-hand', card, held: [...new Set(hand)] };
}

function noProject(state: GameState, seat: Seat, card: CardId, site: SiteId): Refusal {
  const held = [...new Set(state.seats[seat]?.hand ?? [])];
  const legal = held.filter(
    (other) =>
      forbiddenCardRefusal(state, seat, other, site) === null && placing(state, seat, other, site) !== 'nothing',
  );
  return { code: 'no-project', site, card, pile: state.sites[site]?.pile ?? [], legal };
}

function buildTechnology(turn: Turn, seat: Seat, site: SiteId): void {
  const technology = technologyIn(turn.state.sites[site]?.pile ?? []);
  if (technology === undefined) throw new Error(`no Technology lies on site ${site}`);
  turn.emit({ type: 'technology-built', seat, site, technology });
  const reveals = effectOfCard(technology, 'meteors-face-up') !== null;
  if (reveals && turn.state.field.some((meteor) => !meteor.faceUp && meteor.hidden !== true))
    turn.emit({ type: 'meteors-revealed' });
}

/** The builder is the site's owner; at a shared site whoever placed the last card (R5). */
function buildRetrofit(turn: Turn, seat: Seat, site: SiteId): void {
  const builder = turn.state.sites[site]?.owner ?? seat;
  turn.emit({ type: 'retrofit-built', seat: builder, site });
  draw(turn, retrofitDraw(turn.state, builder));
}
