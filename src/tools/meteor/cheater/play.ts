import type { Action } from '../../../games/meteor/action.js';
import { ROBOTS, turnsOf, type PlayedThrough } from '../../../games/meteor/robots/index.js';
import type { Pace } from '../../../games/meteor/robots/play-through.js';
import type { GameState } from '../../../games/meteor/state.js';
import { openedGame, playGame, resultOf, type GameResult, type GameSetting } from '../play.js';
import { momentsOf } from './moments.js';
import { planFor } from './plan.js';

/** The level's name on the command line. No robot of that name can be asked for at a table. */
export const CHEATER = 'cheater';

/** How many lines are tried on a deal before it is given up. */
export const BUDGET = 400;

/** Plays a plan through the same table that robots play at. */
function carriedOut(begun: GameState, actions: readonly (Action | null)[], pace: Pace): PlayedThrough {
  const turns = turnsOf(begun, pace);
  let step = turns.next();
  for (let at = 0; step.done !== true; at += 1) step = turns.next(actions[at] ?? null);
  return step.value;
}

/**
 * What a crew makes of a deal that sees all hands, sizes and the deck, and searches: the best of its own plan and of
 * what each robot makes of the deal. An upper bound for players who see less.
 */
export function playCheater(setting: Omit<GameSetting, 'robot'>, seed: string, budget = BUDGET): GameResult {
  const begun = openedGame({ ...setting, robot: ROBOTS[0] }, seed);
  const { paceMs } = setting;
  const { actions } = planFor(begun, momentsOf(begun, paceMs, seed), seed, budget);
  const own = resultOf(carriedOut(begun, actions, { paceMs, chance: seed }));
  if (own.won) return own;
  for (const robot of ROBOTS) {
    const line = playGame({ ...setting, robot }, seed);
    if (line.won) return line;
  }
  return own;
}
