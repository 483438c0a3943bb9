import { noteAnswer } from '../../src/discord/messages/notes.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { METEOR } from '../../src/games/meteor/index.js';
import { statsAnswer } from '../../src/discord/history/stats.js';
import { escapeText } from '../../src/text/index.js';
import { offered, subcommand } from '../define.js';
import { offerPlayers, wantedPlayer } from '../history/options.js';

export const player: Subcommand = {
  definition: subcommand('player', 'command.stats.player.about').addStringOption(
    offered('player', 'command.stats.player.player', false),
  ),
  complete: { player: offerPlayers },
  run: (call, { history }, t) => {
    const found = wantedPlayer(history, call);
    if (found === null) return Promise.resolve(noteAnswer(t, t('history.forget.unknown')));
    const { userId, name } = found ?? call.caller;
    return Promise.resolve(
      statsAnswer(
        t,
        t('stats.title-player', { name: escapeText(name, 32) || userId }),
        history.stats(call.guildId ?? '', METEOR.kind, userId),
      ),
    );
  },
};
