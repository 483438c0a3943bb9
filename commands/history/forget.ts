import { noteAnswer } from '../../src/discord/messages/notes.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { confirmAnswer } from '../../src/discord/history/confirm-answer.js';
import { escapeText } from '../../src/text/index.js';
import { offered, subcommand } from '../define.js';
import { offerPlayers, wantedPlayer } from './options.js';

/** Oneself always; others with Manage Server. Asked first, for it cannot be undone. */
export const forget: Subcommand = {
  definition: subcommand('forget', 'command.history.forget.about').addStringOption(
    offered('player', 'command.history.option.who', false),
  ),
  complete: { player: (call, platform, t) => (call.caller.manager ? offerPlayers(call, platform, t) : []) },
  run: async (call, { store: { history } }, t) => {
    const { userId, name, manager } = call.caller;
    const person = await wantedPlayer(history, call);
    if (person !== undefined && person?.userId !== userId && !manager) return noteAnswer(t, t('history.forget.others'));
    if (person === null) return noteAnswer(t, t('history.forget.unknown'));
    const who = person ?? { userId, name };
    return confirmAnswer(
      t('history.forget.ask', { name: escapeText(who.name, 32) || who.userId }),
      { name: 'past/forget', user: who.userId },
      t('history.forget.button'),
    );
  },
};
