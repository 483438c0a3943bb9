import type { Note, Outcome } from './ports.js';
import type { ServerFrame } from './protocol.js';

/** Private messages that one page is shown, one at a time; each has an id, by which it is replaced while it is open. */
export class Notes {
  #count = 0;

  constructor(private readonly send: (frame: ServerFrame & { readonly is: 'note' }) => void) {}

  show(note: Note | null, follow: Outcome['follow']): void {
    if (note === null) {
      this.send({ is: 'note', note });
      return;
    }
    this.#count += 1;
    const id = `note-${this.#count}`;
    this.send({ is: 'note', note: { id, ...note } });
    follow?.((next) => {
      this.send({ is: 'note', note: { id, ...next }, replaces: true });
    });
  }
}
