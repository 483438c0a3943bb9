import { openLesson } from '../../src/discord/games/cosmic-run/opening.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';

export const learn: Subcommand = {
  definition: subcommand('learn', 'cosmic-run.command.learn'),
  run: (call, services, t) => openLesson(services, call, t),
};
