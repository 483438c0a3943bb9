import type { Hex } from '../../../../games/meteor-storm/index.js';
import type { Choosing } from '../choosing.js';

/** Something on the picture with the number that its button carries. */
export interface Mark {
  readonly number: number;
  readonly hex: Hex;
  readonly on: 'hex' | 'unit' | 'tile';
  /** What bears the number: the same number on something else would mislead. */
  readonly what: string;
}

/** What one player may choose from, on the picture. */
export interface Choices {
  readonly marks: readonly Mark[];
  /** The unit that is to move, shoot or retire; null: it is what is chosen. */
  readonly acting: Hex | null;
  /** Says which numbers belong to what: a picture of other choices is taken away. */
  readonly about: string;
}

function marksOf(choosing: Choosing): readonly Mark[] {
  switch (choosing.of) {
    case 'unit':
      return choosing.choices.map(({ number, choice: { hex, id } }) => ({
        number,
        hex,
        on: 'unit',
        what: `unit ${id}`,
      }));
    case 'place':
    case 'retreat':
      return choosing.choices.map(({ number, choice }) => ({ number, hex: choice, on: 'hex', what: `hex ${choice}` }));
    case 'target':
      return choosing.choices.map(({ number, choice: { hex, target } }) =>
        'unit' in target
          ? { number, hex, on: 'unit', what: `unit ${target.unit}` }
          : { number, hex, on: 'tile', what: `tile ${target.tile}` },
      );
  }
}

/** Null: nothing is numbered. `eligible`: all units that the card can order, whose numbers stay while some are ordered. */
export function choicesOf(choosing: Choosing, eligible: readonly number[]): Choices | null {
  const marks = marksOf(choosing);
  if (marks.length === 0) return null;
  if (choosing.of === 'unit') return { marks, acting: null, about: `units ${eligible.join()}` };
  const { unit } = choosing;
  return {
    marks,
    acting: unit.hex,
    about: `${choosing.of} ${unit.id} at ${unit.hex}: ${marks.map(({ what }) => what).join()}`,
  };
}
