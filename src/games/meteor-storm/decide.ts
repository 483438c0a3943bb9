import type { Agreed } from '../game.js';
import { isLobbyAction } from '../shared/lobby.js';
import { seedRandom } from '../shared/random.js';
import type { Action } from './action.js';
import { act, isPlayAction } from './actions/in-play.js';
import { configure, seats } from './actions/seats.js';
import { start } from './actions/start.js';
import { downtime, tick } from './actions/tick.js';
import type { GameEvent } from './event.js';
import type { Refusal } from './refusal.js';
import type { GameState, Millis, Options } from './state.js';
import { Turn } from './turn.js';

/**
 * Which rules wrote a log. Grows with any change that alters what an action leads to. 2: the owner of a unit chooses
 * whether it ignores a red alert. 3: wing Assaults move one hex more, Fire at Will orders two; other hands at the start. 4: four cards
 * each in Four Worlds.
 */
export const RULES_VERSION = '4';

function handle(turn: Turn, action: Action): Refusal | null {
  if (isPlayAction(action)) return act(turn, action);
  if (isLobbyAction(action)) return seats(turn, action);
  switch (action.type) {
    case 'configure':
      return configure(turn, action);
    case 'start':
      return start(turn, action);
    case 'tick':
      return tick(turn, action);
    case 'downtime':
      return downtime(turn, action);
  }
}

/**
 * What an action leads to at `now` (milliseconds since the epoch): events, possibly none (a tick before anything is
 * due), or a refusal. The caller submits `tick` first, so that what came due earlier has happened.
 */
export function decide(state: GameState, action: Action, now: Millis): readonly GameEvent[] | Refusal {
  const turn = new Turn(state, now);
  return handle(turn, action) ?? turn.events;
}

/** The first event of a game. The host then joins like anyone else. */
export const createGame = (agreed: Agreed<Options>): readonly GameEvent[] => [
  { type: 'created', rules: RULES_VERSION, ...agreed, random: seedRandom(agreed.seed) },
];
