/** Players that see only their seat's view. */
import type { GameRobots } from '../../game.js';
import type { Action } from '../action.js';
import type { SeatView } from '../view.js';
import { isLevel, PLAYERS } from './players.js';
import { NOTHING_SEEN, type Memory } from './robot.js';

export const robots: GameRobots<SeatView, Action, Memory> = {
  levels: ['mayor', 'architect', 'visitor'],
  nothingSeen: NOTHING_SEEN,
  think(level, { seat, town, choices }, memory, random) {
    if (town === null || choices === null) return { action: null, memory };
    return PLAYERS[isLevel(level) ? level : 'mayor']({ seat, town, choices, random }, memory);
  },
};
