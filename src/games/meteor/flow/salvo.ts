import { cardOf, meteorOf, traitEffects } from '../catalogue.js';
import type { TraitEffect } from '../cards/traits.js';
import { findEffect, meteorsComeFaceUp } from '../effects.js';
import { Random } from '../random.js';
import { seatsIn } from '../refused.js';
import type { CardId, CommittedRocket, GameState, Letter, Meteor, Seat, Strike } from '../state.js';
import type { Turn } from '../turn.js';
import { draw } from './draw.js';
import { changeZone, endGame } from './zone-change.js';

/** A Rocket as a meteor meets it: its damage after the change, and the Energy that lies with it. */
interface Arriving {
  readonly damage: number;
  readonly pile: readonly CardId[];
}

type EffectKind = TraitEffect['kind'];
type Ignores = { readonly [K in EffectKind]?: (effect: Extract<TraitEffect, { readonly kind: K }>, rocket: Arriving) => boolean };
type Destroyed = { readonly [K in EffectKind]?: (turn: Turn, effect: Extract<TraitEffect, { readonly kind: K }>) => void };

/** Step 2: which Rockets do nothing to a meteor. */
const IGNORES: Ignores = {
  'ignores-damage': ({ upTo }, { damage }) => damage <= upTo,
  'ignores-energy': ({ energy }, { pile }) => pile.includes(energy),
};

/** Step 6: what the destroyed do. */
const DESTROYED: Destroyed = {
  'destroyed-brings': (turn, { band }) => {
    const { meteorDeck, letters } = turn.state;
    const index = meteorDeck.findIndex((card) => meteorOf(card)?.band === band);
    const kind = meteorOf(meteorDeck[index] ?? '');
    if (kind === undefined) return;
    turn.emit({ type: 'meteor-joined', meteor: onField(kind.card, letters, meteorsComeFaceUp(turn.state)), index });
  },
  'destroyed-all-discard': (turn, { cards }) => {
    for (let round = 0; round < cards; round += 1) discardAtRandom(turn);
  },
  'destroyed-all-draw': (turn, { cards }) => draw(turn, () => cards),
};

/** The letter of the `index`th meteor of a game, from `A`. */
export const letterAt = (index: number): Letter => String.fromCodePoint(65 + index);

/** A Meteor card as it comes to lie on the field. Double-sided cards have no face-down (rulebook p. 1). */
export function onField(card: string, index: number, faceUp: boolean): Meteor {
  const kind = meteorOf(card);
  if (kind === undefined) throw new RangeError(`no Meteor card ${card}`);
  const { band, low, high, size, trait } = kind;
  return { letter: letterAt(index), card, band, low, high, size, trait, faceUp: faceUp || low === high };
}

function discardAtRandom(turn: Turn): void {
  const random = new Random(turn.state.random);
  const cards = seatsIn(turn.state).flatMap((seat): (readonly [Seat, CardId])[] => {
    const hand = turn.state.seats[seat]?.hand ?? [];
    const card = hand.length === 0 ? undefined : hand[random.below(hand.length)];
    return card === undefined ? [] : [[seat, card]];
  });
  if (cards.length > 0) turn.emit({ type: 'discarded', cards, random: random.state });
}

/** What a Rocket does with its change: at least 1 (R8). 0 for a pile without a Rocket. */
export function rocketDamage(pile: readonly CardId[], change: number): number {
  for (const id of pile) {
    const card = cardOf(id);
    if (card?.kind === 'rocket') return Math.max(1, card.damage + change);
  }
  return 0;
}

const ignores = (meteor: Meteor, rocket: Arriving): boolean => traitEffects(meteor.trait).some((effect) => {
  const asks = IGNORES[effect.kind] as ((effect: TraitEffect, rocket: Arriving) => boolean) | undefined;
  return asks?.(effect, rocket) ?? false;
});

function resultOf(meteor: Meteor, sum: number): Strike['result'] {
  if (sum < meteor.size) return 'survived';
  const always = traitEffects(meteor.trait).some(({ kind }) => kind === 'destroyed-is-overkill');
  return sum > meteor.size || always ? 'overkill' : 'destroyed';
}

/** Steps 1 to 4 for one target. */
function strike(state: GameState, meteor: Meteor, committed: readonly CommittedRocket[]): Strike {
  const rockets = committed.filter(({ target }) => target === meteor.letter).map(({ seat, site, change }) => {
    const pile = state.sites[site]?.pile ?? [];
    const damage = rocketDamage(pile, change);
    return { seat, site, damage, counts: !ignores(meteor, { damage, pile }) };
  });
  const sum = rockets.reduce((total, { damage, counts }) => total + (counts ? damage : 0), 0);
  return { target: meteor.letter, rockets, sum, size: meteor.size, result: resultOf(meteor, sum) };
}

/** Resolves the open window's salvo, in the order of ruling R8. */
export function resolveSalvo(turn: Turn): void {
  const before = turn.state;
  const committed = before.window?.rockets ?? [];
  const targets = before.field.filter(({ letter }) => committed.some(({ target }) => target === letter));
  const strikes = targets.map((meteor) => strike(before, meteor, committed));
  turn.emit({ type: 'salvo-resolved', strikes });

  const destroyed = targets.filter((_, at) => strikes[at]?.result !== 'survived');
  for (const meteor of destroyed) {
    for (const effect of traitEffects(meteor.trait)) {
      const act = DESTROYED[effect.kind] as ((turn: Turn, effect: TraitEffect) => void) | undefined;
      act?.(turn, effect);
    }
  }
  if (turn.state.field.length === 0) endGame(turn, 'won', 'all-destroyed');
  else if (strikes.some(({ result }) => result === 'overkill')) overkill(turn);
}

/** However many Overkills a salvo made, the zone changes once, unless a Technology takes it (R8, step 8). */
function overkill(turn: Turn): void {
  const deflector = findEffect(turn.state, 'absorbs-overkill');
  if (deflector === null) changeZone(turn, 'overkill');
  else turn.emit({ type: 'overkill-absorbed', technology: deflector.technology });
}
