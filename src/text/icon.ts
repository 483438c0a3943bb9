/** One of the bot's own emoji, as Discord knows it. */
export interface Icon {
  readonly id: string;
  readonly name: string;
}

/** The bot's own emoji by name; null while one can't be had. It answers at once: nothing waits for a picture. */
/** `symbol`: what stands for it where it can't be shown. */
export type Icons = (name: string, symbol?: string) => Icon | null;
