import { LRUCache } from 'lru-cache';
import type { Component, Press } from '../../activity/index.js';
import { idsOn } from './drawn.js';

/** Presses that mean something of their own in the Activity, and which may be pressed at all. */

/** What is always on the screen: nothing more has to be said. */
export const SHOWN_ANYWAY: ReadonlySet<string> = new Set([
  'table/open',
  'hand/open',
  'board/hand',
  'board/renew',
  'watch/open',
]);
/** Presses that open, or resume, a table of one's own; and those that leave it. */
export const OPENS_OWN: ReadonlySet<string> = new Set([
  'offer/lesson',
  'end/same',
  'past/practice',
  'daily/table',
  'daily/begin',
]);
export const LEAVES_OWN: ReadonlySet<string> = new Set(['lesson/leave', 'practice/end', 'offer/first']);
/** On a panel of a table of one's own, what isn't play: it stands beside the game's own table. */
export const BESIDE_PLAY: ReadonlySet<string> = new Set(['lesson/leave', 'lesson/again', 'practice/end']);

/** May be pressed though another process drew it, since a note stays open while the socket is lost: it changes nothing. */
const ASKED_AGAIN: ReadonlySet<string> = new Set(['past/analysis']);

const MOST_OFFERED = 600;

/** Ids of buttons and options that were drawn last, and may be pressed: a page can send any text. */
export class Offered {
  readonly #ids = new LRUCache<string, true>({ max: MOST_OFFERED });
  /** Those beside the game's own table, which stay on the screen however many others are offered. */
  #beside: ReadonlySet<string> = new Set();

  add(components: readonly Component[]): void {
    for (const id of components.flatMap(idsOn)) this.#ids.set(id, true);
  }

  addBeside(components: readonly Component[]): void {
    this.#beside = new Set(components.flatMap(idsOn));
    this.add(components);
  }

  /** `name`: of the press that its id says; '' if none. */
  allows({ customId, values }: Press, name: string): boolean {
    return (
      [customId, ...values].every((id) => this.#beside.has(id) || this.#ids.has(id)) ||
      (ASKED_AGAIN.has(name) && values.length === 0)
    );
  }
}
