import { METEOR_TOWN_FACE } from '../../src/discord/games/meteor-town/face.js';
import { gameCommand } from '../table.js';
import { assign } from './assign.js';
import { build, gain, sell, use } from './column.js';
import { day } from './day.js';
import { roll, set } from './dice.js';
import { townTable } from './play.js';
import { strike } from './strike.js';
import { back, next, skip } from './turn.js';

export const town = gameCommand({
  face: METEOR_TOWN_FACE,
  about: 'meteor-town.command.about',
  handTable: townTable,
  own: [day, roll, set, assign, strike, use, build, gain, sell, skip, back, next],
});
