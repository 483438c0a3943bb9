import type { Figure } from './figures.js';

/** Where a figure of a summary should lie. */
export interface Band<Summary> {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly unit: '' | '%';
  /** Null: this summary does not have it. */
  readonly of: (summary: Summary) => Figure | null;
}

/** A band and what became of it. It fails only where the whole 95% interval lies outside. */
export interface Judged {
  readonly band: Omit<Band<never>, 'of'>;
  readonly figure: Figure;
  readonly holds: boolean;
}

export const judge = <Summary>(bands: readonly Band<Summary>[], summary: Summary): Judged[] =>
  bands.flatMap((band) => {
    const figure = band.of(summary);
    return figure === null ? [] : [{ band, figure, holds: figure.high >= band.low && figure.low <= band.high }];
  });
