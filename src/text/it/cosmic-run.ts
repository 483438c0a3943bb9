import type { Words } from '../keys.js';

export const cosmicRun: Words = {
  'cosmic-run.play.panel.lying-at': '{place}: {dice}',
  'cosmic-run.play.panel.gain.spaces': '+{count}',
  'cosmic-run.play.panel.gain.crystals': '+{count}',
};
