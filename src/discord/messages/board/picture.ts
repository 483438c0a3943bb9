import type { Attached, BoardPicture } from '../../games/picture.js';
import type { Logger } from '../../ports.js';
import type { MessageFile } from '../../rest/api.js';

/** Renders an SVG as a PNG, `width` pixels wide. `signal` aborts a drawing that is no longer wanted. */
export type RenderPng = (svg: string, width: number, signal?: AbortSignal) => Promise<Buffer>;

/** What a message shows next: the picture that it has, or a new one that is uploaded with it. */
export interface Showing {
  readonly attached: Attached | null;
  readonly files: readonly MessageFile[];
  /** The picture that it has is removed. */
  readonly drops: boolean;
  /** To be called once Discord has taken the message; `withoutFiles`: but not its picture. */
  sent(withoutFiles: boolean): void;
}

/** Attempts at a picture of the newest state; a message that changes faster is sent with a slightly older picture. */
const MOST_DRAWN = 3;
/** A picture that Discord has refused so often is not sent again: its message shows the game in words. */
const REFUSED_FOR_GOOD = 2;

const NOTHING: Showing = { attached: null, files: [], drops: false, sent: () => undefined };

/** The picture of one board: drawn and uploaded only when it has changed. */
export class PictureOnBoard {
  #shown: { readonly key: string; readonly attached: Attached } | null = null;
  /** One that follows its message: being drawn, or drawn and not yet sent. `data` null: it could not be drawn. */
  #following: { readonly key: string; readonly data: Buffer | null } | null = null;
  /** One that follows its message and is being drawn, or waits for its turn. */
  #drawing: { readonly key: string; readonly drop: () => void } | null = null;
  /** The last picture that Discord refused, and how often. */
  #refused = { key: '', times: 0 };
  #made = 0;
  #stopped = false;
  #uploaded: Promise<void> = Promise.resolve();

  constructor(
    private readonly renderPng: RenderPng,
    private readonly log: Logger,
    /** One that follows its message has been drawn. */
    private readonly onDrawn: () => void,
    /** Discord has taken the message, but not the picture: it should be drawn again. */
    private readonly onRefused: () => void = onDrawn,
  ) {}

  /** The picture that the message has now; null: none. */
  get attached(): Attached | null {
    return this.#shown?.attached ?? null;
  }

  /** One that follows its message is on its way. */
  get isDrawing(): boolean {
    return this.#drawing !== null;
  }

  /**
   * Until no edit that brings or takes a picture is under way: an answer that names the one it replaces would be
   * refused, since the message no longer has it.
   */
  get inPlace(): Promise<void> {
    return this.#uploaded;
  }

  /** Does an edit; where it brings or takes a picture, `inPlace` waits for its end. */
  async during<T>(wanted: BoardPicture | null, edit: () => Promise<T>): Promise<T> {
    const isDue = this.isDue(wanted);
    const edited = edit();
    if (isDue)
      this.#uploaded = edited.then(
        () => undefined,
        () => undefined,
      );
    return edited;
  }

  /** Another message has replaced the board, and has no picture yet. */
  gone(): void {
    this.#shown = null;
  }

  /** Nothing more is shown: a picture that its thread's end cuts off is no fault. */
  stop(): void {
    this.#stopped = true;
    this.#dropOther(null);
  }

  /** Whether the message should be written again for its picture's sake. One that follows is drawn first. */
  isDue(wanted: BoardPicture | null): boolean {
    this.#dropOther(wanted);
    if (wanted === null || this.#isRefused(wanted)) return this.#shown !== null;
    if (this.#shows(wanted)) return false;
    return wanted.follows === true ? this.#isDrawn(wanted) : true;
  }

  /**
   * What is wanted when it has been drawn: what changed meanwhile is drawn too, so that the words beside it don't tell
   * more than the picture. `anew`: for a new message, which has no picture to keep.
   */
  async newest(wantedNow: () => BoardPicture | null, anew: boolean): Promise<Showing> {
    for (let drawn = 1; ; drawn += 1) {
      const wanted = wantedNow();
      const showing = await this.#showing(wanted, anew);
      if (drawn === MOST_DRAWN || wantedNow()?.key === wanted?.key) return showing;
    }
  }

  async #showing(wanted: BoardPicture | null, anew: boolean): Promise<Showing> {
    this.#dropOther(wanted);
    if (wanted === null || this.#isRefused(wanted)) {
      // One that was wanted for a moment alone would lie here as long as its game.
      this.#following = null;
      return this.#without(anew);
    }
    if (!anew && this.#shows(wanted)) return { ...NOTHING, attached: this.attached };
    if (wanted.follows === true) {
      const data = this.#isDrawn(wanted) ? (this.#following?.data ?? null) : null;
      return data === null ? this.#without(anew) : this.#with(wanted, data);
    }
    const data = await this.#drawn(wanted);
    if (data !== null) return this.#with(wanted, data);
    return anew ? NOTHING : { ...NOTHING, attached: this.attached };
  }

  #isRefused({ key }: BoardPicture): boolean {
    return this.#refused.key === key && this.#refused.times >= REFUSED_FOR_GOOD;
  }

  #noteRefused(key: string): void {
    this.#refused = { key, times: this.#refused.key === key ? this.#refused.times + 1 : 1 };
    this.onRefused();
  }

  #shows({ key }: BoardPicture): boolean {
    return this.#shown?.key === key;
  }

  /** Whether it lies ready; if not, it is being drawn from now on. One that could not be drawn is not tried again. */
  #isDrawn(wanted: BoardPicture): boolean {
    const { key } = wanted;
    if (this.#following?.key === key) return this.#following.data !== null;
    if (this.#drawing?.key !== key) {
      const wish = new AbortController();
      const drawing = {
        key,
        drop: () => {
          wish.abort();
        },
      };
      this.#drawing = drawing;
      void this.#drawn(wanted, wish.signal).then((data) => {
        if (this.#drawing !== drawing) return;
        this.#drawing = null;
        this.#following = { key, data };
        if (data !== null) this.onDrawn();
      });
    }
    return false;
  }

  /** Another picture is wanted by now, or none: where many wait to be drawn, it would keep those that are wanted. */
  #dropOther(wanted: BoardPicture | null): void {
    if (this.#drawing === null || this.#drawing.key === wanted?.key) return;
    this.#drawing.drop();
    this.#drawing = null;
  }

  #with({ key, alt }: BoardPicture, data: Buffer): Showing {
    this.#made += 1;
    const name = `board-${this.#made}.png`;
    const attached = { url: `attachment://${name}`, alt };
    return {
      attached,
      files: [{ name, data, contentType: 'image/png', description: alt }],
      drops: false,
      sent: (withoutFiles) => {
        if (withoutFiles) {
          this.#noteRefused(key);
          return;
        }
        this.#shown = { key, attached };
        // Discord has it now; kept here, it would be most of a game's memory.
        if (this.#following?.key === key) this.#following = null;
      },
    };
  }

  #without(anew: boolean): Showing {
    if (anew || this.#shown === null) return NOTHING;
    return {
      ...NOTHING,
      drops: true,
      sent: () => {
        this.#shown = null;
      },
    };
  }

  /** A board without its picture is better than none. */
  async #drawn(wanted: BoardPicture, signal?: AbortSignal): Promise<Buffer | null> {
    try {
      return await this.renderPng(wanted.svg(), wanted.width, signal);
    } catch (err) {
      if (!this.#stopped && signal?.aborted !== true) this.log.warn({ err }, 'a board could not be drawn as a picture');
      return null;
    }
  }
}
