import { peopleOf } from '../../src/discord/games/meteor/people.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { seatName } from '../../src/text/index.js';
import { playerOption, subjectChoices } from './choices.js';
import { offered, subcommand } from '../define.js';
import { outcomeNote } from '../../src/discord/interactions/table-commands.js';
import { onTable } from './play.js';
import { asAuthority, refusedNote } from '../../src/discord/interactions/acting.js';

export const kick: Subcommand = {
  definition: subcommand('kick', 'command.table.kick.about').addStringOption(
    offered('player', 'command.table.kick.player', true),
  ),
  complete: {
    player: subjectChoices,
  },
  run: onTable(async (ctx) => {
    const { table, t, call } = ctx;
    const seat = playerOption(call, table, t);
    if (seat === null) return refusedNote(ctx, { code: 'no-such-seat' });
    const name = seatName(t, peopleOf(table), seat);
    return outcomeNote(
      ctx,
      await asAuthority(ctx, (by) => ({ type: 'kick', by, seat })),
      t('table.done.kicked', { name }),
    );
  }),
};
