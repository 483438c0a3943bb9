import { startOf } from '../../daily/day.js';
import type { AnyGame, AnyGameTypes } from '../../games/game.js';
import { evolveAll } from '../../games/shared/evolve-all.js';
import type { Millis } from '../../games/shared/time.js';
import { playedUntil } from '../../games/shared/day-key.js';
import type { GameId } from '../../table/ports.js';
import type { StoredLog } from '../../storage/log/stored-log.js';

/** Why a finished game's seed and log are kept back: it was never played, it's today's deal, or others may still play it. */
export type Withheld = 'never-started' | 'deal-of-today' | 'deal-in-play';

const DAY_MS = 86_400_000;
const nextDay = (day: string): Millis => (startOf(day) ?? 0) + DAY_MS;

type Events = readonly AnyGameTypes['event'][];
const read = (events: string): Events => JSON.parse(events) as Events;

/** What is asked of the games that are kept, to find out whether a finished one's deal is still played. */
export interface DealsInPlay {
  /** Whether tables of every server are here: a process of a divided bot has some servers' alone. */
  readonly isWhole: boolean;
  /** Whether another side of this game's duel is still on. */
  inDuel(game: GameId): Promise<boolean>;
  /** The events, as JSON, with which each game of a kind that is on began. */
  begun(kind: string): Promise<readonly string[]>;
}

/** Says of finished games whether anybody could still profit from their deal. */
export class DealSecrecy {
  /** Days whose tables are all over, by kind and day: no further table of them can be opened. */
  readonly #done = new Set<string>();

  constructor(
    private readonly inPlay: DealsInPlay,
    private readonly games: { find(kind: string): AnyGame | undefined },
    private readonly now: () => Millis,
  ) {}

  /** Null: nothing is kept back. */
  async of({ game, kind = '', entries }: StoredLog): Promise<Withheld | null> {
    const rules = this.games.find(kind);
    if (rules === undefined) return null;
    if (!wasPlayed(rules, entries)) return 'never-started';
    if (await this.inPlay.inDuel(game)) return 'deal-in-play';
    const day = dayOf(rules, entries[0]?.events);
    if (day === null) return null;
    if (this.now() < nextDay(day)) return 'deal-of-today';
    return (await this.#isDayDone(rules, day)) ? null : 'deal-in-play';
  }

  async #isDayDone(rules: AnyGame, day: string): Promise<boolean> {
    const key = `${rules.kind} ${day}`;
    if (this.#done.has(key)) return true;
    // Other processes of a divided bot tell nothing of their tables: there the day's deal may be played until then.
    if (!this.inPlay.isWhole && this.now() < playedUntil(day)) return false;
    const begun = await this.inPlay.begun(rules.kind);
    const isDone = !begun.some((events) => dayOf(rules, events) === day);
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
