import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { actAndShow } from './play.js';

export const skip: Subcommand = {
  definition: subcommand('skip', 'meteor-town.command.skip'),
  run: actAndShow((seat) => ({ type: 'skip', seat, building: null })),
};

export const back: Subcommand = {
  definition: subcommand('back', 'meteor-town.command.back'),
  run: actAndShow((seat) => ({ type: 'take-back', seat })),
};

export const next: Subcommand = {
  definition: subcommand('next', 'meteor-town.command.next'),
  run: actAndShow((seat) => ({ type: 'next', seat })),
};
