import { shareOf } from '../simulate/figures.js';
import type { Measure } from './certificate.js';

interface Share {
  readonly name: string;
  readonly part: number;
  readonly whole: number;
}

/** A part of a whole in several cases, as what each seat wins. */
export const shares = (
  { id, title, formula }: Pick<Measure, 'id' | 'title' | 'formula'>,
  cases: readonly Share[],
): Measure => ({
  id,
  title,
  formula,
  unit: '%',
  rows: cases.map(({ name, part, whole }) => ({ name, figure: shareOf(part, whole), of: whole })),
});
