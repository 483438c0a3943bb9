import type { Millis } from '../../games/shared/time.js';
import type { Clock } from '../../table/ports.js';
import type { ChatMessage, Click, CommandCall, Deletion, NewThread } from './incoming.js';
import type { VoiceChange } from './voice-states.js';

/** The handlers of the gateway's events. They are called in the order of arrival, and must not throw. */
export interface Listeners {
  onInteraction(interaction: Click | CommandCall): void;
  onMessage(message: ChatMessage): void;
  onThread(thread: NewThread): void;
  onDeletion(deletion: Deletion): void;
  /** Somebody's state in a voice channel changed. */
  onVoice(guildId: string, change: VoiceChange): void;
  onBan(guildId: string, userId: string): void;
  /** A server is available: at each start, and when the bot was added to it. */
  onGuild(guildId: string): void;
  /** The bot was added to a server. `channelId`: where it may write a welcome; null: nowhere. */
  onJoined(guildId: string, channelId: string | null, locale: string | null): void;
  /** The gateway connection was down since then (R1), for the servers for which `concerns` is true. */
  onDowntime(since: Millis, concerns: (guildId: string) => boolean): void;
}

/** How long a waiting successor holds events: Discord gives an interaction three seconds, and the answer needs some. */
const HELD_MS = 2500;
/** Two sessions on one shard get the same events, one of them later by no more than this. */
const APART_MS = 15_000;

interface Held {
  readonly at: Millis;
  /** The interaction's or message's id, by which duplicates are dropped; null: handling it twice is harmless. */
  readonly id: string | null;
  /** An interaction's. */
  readonly token?: string;
  readonly bring: (to: Listeners) => void;
}

/**
 * Buffers gateway events and hands them to the listeners. While there are none (the process waits as a successor),
 * events are held for 2.5 s, and the previous process handles them; once closed they are dropped, and the successor
 * handles them.
 */
export class Inbox implements Listeners {
  #to: Listeners | 'nobody-yet' | 'closed' = 'nobody-yet';
  #held: Held[] = [];
  /** Ids of events handled lately, with the time; the oldest first. */
  readonly #taken = new Map<string, Millis>();
  /** Ids of events that the previous process handled, and tokens of interactions that it answered. */
  #before: ReadonlySet<string> = new Set();

  constructor(private readonly clock: Clock) {}

  onInteraction(interaction: Click | CommandCall): void {
    const { id, token } = interaction;
    const bring = (to: Listeners): void => {
      to.onInteraction(interaction);
    };
    this.#take(id, bring, token);
  }

  onMessage(message: ChatMessage): void {
    // An edit has its message's id, so its time tells it from the message and from other edits; pictures of links
    // come in an update that has both.
    const edit = message.edited ? `@${message.editedAt ?? ''}` : '';
    this.#take(`${message.id}${edit}${message.pictures ? ' pictures' : ''}`, (to) => {
      to.onMessage(message);
    });
  }

  onThread(thread: NewThread): void {
    // A thread that was made from a message has the message's id.
    this.#take(`thread ${thread.id}`, (to) => {
      to.onThread(thread);
    });
  }

  onDeletion(deletion: Deletion): void {
    this.#take(null, (to) => {
      to.onDeletion(deletion);
    });
  }

  /** Not held: whoever takes over looks at everybody in voice anew. */
  onBan(guildId: string, userId: string): void {
    if (typeof this.#to !== 'string') this.#to.onBan(guildId, userId);
  }

  onVoice(guildId: string, change: VoiceChange): void {
    if (typeof this.#to !== 'string') this.#to.onVoice(guildId, change);
  }

  onGuild(guildId: string): void {
    this.#take(null, (to) => {
      to.onGuild(guildId);
    });
  }

  onJoined(guildId: string, channelId: string | null, locale: string | null): void {
    this.#take(`joined ${guildId}`, (to) => {
      to.onJoined(guildId, channelId, locale);
    });
  }

  /** Not held: listeners that are added later find downtime by the stored time themselves. */
  onDowntime(since: Millis, concerns: (guildId: string) => boolean): void {
    if (typeof this.#to !== 'string') this.#to.onDowntime(since, concerns);
  }

  /**
   * Hands over what is held, then everything that arrives. `before`: ids of events that the previous process handled, and tokens of
   * interactions that it answered.
   */
  open(to: Listeners, before: Iterable<string> = []): void {
    this.#to = to;
    this.#before = new Set(before);
    const held = this.#held;
    this.#held = [];
    const oldest = this.clock.now() - HELD_MS;
    for (const one of held) if (one.at >= oldest) this.#give(to, one);
  }

  /** Stops the hand-over. Returns the ids of events handled lately. */
  close(): readonly string[] {
    this.#to = 'closed';
    this.#forget();
    return [...this.#taken.keys()];
  }

  #take(id: string | null, bring: (to: Listeners) => void, token?: string): void {
    if (this.#to === 'closed') return;
    const one: Held = { at: this.clock.now(), id, bring, ...(token === undefined ? {} : { token }) };
    if (this.#to !== 'nobody-yet') {
      this.#give(this.#to, one);
      return;
    }
    const oldest = one.at - HELD_MS;
    const kept = this.#held.findIndex(({ at }) => at >= oldest);
    this.#held.splice(0, kept < 0 ? this.#held.length : kept);
    this.#held.push(one);
  }

  #give(to: Listeners, { at, id, token, bring }: Held): void {
    if (token !== undefined && this.#before.has(token)) return;
    if (id !== null) {
      if (this.#before.has(id) || this.#taken.has(id)) return;
      this.#taken.set(id, at);
      this.#forget();
    }
    bring(to);
  }

  #forget(): void {
    const oldest = this.clock.now() - APART_MS;
    for (const [id, at] of this.#taken) {
      if (at >= oldest) return;
      this.#taken.delete(id);
    }
  }
}
