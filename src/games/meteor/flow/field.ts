import type { BossCard } from '../cards/bosses.js';
import { meteorOf } from '../catalogue.js';
import { meteorsComeFaceUp } from '../effects.js';
import type { Random } from '../../shared/random.js';
import type { GameState, Letter, Meteor } from '../state.js';
import type { Turn } from '../turn.js';

/** The letter of a game's meteor by its index from 0: `A` is the first. */
export const letterAt = (index: number): Letter => String.fromCodePoint(65 + index);

/** Whether a meteor of this game bears that letter, or bore it: they are dealt in order, and never twice. */
export const isMeteors = ({ letters }: GameState, letter: Letter): boolean =>
  letter >= letterAt(0) && letter < letterAt(letters);

/** A Meteor card as it comes to lie on the field. Double-sided cards have no face-down (rulebook p. 1). */
export function onField(card: string, index: number, faceUp: boolean): Meteor {
  const kind = meteorOf(card);
  if (kind === undefined) throw new RangeError(`no Meteor card ${card}`);
  const { band, low, high, size, trait } = kind;
  return { letter: letterAt(index), card, band, low, high, size, trait, faceUp: faceUp || low === high };
}

/** A Boss, or a piece of one, as it comes to lie on the field: with its name and, if nothing hides it, its size. */
export function bossOnField({ id, low, high, effects }: BossCard, letter: Letter, random: Random): Meteor {
  const size = low === high ? low : low + random.below(high - low + 1);
  const shown: Meteor = { letter, card: id, band: 'boss', low, high, size, trait: null, faceUp: true };
  return effects.some(({ kind }) => kind === 'stays-hidden') ? { ...shown, faceUp: false, hidden: true } : shown;
}

/** Moves the next card of that band from the Meteor deck to the field; does nothing where the deck has none. */
export function bringMeteor(turn: Turn, band: string): void {
  const { meteorDeck, letters } = turn.state;
  const index = meteorDeck.findIndex((card) => meteorOf(card)?.band === band);
  const card = meteorDeck[index];
  if (card === undefined) return;
  turn.emit({ type: 'meteor-joined', meteor: onField(card, letters, meteorsComeFaceUp(turn.state)), index });
}
