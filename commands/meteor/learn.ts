import { openLesson } from '../../src/discord/games/meteor/lesson.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';

export const learn: Subcommand = {
  definition: subcommand('learn', 'command.table.learn.about'),
  run: (call, services, t) => openLesson(services, call, t),
};
