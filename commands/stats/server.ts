import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { statsFor } from '../../src/discord/history/stats.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import { subcommand } from '../define.js';
import { askedGame, kindOption, offerKinds } from './game-option.js';

export const server: Subcommand = {
  definition: subcommand('server', 'command.stats.server.about').addStringOption(kindOption()),
  complete: { game: offerKinds },
  run: async (call, platform, t) => {
    const asked = await askedGame(call, platform, t);
    if (!asked.ok) return noteAnswer(t, asked.words);
    const query = { guildId: call.guildId, kind: asked.game.kind, userId: null, form: 'private' } as const;
    return statsFor(t, platform, query);
  },
};
