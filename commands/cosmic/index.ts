import { COSMIC_FACE } from '../../src/discord/games/cosmic-run/face.js';
import { gameCommand } from '../table.js';
import { assign } from './assign.js';
import { done } from './done.js';
import { move } from './move.js';
import { picture } from './picture.js';
import { recruit } from './recruit.js';
import { retire } from './retire.js';
import { roll } from './roll.js';
import { use } from './use.js';

export const cosmic = gameCommand({
  face: COSMIC_FACE,
  about: 'cosmic-run.command.cosmic',
  own: [assign, roll, use, move, recruit, retire, done, picture],
});
