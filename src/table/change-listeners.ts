import type { Logger } from './logger.js';
import type { Change } from './ports.js';

/** Those who are told of each change; one that throws keeps no other from hearing of it. */
export class ChangeListeners {
  readonly #listeners: { readonly name: string; readonly tell: (change: Change) => void }[] = [];

  constructor(private readonly logger: Logger) {}

  add(tell: (change: Change) => void, name: string): void {
    this.#listeners.push({ name, tell });
  }

  tell(change: Change): void {
    for (const { name, tell } of this.#listeners) {
      try {
        tell(change);
      } catch (error) {
        this.logger.error(
          { err: error, listener: name, game: change.table.game, version: change.version },
          'a listener of the table threw; this is a bug',
        );
      }
    }
  }
}
