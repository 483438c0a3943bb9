/** A process in which robots think that think for long, one after the other. */
import { Random } from '../../games/shared/random.js';
import { answerParent } from '../protocol.js';
import { rulesOf } from '../rules.js';
import type { SlowThought } from '../../table/robot-seats.js';
import type { Thought } from './index.js';

/** What one decision may cost. Time that passes is never less than the processor's. */
const MOST_MS = 300;

answerParent(async ({ kind, level, view, memory, random, now, newcomers }: SlowThought): Promise<Thought> => {
  const { robots } = await rulesOf(kind);
  if (robots === undefined) throw new RangeError(`no robots play ${kind}`);
  const begun = performance.now();
  return robots.think(level, view, memory, new Random(random), now, {
    newcomers: newcomers === true,
    mayGoOn: () => performance.now() - begun < MOST_MS,
  });
});
