import { tableLines } from '../markdown.js';
import type { Measure, NotMeasured, Row } from './certificate.js';

const DIGITS: Readonly<Record<Measure['unit'], number>> = { '%': 1, points: 2, times: 2 };

const HEADS: Readonly<Record<Measure['unit'], string>> = { '%': '%', points: 'points', times: 'times' };

function shown(value: number, unit: Measure['unit']): string {
  const text = (unit === '%' ? 100 * value : value).toFixed(DIGITS[unit]);
  return Number(text) === 0 ? text.replace('-', '') : text.replace('-', '−');
}

const cells = ({ name, figure, of }: Row, unit: Measure['unit']): readonly (string | number)[] => [
  name,
  shown(figure.value, unit),
  `${shown(figure.low, unit)} to ${shown(figure.high, unit)}`,
  of,
];

/** A measure as Markdown, in lines. */
export function measureLines(measure: Measure | NotMeasured): readonly string[] {
  if ('reason' in measure) return [`### ${measure.title}`, '', `Not measured. ${measure.reason}`, ''];
  const { title, formula, unit, rows } = measure;
  return [
    `### ${title}`,
    '',
    formula,
    '',
    ...tableLines(
      ['what', HEADS[unit], '95% interval', 'of'],
      rows.map((row) => cells(row, unit)),
    ),
    '',
  ];
}
