import type { Words } from '../keys.js';

export const cosmicRun: Words = {
  'cosmic-run.play.level.pilot': 'Pilote',
  'cosmic-run.play.level.cadet': 'Cadet',
};
