/** A daily deal that was chosen. */
export interface Deal {
  readonly seats: number;
  readonly seed: string;
  /** How often robots won it, in percent; null: nobody asked. */
  readonly share: number | null;
}

/** Which deals: a day's, of a game, under its rules. */
export interface DealsOf {
  readonly day: string;
  readonly kind: string;
  readonly rules: string;
}

/** Where deals that took long to choose are kept. */
export interface DealStore {
  /** At once, from memory. */
  of(which: DealsOf): readonly Deal[];
  /** Reads again what another process of the bot may have chosen. */
  refresh(which: DealsOf): Promise<void>;
  keep(which: DealsOf, deal: Deal): Promise<void>;
}

/** Games of robots, to be played in a process of low priority: `from` (included) to `to`, each by a chance of its own. */
export interface TrialQuestion {
  readonly kind: string;
  readonly seats: number;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  /** Whether robots win, or how far they come. */
  readonly ask: 'won' | 'reach';
}

/** Plays games of robots, to find how difficult a deal is. */
export interface Trials {
  /** How many of these games robots won. Rejects where it can't be said. */
  won(question: TrialQuestion): Promise<number>;
  /** How far robots come in the middle one of these games. Rejects where it can't be said. */
  reach(question: TrialQuestion): Promise<number>;
  stop(): Promise<void>;
}
