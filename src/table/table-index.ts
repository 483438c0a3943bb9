import { LRUCache } from 'lru-cache';
import type { GameId } from './ports.js';
import type { Table } from './table.js';

/** How many ended games stay at hand, so that a late click is told that its game is over. */
const ENDED = 200;

/** Finds tables. A channel has one live game, and is free the moment it ends; personal tables take no channel. */
export class TableIndex {
  readonly #channels = new Map<string, Table>();
  readonly #personal = new Map<string, Set<Table>>();
  readonly #live = new Map<GameId, Table>();
  readonly #ended = new LRUCache<GameId, Table>({ max: ENDED });

  inChannel(channelId: string): Table | undefined {
    return this.#channels.get(channelId);
  }

  byGame(game: GameId): Table | undefined {
    return this.#live.get(game) ?? this.#ended.get(game);
  }

  ofPerson(userId: string): readonly Table[] {
    return [...(this.#personal.get(userId) ?? [])];
  }

  live(): readonly Table[] {
    return [...this.#live.values()];
  }

  add(table: Table): void {
    this.#live.set(table.game, table);
    if (table.owner === null) this.#channels.set(table.channelId, table);
    else this.#personal.set(table.owner, (this.#personal.get(table.owner) ?? new Set()).add(table));
  }

  /** It is played no more; unlike an ended one it is not at hand either. */
  remove(table: Table): void {
    this.#live.delete(table.game);
    if (this.#channels.get(table.channelId) === table) this.#channels.delete(table.channelId);
    if (table.owner !== null) this.#endPersonal(table.owner, table);
  }

  end(table: Table): void {
    this.remove(table);
    this.#ended.set(table.game, table);
  }

  /** An ended game is on again. */
  revive(table: Table): void {
    this.#ended.delete(table.game);
    this.add(table);
  }

  #endPersonal(userId: string, table: Table): void {
    const tables = this.#personal.get(userId);
    tables?.delete(table);
    if (tables?.size === 0) this.#personal.delete(userId);
  }
}
