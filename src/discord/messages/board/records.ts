import type { Feat } from '../../../history/statistics/records.js';
import type { GameId } from '../../../table/ports.js';
import type { MessageTools } from '../delivery/tools.js';

/** How long the end of a game waits for its records, in milliseconds. */
const MOST_MS = 1_000;

/** Streaks and records at the end of a game: its message waits for them, but not for long; what comes later is added. */
export class Records {
  #feats: readonly Feat[] = [];
  #read: Promise<void> = Promise.resolve();

  constructor(
    private readonly tools: Pick<MessageTools, 'clock' | 'timers' | 'log'>,
    private readonly game: GameId,
  ) {}

  get feats(): readonly Feat[] {
    return this.#feats;
  }

  /** Resolves once the message need not wait any more. */
  get read(): Promise<void> {
    return this.#read;
  }

  /** The game is over. `onRead`: called once they are known. */
  await(records: Promise<readonly Feat[]>, onRead: () => void): void {
    const { clock, timers, log } = this.tools;
    this.#read = new Promise((resolve) => {
      const cancel = timers.at(clock.now() + MOST_MS, resolve);
      void records
        .then((feats) => {
          this.#feats = feats;
          onRead();
        })
        .catch((err: unknown) => {
          log.error({ err, game: this.game }, 'records could not be found');
        })
        .finally(() => {
          cancel();
          resolve();
        });
    });
  }
}
