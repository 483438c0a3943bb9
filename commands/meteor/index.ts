import { METEOR_FACE } from '../../src/discord/games/meteor/face.js';
import { gameCommand } from '../table.js';
import { notify } from '../table/personal.js';
import { boss } from './boss.js';
import { duel } from './duel.js';
import { launch } from './launch.js';
import { mulligan } from './mulligan.js';
import { ASKS } from './new.js';
import { pass } from './pass.js';
import { place } from './place.js';
import { resume } from './resume.js';
import { scrap } from './scrap.js';
import { timeout } from './timeout.js';
import { use } from './use.js';

export const meteor = gameCommand({
  face: METEOR_FACE,
  about: 'meteor.command.about',
  startAbout: 'meteor.command.start.about',
  asks: ASKS,
  own: [duel, mulligan, boss, notify, place, launch, use, scrap, pass, timeout, resume],
});
