import { noteAnswer, refusedText } from '../../src/discord/clicks/context.js';
import type { Subcommand } from '../../src/discord/commands.js';
import { seatName } from '../../src/text/index.js';
import { playerOption, subjectChoices } from '../choices.js';
import { offered, subcommand } from '../define.js';
import { byAuthority, onTable, told } from '../play.js';

export const host: Subcommand = {
  definition: subcommand('host', 'command.meteor.host.about').addStringOption(offered('player', 'command.meteor.host.player', true)),
  complete: {
    player: (call, services, t) => {
      const host = services.directory.inChannel(call.channelId)?.state.host;
      return subjectChoices(call, services, t).filter(({ value }) => value !== `p${host}`);
    },
  },
  run: onTable(async (ctx) => {
    const { table, t, call } = ctx;
    const seat = playerOption(call, table, t);
    if (seat === null) return noteAnswer(t, refusedText(t, { code: 'no-such-seat' }, table, null), table.game);
    return told(ctx, await byAuthority(ctx, (by) => ({ type: 'make-host', by, seat })), t('hand.done.host', { name: seatName(t, table.people, seat) }));
  }),
};
