import { CHART_WIDTH, statsSvg, type Chart, type ChartRow } from '../../history/statistics/chart.js';
import { LEAVERS } from '../../history/adapter.js';
import type { Standing, Stats } from '../../history/queries.js';
import { summarise, type Period, type Score, type StatsSummary } from '../../history/statistics/summary.js';
import { inLanguage } from '../../pictures/index.js';
import {
  altText,
  escapeText,
  kindName,
  orPlayer,
  playTime,
  listed,
  listedApart,
  type Translate,
} from '../../text/index.js';
import type { Answer } from '../rest/acknowledge.js';
import type { BoardPicture } from '../games/presentation.js';
import { NO_GAME } from '../interactions/custom-id.js';
import { answerThenPicture } from '../messages/answer-then-picture.js';
import { bodyOf, buttons, container, gallery, text } from '../messages/parts.js';
import type { Platform } from '../platform.js';
import { historyFaceOf, type HistoryFace, type Leaderboard } from './face.js';
import { leaderboardsOf } from './leaderboards.js';
import { scoreText } from './stats-words.js';

const MOST_KINDS = 8;
const FORMS: Readonly<Record<Period['kind'], Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: '2-digit' },
};

/** Whose statistics: one person's, or everybody's on the server. */
type Whose = 'player' | 'server';

const periodName =
  (t: Translate) =>
  ({ kind, from }: Period): string =>
    new Intl.DateTimeFormat(t.locale, { ...FORMS[kind], timeZone: 'UTC' }).format(from);

/** How many games were played, and won where the share of wins is meaningful. */
function playedText(t: Translate, { stats }: HistoryFace, whose: Whose, score: Score): string {
  const silent = stats?.winsOf === 'nobody' || (stats?.winsOf === 'players' && whose === 'server');
  return silent && score.games > 0 ? t('stats.games', { count: score.games }) : scoreText(t, score);
}

/** Games that are counted nowhere else. */
function apartLines(
  t: Translate,
  face: HistoryFace,
  whose: Whose,
  { seeded, apart }: Pick<StatsSummary, 'seeded' | 'apart'>,
): readonly (string | null)[] {
  return [
    seeded.games === 0 ? null : t('stats.seeded', { score: playedText(t, face, whose, seeded) }),
    apart.games === 0 ? null : t('stats.apart', { score: playedText(t, face, whose, apart) }),
  ];
}

function scoreLines(
  t: Translate,
  face: HistoryFace,
  whose: Whose,
  { people, robots, kinds, results, sums, ...others }: StatsSummary,
): readonly (string | null)[] {
  const leavers = sums[LEAVERS] ?? 0;
  const told = (score: Score): string => playedText(t, face, whose, score);
  return [
    t('stats.people', { score: told(people) }),
    ...kinds.slice(0, MOST_KINDS).map((kind) => {
      const crew = t('history.crew', { count: kind.crew });
      const mode = face.modeName?.(t, kind.mode);
      return mode === undefined
        ? t('stats.kind-plain', { crew, score: told(kind) })
        : t('stats.kind', { mode, crew, score: told(kind) });
    }),
    robots.games === 0 ? null : t('stats.robots', { score: told(robots) }),
    ...apartLines(t, face, whose, others),
    results.drawn === 0 ? null : t('stats.drawn', { count: results.drawn }),
    leavers === 0 ? null : t('stats.leavers', { count: leavers }),
  ];
}

function standingLines(t: Translate, { stats }: HistoryFace, standing: Standing | null): readonly (string | null)[] {
  if (standing === null) return [];
  const boards = new Set(leaderboardsOf(stats).map(({ by }) => by));
  const { streak, bestStreak, fastestMs, bestScore } = standing;
  return [
    boards.has('streak') ? t('stats.streak', { streak, best: bestStreak }) : null,
    boards.has('fastest') && fastestMs !== null ? t('stats.fastest', { time: playTime(fastestMs) }) : null,
    boards.has('score') && bestScore !== null ? t('stats.best-score', { points: bestScore }) : null,
  ];
}

/** Results by the game's own split, or by mode. */
function rowsOf(
  t: Translate,
  { stats, modeName }: HistoryFace,
  summary: StatsSummary,
  all: Stats,
): readonly ChartRow[] {
  if (stats?.split !== undefined) return stats.split.rows(t, all.tallies);
  if (modeName === undefined || summary.modes.length < 2) return [];
  return summary.modes.slice(0, 5).map((results) => ({ ...results, label: modeName(t, results.mode) }));
}

const ROW_WORDS = [
  ['won', 'stats.row.won'],
  ['lost', 'stats.row.lost'],
  ['drawn', 'stats.row.drawn'],
  ['abandoned', 'stats.row.abandoned'],
] as const;

/** Wins and losses are said even where there are none. */
function rowText(t: Translate, row: ChartRow): string {
  const told = ROW_WORDS.filter(([result]) => row[result] > 0 || result === 'won' || result === 'lost');
  return t('stats.row-line', {
    label: row.label,
    results: listed(
      t,
      told.map(([result, key]) => t(key, { count: row[result] })),
    ),
  });
}

const isEnded = ({ won, lost, drawn, abandoned }: ChartRow): boolean => won + lost + drawn + abandoned > 0;

/** What the picture shows, for those who can't see it. */
function chartLines(
  t: Translate,
  { stats }: HistoryFace,
  { periods }: StatsSummary,
  rows: readonly ChartRow[],
): readonly (string | null)[] {
  const name = periodName(t);
  const played = periods.filter(({ games }) => games > 0);
  const ended = rows.filter(isEnded);
  const told = listedApart(
    t,
    ended.map((row) => rowText(t, row)),
  );
  return [
    played.length === 0
      ? null
      : t('stats.over-time', {
          periods: listedApart(
            t,
            played.map((one) => t('stats.period', { when: name(one), won: one.won, games: one.games })),
          ),
        }),
    ended.length === 0 ? null : (stats?.split?.heading(t, told) ?? t('stats.by-mode', { rows: told })),
  ];
}

const chartWords = (t: Translate, { stats }: HistoryFace): Chart['words'] => ({
  periods: t('stats.chart.time'),
  rows: stats?.split?.title(t) ?? t('stats.chart.mode'),
  won: t('stats.chart.won'),
  other: t('stats.chart.other'),
  lost: t('stats.chart.lost'),
  drawn: t('stats.chart.drawn'),
  abandoned: t('stats.chart.abandoned'),
  period: periodName(t),
});

/** Whose statistics of which game, and for whom they are shown. */
export interface StatsQuery {
  readonly guildId: string;
  readonly kind: string;
  /** Null: the server's. */
  readonly userId: string | null;
  /** As the person is called now; absent: as in the newest game. */
  readonly name?: string;
  readonly form: 'private' | 'public';
}

function titleText(t: Translate, { kind, userId, name }: StatsQuery, standing: Standing | null): string {
  const game = kindName(t, kind);
  if (userId === null) return t('stats.title-server', { game });
  return t('stats.title-player', { name: escapeText(name ?? standing?.name ?? '', 32) || t('stats.nameless'), game });
}

/** Statistics of one game in words, and a picture that says the same, which follows. */
export async function statsFor(t: Translate, platform: Platform, query: StatsQuery): Promise<Answer> {
  const { guildId, kind, userId, form } = query;
  const face = historyFaceOf(platform.faces, kind);
  const stats = await platform.store.history.stats(guildId, kind, userId);
  const whose: Whose = userId === null ? 'server' : 'player';
  const title = titleText(t, query, stats.standing);
  const summary = summarise(stats);
  if (summary.people.games + summary.robots.games === 0) {
    const components = [text(title, t('stats.nothing'), ...apartLines(t, face, whose, summary))];
    return { form: 'private', body: bodyOf({ components }) };
  }
  const rows = rowsOf(t, face, summary, stats);
  const picture: BoardPicture = {
    key: 'stats',
    width: CHART_WIDTH,
    svg: () => inLanguage(t.locale, statsSvg({ periods: summary.periods, rows, words: chartWords(t, face) })),
    alt: altText(t, [title, ...chartLines(t, face, summary, rows)]),
  };
  const own = [...standingLines(t, face, stats.standing), face.stats?.sums?.(t, summary) ?? null];
  const share = { press: { name: 'past/share-stats', kind, user: userId }, label: t('share.button') } as const;
  return answerThenPicture(platform, form, picture, (attached) =>
    bodyOf({
      components: [
        container('calm', [
          text(title, ...scoreLines(t, face, whose, summary)),
          ...(own.every((line) => line === null) ? [] : [text(...own)]),
          text(...chartLines(t, face, summary, rows)),
          ...gallery(attached),
          ...(form === 'private' ? buttons(NO_GAME, [share]) : []),
        ]),
      ],
    }),
  );
}

export function leaderboardAnswer(
  t: Translate,
  kind: string,
  board: Leaderboard,
  standings: readonly Standing[],
): Answer {
  const lines =
    standings.length === 0
      ? [t('stats.nothing-leaderboard')]
      : standings.map((standing, at) =>
          t('stats.rank.line', {
            place: at + 1,
            name: orPlayer(t, escapeText(standing.name), at + 1),
            value: board.value(t, standing),
          }),
        );
  const title = t('stats.title-leaderboard', { game: kindName(t, kind), by: board.name(t) });
  return { form: 'private', body: bodyOf({ components: [container('good', [text(title, ...lines)])] }) };
}
