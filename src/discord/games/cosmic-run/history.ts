import type { GameLine } from '../../../history/queries.js';
import { summed, type HistoryFace } from '../../history/face.js';
import { BEST_SCORE, STREAK, WINS } from '../../history/leaderboards.js';

/** What the history adapter wrote of a game. */
const roundsOf = ({ summary }: GameLine): number => (typeof summary.rounds === 'number' ? summary.rounds : 0);

/** What Cosmic Run adds to `/history` and `/stats`. */
export const COSMIC_HISTORY_FACE: HistoryFace = {
  facts: (t, line) =>
    line.score === null ? null : t('cosmic-run.history.facts', { rounds: roundsOf(line), points: line.score }),
  stats: {
    leaderboards: [WINS, BEST_SCORE, STREAK],
    winsOf: 'players',
    sums: (t, summary) => t('cosmic-run.history.sums', summed(summary, 'discovered', 'recruits', 'tokens')),
  },
};
