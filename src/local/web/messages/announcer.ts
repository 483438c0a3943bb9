import type { PageMessage } from '../../protocol.js';
import { everyComponent } from '../components/draw.js';
import { text } from '../components/fields.js';
import { plainText } from '../markdown/draw.js';

const PAUSE_MS = 4000;

function allText(message: PageMessage): string {
  const parts = everyComponent(message)
    .filter((component) => component.type === 10)
    .map((part) => text(part, 'content') ?? '');
  return [message.content, ...parts].join('\n');
}

/** The first line of a message without markup: what it is about. */
export function firstLine(message: PageMessage): string {
  const line = allText(message)
    .split('\n')
    .map(plainText)
    .find((words) => words !== '');
  return line ?? '';
}

/** Reads out the first line of a message with buttons when it becomes another, and not more often than is bearable. */
export class Announcer {
  private readonly known = new Map<string, string>();
  private due: number | undefined;
  private next = '';

  constructor(private readonly say: (words: string) => void) {}

  look(messages: readonly PageMessage[]): void {
    for (const message of messages) {
      if (message.components.length === 0) continue;
      // Numbers count down; only other words are news.
      const line = firstLine(message);
      const shape = line.replace(/\d+/g, '');
      const before = this.known.get(message.id);
      this.known.set(message.id, shape);
      if (before !== undefined && before !== shape) this.announce(line);
    }
  }

  private announce(words: string): void {
    this.next = words;
    this.due ??= window.setTimeout(() => {
      this.due = undefined;
      this.say(this.next);
    }, PAUSE_MS);
  }
}
