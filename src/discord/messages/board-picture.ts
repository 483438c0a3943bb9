import type { BoardPicture } from '../games/looks.js';
import type { Logger } from '../ports.js';
import type { MessageFile } from '../rest/api.js';

/** A PNG of an SVG, so many pixels wide. */
export type RenderPng = (svg: string, width: number) => Promise<Buffer>;

/** A picture as a message shows it. */
export interface Attached {
  readonly url: string;
  readonly alt: string;
}

/** What a message is to show now: a picture that it has, or a new one that goes with it. */
export interface Showing {
  readonly attached: Attached | null;
  readonly files: readonly MessageFile[];
  /** The message was taken with it. */
  sent(): void;
}

const NOTHING: Showing = { attached: null, files: [], sent: () => undefined };

/** The picture of one board: drawn and uploaded only when it has changed. */
export class PictureOnBoard {
  #shown: { readonly key: string; readonly attached: Attached } | null = null;
  #made = 0;

  constructor(
    private readonly renderPng: RenderPng,
    private readonly log: Logger,
  ) {}

  /** What the message has on it now. */
  get attached(): Attached | null {
    return this.#shown?.attached ?? null;
  }

  shows({ key }: BoardPicture): boolean {
    return this.#shown?.key === key;
  }

  /** Another message is the board now: it has no picture yet. */
  gone(): void {
    this.#shown = null;
  }

  /** `anew`: for a new message, which has no picture to keep. */
  async newest(wanted: BoardPicture | null, anew: boolean): Promise<Showing> {
    if (wanted === null) return NOTHING;
    if (!anew && this.shows(wanted)) return { ...NOTHING, attached: this.attached };
    const data = await this.#drawn(wanted);
    if (data === null) return anew ? NOTHING : { ...NOTHING, attached: this.attached };
    this.#made += 1;
    const name = `board-${this.#made}.png`;
    const attached = { url: `attachment://${name}`, alt: wanted.alt };
    return {
      attached,
      files: [{ name, data, contentType: 'image/png', description: wanted.alt }],
      sent: () => {
        this.#shown = { key: wanted.key, attached };
      },
    };
  }

  /** A board without its picture is better than none. */
  async #drawn(wanted: BoardPicture): Promise<Buffer | null> {
    try {
      return await this.renderPng(wanted.svg(), wanted.width);
    } catch (err) {
      this.log.warn({ err }, 'a board could not be drawn as a picture');
      return null;
    }
  }
}
