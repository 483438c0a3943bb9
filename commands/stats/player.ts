import { noteAnswer } from '../../src/discord/messages/notes.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { statsFor } from '../../src/discord/history/stats.js';
import { offered, subcommand } from '../define.js';
import { offerPlayers, wantedPlayer } from '../history/options.js';
import { askedGame, kindOption, offerKinds } from './game-option.js';

export const player: Subcommand = {
  definition: subcommand('player', 'command.stats.player.about')
    .addStringOption(offered('player', 'command.stats.player.player', false))
    .addStringOption(kindOption()),
  complete: { player: offerPlayers, game: offerKinds },
  run: async (call, platform, t) => {
    const {
      store: { history },
    } = platform;
    const asked = await askedGame(call, platform, t);
    if (!asked.ok) return noteAnswer(t, asked.words);
    const found = await wantedPlayer(history, call);
    if (found === null) return noteAnswer(t, t('history.forget.unknown'));
    const { userId, name } = found ?? call.caller;
    const query = { guildId: call.guildId, kind: asked.game.kind, userId, name, form: 'private' } as const;
    return statsFor(t, platform, query);
  },
};
