import { noteAnswer } from '../../src/discord/messages/notes.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { statsAnswer } from '../../src/discord/history/stats.js';
import { escapeText, kindName } from '../../src/text/index.js';
import { offered, subcommand } from '../define.js';
import { offerPlayers, wantedPlayer } from '../history/options.js';
import { askedGame, kindOption, offerKinds } from './game-option.js';

export const player: Subcommand = {
  definition: subcommand('player', 'command.stats.player.about')
    .addStringOption(offered('player', 'command.stats.player.player', false))
    .addStringOption(kindOption()),
  complete: { player: offerPlayers, game: offerKinds },
  run: (call, services, t) => {
    const { history } = services;
    const asked = askedGame(call, services, t);
    if (!asked.ok) return Promise.resolve(noteAnswer(t, asked.words));
    const found = wantedPlayer(history, call);
    if (found === null) return Promise.resolve(noteAnswer(t, t('history.forget.unknown')));
    const { userId, name } = found ?? call.caller;
    const { kind, face } = asked.game;
    const title = t('stats.title-player', { name: escapeText(name, 32) || userId, game: kindName(t, kind) });
    return Promise.resolve(statsAnswer(t, face, title, 'player', history.stats(call.guildId ?? '', kind, userId)));
  },
};
