import { boardPicture } from '../../src/discord/games/cosmic-run/picture/answer.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { onTable } from './play.js';

export const picture: Subcommand = {
  definition: subcommand('picture', 'cosmic-run.command.picture'),
  run: onTable(boardPicture),
};
