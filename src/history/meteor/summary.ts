import type { Outcome } from '../../games/meteor/state.js';
import { DAY_MS, type Company, type Day, type Result, type Stats, type Tally } from '../queries.js';

/** What Meteor's statistics add up. */
const summed = (tallies: readonly Tally[], name: string): number => sum(tallies, ({ sums }) => sums[name] ?? 0);

export interface Score {
  readonly games: number;
  readonly won: number;
}

export interface StatsSummary {
  readonly people: Score;
  readonly robots: Score;
  /** Games whose seed a person chose: counted nowhere else. */
  readonly seeded: Score;
  readonly results: Readonly<Record<Outcome['result'], number>>;
  /** By mode and number of players, people alone, the most played first. */
  readonly kinds: readonly (Score & { readonly mode: string; readonly crew: number })[];
  /** Zones 5 to 1: how many games ended there, by result. Seeded games left out. */
  readonly zones: readonly {
    readonly zone: number;
    readonly won: number;
    readonly lost: number;
    readonly abandoned: number;
  }[];
  readonly deeds: {
    readonly rockets: number;
    readonly overkills: number;
    readonly retrofits: number;
    readonly satellites: number;
  };
  readonly periods: readonly Period[];
}

export type PeriodKind = 'day' | 'week' | 'month';

/** A stretch of time with its games. */
export interface Period extends Score {
  readonly kind: PeriodKind;
  /** Its first moment, UTC. */
  readonly from: number;
}

const ZONES = [5, 4, 3, 2, 1] as const;
const MOST_PERIODS = 12;
const MONDAY = 3;

function grouped<T, K>(items: readonly T[], key: (item: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return groups;
}

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);
const scoreOf = (tallies: readonly Tally[]): Score => ({
  games: sum(tallies, ({ games }) => games),
  won: sum(tallies, ({ games, result }) => (result === 'won' ? games : 0)),
});

function kindsOf(people: readonly Tally[]): StatsSummary['kinds'] {
  const groups = grouped(people, ({ mode, crew }) => `${mode} ${crew}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      return first === undefined ? [] : [{ mode: first.mode, crew: first.crew, ...scoreOf(group) }];
    })
    .sort((a, b) => b.games - a.games || a.mode.localeCompare(b.mode) || a.crew - b.crew);
}

const startOf: Readonly<Record<PeriodKind, (day: number) => number>> = {
  day: (day) => day * DAY_MS,
  // Day 0 was a Thursday.
  week: (day) => (day - ((day + MONDAY) % 7)) * DAY_MS,
  month: (day) => {
    const date = new Date(day * DAY_MS);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  },
};

const nextOf: Readonly<Record<PeriodKind, (from: number) => number>> = {
  day: (from) => from + DAY_MS,
  week: (from) => from + 7 * DAY_MS,
  month: (from) => {
    const date = new Date(from);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  },
};

/** Days, weeks or months, whichever fit into a picture; the newest dozen, empty ones too. */
export function periodsOf(days: readonly Day[]): readonly Period[] {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const span = last.day - first.day + 1;
  const kind: PeriodKind = span <= MOST_PERIODS ? 'day' : span <= MOST_PERIODS * 7 - 6 ? 'week' : 'month';
  const groups = grouped(days, ({ day }) => startOf[kind](day));
  const periods: Period[] = [];
  for (let from = startOf[kind](first.day); from <= startOf[kind](last.day); from = nextOf[kind](from)) {
    const group = groups.get(from) ?? [];
    periods.push({ kind, from, games: sum(group, ({ games }) => games), won: sum(group, ({ won }) => won) });
  }
  return periods.slice(-MOST_PERIODS);
}

/** What a person or a server did, for words and pictures. */
export function summarise({ tallies, days }: Stats): StatsSummary {
  const of = (company: Company): readonly Tally[] => tallies.filter((tally) => tally.company === company);
  const counted = tallies.filter(({ company }) => company !== 'seeded');
  const ended = (result: Result, zone?: number): number =>
    sum(counted, (tally) =>
      tally.result === result && (zone === undefined || Math.max(1, Number(tally.bucket)) === zone) ? tally.games : 0,
    );
  return {
    people: scoreOf(of('people')),
    robots: scoreOf(of('robots')),
    seeded: scoreOf(of('seeded')),
    results: { won: ended('won'), lost: ended('lost'), abandoned: ended('abandoned') },
    kinds: kindsOf(of('people')),
    zones: ZONES.map((zone) => ({
      zone,
      won: ended('won', zone),
      lost: ended('lost', zone),
      abandoned: ended('abandoned', zone),
    })),
    deeds: {
      rockets: summed(counted, 'rockets'),
      overkills: summed(counted, 'overkills'),
      retrofits: summed(counted, 'retrofits'),
      satellites: summed(counted, 'satellites'),
    },
    periods: periodsOf(days),
  };
}
