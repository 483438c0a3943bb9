import type { Situation } from '../situation.js';
import type { Idea } from '../robot.js';

/**
 * Launches its own Rockets that the best salvo wants: alone, together, or as the first of several where the others
 * can see what is missing (R7). The rest is held: what would overkill, and what waits for company.
 */
export function launch(situation: Situation): readonly Idea[] {
  const { view, ready } = situation;
  const mine = new Set(view.launchable.map(({ site }) => site));
  const boost = Math.max(0, ...view.changes);
  return situation.salvo.flatMap(({ meteor, rockets, boosted, worth }): readonly Idea[] => {
    const target = view.field[meteor];
    const parts = ready.filter((_, at) => rockets & (1 << at));
    const own = parts.map(({ site }, at) => ({ site, change: at < boosted ? boost : 0 })).filter(({ site }) => mine.has(site));
    const first = own[0];
    if (target === undefined || first === undefined) return [];
    const sites = own.filter(({ change }) => change === first.change).map(({ site }) => site);
    return [{ action: { type: 'launch', seat: view.seat, target: target.letter, sites, change: first.change }, worth: Math.max(worth, situation.weights.least) }];
  });
}
