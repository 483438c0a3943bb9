import type { Table } from '../table.js';
import type { Step } from './batch.js';

/** Steps by table; tables that acted together stay together. */
export function partsOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  const parts: { readonly tables: Set<Table>; readonly groups: Set<number>; readonly steps: Step[] }[] = [];
  for (const step of steps) {
    const { table, group } = step;
    const joined = parts.filter((part) => part.tables.has(table) || (group !== undefined && part.groups.has(group)));
    const whole = {
      tables: new Set([...joined.flatMap((part) => [...part.tables]), table]),
      groups: new Set([...joined.flatMap((part) => [...part.groups]), ...(group === undefined ? [] : [group])]),
      steps: [...joined.flatMap((part) => part.steps), step],
    };
    parts.splice(0, parts.length, ...parts.filter((part) => !joined.includes(part)), whole);
  }
  return parts.map((part) => part.steps);
}
