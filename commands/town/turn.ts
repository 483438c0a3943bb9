import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { actAndShow } from './play.js';

export const skip: Subcommand = {
  definition: subcommand('skip', 'command.town.skip'),
  run: actAndShow((seat) => ({ type: 'skip', seat, building: null })),
};

export const back: Subcommand = {
  definition: subcommand('back', 'command.town.back'),
  run: actAndShow((seat) => ({ type: 'take-back', seat })),
};

export const next: Subcommand = {
  definition: subcommand('next', 'command.town.next'),
  run: actAndShow((seat) => ({ type: 'next', seat })),
};
