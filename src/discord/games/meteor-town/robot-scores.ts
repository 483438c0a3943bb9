import { setImmediate } from 'node:timers/promises';
import {
  METEOR_TOWN,
  MOST_THOUGHTS,
  newPractice,
  robotScore,
  scoreOf,
  type GameState,
  type RobotLevel,
} from '../../../games/meteor-town/index.js';
import { evolveAll } from '../../../games/shared/evolve-all.js';
import { Random, seedRandom } from '../../../games/shared/random.js';
import { listed, type Translate } from '../../../text/index.js';
import { robotName } from '../../../text/meteor-town/index.js';
import type { Think } from '../face.js';
import type { TableHandle } from './table.js';

/** What robots made of a seed is computed once; a board is drawn again and again. Null: a Mayor is at work. */
const mayors = new Map<string, number | null>();
/** Null: an Architect is at work. */
const architects = new Map<string, number | null>();
const MOST_SCORES = 200;

/** A town that comes so far is likely to be finished: its seed is worth an Architect's seconds. */
const HALF_WAY = 6;

function remember<V>(scores: Map<string, V>, seed: string, score: V): V {
  if (scores.size >= MOST_SCORES) scores.clear();
  scores.set(seed, score);
  return score;
}

/** What a Mayor makes of a seed's dice, a thought a turn of the loop: a whole town takes it longer than a click may wait. */
async function mayorScore(seed: string): Promise<number> {
  const play = robotScore(seed, 'mayor');
  for (;;) {
    const { done, value } = play.next();
    if (done === true) return value;
    await setImmediate();
  }
}

/** Null while it isn't known: it is computed from here on. */
function mayorOn(seed: string): number | null {
  const known = mayors.get(seed);
  if (known !== undefined) return known;
  remember(mayors, seed, null);
  // A Mayor that fails is a bug; its line is left out.
  void mayorScore(seed).then(
    (score) => remember(mayors, seed, score),
    () => undefined,
  );
  return null;
}

/** What an Architect makes of a seed's dice, in a town of its own; each of its thoughts is asked for in the robots’ process. */
export async function architectScore(seed: string, think: Think): Promise<number> {
  const random = new Random(seedRandom(`${seed} robot`));
  const level: RobotLevel = 'architect';
  let state = newPractice(seed);
  let memory = METEOR_TOWN.robots?.nothingSeen;
  for (let thoughts = 0; state.phase !== 'over'; thoughts += 1) {
    if (thoughts >= MOST_THOUGHTS) throw new Error(`an Architect is not done after ${MOST_THOUGHTS} thoughts`);
    random.below(2);
    const view = METEOR_TOWN.viewFor(state, 0, 0);
    const thought = await think({ kind: METEOR_TOWN.kind, level, view, memory, random: random.state, now: 0 });
    memory = thought.memory as typeof memory;
    if (thought.action === null) continue;
    const decision = METEOR_TOWN.decide(state, thought.action as Parameters<typeof METEOR_TOWN.decide>[1], 0);
    if (METEOR_TOWN.isRefusal(decision)) throw new Error(`an Architect was refused: ${decision.code}`);
    state = evolveAll(METEOR_TOWN, state, decision, 0);
  }
  const town = state.towns[0];
  if (town === undefined || town === null) throw new Error('an Architect without a town');
  return scoreOf(town).total;
}

/** One after the other: one process thinks for all of them. */
let queue: Promise<void> = Promise.resolve();

/** Has robots play on the same dice while people do, so that their scores are known when they have finished. */
export function precomputeEnd({ state }: Pick<TableHandle, 'state'>, think: Think): void {
  const { phase, seed, towns } = state;
  if (phase !== 'play' || !towns.some((town) => (town?.turn ?? 0) >= HALF_WAY)) return;
  mayorOn(seed);
  if (architects.has(seed)) return;
  remember(architects, seed, null);
  queue = queue.then(async () => {
    try {
      remember(architects, seed, await architectScore(seed, think));
    } catch {
      // The robots’ process ended, with the bot as a rule: the next change asks again.
      architects.delete(seed);
    }
  });
}

/** What the robots made of the same dice; each is named once it has finished. */
export function robotScoresLine(
  { seed, startedAt }: Pick<GameState, 'seed' | 'startedAt'>,
  t: Translate,
): string | null {
  if (startedAt === null) return null;
  const said = (level: RobotLevel, points: number): string =>
    t('meteor-town.end.robot-score', { level: robotName(t, level), points });
  const list = [['mayor', mayorOn(seed)] as const, ['architect', architects.get(seed) ?? null] as const].flatMap(
    ([level, points]) => (points === null ? [] : [said(level, points)]),
  );
  return list.length === 0 ? null : t('meteor-town.end.robots', { list: listed(t, list) });
}
