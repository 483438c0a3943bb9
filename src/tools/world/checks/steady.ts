import { allText, buttonsOf } from '../../../local/index.js';
import type { ShownMessage } from './secrets.js';

export const COACH = /\*\*Coach/;

/** Clocks run on between two edits: the blocks of a zone's time are only as new as the message. */
export const withoutClocks = (text: string): string =>
  text
    .replace(/<t:\d+:\w>/g, '<t>')
    .replace(/[▮▯]+/gu, '▮')
    .replace(/\d+ seconds?/g, 'n seconds');

/** Without what changes with time alone. */
export const steady = (message: ShownMessage): string =>
  withoutClocks(
    `${allText(message)}\n${buttonsOf(message)
      .map(({ label, disabled }) => `[${label ?? ''}${disabled ? ' off' : ''}]`)
      .join('\n')}`,
  )
    // What has just happened is left standing until the next edit.
    .replace(/^((▸|⚠️|-# Last salvo:).*|.* joined\.)\n/gm, '')
    // Emoji that were taken away come back with the next edit.
    .replace(/(<:\w+:\d+>|\p{Extended_Pictographic}\uFE0F?) ?/gu, '');

/** What it should say and doesn't; null: nothing. What it says beside that, as a note for some seconds, may stand on. */
export function missing(is: string, should: string): string | null {
  const shown = is.split('\n');
  const lines = should.split('\n').filter((line) => !shown.includes(line));
  return lines.length === 0 ? null : lines.slice(0, 12).join('\n');
}
