import type { Millis } from '../../games/shared/time.js';
import type { Clock } from '../../table/ports.js';
import type { ChatMessage, Click, CommandCall, Deletion, NewThread } from './incoming.js';

/** What the gateway's events turn into. Each is called in the order in which they arrived, and must not throw. */
export interface Listeners {
  onInteraction(interaction: Click | CommandCall): void;
  onMessage(message: ChatMessage): void;
  onThread(thread: NewThread): void;
  onDeletion(deletion: Deletion): void;
  /** A server is there: at each start, and when the bot was taken in. */
  onGuild(guildId: string): void;
  /** The bot was taken into a server. `channelId`: where it may say so; null: nowhere. */
  onJoined(guildId: string, channelId: string | null, locale: string | null): void;
  /** The gateway has been away since then (R1), for the servers that `concerns` names. */
  onDowntime(since: Millis, concerns: (guildId: string) => boolean): void;
}

/** A successor keeps what arrives so long: Discord gives an interaction three seconds, and the answer needs some. */
const HELD_MS = 2500;
/** Two sessions on one shard hear the same, one of them later by no more than this. */
const APART_MS = 15_000;

interface Held {
  readonly at: Millis;
  /** The interaction's or message's own id; null: taking it twice does nothing twice. */
  readonly id: string | null;
  readonly bring: (to: Listeners) => void;
}

/**
 * What arrives, for whoever listens. While nobody does yet (the process waits as a successor) it is held for 2.5 s, and
 * the process before it takes it; once closed it is dropped, and the successor takes it.
 */
export class Inbox implements Listeners {
  #to: Listeners | 'nobody-yet' | 'closed' = 'nobody-yet';
  #held: Held[] = [];
  /** What was taken lately, with when: the oldest first. */
  readonly #taken = new Map<string, Millis>();
  /** What the process before this one took. */
  #before: ReadonlySet<string> = new Set();

  constructor(private readonly clock: Clock) {}

  onInteraction(interaction: Click | CommandCall): void {
    this.#take(interaction.id, (to) => {
      to.onInteraction(interaction);
    });
  }

  onMessage(message: ChatMessage): void {
    // An edit has its message's id: what tells one from the other is when it was made.
    this.#take(message.edited ? `${message.id}@${message.editedAt ?? ''}` : message.id, (to) => {
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

  /** Whoever begins to listen later looks at the clock itself. */
  onDowntime(since: Millis, concerns: (guildId: string) => boolean): void {
    if (typeof this.#to !== 'string') this.#to.onDowntime(since, concerns);
  }

  /** From now on they are told, first of what is held. `before`: what the process before this one has taken. */
  open(to: Listeners, before: Iterable<string> = []): void {
    this.#to = to;
    this.#before = new Set(before);
    const held = this.#held;
    this.#held = [];
    const oldest = this.clock.now() - HELD_MS;
    for (const one of held) if (one.at >= oldest) this.#give(to, one);
  }

  /** Nobody is told any more. Answers with what was taken lately. */
  close(): readonly string[] {
    this.#to = 'closed';
    this.#forget();
    return [...this.#taken.keys()];
  }

  #take(id: string | null, bring: (to: Listeners) => void): void {
    if (this.#to === 'closed') return;
    const one: Held = { at: this.clock.now(), id, bring };
    if (this.#to !== 'nobody-yet') {
      this.#give(this.#to, one);
      return;
    }
    const oldest = one.at - HELD_MS;
    const kept = this.#held.findIndex(({ at }) => at >= oldest);
    this.#held.splice(0, kept < 0 ? this.#held.length : kept);
    this.#held.push(one);
  }

  #give(to: Listeners, { at, id, bring }: Held): void {
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
