import type { MessageBody } from '../rest/api.js';

/** A picture on a message, as on the public one. */
export interface BoardPicture {
  /** Identifies the picture: while the key stays the same, the message's picture isn't drawn or uploaded again. */
  readonly key: string;
  /** In pixels. */
  readonly width: number;
  /** Drawn only where the key is new. */
  svg(): string;
  /** What it shows, for those who can't see it: at most 1,024 characters. */
  readonly alt: string;
  /** What its choices are of: beside words about anything else it would mislead. Absent: it shows the whole game. */
  readonly about?: string;
  /** The message is sent without waiting for the picture, which a later edit adds. Absent: both are sent together. */
  readonly follows?: true;
}

/** A picture as a message shows it. */
export interface Attached {
  readonly url: string;
  readonly alt: string;
  /** Said below it; absent: nothing. */
  readonly note?: string;
}

/** What the bot says of itself, and the picture that goes with it. */
export interface Introduction {
  readonly picture: BoardPicture | null;
  draw(picture: Attached | null): MessageBody;
}
