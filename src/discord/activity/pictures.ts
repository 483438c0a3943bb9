import { createHash, createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RandomBytes } from '../../table/ports.js';
import type { Attached, BoardPicture } from '../games/picture.js';
import type { RenderPng } from '../messages/board/showing.js';
import type { Files } from './drawn.js';

/** A picture is asked for as soon as it is drawn in a page: more than are on all pages at once are of the past. */
const MOST = 200;

/** The name of a board's or a panel's picture in its message. */
const PICTURE = 'picture.png';

export interface PictureDrawing {
  readonly renderPng: RenderPng;
  readonly randomBytes: RandomBytes;
}

interface Offered {
  readonly draw: () => Promise<Buffer>;
  drawn: Promise<Buffer> | null;
}

/** Pictures of messages, for pages that may load nothing from Discord's servers. Each is drawn when a page asks for it. */
export class Pictures {
  readonly #offered = new LRUCache<string, Offered>({ max: MOST });
  readonly #secret: Buffer;

  constructor(
    private readonly renderPng: RenderPng,
    randomBytes: RandomBytes,
  ) {
    this.#secret = Buffer.from(randomBytes(32));
  }

  /** Gives the token that it is asked for by, which nobody can guess; the same picture has the same one. */
  offer(where: string, { key, width, svg }: BoardPicture): string {
    return this.#keep(`${where} ${key}`, () => this.renderPng(svg(), width));
  }

  /** A message's picture as the message shows it, and the file that it names. */
  attach(where: string, wanted: BoardPicture | null): (Attached & { readonly files: Files }) | null {
    if (wanted === null) return null;
    const files = [{ name: PICTURE, token: this.offer(where, wanted) }];
    return { url: `attachment://${PICTURE}`, alt: wanted.alt, files };
  }

  /** The same for one that is drawn already. */
  offerDrawn(data: Buffer): string {
    const digest = createHash('sha256').update(data).digest('base64url');
    return this.#keep(`drawn ${digest}`, () => Promise.resolve(data));
  }

  /** Null: there is none by that token, or none any more. */
  find(token: string): Promise<Buffer> | null {
    const offered = this.#offered.get(token);
    if (offered === undefined) return null;
    offered.drawn ??= offered.draw().catch((error: unknown) => {
      // Its thread may have crashed: the next page that asks has it drawn again.
      offered.drawn = null;
      throw error;
    });
    return offered.drawn;
  }

  #keep(name: string, draw: () => Promise<Buffer>): string {
    const token = createHmac('sha256', this.#secret).update(name).digest('base64url');
    this.#offered.set(token, this.#offered.get(token) ?? { draw, drawn: null });
    return token;
  }
}
