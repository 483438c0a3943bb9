import { meanOf, shareOf } from '../simulate/figures.js';
import type { Measure } from './certificate.js';

/** A game as it went: who led at each look at it (null: nobody), and who won (null: nobody). */
export interface Course {
  readonly leaders: readonly (number | null)[];
  readonly winner: number | null;
}

/** How often the lead went from one to another. */
function changesIn(leaders: readonly (number | null)[]): number {
  let last: number | null = null;
  let changes = 0;
  for (const leader of leaders) {
    if (leader === null) continue;
    if (last !== null && leader !== last) changes += 1;
    last = leader;
  }
  return changes;
}

const halfTime = ({ leaders }: Course): number | null => leaders[Math.floor(leaders.length / 2)] ?? null;

interface Lead {
  readonly title: string;
  /** What leading means. */
  readonly formula: string;
  readonly courses: readonly Course[];
}

export function leadChanges({ title, formula, courses }: Lead): Measure {
  const of = courses.length;
  const changes = courses.map(({ leaders }) => changesIn(leaders));
  const led = courses.filter((course) => halfTime(course) !== null && course.winner !== null);
  const turned = led.filter((course) => halfTime(course) !== course.winner);
  return {
    id: 'lead',
    title,
    formula,
    unit: 'times',
    rows: [
      { name: 'changes in a game', figure: meanOf(changes), of },
      {
        name: 'games without any',
        figure: shareOf(changes.filter((count) => count === 0).length, of),
        of,
        unit: '%',
      },
      {
        name: 'games that ended otherwise than it looked at half-time',
        figure: shareOf(turned.length, led.length),
        of: led.length,
        unit: '%',
      },
    ],
  };
}
