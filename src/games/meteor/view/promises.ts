import { bossOf, cardOf, meteorOf, powerOf, traitEffects } from '../catalogue.js';
import type { MeteorBand } from '../cards/meteors.js';
import { effectOfCard } from '../effects.js';
import { scenarioOf } from '../scenarios/index.js';
import { ignores, resultOf, rocketDamage, type Arriving } from '../flow/salvo.js';
import type { CommittedRocket, GameState, Letter, Meteor, Seat, SiteId } from '../state.js';
import type { CardMoves, MeteorView, PublicView, SeatView } from './seat.js';

/** What a launch or a placement will do, as far as the one who does it may know. */

/** A front that a face-down meteor may have, and how many unseen cards have it. */
export interface UnseenFront {
  readonly band: MeteorBand;
  readonly size: number;
  readonly trait: string | null;
  readonly copies: number;
}

const counted = new WeakMap<GameState, readonly UnseenFront[]>();

/**
 * Every Meteor card whose front nobody has seen: in the deck, face down on the field, or replaced by the Boss while it
 * lay face down. Which of them lies where is secret; that they are the ones left, anyone can count. Counted once for
 * each state: all seats of a table ask for it.
 */
export function unseenFronts(state: GameState): readonly UnseenFront[] {
  const fronts = counted.get(state) ?? countFronts(state);
  counted.set(state, fronts);
  return fronts;
}

function countFronts({ meteorDeck, field, advanced }: GameState): readonly UnseenFront[] {
  const down = field.filter(({ faceUp, band }) => !faceUp && band !== 'boss').map(({ card }) => card);
  const replaced = advanced?.replaced ?? null;
  const copiesOf = new Map<string, number>();
  for (const card of [...meteorDeck, ...down, ...(replaced === null ? [] : [replaced])])
    copiesOf.set(card, (copiesOf.get(card) ?? 0) + 1);
  return [...copiesOf.keys()].sort().flatMap((card) => {
    const kind = meteorOf(card);
    const copies = copiesOf.get(card) ?? 0;
    return kind === undefined ? [] : [{ band: kind.band, size: kind.size, trait: kind.trait, copies }];
  });
}

/** Rockets that a seat is about to launch. */
export interface Aim {
  readonly target: Letter;
  readonly sites: readonly SiteId[];
  /** What is added to each Rocket's damage: −1, 0 or 1. */
  readonly change: number;
}

/**
 * `loses`: the Overkill is sure to lose the game (R9). `wins`: it destroys the last meteor, so that an Overkill costs
 * nothing.
 */
export type LaunchPromise =
  | { readonly kind: 'hit' | 'wins' | 'none' | 'absorbed' }
  | { readonly kind: 'overkill'; readonly loses: boolean }
  | { readonly kind: 'short'; readonly by: number }
  /** It is destroyed without an Overkill by `hits` of the `of` fronts that it may have; none is certain for all. */
  | { readonly kind: 'chance'; readonly hits: number; readonly of: number };

/** In percent; never 0 or 100 where it is neither certain nor impossible. */
export const chanceOf = ({ hits, of }: Extract<LaunchPromise, { readonly kind: 'chance' }>): number =>
  hits === 0 ? 0 : Math.min(99, Math.max(1, Math.round((100 * hits) / of)));

type Front = Pick<UnseenFront, 'size' | 'trait' | 'copies'>;

/** The fronts that the target may have. A Boss that can't be turned up may have any of its sizes. */
function frontsOf(
  { band, low, high, size, trait, boss }: MeteorView,
  unseen: readonly UnseenFront[],
): readonly Front[] {
  if (size !== null) return [{ size, trait, copies: 1 }];
  if (boss === null) return unseen.filter((front) => front.band === band);
  return Array.from({ length: high - low + 1 }, (_, at) => ({ size: low + at, trait: null, copies: 1 }));
}

/** What everyone may know, as one seat sees it. */
type Seen = PublicView & Pick<SeatView, 'seat'>;

const pileOf = (view: Seen, site: SiteId): readonly string[] => view.sites.find(({ id }) => id === site)?.pile ?? [];

const arriving = (view: Seen, site: SiteId, change: number): Arriving => {
  const pile = pileOf(view, site);
  return { damage: rocketDamage(pile, change), pile };
};

interface Salvo {
  /** Rockets of the open salvo at this target. */
  readonly flying: readonly Arriving[];
  readonly own: readonly Arriving[];
}

type Fate =
  | Exclude<LaunchPromise, { readonly kind: 'overkill' | 'chance' | 'wins' | 'absorbed' }>
  | { readonly kind: 'overkill' };

/** What the salvo does if the target has this front. */
function fateOf(seen: MeteorView, { size, trait }: Front, { flying, own }: Salvo): Fate {
  const meteor: Meteor = { ...seen, card: seen.boss ?? '', size, trait };
  const counting = (rockets: readonly Arriving[]): number =>
    rockets.reduce((sum, rocket) => sum + (ignores(meteor, rocket) ? 0 : rocket.damage), 0);
  const added = counting(own);
  if (added === 0) return { kind: 'none' };
  const sum = counting(flying) + added;
  const result = resultOf(meteor, sum);
  if (result === 'destroyed') return { kind: 'hit' };
  if (result === 'overkill') return { kind: 'overkill' };
  return sum < size ? { kind: 'short', by: size - sum } : { kind: 'none' };
}

const alike = (a: Fate, b: Fate): boolean =>
  a.kind === b.kind && (a.kind !== 'short' || (b.kind === 'short' && a.by === b.by));

/** What these Rockets, with those of the open salvo, will do to that meteor; null where nothing can be said. */
export function launchPromise(
  view: Seen,
  unseen: readonly UnseenFront[],
  { target, sites, change }: Aim,
): LaunchPromise | null {
  const seen = view.field.find(({ letter }) => letter === target);
  if (seen === undefined || sites.length === 0) return null;
  const flights = view.window?.rockets ?? [];
  const salvo: Salvo = {
    flying: flights
      .filter((rocket) => rocket.target === target)
      .map((rocket) => arriving(view, rocket.site, rocket.change)),
    own: sites.map((site) => arriving(view, site, change)),
  };
  const fronts = frontsOf(seen, unseen);
  const fates = fronts.map((front) => ({ copies: front.copies, fate: fateOf(seen, front, salvo) }));
  const first = fates[0]?.fate;
  if (first === undefined) return null;
  if (fates.every(({ fate }) => alike(fate, first)))
    return certain(view, { seen, fronts, salvo: [...flights.map(({ seat }) => seat), view.seat] }, first);
  const count = (counted: typeof fates): number => counted.reduce((sum, { copies }) => sum + copies, 0);
  return { kind: 'chance', hits: count(fates.filter(({ fate }) => fate.kind === 'hit')), of: count(fates) };
}

interface Target {
  readonly seen: MeteorView;
  /** The fronts that it may have. */
  readonly fronts: readonly Front[];
  /** Who has a Rocket in the salvo. */
  readonly salvo: readonly Seat[];
}

/** What is sure of a fate that all fronts share: what it leads to may still depend on the front. */
function certain(view: Seen, target: Target, fate: Fate): LaunchPromise {
  const destroyed = fate.kind === 'hit' || fate.kind === 'overkill';
  if (destroyed && view.field.length === 1 && !target.fronts.some(brings)) return { kind: 'wins' };
  if (fate.kind !== 'overkill') return fate;
  return averted(view, target.salvo) ? { kind: 'absorbed' } : { kind: 'overkill', loses: overkillLoses(view, target) };
}

/** Whether destroying it brings another meteor, so that it isn't the last. */
const brings = ({ trait }: Front): boolean => traitEffects(trait).some(({ kind }) => kind === 'destroyed-brings');

/** A Technology or a Power takes the Overkill (R8, step 8). */
function averted({ technologies, advanced }: Seen, salvo: readonly Seat[]): boolean {
  if (technologies.some((id) => effectOfCard(id, 'absorbs-overkill') !== null)) return true;
  return (advanced?.seats ?? []).some(
    ({ seat, power, spent }) =>
      salvo.includes(seat) &&
      spent === null &&
      powerOf(power ?? '')?.effects.some(({ kind }) => kind === 'averts-overkill') === true,
  );
}

/** Whether the zone change of an Overkill that destroys `seen` is sure to lose the game: by what is left then (R16). */
function overkillLoses({ zone, field, window, options }: Seen, { seen, fronts }: Target): boolean {
  // The rest of the open salvo may destroy the Boss that makes an Overkill worse: then it isn't sure.
  const left = field.filter(
    ({ letter }) => letter !== seen.letter && window?.rockets.some((rocket) => rocket.target === letter) !== true,
  );
  const effects = left.flatMap(({ boss }) => bossOf(boss ?? '')?.effects ?? []);
  const zones = Math.max(1, ...effects.map((effect) => (effect.kind === 'overkill-pushes' ? effect.zones : 1)));
  const early = Math.max(0, ...effects.map((effect) => (effect.kind === 'hits-after-zone' ? effect.zone : 0)));
  const isLost = scenarioOf(options)?.overkillLoses === true || zone <= Math.max(zones, early + zones - 1);
  return (left.length > 0 || fronts.every(brings)) && isLost;
}

/**
 * Whether placing a card turns an unfinished Rocket into the beginning of a Retrofit, so that it can't become a Rocket.
 */
export function startsRetrofit(view: SeatView, { card, sites, completes }: CardMoves, site: SiteId): boolean {
  const kind = view.sites.find(({ id }) => id === site)?.outlook.kind;
  return (
    kind === 'rocket' && cardOf(card)?.kind === 'rocket' && sites[site] === null && (completes[site] ?? null) === null
  );
}

/**
 * Rockets of robots in the open salvo that are sure to overkill what lies open, with what flew there before them: people
 * are told that it is no mistake. None where the salvo may end the game.
 */
export function overkillsOnPurpose(view: PublicView): ReadonlySet<CommittedRocket> {
  const { window, seats, field } = view;
  const found = new Set<CommittedRocket>();
  if (window === null || seats.every(({ robot }) => robot)) return found;
  const isAimedAt = ({ letter }: MeteorView): boolean => window.rockets.some(({ target }) => target === letter);
  if (field.every(isAimedAt)) return found;
  window.rockets.forEach((rocket, at) => {
    const { seat, site, target, change } = rocket;
    if (!seats.some((other) => other.seat === seat && other.robot)) return;
    const before = { ...view, seat, window: { ...window, rockets: window.rockets.slice(0, at) } };
    if (launchPromise(before, [], { target, sites: [site], change })?.kind === 'overkill') found.add(rocket);
  });
  return found;
}
