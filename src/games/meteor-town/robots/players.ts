import type { RobotLevel } from '../state.js';
import { architectWith, AT_TABLE } from './architect.js';
import { mayorWith } from './mayor.js';
import { PLANNED } from './planner.js';
import { PLANS } from './plans.js';
import type { Player } from './robot.js';
import { visitor } from './visitor.js';
import { MAYOR } from './worths.js';

/** By the level that is asked for. */
export const PLAYERS: Readonly<Record<RobotLevel, Player>> = {
  mayor: mayorWith(MAYOR),
  architect: architectWith(PLANS, AT_TABLE),
  planner: mayorWith(PLANNED),
  visitor,
};

export const isLevel = (level: string): level is RobotLevel => Object.hasOwn(PLAYERS, level);
