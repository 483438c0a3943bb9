/** A thread on which robots think that think for long, one after the other. */
import { parentPort } from 'node:worker_threads';
import { GameRegistry } from '../games/registry.js';
import { Random } from '../games/shared/random.js';
import { GAMES } from '../registered-games.js';
import type { Answered, Asked, Thought } from './protocol.js';

/** What one decision may cost. Time that passes is never less than the processor's. */
const MOST_MS = 300;

const games = new GameRegistry(GAMES);

function thoughtOn({ kind, level, view, memory, random, now }: Asked): Thought {
  const { robots } = games.get(kind);
  if (robots === undefined) throw new RangeError(`no robots play ${kind}`);
  const begun = performance.now();
  return robots.think(level, view, memory, new Random(random), now, () => performance.now() - begun < MOST_MS);
}

const port = parentPort;
if (port === null) throw new Error('this file runs in a worker thread');
port.on('message', (asked: Asked) => {
  let answer: Answered;
  try {
    answer = { id: asked.id, thought: thoughtOn(asked) };
  } catch (error) {
    answer = { id: asked.id, thought: null, why: String(error) };
  }
  port.postMessage(answer);
});
