import type { GameLine } from '../../../history/queries.js';
import { isPlainKey, type Translate } from '../../../text/index.js';
import { summed, type HistoryFace } from '../../history/face.js';
import { STREAK, WINS } from '../../history/leaderboards.js';

const CALM = /-calm$/;

/** A mode is a scenario, or one without meteors: `open-sky-calm`. */
function modeName(t: Translate, mode: string): string {
  const key = `meteor-storm.scenario.${mode.replace(CALM, '')}`;
  const scenario = isPlainKey(key) ? t(key) : mode;
  return CALM.test(mode) ? t('meteor-storm.history.calm', { scenario }) : scenario;
}

/** What the history adapter wrote of a battle; null: a log of other rules. */
function summaryOf({
  summary,
}: GameLine): { readonly turns: number; readonly points: readonly [number, number] } | null {
  const { turns, points } = summary as { readonly turns?: unknown; readonly points?: unknown };
  if (typeof turns !== 'number' || !Array.isArray(points)) return null;
  const [a, b] = points as readonly unknown[];
  return typeof a === 'number' && typeof b === 'number' ? { turns, points: [a, b] } : null;
}

/** What Meteor Storm adds to `/history` and `/stats`. */
export const STORM_HISTORY_FACE: HistoryFace = {
  modeName,
  facts: (t, line) => {
    const told = summaryOf(line);
    if (told === null) return null;
    const [a, b] = told.points;
    return t('meteor-storm.history.facts', { turns: told.turns, a, b });
  },
  stats: {
    leaderboards: [WINS, STREAK],
    winsOf: 'players',
    sums: (t, summary) => t('meteor-storm.history.sums', summed(summary, 'eliminated', 'lost', 'tiles', 'claims')),
  },
};
