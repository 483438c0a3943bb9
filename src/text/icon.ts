/** One of the bot's own emoji, as Discord knows it. */
export interface Icon {
  readonly id: string;
  readonly name: string;
}

/** The bot's own emoji by name; null while one can't be had. It answers at once: nothing waits for a picture. */
export type Icons = (name: string) => Icon | null;
