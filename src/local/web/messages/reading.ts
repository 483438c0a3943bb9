import type { PageMessage } from '../../protocol.js';
import { everyComponent, text } from '../../../web/components/fields.js';
import { timestampText } from '../../../web/time-text.js';
import { plainText } from '../../../web/markdown/plain.js';

/** What a message says, line by line, for those who can't look at it. */

/** The texts of a message in their order: its content, then its text displays. */
function textsOf(message: PageMessage): readonly string[] {
  const parts = everyComponent(message)
    .filter((component) => component.type === 10)
    .map((part) => text(part, 'content') ?? '');
  return [message.content, ...parts].filter((part) => part !== '');
}

const CUSTOM_EMOJI = /<a?:\w+:\d+>/g;

/** All lines, with their markup. */
export const allLines = (message: PageMessage): readonly string[] => textsOf(message).join('\n').split('\n');

/** The lines of the first text: a message's heading, in which a bot says what is going on. */
export const headLines = (message: PageMessage): readonly string[] => (textsOf(message)[0] ?? '').split('\n');

/** The first line of a message without markup and without the bot's own emoji: what it is about. */
export const firstLine = (message: PageMessage): string =>
  allLines(message)
    .map((line) => plainText(line.replace(CUSTOM_EMOJI, '')))
    .find((words) => words !== '') ?? '';

/** What names and moments stand for in a text. */
export interface SpeechContext {
  readonly nameOf: (userId: string) => string | undefined;
  readonly now: () => number;
}

const TIMES = /<t:(-?\d{1,13})(?::([tTdDfFR]))?>/g;

const PICTURES = /<a?:(\w+):\d+>/g;

/** Own emoji with their names, in words, between marks that no text has. */
const marked = (line: string): string =>
  line.replace(PICTURES, (_, name: string) => `\ue000${name.replaceAll('_', ' ')}\ue001`);

/** A picture's name in words. What it shows mostly stands beside it once more: `rocket 3`, not `rocket 3 3`. */
function named(line: string): string {
  const [first = '', ...parts] = line.split('\ue000');
  const told = parts.map((part) => {
    const [name = '', rest = ''] = part.split('\ue001');
    const words = name.split(' ');
    const after = rest.trimStart();
    const twice = words.map((_, at) => words.slice(at).join(' ')).find((tail) => startsWith(after, tail));
    return ` ${name} ${twice === undefined ? after : after.slice(twice.length).trimStart()}`;
  });
  return [first, ...told].join('');
}

const startsWith = (text: string, words: string): boolean =>
  text.startsWith(words) && !/^\w/.test(text.slice(words.length));

/** A line as it is spoken: names and moments in words, no markup, and none of the pictures that only decorate. */
export function spoken(line: string, { nameOf, now }: SpeechContext): string {
  const words = line
    .replace(TIMES, (_, unix: string, style?: string) => timestampText(Number(unix), style ?? 'f', now()))
    .replace(/<@!?(\d+)>/g, (_, id: string) => nameOf(id) ?? '');
  const plain = named(plainText(marked(words)));
  const bare = plain
    .replace(/[\p{So}\p{Sk}\ufe0f\u200d▸⟪⟫]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .trim();
  return bare === '' ? plain : bare;
}

/** Whether a line is the same news as another: seconds that run down are none. */
export function gist(line: string): string {
  const timeless = line.replace(TIMES, '');
  return timeless === line ? line : timeless.replace(/\d+/g, '');
}

/** Discord's small print (`-#`), which isn't announced. */
export const isSmall = (line: string): boolean => line.startsWith('-# ');

/** What a bot sets in bold at a line's begin, or as a heading, is urgent: `🚀 **LAUNCHING** …`, `# Won`. */
export const isUrgent = (line: string): boolean => !isSmall(line) && /^(?:#{1,3} |[^\p{L}\p{N}*]{0,8}\*\*)/u.test(line);

/** A first line as a message's name: without its details, and without what signs draw, such as bars of blocks. */
export function nameIn(line: string): string {
  const [head = ''] = line.split(' · ');
  return head.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.!?)]+$/gu, '');
}
