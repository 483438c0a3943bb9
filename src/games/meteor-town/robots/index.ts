/** Players that see only their seat's view. */
import type { GameRobots } from '../../game.js';
import type { Action } from '../action.js';
import type { SeatView } from '../view.js';
import { isLevel, PLAYERS } from './players.js';
import { NOTHING_SEEN, type Memory } from './robot.js';

export const robots: GameRobots<SeatView, Action, Memory> = {
  levels: ['mayor', 'architect', 'planner', 'visitor'],
  nothingSeen: NOTHING_SEEN,
  slow: ['architect'],
  think(level, { seat, town, choices }, memory, random, _now, { mayGoOn } = {}) {
    if (town === null || choices === null) return { action: null, memory };
    const player = PLAYERS[isLevel(level) ? level : 'mayor'];
    let thought = player({ seat, town, choices, random }, memory);
    // A comparison that isn't finished goes on as long as there is time, as in the robots’ process.
    while (thought.action === null && mayGoOn?.() === true)
      thought = player({ seat, town, choices, random }, thought.memory);
    return thought;
  },
};
