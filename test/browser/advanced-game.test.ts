import { expect, test } from 'vitest';
import { viewFor, type Action } from '../../src/games/meteor/index.js';
import { Random, seedRandom } from '../../src/games/shared/random.js';
import { nextThought, NOTHING_SEEN, PACE_MS, ROBOTS, type Memory } from '../../src/games/meteor/robots/index.js';
import { evenings, showHand, type Evening } from './support/evening.js';
import { look } from './support/look.js';
import { press } from './support/perform.js';
import type { Player } from './support/player.js';

const begin = evenings();

/** Ana plays as a robot would think it out, but with her own buttons; or she sits there and does nothing. */
type Mind = 'plays' | 'idles';

function thinker(): (evening: Evening) => Action | null {
  const random = new Random(seedRandom('Ana'));
  let memory: Memory = NOTHING_SEEN;
  let next = 0;
  return ({ harness }) => {
    const now = harness.time.now();
    const { state } = harness.table;
    if (now < next || state.phase !== 'play' || state.pause !== null) return null;
    next = nextThought(now, PACE_MS, random);
    const thought = ROBOTS[0].think(viewFor(state, 0, now), memory, random, now);
    memory = thought.memory;
    return thought.action;
  };
}

async function openGame(evening: Evening, ana: Player, seed: string): Promise<void> {
  await ana.say(`/meteor new mode:Advanced powers:true challenges:true robots:3 seed:${seed}`);
  await ana.reads('METEOR', ana.board);
  await ana.pressNamed('Start');
  await ana.pressNamed(/Start the clock/);
  await evening.harness.pass(1_000);
  await showHand(ana);
}

/** To the end, in steps of a second; the words of the last board. */
async function playOut(evening: Evening, ana: Player, mind: Mind): Promise<void> {
  const { harness } = evening;
  const think = thinker();
  const { table } = harness;
  for (let second = 0; second < 330 && table.state.phase !== 'over'; second += 1) {
    const action = mind === 'plays' ? think(evening) : null;
    if (action !== null) await press(harness, ana, action);
    await harness.pass(1_000);
  }
}

test.each([
  { seed: 'w2', mind: 'plays', result: 'won', words: /EARTH IS SAFE/ },
  { seed: 'lost', mind: 'idles', result: 'lost', words: /EARTH IS HIT/ },
] as const)(
  'a whole Advanced game with three robots, with Powers and Challenges: $result',
  async ({ seed, mind, result, words }) => {
    const evening = await begin();
    const ana = await evening.arrive({ name: 'Ana' });
    await openGame(evening, ana, seed);
    const { table } = evening.harness;
    await playOut(evening, ana, mind);
    expect(table.state.outcome?.result).toBe(result);
    // The last salvo is shown in the air before the end is.
    await evening.harness.pass(2_000);
    await ana.reads(words, ana.board);
    await look(ana, `advanced-${result}`);
  },
);
