/** A process in which robots think that think for long, one after the other. */
import { GameRegistry } from '../../games/registry.js';
import { Random } from '../../games/shared/random.js';
import { answerParent } from '../protocol.js';
import { GAMES } from '../../registered-games.js';
import type { SlowThought } from '../../table/robot-seats.js';
import type { Thought } from './index.js';

/** What one decision may cost. Time that passes is never less than the processor's. */
const MOST_MS = 300;

const games = new GameRegistry(GAMES);

answerParent(({ kind, level, view, memory, random, now }: SlowThought): Thought => {
  const { robots } = games.get(kind);
  if (robots === undefined) throw new RangeError(`no robots play ${kind}`);
  const begun = performance.now();
  return robots.think(level, view, memory, new Random(random), now, () => performance.now() - begun < MOST_MS);
});
