import { DAY_MS, type Company, type Day, type Result, type Stats, type Sums, type Tally } from '../queries.js';
import { addSums } from './sums.js';

/** How many games, and how many of them were won. */
export interface Score {
  readonly games: number;
  readonly won: number;
}

/** How many games ended in which way. */
export type Results = Readonly<Record<Result, number>>;

/** What a person or a server did in one game, whichever it is. */
export interface StatsSummary {
  readonly people: Score;
  readonly robots: Score;
  /** Games whose seed a person chose: counted nowhere else. */
  readonly seeded: Score;
  /** Games that rules of their own keep out of leaderboards: counted nowhere else. */
  readonly apart: Score;
  readonly results: Results;
  /** By mode and number of players, people alone, the most played first. */
  readonly kinds: readonly (Score & { readonly mode: string; readonly crew: number })[];
  /** How games of each mode ended, the most played first. */
  readonly modes: readonly (Results & { readonly mode: string })[];
  /** What the game adds up, by name. */
  readonly sums: Sums;
  readonly periods: readonly Period[];
}

export type PeriodKind = 'day' | 'week' | 'month';

/** A stretch of time with its games. */
export interface Period extends Score {
  readonly kind: PeriodKind;
  /** Its first moment, UTC. */
  readonly from: number;
}

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

/** Games with a chosen seed, and those with rules of their own that make them easier, are counted apart. */
export const countedIn = (tallies: readonly Tally[]): readonly Tally[] =>
  tallies.filter(({ company }) => company !== 'seeded' && company !== 'apart');

/** Adds up how the games of these tallies ended. */
export function resultsOf(tallies: readonly Tally[]): Results {
  const ended = (wanted: Result): number => sum(tallies, ({ result, games }) => (result === wanted ? games : 0));
  return { won: ended('won'), lost: ended('lost'), drawn: ended('drawn'), abandoned: ended('abandoned') };
}

const total = ({ won, lost, drawn, abandoned }: Results): number => won + lost + drawn + abandoned;

const modesOf = (counted: readonly Tally[]): StatsSummary['modes'] =>
  [...grouped(counted, ({ mode }) => mode)]
    .map(([mode, group]) => ({ mode, ...resultsOf(group) }))
    .sort((a, b) => total(b) - total(a) || a.mode.localeCompare(b.mode));

/** What a person or a server did, for words and pictures. */
export function summarise({ tallies, days }: Pick<Stats, 'tallies' | 'days'>): StatsSummary {
  const of = (company: Company): readonly Tally[] => tallies.filter((tally) => tally.company === company);
  const counted = countedIn(tallies);
  return {
    people: scoreOf(of('people')),
    robots: scoreOf(of('robots')),
    seeded: scoreOf(of('seeded')),
    apart: scoreOf(of('apart')),
    results: resultsOf(counted),
    kinds: kindsOf(of('people')),
    modes: modesOf(counted),
    sums: addSums(counted.map(({ sums }) => sums)),
    periods: periodsOf(days),
  };
}
