import type { PageMessage } from '../../protocol.js';
import { allLines, gist, headLines, isSmall, isUrgent, spoken, type SpeechContext } from './reading.js';

/** Polite news of so many milliseconds are told together. */
const GATHER_MS = 700;
/** What comes later after one's own click is no answer to it. */
const ANSWER_MS = 4_000;
/** A dealt field of ten, and what is said around it. */
const MOST_LINES = 14;

export type Urgency = 'polite' | 'assertive';

export interface AnnouncerOptions extends SpeechContext {
  /** Says it; assertive words cut off what is being said. */
  readonly say: (words: string, urgency: Urgency) => void;
  readonly setTimeout: (run: () => void, ms: number) => void;
  /** When this person last did something that may be answered. */
  readonly actedAt: () => number;
}

/**
 * Tells those who can't see them which lines of a message with components have changed. Of a public message that is
 * its heading (the first text): a board below it changes all the time. Of one that only this person sees, soon after
 * they did something, it is every changed line, for that is the outcome of their own click.
 */
export class Announcer {
  /** What each message said when it was last looked at. */
  readonly #known = new Map<string, PageMessage>();
  #channel: string | undefined;
  #waiting: string[] = [];

  constructor(private readonly options: AnnouncerOptions) {}

  look(channelId: string, messages: readonly PageMessage[]): void {
    // What was there when one came into the channel is no news.
    const entered = channelId !== this.#channel;
    this.#channel = channelId;
    for (const message of messages) {
      const before = this.#known.get(message.id);
      if (before === message) continue;
      this.#known.set(message.id, message);
      if (!entered && message.components.length > 0) this.#tell(before, message);
    }
    this.#forget(messages);
  }

  #forget(messages: readonly PageMessage[]): void {
    if (this.#known.size <= 2 * messages.length + 50) return;
    const here = new Set(messages.map(({ id }) => id));
    for (const id of this.#known.keys()) if (!here.has(id)) this.#known.delete(id);
  }

  #tell(before: PageMessage | undefined, message: PageMessage): void {
    const { actedAt, now } = this.options;
    const own = message.ephemeral && now() - actedAt() < ANSWER_MS;
    const lines = changedLines(before, message, own ? allLines : headLines);
    const words = lines.map((line) => spoken(line, this.options)).filter((line) => line !== '');
    if (words.length === 0) return;
    if (lines.some(isUrgent) && !message.ephemeral && before !== undefined)
      this.options.say(sentences(words), 'assertive');
    else this.#gather(words);
  }

  #gather(words: readonly string[]): void {
    if (this.#waiting.length === 0) {
      this.options.setTimeout(() => {
        const all = [...new Set(this.#waiting)];
        this.#waiting = [];
        this.options.say(sentences(all), 'polite');
      }, GATHER_MS);
    }
    this.#waiting.push(...words);
  }
}

/** One after the other, with a pause between. */
const sentences = (lines: readonly string[]): string =>
  lines.map((line, at) => (at < lines.length - 1 && !/[.!?…:]$/.test(line) ? `${line}.` : line)).join(' ');

/** The lines that weren't there before, without small print; countdowns are no news. */
export function changedLines(
  before: PageMessage | undefined,
  after: PageMessage,
  linesOf: (message: PageMessage) => readonly string[],
): readonly string[] {
  // Against all lines of before: one that only moved up into the heading was told already.
  const old = new Set(before === undefined ? [] : allLines(before).map(gist));
  return linesOf(after)
    .filter((line) => line.trim() !== '' && !isSmall(line) && !old.has(gist(line)))
    .slice(0, MOST_LINES);
}
