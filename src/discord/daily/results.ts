import { DAY_MS, startOf } from '../../daily/day.js';
import { playedUntil } from '../../games/shared/day-key.js';
import { STREAK_DAYS } from '../../daily/streak.js';
import type { GameLine } from '../../history/queries.js';
import type { Person } from '../../table/ports.js';
import type { Platform, Store, Tables } from '../platform.js';
import { isPlaying, type DailyGame } from './face.js';

/** What is asked of past games, and of those that are on. */
type Reading = { readonly store: Pick<Store, 'history'> };
export type Watching = Reading & Pick<Platform, 'faces'> & { readonly tables: Pick<Tables, 'directory'> };

/** How many games one query reads. */
const PAGE = 200;

/** A place in a day's table. */
export interface Placed {
  readonly line: GameLine;
  readonly order: readonly number[];
}

export const dayOfLine = ({ summary }: GameLine): unknown => summary['day'];

/** When it began, where the game says so: of two games of a person the earlier one was the first attempt. */
export const begunAt = ({ summary, endedAt }: GameLine): number =>
  typeof summary['startedAt'] === 'number' ? summary['startedAt'] : endedAt;

export function before(left: readonly number[], right: readonly number[]): number {
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Orders by result; of equal results the one that was finished first comes first. */
const byPlace = (a: Placed, b: Placed): number => before(a.order, b.order) || a.line.endedAt - b.line.endedAt;

/** What a person has played of a day's deal, in any server, unfinished games too; the first attempt first. */
export async function attemptsOf(
  { store: { history } }: Reading,
  { kind, face }: Pick<DailyGame, 'kind'> & { readonly face: Pick<DailyGame['face'], 'mode'> },
  userId: string,
  day: string,
): Promise<readonly GameLine[]> {
  const lines = await history.ofPerson(userId, { kind, mode: face.mode, from: startOf(day) ?? 0 });
  return lines.filter((line) => dayOfLine(line) === day).sort((a, b) => begunAt(a) - begunAt(b));
}

/** Whether a person has begun that day's deal anywhere. */
export async function hasTried(platform: Watching, daily: DailyGame, userId: string, day: string): Promise<boolean> {
  const sits = [...platform.tables.directory.live(), ...platform.tables.directory.ofPerson(userId)].some(
    (table) =>
      isPlaying(platform, table, daily.kind, day) && [...table.people.values()].some((one) => one.userId === userId),
  );
  return sits || (await attemptsOf(platform, daily, userId, day)).length > 0;
}

/** Those for whom that game was not the first attempt at its day's deal. */
export async function knewBefore(reading: Reading, daily: DailyGame, line: GameLine): Promise<readonly Person[]> {
  const day = String(dayOfLine(line));
  const people = [...line.people.values()];
  const attempts = await Promise.all(people.map(({ userId }) => attemptsOf(reading, daily, userId, day)));
  return people.filter((_, at) => (attempts[at]?.[0]?.game ?? line.game) !== line.game);
}

/** Games of a day that were finished in a server and were everybody's first attempt, by place. */
export async function resultsOf(
  reading: Reading,
  daily: DailyGame,
  guildId: string,
  day: string,
): Promise<readonly Placed[]> {
  const from = startOf(day);
  if (from === null) return [];
  const { kind, face } = daily;
  const filter = { kind, mode: face.mode, from, to: playedUntil(day), limit: PAGE };
  const found: Placed[] = [];
  let page = await reading.store.history.list(guildId, filter);
  for (;;) {
    found.push(...(await Promise.all(page.games.map((line) => placed(reading, daily, line, day)))).flat());
    if (page.older === null) break;
    page = await reading.store.history.list(guildId, { ...filter, older: page.older });
  }
  return found.sort(byPlace);
}

async function placed(reading: Reading, daily: DailyGame, line: GameLine, day: string): Promise<readonly Placed[]> {
  if (dayOfLine(line) !== day || line.people.size === 0) return [];
  const order = daily.face.orderOf(line);
  return order === null || (await knewBefore(reading, daily, line)).length > 0 ? [] : [{ line, order }];
}

/** Days whose deal a person has finished, wherever that was. `now`: milliseconds since the epoch. */
export async function daysOf(
  { store: { history } }: Reading,
  { kind, face }: DailyGame,
  userId: string,
  now: number,
): Promise<ReadonlySet<string>> {
  const lines = await history.ofPerson(userId, { kind, mode: face.mode, from: now - STREAK_DAYS * DAY_MS });
  return new Set(lines.filter((line) => face.orderOf(line) !== null).map((line) => String(dayOfLine(line))));
}
