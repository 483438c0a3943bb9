import { METEOR_STORM_FACE } from '../../src/discord/games/meteor-storm/face.js';
import { gameCommand } from '../table.js';
import { done, orderUnit, play, retire } from './orders.js';

export const storm = gameCommand({
  face: METEOR_STORM_FACE,
  about: 'meteor-storm.command.about',
  own: [play, orderUnit, retire, done],
});
