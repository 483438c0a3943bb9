import { hash } from 'node:crypto';
import type { EntryText } from './stored-log.js';

/**
 * Chains an entry to the one before. `previous` is that one's digest, for the first entry the game's id, so that an
 * entry can be neither changed nor moved without every later digest being wrong.
 * The canonical text is the JSON array [sequence, at, action, events] without blanks, after `previous` and a newline.
 */
export function digestOf(previous: string, entry: EntryText): string {
  return hash('sha256', `${previous}\n[${entry.sequence},${entry.at},${entry.action},${entry.events}]`, 'hex');
}
