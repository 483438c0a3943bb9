import type { Authority } from '../../src/games/shared/seat.js';
import type { CosmicRunTypes, Seat } from '../../src/games/cosmic-run/index.js';
import { peopleOf } from '../../src/discord/games/cosmic-run/table.js';
import { asAuthority, isHostOrModerator, refusedNote } from '../../src/discord/interactions/acting.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { seatName } from '../../src/text/index.js';
import { offered, subcommand } from '../define.js';
import { playerChoices, playerOption } from './choices.js';
import { outcomeNote } from '../../src/discord/interactions/table-commands.js';
import { onTable, tableIn } from './play.js';

interface HostAct {
  readonly name: 'host' | 'kick';
  /** Who is offered: whoever plays, or people alone. */
  readonly whom: 'all' | 'people';
  readonly done: 'table.done.host' | 'table.done.kicked';
  readonly action: (by: Authority, seat: Seat) => CosmicRunTypes['action'];
}

/** What the host or a moderator does to one player. */
const hostAct = ({ name, whom, done, action }: HostAct): Subcommand => ({
  definition: subcommand(name, `cosmic-run.command.${name}`).addStringOption(
    offered('player', 'cosmic-run.command.player', true),
  ),
  complete: {
    player: (call, services, t) => {
      const table = tableIn(services, call);
      return table !== undefined && isHostOrModerator({ services, table, caller: call.caller })
        ? playerChoices(table, t, whom)
        : [];
    },
  },
  run: onTable(async (ctx) => {
    const { table, t, call } = ctx;
    const seat = playerOption(call, table, t);
    if (seat === null) return refusedNote(ctx, { code: 'no-such-seat' });
    const player = seatName(t, peopleOf(table), seat);
    return outcomeNote(
      ctx,
      await asAuthority<CosmicRunTypes>(ctx, (by) => action(by, seat)),
      t(done, { name: player }),
    );
  }),
});

export const host = hostAct({
  name: 'host',
  whom: 'people',
  done: 'table.done.host',
  action: (by, seat) => ({ type: 'make-host', by, seat }),
});

export const kick = hostAct({
  name: 'kick',
  whom: 'all',
  done: 'table.done.kicked',
  action: (by, seat) => ({ type: 'kick', by, seat }),
});
