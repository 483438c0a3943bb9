import type { BossCard } from '../cards/bosses.js';
import { meteorOf } from '../catalogue.js';
import { meteorsComeFaceUp } from '../effects.js';
import type { Random } from '../../shared/random.js';
import { letterAt } from '../names.js';
import type { Letter, Meteor } from '../state.js';
import type { Turn } from '../turn.js';

/** A Meteor card as it comes to lie on the field. Double-sided cards have no face-down (rulebook p. 1). */
export function onField(card: string, letter: Letter, faceUp: boolean): Meteor {
  const kind = meteorOf(card);
  if (kind === undefined) throw new RangeError(`no Meteor card ${card}`);
  const { band, low, high, size, trait } = kind;
  return { letter, card, band, low, high, size, trait, faceUp: faceUp || low === high };
}

/** A Boss, or a piece of one, as it comes to lie on the field: with its name and, if nothing hides it, its size. */
export function bossOnField({ id, low, high, effects }: BossCard, letter: Letter, random: Random): Meteor {
  const size = low === high ? low : low + random.below(high - low + 1);
  const shown: Meteor = { letter, card: id, band: 'boss', low, high, size, trait: null, faceUp: true };
  return effects.some(({ kind }) => kind === 'stays-hidden') ? { ...shown, faceUp: false, hidden: true } : shown;
}

/** Moves the next card of that band from the Meteor deck to the field; does nothing where the deck has none. */
export function bringMeteor(turn: Turn, band: string): void {
  const { state } = turn;
  const { meteorDeck, letters } = state;
  const index = meteorDeck.findIndex((card) => meteorOf(card)?.band === band);
  const card = meteorDeck[index];
  if (card === undefined) return;
  turn.emit({
    type: 'meteor-joined',
    meteor: onField(card, letterAt(state, letters), meteorsComeFaceUp(state)),
    index,
  });
}
