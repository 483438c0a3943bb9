import type { CosmicRunTypes } from '../../src/games/cosmic-run/index.js';
import { peopleOf } from '../../src/discord/games/cosmic-run/table.js';
import { asAuthority, governs, refusedNote } from '../../src/discord/interactions/acting.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { seatName } from '../../src/text/index.js';
import { offered, subcommand } from '../define.js';
import { playerChoices, playerOption } from './choices.js';
import { onTable, tableIn, told } from './play.js';

export const host: Subcommand = {
  definition: subcommand('host', 'cosmic-run.command.host').addStringOption(
    offered('player', 'cosmic-run.command.player', true),
  ),
  complete: {
    player: (call, services, t) => {
      const table = tableIn(services, call);
      return table !== undefined && governs({ services, table, caller: call.caller })
        ? playerChoices(table, t, 'people')
        : [];
    },
  },
  run: onTable(async (ctx) => {
    const { table, t, call } = ctx;
    const seat = playerOption(call, table, t);
    if (seat === null) return refusedNote(ctx, { code: 'no-such-seat' });
    const name = seatName(t, peopleOf(table), seat);
    return told(
      ctx,
      await asAuthority<CosmicRunTypes>(ctx, (by) => ({ type: 'make-host', by, seat })),
      t('hand.done.host', { name }),
    );
  }),
};
