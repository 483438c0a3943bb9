import { tableLines } from '../markdown.js';
import type { Measure, NotMeasured, Row, Unit } from './certificate.js';

const DIGITS: Readonly<Record<Unit, number>> = { '%': 1, points: 2, times: 2 };

function shown(value: number, unit: Unit): string {
  const text = (unit === '%' ? 100 * value : value).toFixed(DIGITS[unit]);
  return Number(text) === 0 ? text.replace('-', '') : text.replace('-', '−');
}

const named = ({ name, unit }: Row): string => (unit === undefined ? name : `${name}${unit === '%' ? ', %' : ''}`);

const cells = (row: Row, unit: Unit): readonly (string | number)[] => [
  named(row),
  shown(row.figure.value, unit),
  `${shown(row.figure.low, unit)} to ${shown(row.figure.high, unit)}`,
  row.of,
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
      ['what', unit, '95% interval', 'of'],
      rows.map((row) => cells(row, row.unit ?? unit)),
    ),
    '',
  ];
}
