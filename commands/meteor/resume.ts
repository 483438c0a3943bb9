import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { byPlayer, told } from './play.js';
import { resume as resumeIntent } from '../../src/discord/games/meteor/intents.js';

export const resume: Subcommand = {
  definition: subcommand('resume', 'command.meteor.resume.about'),
  run: byPlayer(async (ctx) => told(ctx, await resumeIntent(ctx), ctx.t('hand.done.resumed'))),
};
