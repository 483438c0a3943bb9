import { peopleOf } from '../../src/discord/games/meteor/people.js';
import type { Choice, Subcommand } from '../../src/discord/interactions/commands.js';
import type { TableHandle } from '../../src/discord/games/meteor/table.js';
import { seatName } from '../../src/text/index.js';
import { playerOption, subjectChoices, tableIn } from './choices.js';
import { offered, subcommand } from '../define.js';
import { outcomeNote } from '../../src/discord/interactions/table-commands.js';
import { onTable } from './play.js';
import { asAuthority, refusedNote } from '../../src/discord/interactions/acting.js';

/** A robot never is the host. */
const isRobot = ({ state }: TableHandle, value: Choice['value']): boolean =>
  state.seats.some(({ robot }, seat) => robot && value === `p${seat}`);

export const host: Subcommand = {
  definition: subcommand('host', 'command.table.host.about').addStringOption(
    offered('player', 'command.table.host.player', true),
  ),
  complete: {
    player: (call, services, t) => {
      const table = tableIn(services, call);
      return table
        ? subjectChoices(call, services, t).filter(
            ({ value }) => value !== `p${table.state.host}` && !isRobot(table, value),
          )
        : [];
    },
  },
  run: onTable(async (ctx) => {
    const { table, t, call } = ctx;
    const seat = playerOption(call, table, t);
    if (seat === null) return refusedNote(ctx, { code: 'no-such-seat' });
    return outcomeNote(
      ctx,
      await asAuthority(ctx, (by) => ({ type: 'make-host', by, seat })),
      t('table.done.host', { name: seatName(t, peopleOf(table), seat) }),
    );
  }),
};
