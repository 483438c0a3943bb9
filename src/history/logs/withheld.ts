import type { Database } from 'better-sqlite3';
import { startOf } from '../../daily/day.js';
import type { AnyGame, AnyGameTypes } from '../../games/game.js';
import { evolveAll } from '../../games/shared/evolve-all.js';
import type { Millis } from '../../games/shared/time.js';
import { playedUntil } from '../../games/shared/day-key.js';
import type { StoredLog } from '../../storage/log/stored-log.js';
import { sameShards, shardsOf, ALL_SHARDS } from '../../storage/shards.js';

/** Why a finished game's seed and log are kept back: it was never played, it's today's deal, or others may still play it. */
export type Withheld = 'never-started' | 'deal-of-today' | 'deal-in-play';

const DAY_MS = 86_400_000;
const nextDay = (day: string): Millis => (startOf(day) ?? 0) + DAY_MS;

type Events = readonly AnyGameTypes['event'][];
const read = (events: string): Events => JSON.parse(events) as Events;

/** Says of finished games whether anybody could still profit from their deal. */
export class DealSecrecy {
  readonly #inDuel;
  readonly #begun;
  /** Whether tables of a day can only be in this database. */
  readonly #isWhole: boolean;
  /** Days whose tables are all over, by kind and day: no further table of them can be opened. */
  readonly #done = new Set<string>();

  constructor(
    connection: Database,
    private readonly games: { find(kind: string): AnyGame | undefined },
    private readonly now: () => Millis,
  ) {
    // A database that an older release wrote, opened only to be read, has no duels.
    const duels = connection.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'duel_sides'").get() !== undefined;
    this.#inDuel = connection.prepare<[string], unknown>(
      !duels
        ? 'SELECT 1 WHERE ? IS NULL'
        : `SELECT 1 FROM duel_sides own JOIN duel_sides other ON other.duel = own.duel
      JOIN games g ON g.game = other.game WHERE own.game = ? AND g.status = 'live' LIMIT 1`,
    );
    this.#begun = connection
      .prepare<[string], string>(
        `SELECT e.events FROM games g JOIN entries e ON e.game = g.game AND e.sequence = 0
        WHERE g.status = 'live' AND g.kind = ?`,
      )
      .pluck();
    this.#isWhole = sameShards(shardsOf(connection), ALL_SHARDS);
  }

  /** Null: nothing is kept back. */
  of({ game, kind = '', entries }: StoredLog): Withheld | null {
    const rules = this.games.find(kind);
    if (rules === undefined) return null;
    if (!wasPlayed(rules, entries)) return 'never-started';
    if (this.#inDuel.get(game) !== undefined) return 'deal-in-play';
    const day = dayOf(rules, entries[0]?.events);
    if (day === null) return null;
    if (this.now() < nextDay(day)) return 'deal-of-today';
    return this.#isDayDone(rules, day) ? null : 'deal-in-play';
  }

  #isDayDone(rules: AnyGame, day: string): boolean {
    const key = `${rules.kind} ${day}`;
    if (this.#done.has(key)) return true;
    // Other processes of a divided bot tell nothing of their tables: there the day's deal may be played until then.
    if (!this.#isWhole && this.now() < playedUntil(day)) return false;
    const isDone = !this.#begun.all(rules.kind).some((events) => dayOf(rules, events) === day);
    if (isDone) this.#done.add(key);
    return isDone;
  }
}

const dayOf = (rules: AnyGame, events: string | undefined): string | null =>
  events === undefined || rules.daily === undefined
    ? null
    : rules.daily.dayOf(evolveAll(rules, rules.initialState, read(events), 0));

/** Whether the game ever was in play. */
function wasPlayed(rules: AnyGame, entries: StoredLog['entries']): boolean {
  let state = rules.initialState;
  for (const { at, events } of entries) {
    state = evolveAll(rules, state, read(events), at);
    if (rules.phase(state) === 'play') return true;
  }
  return false;
}

/** The same without seeds, wherever they are in it. */
export function withoutSeeds<T>(value: T): T {
  if (Array.isArray(value)) return value.map((one: unknown) => withoutSeeds(one)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [
      key,
      key === 'seed' ? '' : key === 'seeds' ? {} : withoutSeeds(one),
    ]),
  ) as T;
}
