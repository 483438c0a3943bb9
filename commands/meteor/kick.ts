import { noteAnswer, refusedText } from '../../src/discord/games/meteor/handlers/context.js';
import { peopleOf } from '../../src/discord/people.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { seatName } from '../../src/text/index.js';
import { playerOption, subjectChoices } from './choices.js';
import { offered, subcommand } from '../define.js';
import { byAuthority, onTable, told } from './play.js';

export const kick: Subcommand = {
  definition: subcommand('kick', 'command.meteor.kick.about').addStringOption(
    offered('player', 'command.meteor.kick.player', true),
  ),
  complete: {
    player: subjectChoices,
  },
  run: onTable(async (ctx) => {
    const { table, t, call } = ctx;
    const seat = playerOption(call, table, t);
    if (seat === null) return noteAnswer(t, refusedText(t, { code: 'no-such-seat' }, table, null), table.game);
    const name = seatName(t, peopleOf(table), seat);
    return told(ctx, await byAuthority(ctx, (by) => ({ type: 'kick', by, seat })), t('hand.done.kicked', { name }));
  }),
};
