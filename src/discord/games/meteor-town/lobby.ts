import {
  METEOR_TOWN,
  MOST_SEATS,
  SKY_MS,
  type MeteorTownTypes,
  type RobotLevel,
} from '../../../games/meteor-town/index.js';
import type { PlainKey } from '../../../text/index.js';
import { robotName } from '../../../text/meteor-town/index.js';
import { levelOption } from '../../lobby/options.js';
import type { LobbySpec } from '../../lobby/spec.js';

const LEVELS = ['mayor', 'architect', 'planner', 'visitor'] as const satisfies readonly RobotLevel[];
const known = (name: string): RobotLevel => LEVELS.find((level) => level === name) ?? LEVELS[0];

const STRENGTH: Readonly<Record<RobotLevel, PlainKey>> = {
  mayor: 'lobby.strength.good',
  architect: 'lobby.strength.better',
  planner: 'lobby.strength.strongest',
  visitor: 'lobby.strength.weakest',
};

/** The lobby of a same-sky table. */
export const TOWN_LOBBY: LobbySpec<MeteorTownTypes> = {
  least: 1,
  most: MOST_SEATS,
  options: [
    levelOption(METEOR_TOWN.robots?.levels ?? LEVELS, (level) => `meteor-town.robot.${known(level)}`, {
      chosen: ({ robotLevel }) => robotLevel,
      choice: (level) => ({ robotLevel: known(level) }),
      allowed: ({ options }) => options.robotsAllowed,
      effect: (level) => STRENGTH[known(level)],
    }),
  ],
  agreed: ({ guild }, choice) => ({
    mode: 'sky',
    day: null,
    seeded: false,
    robotLevel: LEVELS[0],
    ends: { afterMs: SKY_MS },
    ...choice,
    robotsAllowed: guild.robots === 'allow',
  }),
  robotLevel: ({ options }) => options.robotLevel,
  levelName: robotName,
  chosenSeed: ({ seed, options }) => (options.seeded ? seed : null),
  leaveConfirm: 'meteor-town.done.leave-confirm',
  about: (_model, t) => [`**${t('meteor-town.board.title')}**`, t('meteor-town.board.lobby')],
};
