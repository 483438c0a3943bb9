import { METEOR_KINDS } from '../../catalogue.js';
import type { Random } from '../../../shared/random.js';
import type { Advanced, CardId, GameState, Meteor, MeteorId, Millis, SeatState } from '../../state.js';
import { initialState } from '../../evolve.js';
import type { MeteorView, SeatView } from '../../view/seat.js';
import type { Memory } from '../memory.js';
import { frontsOf, unseenCards } from '../odds.js';

/**
 * How likely a partner still holds an Energy that a site has lacked for three of this robot's thoughts, and for six.
 */
const NOT_BROUGHT = 0.35;
const LONG_NOT_BROUGHT = 0.15;

const STEPS = 1_000_000;

/** The relative likelihood of each card in a partner's hand: what a project lacks and nobody brought is less likely. */
function likelihoods({ sites }: SeatView, { still }: Memory): ReadonlyMap<CardId, number> {
  const found = new Map<CardId, number>();
  for (const { id, outlook } of sites) {
    const thoughts = still.get(id)?.thoughts ?? 0;
    if (outlook.missing === '' || thoughts < 3) continue;
    const share = thoughts < 6 ? NOT_BROUGHT : LONG_NOT_BROUGHT;
    for (const letter of outlook.missing) found.set(letter, Math.min(found.get(letter) ?? 1, share));
  }
  return found;
}

/** The unseen cards in random order; those that partners are unlikely to hold come late. */
function shuffled(view: SeatView, memory: Memory, random: Random): CardId[] {
  const likely = likelihoods(view, memory);
  const cards = [...unseenCards(view).counts].flatMap(([card, count]) =>
    Array.from({ length: Math.max(0, count) }, () => card),
  );
  return cards
    .map((card) => ({
      card,
      place: -Math.log((1 + random.below(STEPS)) / (STEPS + 1)) / (likely.get(card) ?? 1),
    }))
    .sort((a, b) => a.place - b.place)
    .map(({ card }) => card);
}

/** Takes a card out of a pool; false: it isn't there. */
function taken(pool: CardId[], card: CardId): boolean {
  const at = pool.indexOf(card);
  if (at >= 0) pool.splice(at, 1);
  return at >= 0;
}

/** Takes cards from a pool, first to last; one that the hand is known to lack only where there is nothing else. */
function takeFrom(pool: CardId[], count: number, lacks: CardId | undefined): CardId[] {
  if (lacks === undefined) return pool.splice(0, count);
  const others = pool.filter((card) => card !== lacks).slice(0, count);
  for (const card of others) taken(pool, card);
  return [...others, ...pool.splice(0, count - others.length)];
}

interface Dealt {
  readonly seats: readonly SeatState[];
  readonly deck: readonly CardId[];
}

function dealt(view: SeatView, memory: Memory, random: Random): Dealt {
  const pool = shuffled(view, memory, random);
  const own = view.hand.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
  const seen = view.own?.seen ?? null;
  const seats: SeatState[] = [];
  for (const { seat, status, passed, handSize, named } of view.seats) {
    while (seats.length < seat) seats.push({ status: 'empty', hand: [], passed: false, robot: false });
    const looked = view.openHands?.[seat] ?? (seat === seen?.seat ? seen.hand : []);
    const known = seat === view.seat ? [] : looked.filter((card) => taken(pool, card)).slice(0, handSize);
    const hand = seat === view.seat ? own : [...known, ...takeFrom(pool, handSize - known.length, named)];
    // What robots said is left out: the hands are dealt by it.
    seats.push({ status, hand, passed, robot: false });
  }
  return { seats, deck: random.shuffle(pool) };
}

/** The Meteor cards whose fronts this seat has not seen. */
function unseenMeteors({ fronts }: Memory, random: Random): MeteorId[] {
  const seen = [...fronts.values()];
  return random.shuffle(
    METEOR_KINDS.flatMap(({ card, band, size, trait, copies }) => {
      const known = seen.filter((front) => front.band === band && front.size === size && front.trait === trait).length;
      return Array.from({ length: Math.max(0, copies - known) }, () => card);
    }),
  );
}

const kindOf = new Map(METEOR_KINDS.map((kind) => [kind.card, kind]));

function drawnFrom(pool: MeteorId[], band: string): MeteorId | undefined {
  const at = pool.findIndex((card) => kindOf.get(card)?.band === band);
  return at < 0 ? undefined : pool.splice(at, 1)[0];
}

function meteorOf(view: MeteorView, memory: Memory, pool: MeteorId[], random: Random): Meteor {
  const { letter, band, low, high, faceUp, boss } = view;
  const lies = { letter, band, low, high, faceUp };
  if (boss !== null) {
    const fronts = frontsOf(view, memory);
    const size = fronts[random.below(Math.max(1, fronts.length))]?.size ?? high;
    return { ...lies, card: boss, size, trait: null, ...(view.size === null ? { hidden: true } : {}) };
  }
  if (view.size !== null) {
    const kind = METEOR_KINDS.find(
      (other) => other.band === band && other.size === view.size && other.trait === view.trait,
    );
    return { ...lies, card: kind?.card ?? '', size: view.size, trait: view.trait };
  }
  const card = drawnFrom(pool, band) ?? METEOR_KINDS.find((kind) => kind.band === band)?.card ?? '';
  const kind = kindOf.get(card);
  return { ...lies, card, size: kind?.size ?? low, trait: kind?.trait ?? null };
}

function advancedOf({ advanced, seat: me, own }: SeatView): Advanced | null {
  if (advanced === null) return null;
  const seats: Advanced['seats'][number][] = [];
  for (const { seat, power, challenge, spent, armed } of advanced.seats) {
    while (seats.length < seat)
      seats.push({ power: null, challenge: null, spent: [], armed: null, seen: null, placedAt: null });
    seats.push({
      power,
      challenge,
      spent: spent === null || power === null ? [] : [{ ability: power, until: spent }],
      armed,
      seen: seat === me ? (own?.seen ?? null) : null,
      placedAt: null,
    });
  }
  return { boss: advanced.boss, seats };
}

/**
 * A determinization: a whole game that agrees with what a seat sees, with everything hidden dealt at random from what
 * the seat hasn't seen. It is made from the view and the memory alone, so that it can't reveal the real deal.
 */
export function determinize(view: SeatView, memory: Memory, random: Random, now: Millis): GameState {
  const { seats, deck } = dealt(view, memory, random);
  const pool = unseenMeteors(memory, random);
  const field = view.field.map((meteor) => meteorOf(meteor, memory, pool, random));
  const last = Math.max(
    0,
    ...[...view.field, ...[...memory.fronts.keys()].map((letter) => ({ letter }))].map(
      ({ letter }) => (letter.codePointAt(0) ?? 64) - 64,
    ),
  );
  return {
    ...initialState,
    options: view.options,
    random: random.state,
    phase: 'play',
    host: view.host,
    seats,
    crew: view.crew,
    humansAtStart: 0,
    runningSince: now,
    sites: view.sites.map(({ owner, pile, outlook, transmuted, expiresAt }) => ({
      owner,
      pile,
      ready: outlook.kind === 'ready' || outlook.kind === 'launching',
      ...(transmuted.length === 0 ? {} : { transmuted }),
      ...(expiresAt === null ? {} : { expiresAt }),
    })),
    field,
    letters: last,
    meteorDeck: pool,
    deck,
    discard: view.discard,
    technologies: view.technologies,
    zone: view.zone,
    deadline: view.deadline,
    window: view.window,
    passAgreed: view.window !== null && view.seats.every(({ status, passed }) => status === 'left' || passed),
    at: now,
    humanAt: now,
    advanced: advancedOf(view),
  };
}
