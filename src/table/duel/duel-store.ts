import type { DuelResult } from './duel-sides.js';
import type { GameId } from '../ports.js';

/** One table's side of a duel, as it is kept. */
export interface DuelRow {
  readonly game: GameId;
  /** The duel's code. */
  readonly duel: string;
  /** Null: undecided. `void`: it was called off. */
  readonly result: DuelResult | null;
  /** How far the other side came, and how much it had left (see `DuelProgress`); null: not known. */
  readonly otherZone: number | null;
  readonly otherLeft: number | null;
}

/** Where duels are kept, a row for each of their tables. */
export interface DuelStore {
  put(row: DuelRow): Promise<void>;
  /** At once, from memory. */
  of(game: GameId): DuelRow | null;
  /** Both rows of each duel that is undecided. */
  undecided(): readonly DuelRow[];
}
