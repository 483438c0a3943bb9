import { meant, textOption, type Choice, type Subcommand } from '../../src/discord/interactions/commands.js';
import { METEOR } from '../../src/games/meteor/index.js';
import { leaderboardAnswer, type MeteorRanking } from '../../src/discord/history/stats.js';
import type { Translate } from '../../src/text/index.js';
import { offered, subcommand } from '../define.js';

const RANKINGS: readonly MeteorRanking[] = ['wins', 'streak', 'rockets', 'fastest'];
const PLACES = 15;

const choices = (t: Translate): readonly Choice[] => RANKINGS.map((by) => ({ name: t(`stats.by.${by}`), value: by }));

export const leaderboard: Subcommand = {
  definition: subcommand('leaderboard', 'command.stats.leaderboard.about').addStringOption(
    offered('by', 'command.stats.leaderboard.by', false),
  ),
  complete: { by: (_call, _services, t) => choices(t) },
  run: (call, { history }, t) => {
    const said = meant(textOption(call, 'by') ?? 'wins', choices(t));
    const by = RANKINGS.find((one) => one === said) ?? 'wins';
    const ranking = by === 'rockets' ? 'points' : by;
    const standings = history.leaderboard(call.guildId ?? '', METEOR.kind, ranking, PLACES);
    return Promise.resolve(leaderboardAnswer(t, by, standings));
  },
};
