import type { WorldOrder, WorldProcess } from './apart.js';
import type { WorldReport } from './report.js';

/** The smallest world of that seed that still fails: fewer kinds of faults, then fewer people, then less time. */
export async function shrink(order: WorldOrder, failed: WorldReport, apart: WorldProcess): Promise<WorldReport> {
  let [smallest, report] = [order, failed];
  const attempt = async (next: WorldOrder): Promise<boolean> => {
    const tried = await apart.run(next);
    if (tried.violations.length === 0) return false;
    [smallest, report] = [next, tried];
    return true;
  };
  for (const kind of order.faults)
    await attempt({ ...smallest, faults: smallest.faults.filter((other) => other !== kind) });
  for (let people = smallest.people - 1; people > 0; people -= 1) if (!(await attempt({ ...smallest, people }))) break;
  for (let minutes = smallest.minutes - 1; minutes > 1; minutes -= 1)
    if (!(await attempt({ ...smallest, minutes }))) break;
  return report;
}
