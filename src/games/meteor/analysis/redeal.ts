import { METEOR_KINDS } from '../catalogue.js';
import type { Random } from '../../shared/random.js';
import type { Memory } from '../robots/memory.js';
import { frontsOf } from '../robots/odds.js';
import type { GameState, Meteor, MeteorId } from '../state.js';
import { publicView, type MeteorView } from '../view/seat.js';

const kindOf = new Map(METEOR_KINDS.map((kind) => [kind.card, kind]));

const isUnseen = ({ faceUp, band }: Meteor): boolean => !faceUp && band !== 'boss';

/** The Meteor cards whose fronts nobody has seen, in an order that doesn't reveal where each lies. */
const unseenMeteors = ({ field, meteorDeck, advanced }: GameState): MeteorId[] =>
  [
    ...field.filter(isUnseen).map(({ card }) => card),
    ...meteorDeck,
    ...(advanced?.replaced === undefined ? [] : [advanced.replaced]),
  ].sort();

function drawn(pool: MeteorId[], band: string): MeteorId | undefined {
  const at = pool.findIndex((card) => kindOf.get(card)?.band === band);
  return at < 0 ? undefined : pool.splice(at, 1)[0];
}

/** A Boss of unknown size with a random size that agrees with the hits it survived. */
function hiddenBoss(meteor: Meteor, view: MeteorView, seen: Memory, random: Random): Meteor {
  const fronts = frontsOf(view, seen);
  return { ...meteor, size: fronts[random.below(Math.max(1, fronts.length))]?.size ?? meteor.high };
}

function front(meteor: Meteor, pool: MeteorId[]): Meteor {
  const card = drawn(pool, meteor.band);
  const kind = card === undefined ? undefined : kindOf.get(card);
  if (card === undefined || kind === undefined) return meteor;
  return { ...meteor, card, size: kind.size, trait: kind.trait };
}

/**
 * The table as it may have been behind what all seats together saw: their hands and what lies open stay, the deck and
 * the fronts of meteors that lie face down are dealt anew. The result does not depend on which
 * unseen card really lay where.
 */
export function redealt(state: GameState, seen: Memory, random: Random): GameState {
  const deck = random.shuffle(state.deck.slice(state.drawn).sort());
  const pool = random.shuffle(unseenMeteors(state));
  const views = new Map(publicView(state).field.map((view) => [view.letter, view]));
  const field = state.field.map((meteor) => {
    if (isUnseen(meteor)) return front(meteor, pool);
    const view = views.get(meteor.letter);
    return meteor.hidden === true && view !== undefined ? hiddenBoss(meteor, view, seen, random) : meteor;
  });
  // One card more than lies in the deck where the Boss took a card's place: which one that was nobody knows.
  const meteorDeck = pool.slice(0, state.meteorDeck.length);
  return { ...state, seed: '', random: random.state, deck, drawn: 0, field, meteorDeck };
}
