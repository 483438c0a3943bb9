import { meant, textOption, type Choice, type Subcommand } from '../../src/discord/interactions/commands.js';
import type { HistoryFace } from '../../src/discord/history/face.js';
import { leaderboardsOf } from '../../src/discord/history/leaderboards.js';
import { leaderboardAnswer } from '../../src/discord/history/stats.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import { kindName, listed, type Translate } from '../../src/text/index.js';
import { offered, subcommand } from '../define.js';
import { askedGame, kindOption, offerKinds } from './game-option.js';

const PLACES = 15;

const choices = (t: Translate, { stats }: HistoryFace): readonly Choice[] =>
  leaderboardsOf(stats).map((board) => ({ name: board.name(t), value: board.id }));

export const leaderboard: Subcommand = {
  definition: subcommand('leaderboard', 'command.stats.leaderboard.about')
    .addStringOption(offered('by', 'command.stats.leaderboard.by', false))
    .addStringOption(kindOption()),
  complete: {
    game: offerKinds,
    by: async (call, platform, t) => {
      const asked = await askedGame(call, platform, t);
      return asked.ok ? choices(t, asked.game.face) : [];
    },
  },
  run: async (call, platform, t) => {
    const asked = await askedGame(call, platform, t);
    if (!asked.ok) return noteAnswer(t, asked.words);
    const { kind, face } = asked.game;
    const boards = leaderboardsOf(face.stats);
    const said = textOption(call, 'by');
    const board = said === null ? boards[0] : boards.find(({ id }) => id === meant(said, choices(t, face)));
    if (board === undefined) {
      const names = listed(
        t,
        boards.map((one) => one.name(t)),
      );
      return noteAnswer(t, t('stats.no-such-leaderboard', { game: kindName(t, kind), boards: names }));
    }
    const standings = await platform.store.history.leaderboard(call.guildId, kind, board.by, PLACES);
    return leaderboardAnswer(t, kind, board, standings);
  },
};
