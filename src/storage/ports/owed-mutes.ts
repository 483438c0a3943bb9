/** Somebody whom the bot has muted in voice, or of whom it must not forget that a moderator unmuted them. */
export interface OwedMute {
  readonly guildId: string;
  readonly userId: string;
  /**
   * `sent`: a request is out, and what became of it is not known; `muted`: Discord said that they are muted; `spared`: a
   * moderator unmuted them, and nothing is owed while their game lasts.
   */
  readonly state: 'sent' | 'muted' | 'spared';
}

/** Stored before anybody is muted, and until they are unmuted; no deletion of a person's or server's data touches it. */
export interface OwedMutes {
  all(): Promise<readonly OwedMute[]>;
  /** Resolves once a power cut would lose none of it. */
  put(owed: OwedMute): Promise<void>;
  settle(guildId: string, userId: string): Promise<void>;
}
