/** Players that see only their seat's view. */
import type { GameRobots } from '../../game.js';
import type { Action } from '../action.js';
import type { RobotLevel } from '../state.js';
import type { SeatView } from '../view.js';
import { architectWith, AT_TABLE } from './architect.js';
import { mayorWith } from './mayor.js';
import { NOTHING_SEEN, type Memory, type Player } from './robot.js';
import { visitor } from './visitor.js';
import { TUNED } from './worths.js';

const PLAYERS: Readonly<Record<RobotLevel, Player>> = {
  mayor: mayorWith(TUNED),
  architect: architectWith(TUNED, AT_TABLE),
  visitor,
};

const isLevel = (level: string): level is RobotLevel => Object.hasOwn(PLAYERS, level);

export const robots: GameRobots<SeatView, Action, Memory> = {
  levels: ['mayor', 'architect', 'visitor'],
  nothingSeen: NOTHING_SEEN,
  think(level, { seat, town, choices }, memory, random) {
    if (town === null || choices === null) return { action: null, memory };
    return PLAYERS[isLevel(level) ? level : 'mayor']({ seat, town, choices, random }, memory);
  },
};
