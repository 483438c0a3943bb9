import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { statsAnswer } from '../../src/discord/history/stats.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import { kindName } from '../../src/text/index.js';
import { subcommand } from '../define.js';
import { askedGame, kindOption, offerKinds } from './game-option.js';

export const server: Subcommand = {
  definition: subcommand('server', 'command.stats.server.about').addStringOption(kindOption()),
  complete: { game: offerKinds },
  run: (call, services, t) => {
    const asked = askedGame(call, services, t);
    if (!asked.ok) return Promise.resolve(noteAnswer(t, asked.words));
    const { kind, face } = asked.game;
    const stats = services.history.stats(call.guildId ?? '', kind, null);
    const title = t('stats.title-server', { game: kindName(t, kind) });
    return Promise.resolve(statsAnswer(t, face, title, 'server', stats));
  },
};
