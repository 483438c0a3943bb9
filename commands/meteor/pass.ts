import { isQuestion, pass as passIntent } from '../../src/discord/games/meteor/intents.js';
import { passQuestion } from '../../src/discord/games/meteor/render/index.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { byPlayer, outcomeHand } from './play.js';

export const pass: Subcommand = {
  definition: subcommand('pass', 'meteor.command.pass.about'),
  run: byPlayer(async (ctx) => {
    const outcome = await passIntent(ctx);
    if (isQuestion(outcome)) return passQuestion(ctx.table.game, ctx.t);
    return outcomeHand(ctx, outcome, ctx.t('meteor.hand.done.passed'));
  }),
};
