/** A process in which robots try the deals of a day, behind what answers people. */
import { answerParent } from '../protocol.js';
import { rulesOf } from '../rules.js';
import type { TrialQuestion } from '../../daily/ports.js';

answerParent(async ({ kind, seats, seed, from, to }: TrialQuestion): Promise<number> => {
  const trial = (await rulesOf(kind)).daily?.trial;
  if (trial === undefined) throw new RangeError(`no robots try the deals of ${kind}`);
  let won = 0;
  for (let game = from; game < to; game += 1) if (trial(seats, seed, `${seed}/${game}`)) won += 1;
  return won;
});
