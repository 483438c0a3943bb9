import type { DuelResult, CrewView, Side } from './duel-sides.js';
import type { DuelStore } from './duel-store.js';
import type { ActOutcome, GameId, RandomBytes, TableDirectory } from '../ports.js';

/** What one side is told. */
export interface DuelView {
  readonly code: string;
  /** Null: nobody has come yet. */
  readonly other: CrewView | null;
  readonly ready: boolean;
  readonly result: DuelResult | null;
}

/** What came of a host's Start. */
export type DuelStart =
  | { readonly kind: 'acted'; readonly outcome: ActOutcome }
  /** It starts when the other crew is ready. */
  | { readonly kind: 'waits' }
  /** No other crew has come yet. */
  | { readonly kind: 'alone' }
  /** The crews differ in their number of players. */
  | { readonly kind: 'unequal'; readonly own: number; readonly other: number };

/** What duels are followed with. */
export interface DuelTools {
  readonly directory: Pick<TableDirectory, 'actTogether' | 'byGame' | 'games'>;
  readonly store: DuelStore;
  readonly clock: { now(): number };
  readonly randomBytes: RandomBytes;
  /** The last state of a game that is over; null: nothing is known of it. */
  readonly finished: (game: GameId) => Promise<{ readonly kind: string; readonly state: unknown } | null>;
  /** What a board says of its duel has changed. */
  readonly onChange: (game: GameId) => void;
  /** Decided; `sides`: those whose game had ended before, so that their boards must be told. */
  readonly onDecided: (sides: readonly Pick<Side, 'game' | 'rules' | 'channelId' | 'guildId'>[]) => void;
  readonly onFault: (error: unknown) => void;
}
