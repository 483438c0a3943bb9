import type { Strategy } from '../robot.js';
import { bestStrikes, type Strike } from '../salvos.js';
import { launches } from '../parts/launching.js';
import type { Situation } from '../situation.js';
import { mayOverkill } from '../worths.js';

/** Worth more than anything else: it wins. */
const WINS = 10_000;

/**
 * Strikes that cost nothing if nobody follows. Beside people an Overkill comes last, once all else that is left is sure
 * to be destroyed by what flies: a person may not join in time, and then it has cost a zone.
 */
function safe({ view, field, ready, weights, pressed }: Situation, strikes: readonly Strike[]): readonly Strike[] {
  if (mayOverkill(view, weights, pressed)) return strikes;
  const awaited = view.field.flatMap((_, at) => (field.isSure(at, 0) ? [] : [at]));
  return strikes.filter(({ meteor, rockets, change }) => {
    const damage = ready.reduce((sum, rocket, at) => (rockets & (1 << at) ? sum + rocket.damage : sum), change);
    return !field.mayBeOverkill(meteor, damage) || awaited.every((other) => other === meteor);
  });
}

/**
 * Launches everything where the ready Rockets are certain to destroy all that is left: then an Overkill costs nothing.
 */
export const endAtOnce: Strategy = (situation) => {
  const { view } = situation;
  const open = view.field.filter((_, at) => !situation.field.isSure(at, 0));
  if (open.length === 0 || open.length > situation.ready.length) return [];
  const strikes = bestStrikes(situation.field.problemToEnd(situation.ready));
  if (strikes.length < open.length) return [];
  return launches(situation, safe(situation, strikes), () => true).map(({ action }) => ({ action, worth: WINS }));
};
