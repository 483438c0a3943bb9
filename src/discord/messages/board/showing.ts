import type { Attached } from '../../games/picture.js';
import type { Clock, Timers } from '../../../table/ports.js';
import type { Translate } from '../../../text/index.js';
import type { Logger } from '../../ports.js';
import type { MessageFile } from '../../rest/api.js';

/** Renders an SVG as a PNG, `width` pixels wide. `signal` aborts a drawing that is no longer wanted. */
export type RenderPng = (svg: string, width: number, signal?: AbortSignal) => Promise<Buffer>;

/** What a message's picture is drawn with. */
export interface PictureTools {
  readonly renderPng: RenderPng;
  readonly log: Logger;
  readonly clock: Clock;
  readonly timers: Timers;
}

/** The picture that a message has; `isOld`: its words have been newer for too long to say nothing of it. */
export interface ShownPicture extends Attached {
  readonly isOld: boolean;
}

/** The picture, with a word on its age where that is needed. */
export const withAge = (shown: ShownPicture | null, t: Translate): Attached | null =>
  shown === null ? null : { url: shown.url, alt: shown.alt, ...(shown.isOld ? { note: t('table.picture-old') } : {}) };

/** What a message shows next: the picture that it has, or a new one that is uploaded with it. */
export interface Showing {
  readonly attached: ShownPicture | null;
  readonly files: readonly MessageFile[];
  /** The picture that it has is removed. */
  readonly drops: boolean;
  /** To be called once Discord has taken the message; `withoutFiles`: but not its picture. */
  sent(withoutFiles: boolean): void;
}
