import type { Attached, BoardPicture } from '../../games/picture.js';
import type { Millis } from '../../../games/shared/time.js';
import type { MessageBody } from '../../rest/api.js';
import { LAG_MS, PictureLag } from './picture-lag.js';
import type { PictureTools, ShownPicture, Showing } from './showing.js';

/** Attempts at a picture of the newest state; a message that changes faster is sent with a slightly older picture. */
const MOST_DRAWN = 3;
/** A picture that Discord has refused so often is not sent again: its message shows the game in words. */
const REFUSED_FOR_GOOD = 2;

/** Its words wait no longer for a picture that goes out with them. */
const LATE = Symbol('late');

const NOTHING: Showing = { attached: null, files: [], drops: false, sent: () => undefined };

type Shown = Pick<BoardPicture, 'key' | 'about'> & { readonly attached: Attached };

/** The picture of one message: drawn and uploaded only when it has changed. */
export class PictureOnBoard {
  readonly #lag: PictureLag;
  #shown: Shown | null = null;
  /** One that follows its message: being drawn, or drawn and not yet sent. `data` null: it could not be drawn. */
  #following: { readonly key: string; readonly data: Buffer | null } | null = null;
  /** One that follows its message and is being drawn, or waits for its turn. */
  #drawing: { readonly key: string; readonly drop: () => void } | null = null;
  /** One that goes out with its message and is being drawn. */
  #joint: { readonly key: string; readonly data: Promise<Buffer | null> } | null = null;
  /** One whose message went out without it, as drawing it takes long. */
  #late: object | null = null;
  /** The last picture that Discord refused, and how often. */
  #refused = { key: '', times: 0 };
  #made = 0;
  #stopped = false;
  #uploaded: Promise<void> = Promise.resolve();

  constructor(
    private readonly tools: PictureTools,
    /** The message should be written again: a picture is drawn, or was refused; `urgent`: it has become too old. */
    private readonly onNews: (urgent: boolean) => void,
  ) {
    this.#lag = new PictureLag(tools, () => {
      this.onNews(true);
    });
  }

  /** The picture that the message has now, beside words that tell what is wanted; null: none. */
  beside(wanted: BoardPicture | null): ShownPicture | null {
    if (this.#shown === null) return null;
    return { ...this.#shown.attached, isOld: this.#lag.isLate && this.#isOutdated(wanted) };
  }

  /** An answer to a press. It brings no picture, but takes one away that is about something else. */
  answer(wanted: BoardPicture | null, draw: (attached: ShownPicture | null) => MessageBody): MessageBody {
    if (!this.#isAboutElse(wanted)) return draw(this.beside(wanted));
    this.gone();
    return { ...draw(null), attachments: [] };
  }

  /** Whether that one, which follows its message, could not be drawn, or Discord has refused it for good. */
  isImpossible(wanted: BoardPicture | null): boolean {
    if (wanted === null) return false;
    return this.#isRefused(wanted) || (this.#following?.key === wanted.key && this.#following.data === null);
  }

  /** One that follows its message is on its way. */
  get isDrawing(): boolean {
    return this.#drawing !== null || this.#late !== null;
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
    const edited = this.#lag.during(edit);
    if (isDue)
      this.#uploaded = edited.then(
        () => undefined,
        () => undefined,
      );
    return edited;
  }

  /** Another message has replaced the board, and has no picture yet. */
  gone(): void {
    this.#show(null);
  }

  /** Nothing more is shown: a picture that its thread's end cuts off is no fault. */
  stop(): void {
    this.#stopped = true;
    this.#dropOther(null);
    this.#lag.end();
  }

  /** Whether the message should be written again for its picture's sake. One that follows is drawn first. */
  isDue(wanted: BoardPicture | null): boolean {
    this.#dropOther(wanted);
    if (this.#isOutdated(wanted)) this.#lag.begin();
    else this.#lag.end();
    if (wanted === null || this.#isRefused(wanted)) return this.#shown !== null;
    if (this.#shows(wanted)) return false;
    return wanted.follows === true ? this.#isDrawn(wanted) : true;
  }

  /**
   * What is wanted when it has been drawn: what changed meanwhile is drawn too, so that the words beside it don't tell
   * more than the picture. `anew`: for a new message, which has no picture to keep.
   */
  async newest(wantedNow: () => BoardPicture | null, anew: boolean): Promise<Showing> {
    const until = this.tools.clock.now() + LAG_MS;
    for (let drawn = 1; ; drawn += 1) {
      const wanted = wantedNow();
      const showing = await this.#showing(wanted, anew, until);
      if (drawn === MOST_DRAWN || wantedNow()?.key === wanted?.key) return showing;
    }
  }

  async #showing(wanted: BoardPicture | null, anew: boolean, until: Millis): Promise<Showing> {
    this.#dropOther(wanted);
    if (wanted === null || this.#isRefused(wanted)) {
      // One that was wanted for a moment alone would lie here as long as its game.
      this.#following = null;
      return this.#without(anew);
    }
    if (!anew && this.#shows(wanted)) return this.#keeping(wanted);
    if (wanted.follows !== true) return this.#together(wanted, anew, until);
    const isDrawn = this.#isDrawn(wanted);
    const { data = null } = this.#following?.key === wanted.key ? this.#following : {};
    if (isDrawn && data !== null) return this.#with(wanted, data);
    return anew || this.#drawing === null || this.#isAboutElse(wanted) ? this.#without(anew) : this.#keeping(wanted);
  }

  /** A picture that goes out with its message, unless it takes too long: then it follows. */
  async #together(wanted: BoardPicture, anew: boolean, until: Millis): Promise<Showing> {
    const data = await this.#lag.before(until, this.#jointly(wanted), LATE);
    if (data instanceof Buffer) return this.#with(wanted, data);
    if (data === LATE) this.#sendLater(wanted);
    // The next write draws it again.
    if (data === null && this.#joint?.key === wanted.key) this.#joint = null;
    return anew ? NOTHING : this.#keeping(wanted);
  }

  #jointly(wanted: BoardPicture): Promise<Buffer | null> {
    const { key } = wanted;
    if (this.#following?.key === key && this.#following.data !== null) return Promise.resolve(this.#following.data);
    if (this.#joint?.key !== key) this.#joint = { key, data: this.#drawn(wanted) };
    return this.#joint.data;
  }

  #sendLater({ key }: BoardPicture): void {
    const joint = this.#joint;
    if (joint === null) return;
    this.#late = joint;
    void joint.data.then((data) => {
      if (this.#late === joint) this.#late = null;
      if (this.#joint !== joint) return;
      this.#joint = null;
      this.#following = { key, data };
      if (data !== null) this.onNews(false);
    });
  }

  #keeping(wanted: BoardPicture): Showing {
    const attached = this.beside(wanted);
    if (attached?.isOld === true) this.#lag.told();
    return { ...NOTHING, attached };
  }

  #isOutdated(wanted: BoardPicture | null): boolean {
    return wanted !== null && this.#shown !== null && !this.#shows(wanted);
  }

  /** What it shows isn't what is told of: beside those words it would mislead. */
  #isAboutElse(wanted: BoardPicture | null): boolean {
    const { about } = this.#shown ?? {};
    return about !== undefined && about !== wanted?.about;
  }

  #show(shown: Shown | null): void {
    this.#shown = shown;
    this.#lag.end();
  }

  #isRefused({ key }: BoardPicture): boolean {
    return this.#refused.key === key && this.#refused.times >= REFUSED_FOR_GOOD;
  }

  #noteRefused(key: string): void {
    this.#refused = { key, times: this.#refused.key === key ? this.#refused.times + 1 : 1 };
    this.onNews(false);
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
        // One that could not be drawn is news too: words take its place.
        this.onNews(false);
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

  #with({ key, alt, about }: BoardPicture, data: Buffer): Showing {
    this.#made += 1;
    const name = `board-${this.#made}.png`;
    const attached = { url: `attachment://${name}`, alt };
    return {
      attached: { ...attached, isOld: false },
      files: [{ name, data, contentType: 'image/png', description: alt }],
      drops: false,
      sent: (withoutFiles) => {
        if (withoutFiles) {
          this.#noteRefused(key);
          return;
        }
        this.#show({ key, attached, ...(about === undefined ? {} : { about }) });
        this.#joint = null;
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
        this.#show(null);
      },
    };
  }

  /** A board without its picture is better than none. */
  async #drawn(wanted: BoardPicture, signal?: AbortSignal): Promise<Buffer | null> {
    try {
      return await this.tools.renderPng(wanted.svg(), wanted.width, signal);
    } catch (err) {
      if (!this.#stopped && signal?.aborted !== true)
        this.tools.log.warn({ err }, 'a board could not be drawn as a picture');
      return null;
    }
  }
}
