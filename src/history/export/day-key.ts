import type { AnyGame } from '../../games/game.js';
import { evolveAll } from '../../games/shared/evolve-all.js';
import type { DealtSeed } from '../../games/shared/day-key.js';
import type { GameRecord } from '../queries.js';

/** Whose deals a finished game was dealt by. */
export interface DealOfDay {
  readonly day: string;
  readonly kind: string;
  /** The rules version that wrote the log. */
  readonly rules: string;
  readonly mode: string;
  readonly seeds: readonly DealtSeed[];
}

/** Null: it was no day's deal. */
export function dealOfDay(game: AnyGame | undefined, { entries }: Pick<GameRecord, 'entries'>): DealOfDay | null {
  const [first] = entries;
  if (game?.daily === undefined || first === undefined) return null;
  const state = evolveAll(game, game.initialState, first.events, first.at);
  const day = game.daily.dayOf(state);
  const created = first.events.find(({ type }) => type === 'created');
  if (day === null || created === undefined || !('rules' in created)) return null;
  const { kind, daily } = game;
  return { day, kind, rules: String(created.rules), mode: daily.mode, seeds: daily.seedsOf(state) };
}

/** Who knows the keys of days. */
export interface DayKeys {
  keyFor(kind: string, rules: string, day: string, seeds: readonly DealtSeed[]): string | null;
}

/** The record with its day's key in its log, once that is published. */
export function withDayKey(record: GameRecord, game: AnyGame | undefined, keys: DayKeys): GameRecord {
  const deal = record.withheld === null ? dealOfDay(game, record) : null;
  const key = deal === null ? null : keys.keyFor(deal.kind, deal.rules, deal.day, deal.seeds);
  return key === null ? record : { ...record, log: { ...record.log, dayKey: key } };
}
