import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { outcomeNote } from '../../src/discord/interactions/table-commands.js';
import { byPlayer } from './play.js';
import { resume as resumeIntent } from '../../src/discord/games/meteor/intents.js';

export const resume: Subcommand = {
  definition: subcommand('resume', 'meteor.command.resume.about'),
  run: byPlayer(async (ctx) => outcomeNote(ctx, await resumeIntent(ctx), ctx.t('meteor.hand.done.resumed'))),
};
