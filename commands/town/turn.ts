import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { acting } from './play.js';

export const skip: Subcommand = {
  definition: subcommand('skip', 'command.town.skip'),
  run: acting((seat) => ({ type: 'skip', seat, building: null })),
};

export const back: Subcommand = {
  definition: subcommand('back', 'command.town.back'),
  run: acting((seat) => ({ type: 'take-back', seat })),
};

export const next: Subcommand = {
  definition: subcommand('next', 'command.town.next'),
  run: acting((seat) => ({ type: 'next', seat })),
};
