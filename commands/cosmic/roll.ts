import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { actAndShow, onTable } from './play.js';

/** At the strike it lets the meteor card count: the dice come next. */
export const roll: Subcommand = {
  definition: subcommand('roll', 'cosmic-run.command.roll'),
  run: onTable((ctx) => {
    const isStrike = ctx.table.state.turn?.step === 'strike';
    return actAndShow(ctx, (seat) => ({ type: isStrike ? 'go-on' : 'roll', seat }));
  }),
};
