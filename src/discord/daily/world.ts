import { startOf } from '../../daily/day.js';
import { playedUntil } from '../../games/shared/day-key.js';
import type { Millis } from '../../games/shared/time.js';
import type { GameLine } from '../../history/queries.js';
import type { Store } from '../platform.js';
import type { DailyGame } from './face.js';
import { before, begunAt, dayOfLine } from './results.js';

type History = Store['history'];

/** One crew's first attempt at a day's deal, somewhere; it names nobody. */
interface Crew {
  readonly game: string;
  readonly seats: number;
  readonly order: readonly number[];
}

/** How a crew did beside all others that had the same deal. */
export interface Standing {
  /** How many crews it did better than, in percent, rounded down. */
  readonly percent: number;
  readonly crews: number;
}

/** With fewer crews a share says nothing, and could tell who they were. */
export const LEAST_CREWS = 20;
/** All servers' games are read at most this often. */
const FRESH_MS: Millis = 60_000;

interface Known {
  readonly at: Millis;
  readonly crews: readonly Crew[];
}

const known = new WeakMap<History, Map<string, Known>>();

/** Each person's first game of the day. */
function firstGames(lines: readonly GameLine[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const { game, people } of [...lines].sort((a, b) => begunAt(a) - begunAt(b)))
    for (const { userId } of people.values()) if (!first.has(userId)) first.set(userId, game);
  return first;
}

/** Crews of all servers in this database, if nobody of them knew the deal. */
async function crewsOf(
  history: History,
  { kind, face }: DailyGame,
  day: string,
  start: Millis,
): Promise<readonly Crew[]> {
  const all = await history.everywhere({ kind, mode: face.mode, from: start, to: playedUntil(day) });
  const lines = all.filter((line) => dayOfLine(line) === day && line.people.size > 0);
  const first = firstGames(lines);
  return lines.flatMap((line) => {
    const order = face.orderOf(line);
    const isFirst = [...line.people.values()].every(({ userId }) => first.get(userId) === line.game);
    return order === null || !isFirst ? [] : [{ game: line.game, seats: line.crew, order }];
  });
}

async function freshCrews(
  history: History,
  daily: DailyGame,
  day: string,
  game: string,
  now: Millis,
): Promise<readonly Crew[]> {
  const start = startOf(day);
  if (start === null) return [];
  const days = known.get(history) ?? new Map<string, Known>();
  known.set(history, days);
  const key = `${daily.kind} ${day}`;
  const kept = days.get(key);
  const isFresh = kept !== undefined && now - kept.at < FRESH_MS && kept.crews.some((crew) => crew.game === game);
  if (isFresh) return kept.crews;
  for (const [other, { at }] of days) if (now - at >= FRESH_MS) days.delete(other);
  const crews = await crewsOf(history, daily, day, start);
  days.set(key, { at: now, crews });
  return crews;
}

/** How a game of a day did among the crews of all servers with the same deal; null: they are too few to say. */
export async function standingOf(
  history: History,
  daily: DailyGame,
  day: string,
  game: string,
  now: Millis,
): Promise<Standing | null> {
  const all = await freshCrews(history, daily, day, game, now);
  const own = all.find((crew) => crew.game === game);
  if (own === undefined) return null;
  const alike = all.filter(({ seats }) => seats === own.seats);
  if (alike.length < LEAST_CREWS) return null;
  const worse = alike.filter(({ order }) => before(own.order, order) < 0).length;
  return { percent: Math.floor((100 * worse) / alike.length), crews: alike.length };
}
