import type { Words } from '../keys.js';

export const cosmicRun: Words = {
  'cosmic-run.play.level.pilot': 'Piloto',
  'cosmic-run.play.level.cadet': 'Cadete',
};
