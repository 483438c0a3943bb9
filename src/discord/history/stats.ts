import { pngOf, statsSvg, type ChartWords } from '../../history/meteor/chart.js';
import type { Standing, Stats } from '../../history/queries.js';
import { summarise, type Period, type Score, type StatsSummary } from '../../history/meteor/summary.js';
import { escapeText, orPlayer, playTime, type Translate } from '../../text/index.js';
import { modeName } from '../../text/meteor/index.js';
import type { Answer } from '../rest/acknowledge.js';
import { bodyOf } from '../messages/parts.js';
import { container, text } from '../messages/parts.js';

/** The leaderboards of Meteor; `rockets` are the points that it adds up. */
export type MeteorRanking = 'wins' | 'streak' | 'rockets' | 'fastest';

const MOST_KINDS = 8;
const PICTURE = 'stats.png';
const FORMS: Readonly<Record<Period['kind'], Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: '2-digit' },
};

const scoreText = (t: Translate, { games, won }: Score): string =>
  games === 0 ? t('stats.none') : t('stats.score', { won, games, percent: Math.round((won / games) * 100) });

const periodName =
  (t: Translate) =>
  ({ kind, from }: Period): string =>
    new Intl.DateTimeFormat(t.locale, { ...FORMS[kind], timeZone: 'UTC' }).format(from);

function scoreLines(t: Translate, { people, robots, seeded, kinds }: StatsSummary): readonly (string | null)[] {
  return [
    t('stats.people', { score: scoreText(t, people) }),
    ...kinds.slice(0, MOST_KINDS).map((kind) =>
      t('stats.kind', {
        mode: modeName(t, kind.mode),
        crew: t('history.crew', { count: kind.crew }),
        score: scoreText(t, kind),
      }),
    ),
    robots.games === 0 ? null : t('stats.robots', { score: scoreText(t, robots) }),
    seeded.games === 0 ? null : t('stats.seeded', { score: scoreText(t, seeded) }),
  ];
}

function standingLines(t: Translate, standing: Standing | null): readonly (string | null)[] {
  if (standing === null) return [];
  const { streak, bestStreak, fastestMs } = standing;
  return [
    t('stats.streak', { streak, best: bestStreak }),
    fastestMs === null ? null : t('stats.fastest', { time: playTime(fastestMs) }),
  ];
}

function deedsLine(t: Translate, { deeds }: StatsSummary): string {
  return t('stats.deeds', {
    rockets: t('end.rockets', { count: deeds.rockets }),
    overkills: t('end.overkills', { count: deeds.overkills }),
    retrofits: t('end.retrofits', { count: deeds.retrofits }),
    satellites: t('stats.satellites', { count: deeds.satellites }),
  });
}

/** What the picture shows, for those who can't see it. */
function chartLines(t: Translate, { periods, zones }: StatsSummary): readonly (string | null)[] {
  const name = periodName(t);
  const played = periods.filter(({ games }) => games > 0);
  const ended = zones.filter(({ won, lost, abandoned }) => won + lost + abandoned > 0);
  return [
    played.length === 0
      ? null
      : t('stats.over-time', {
          periods: played
            .map((one) => t('stats.period', { when: name(one), won: one.won, games: one.games }))
            .join('; '),
        }),
    ended.length === 0
      ? null
      : t('stats.by-zone', {
          zones: ended.map((one) => t(one.abandoned > 0 ? 'stats.zone-abandoned' : 'stats.zone', one)).join('; '),
        }),
  ];
}

const chartWords = (t: Translate): ChartWords => ({
  time: t('stats.chart.time'),
  zone: t('stats.chart.zone'),
  won: t('stats.chart.won'),
  other: t('stats.chart.other'),
  lost: t('stats.chart.lost'),
  abandoned: t('stats.chart.abandoned'),
  period: periodName(t),
  zoned: (zone) => t('stats.chart.zoned', { zone }),
});

/** Statistics in words, with a picture that says the same. `title` is in words, escaped. */
export function statsAnswer(t: Translate, title: string, stats: Stats): Answer {
  const summary = summarise(stats);
  if (summary.people.games + summary.robots.games === 0) {
    const seeded = summary.seeded.games === 0 ? null : t('stats.seeded', { score: scoreText(t, summary.seeded) });
    return { form: 'private', body: bodyOf({ components: [text(title, t('stats.nothing'), seeded)] }) };
  }
  const picture = {
    name: PICTURE,
    contentType: 'image/png',
    data: pngOf(statsSvg(summary, chartWords(t))),
    description: t('stats.picture'),
  };
  return {
    form: 'private',
    files: [picture],
    body: bodyOf({
      components: [
        container('calm', [
          text(title, ...scoreLines(t, summary)),
          text(...standingLines(t, stats.standing), deedsLine(t, summary)),
          text(...chartLines(t, summary)),
          { type: 12, items: [{ media: { url: `attachment://${PICTURE}` }, description: picture.description }] },
        ]),
      ],
    }),
  };
}

function rankText(t: Translate, by: MeteorRanking, standing: Standing, place: number): string {
  const { wins, games, bestStreak, streak, points, fastestMs } = standing;
  const name = orPlayer(t, escapeText(standing.name), place);
  switch (by) {
    case 'wins':
      return t('stats.rank.wins', { place, name, score: scoreText(t, { games, won: wins }) });
    case 'streak':
      return t('stats.rank.streak', { place, name, best: bestStreak, streak });
    case 'rockets':
      return t('stats.rank.rockets', { place, name, rockets: t('end.rockets', { count: points }) });
    case 'fastest':
      return t('stats.rank.fastest', { place, name, time: playTime(fastestMs ?? 0) });
  }
}

export function leaderboardAnswer(t: Translate, by: MeteorRanking, standings: readonly Standing[]): Answer {
  const lines =
    standings.length === 0
      ? [t('stats.nothing-leaderboard')]
      : standings.map((standing, at) => rankText(t, by, standing, at + 1));
  return {
    form: 'private',
    body: bodyOf({
      components: [container('good', [text(t('stats.title-leaderboard', { by: t(`stats.by.${by}`) }), ...lines)])],
    }),
  };
}
