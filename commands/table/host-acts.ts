import type { Authority, Seat } from '../../src/games/shared/seat.js';
import type { GameFace } from '../../src/discord/games/face.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import { asAuthority, isHostOrModerator, refusedNote } from '../../src/discord/interactions/acting.js';
import { meant, textOption, type Choice, type Subcommand } from '../../src/discord/interactions/commands.js';
import { outcomeNote } from '../../src/discord/interactions/table-commands.js';
import { withRobots } from '../../src/discord/people.js';
import type { AnyGameTypes } from '../../src/games/game.js';
import type { TableHandle } from '../../src/table/ports.js';
import { seatLabel, seatName, type Translate } from '../../src/text/index.js';
import { offered, subcommand } from '../define.js';
import { tableIn, type OnTable, type TableVerbs } from './verbs.js';

const peopleAt = ({ game }: GameFace, table: TableHandle) => withRobots(table.people, game.seats(table.state));

/** Those who play, by name; `heirs`: people who may become the host. */
function playerChoices(face: GameFace, table: TableHandle, heirs: boolean, t: Translate): readonly Choice[] {
  const seats = face.game.seats(table.state);
  const named = peopleAt(face, table);
  return [...seats.keys()]
    .filter(
      (seat) => seats[seat]?.status === 'in' && !(heirs && (seats[seat].robot || seat === face.game.host(table.state))),
    )
    .map((seat) => ({ name: seatLabel(t, named, seat), value: `p${seat}` }));
}

/** A player as chosen, mentioned or typed; null: nobody of that name plays. */
function playerOption(face: GameFace, call: CommandCall, table: TableHandle, t: Translate): Seat | null {
  const typed = textOption(call, 'player') ?? '';
  const mentioned = /^<@!?(\d+)>$/.exec(typed)?.[1];
  if (mentioned !== undefined) return table.seatOf(mentioned);
  const found = /^p(\d+)$/.exec(meant(typed, playerChoices(face, table, false, t)))?.[1];
  return found === undefined ? null : Number(found);
}

interface HostAct {
  readonly name: 'host' | 'kick';
  readonly done: 'table.done.host' | 'table.done.kicked';
  readonly action: (by: Authority, seat: Seat) => AnyGameTypes['action'];
}

/** What the host or a moderator does to one player; nobody else is offered anyone. */
export const hostAct = ({ face }: TableVerbs, onTable: OnTable, { name, done, action }: HostAct): Subcommand => ({
  definition: subcommand(name, `command.table.${name}.about`).addStringOption(
    offered('player', 'command.table.player', true),
  ),
  complete: {
    player: (call, platform, t) => {
      const table = tableIn(face)(platform, call);
      return table !== undefined && !table.blocked && isHostOrModerator({ platform, table, caller: call.caller })
        ? playerChoices(face, table, name === 'host', t)
        : [];
    },
  },
  run: onTable(async (ctx) => {
    const { table, t, call } = ctx;
    const seat = playerOption(face, call, table, t);
    if (seat === null) return refusedNote(ctx, { code: 'no-such-seat' });
    const player = seatName(t, peopleAt(face, table), seat);
    return outcomeNote(ctx, await asAuthority(ctx, (by) => action(by, seat)), t(done, { name: player }));
  }),
});
