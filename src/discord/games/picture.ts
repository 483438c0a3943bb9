/** A picture on a message, as on the public one. */
export interface BoardPicture {
  /** The same key, the same picture: it stays on the message as it is. */
  readonly key: string;
  /** In pixels. */
  readonly width: number;
  /** Drawn only where the key is new. */
  svg(): string;
  /** What it shows, for those who can't see it: at most 1,024 characters. */
  readonly alt: string;
  /** The message doesn't wait for it: the picture comes by an edit of its own. Absent: both go out together. */
  readonly follows?: true;
}

/** A picture as a message shows it. */
export interface Attached {
  readonly url: string;
  readonly alt: string;
}
