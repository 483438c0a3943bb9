import type { Component, DrawnMessage } from '../../activity/index.js';
import type { MessageBody } from '../rest/api.js';
import { shownOf } from './drawn.js';
import type { Offered } from './room-presses.js';

/** What can be pressed beside a game's own table. It hardly changes, and is the same object then. */
export class Beside {
  #last: { readonly of: MessageBody['components']; readonly drawn: DrawnMessage } | null = null;

  constructor(private readonly offered: Pick<Offered, 'addBeside'>) {}

  draw(id: string, { components }: MessageBody): DrawnMessage {
    if (this.#last !== null && this.#last.of === components && this.#last.drawn.id === id) return this.#last.drawn;
    const shown = shownOf(Array.isArray(components) ? (components as readonly Component[]) : [], []);
    this.offered.addBeside(shown);
    const drawn = { id, components: shown };
    this.#last = { of: components, drawn };
    return drawn;
  }
}
