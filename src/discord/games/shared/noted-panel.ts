import type { Millis } from '../../../games/shared/time.js';

/** A panel with a note on top, as a refusal, for some seconds or until the next press. */
export abstract class NotedPanel {
  layout = '';
  #note: { readonly text: string; readonly until: Millis } | null = null;

  tell(text: string, until: Millis): void {
    this.#note = { text, until };
  }

  /** A new press: what the one before was told is past. */
  clearNote(): void {
    this.#note = null;
  }

  /** Nothing else may happen for minutes, and a refusal would stand as long. */
  nextRedraw(now: Millis): Millis | null {
    return this.#note !== null && this.#note.until > now ? this.#note.until : null;
  }

  protected noteAt(now: Millis): string | null {
    return this.#note !== null && this.#note.until > now ? this.#note.text : null;
  }
}
