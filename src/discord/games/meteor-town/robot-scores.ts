import {
  METEOR_TOWN,
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
import type { TableHandle } from './people.js';

/** What robots made of a seed is worked out once; a board is drawn again and again. */
const mayors = new Map<string, number>();
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

const mayorOn = (seed: string): number => mayors.get(seed) ?? remember(mayors, seed, robotScore(seed, 'mayor'));

/** What an Architect makes of a seed's dice, in a town of its own; each of its thoughts is asked for in the robots’ process. */
export async function architectScore(seed: string, think: Think): Promise<number> {
  const random = new Random(seedRandom(`${seed} robot`));
  const level: RobotLevel = 'architect';
  let state = newPractice(seed);
  let memory = METEOR_TOWN.robots?.nothingSeen;
  while (state.phase !== 'over') {
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

/** Has an Architect play on the same dice while people do, so that its score is known when they have finished. */
export function precomputeEnd({ state }: Pick<TableHandle, 'state'>, think: Think): void {
  const { phase, seed, towns } = state;
  if (phase !== 'play' || architects.has(seed) || !towns.some((town) => (town?.turn ?? 0) >= HALF_WAY)) return;
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

/** What the robots made of the same dice; the Architect is named once it has finished. */
export function robotScoresLine(
  { seed, startedAt }: Pick<GameState, 'seed' | 'startedAt'>,
  t: Translate,
): string | null {
  if (startedAt === null) return null;
  const said = (level: RobotLevel, points: number): string =>
    t('meteor-town.end.robot-score', { level: robotName(t, level), points });
  const architect = architects.get(seed) ?? null;
  const list = [said('mayor', mayorOn(seed)), ...(architect === null ? [] : [said('architect', architect)])];
  return t('meteor-town.end.robots', { list: listed(t, list) });
}
