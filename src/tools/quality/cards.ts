import { meanDifference, meanOf, shareDifference, shareOf, type Figure } from '../simulate/figures.js';
import type { Measure, Row } from './certificate.js';

/** What one player (or crew) used in a game, and what came of it: 1 for a win, 0; or points. */
export interface Used {
  readonly cards: ReadonlySet<string>;
  readonly result: number;
}

interface Worths {
  readonly title: string;
  readonly formula: string;
  readonly unit: '%' | 'points';
  readonly cards: readonly { readonly id: string; readonly name: string }[];
  readonly games: readonly Used[];
}

/** With fewer games on either side nothing is said. */
const LEAST = 10;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function difference(unit: Worths['unit'], ones: readonly number[], others: readonly number[]): Figure {
  if (unit === 'points') return meanDifference(meanOf(ones), meanOf(others));
  return shareDifference(shareOf(sum(ones), ones.length), shareOf(sum(others), others.length));
}

const FORMULA =
  'Result of games with it less result of games without it. Who is ahead can afford more, so this is what goes along with a card, not only what it causes.';

/** What goes along with each card that is used, the best first. */
export function worthOfCards({ title, formula, unit, cards, games }: Worths): Measure {
  const seldom: string[] = [];
  const rows = cards.flatMap(({ id, name }): readonly Row[] => {
    const [ones, others] = [true, false].map((uses) =>
      games.filter((game) => game.cards.has(id) === uses).map(({ result }) => result),
    );
    if (ones === undefined || others === undefined || Math.min(ones.length, others.length) < LEAST) {
      seldom.push(`${name} (${ones?.length ?? 0} of ${games.length})`);
      return [];
    }
    return [{ name, figure: difference(unit, ones, others), of: ones.length }];
  });
  const left = seldom.length === 0 ? '' : ` Fewer than ${LEAST} games with or without: ${seldom.join(', ')}.`;
  return {
    id: 'cards',
    title,
    formula: `${formula} ${FORMULA} The last column: games with it.${left}`,
    unit,
    rows: rows.toSorted((one, other) => other.figure.value - one.figure.value),
  };
}
