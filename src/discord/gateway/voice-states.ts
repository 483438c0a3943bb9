import { json, list, text, type Json } from './read.js';

/** Somebody joined or left voice, moved, or was muted; `muted` null: not in voice. */
export interface VoiceChange {
  readonly userId: string;
  readonly before: boolean | null;
  readonly muted: boolean | null;
}

/** Who sits in voice, by server, and whether they are server-muted. */
export class VoiceStates {
  readonly #guilds = new Map<string, Map<string, boolean>>();

  of(guildId: string): ReadonlyMap<string, boolean> {
    return this.#guilds.get(guildId) ?? new Map();
  }

  /** All of a server's, as GUILD_CREATE lists them. */
  replace(guildId: string, states: unknown): void {
    const seated = list(states)
      .map(json)
      .filter(({ channel_id: channel }) => typeof channel === 'string')
      .map((state): [string, boolean] => [text(state['user_id']), state['mute'] === true]);
    if (seated.length === 0) this.#guilds.delete(guildId);
    else this.#guilds.set(guildId, new Map(seated));
  }

  /** Takes a VOICE_STATE_UPDATE. */
  update(guildId: string, state: Json): VoiceChange {
    const userId = text(state['user_id']);
    const seated = this.#guilds.get(guildId) ?? new Map<string, boolean>();
    const before = seated.get(userId) ?? null;
    const muted = typeof state['channel_id'] === 'string' ? state['mute'] === true : null;
    if (muted === null) seated.delete(userId);
    else seated.set(userId, muted);
    if (seated.size === 0) this.#guilds.delete(guildId);
    else this.#guilds.set(guildId, seated);
    return { userId, before, muted };
  }

  drop(guildId: string): void {
    this.#guilds.delete(guildId);
  }
}
