import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { byPlayer, bySeat, told } from './play.js';

export const resume: Subcommand = {
  definition: subcommand('resume', 'command.meteor.resume.about'),
  run: byPlayer(async (ctx) =>
    told(ctx, await bySeat(ctx, (seat) => ({ type: 'resume', seat })), ctx.t('hand.done.resumed')),
  ),
};
