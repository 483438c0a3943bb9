import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import {
  hasEarlierCosts,
  METEOR_TOWN,
  RobotTown,
  robotScore,
  type Action,
  type GameState,
  type RobotLevel,
} from '../../../games/meteor-town/index.js';
import { listed, type Translate } from '../../../text/index.js';
import { robotName } from '../../../text/meteor-town/index.js';
import type { Think } from '../face.js';
import type { TableHandle } from './table.js';

/** What a robot made of a seed; null: it is at work. */
interface Score {
  readonly points: number | null;
}

const AT_WORK: Score = { points: null };
/** What robots made of a seed is computed once; a board is drawn again and again. */
const mayors = new LRUCache<string, Score>({ max: 200 });
const architects = new LRUCache<string, Score>({ max: 200 });

/** Robots would play such a game's dice with today's costs, so there is nothing to compare. */
const anyHasEarlierCosts = ({ towns }: Pick<GameState, 'towns'>): boolean =>
  towns.some((town) => town !== null && hasEarlierCosts(town));

/** A town that comes so far is likely to be finished: its seed is worth an Architect's seconds. */
const HALF_WAY = 6;

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
  if (known !== undefined) return known.points;
  mayors.set(seed, AT_WORK);
  // A Mayor that fails is a bug; its line is left out.
  void mayorScore(seed).then(
    (points) => mayors.set(seed, { points }),
    () => undefined,
  );
  return null;
}

/** What an Architect makes of a seed's dice; each of its thoughts is asked for in the robots’ process. */
export async function architectScore(seed: string, think: Think): Promise<number> {
  const play = new RobotTown(seed);
  const level: RobotLevel = 'architect';
  let memory = METEOR_TOWN.robots?.nothingSeen;
  for (;;) {
    if (play.score !== null) return play.score;
    play.random.below(2);
    const view = METEOR_TOWN.viewFor(play.state, 0, 0);
    const thought = await think({ kind: METEOR_TOWN.kind, level, view, memory, random: play.random.state, now: 0 });
    memory = thought.memory as typeof memory;
    play.take(thought.action as Action | null);
  }
}

/** One after the other: one process thinks for all of them. */
let queue: Promise<void> = Promise.resolve();

/** Has robots play on the same dice while people do, so that their scores are known when they have finished. */
export function precomputeEnd({ state }: Pick<TableHandle, 'state'>, think: Think): void {
  const { phase, seed, towns } = state;
  if (phase !== 'play' || anyHasEarlierCosts(state) || !towns.some((town) => (town?.turn ?? 0) >= HALF_WAY)) return;
  mayorOn(seed);
  if (architects.has(seed)) return;
  architects.set(seed, AT_WORK);
  queue = queue.then(async () => {
    try {
      architects.set(seed, { points: await architectScore(seed, think) });
    } catch {
      // The robots’ process ended, with the bot as a rule: the next change asks again.
      architects.delete(seed);
    }
  });
}

/** What the robots made of the same dice; each is named once it has finished. */
export function robotScoresLine(state: Pick<GameState, 'seed' | 'startedAt' | 'towns'>, t: Translate): string | null {
  const { seed, startedAt } = state;
  if (startedAt === null || anyHasEarlierCosts(state)) return null;
  const said = (level: RobotLevel, points: number): string =>
    t('meteor-town.end.robot-score', { level: robotName(t, level), points });
  const list = [
    ['mayor', mayorOn(seed)] as const,
    ['architect', architects.get(seed)?.points ?? null] as const,
  ].flatMap(([level, points]) => (points === null ? [] : [said(level, points)]));
  return list.length === 0 ? null : t('meteor-town.end.robots', { list: listed(t, list) });
}
