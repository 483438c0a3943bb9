import type { ActivityRooms } from './activity/rooms.js';
import type { BotDeps } from './bot-deps.js';
import type { Chat } from './chat/chat.js';
import { contained } from './contained.js';
import type { Listeners } from './gateway/inbox.js';
import { handleDeletion } from './gateway/deletions.js';
import type { Router } from './interactions/router.js';
import type { Logger } from './ports.js';
import type { Platform } from './platform.js';
import type { VoiceMutes } from './voice/voice-mutes.js';
import type { Welcomes } from './welcomes.js';
import { isGuestHome } from '../table/home.js';

/** The event handlers that are still running; `drain` waits for them. */
export class Handling {
  readonly #running = new Set<Promise<void>>();

  constructor(private readonly log: Logger) {}

  /** `fault`: what the log says if it fails, which is a bug or Discord's refusal, and stops nothing else. */
  start(promise: Promise<void>, fault: string): void {
    const done = promise
      .catch((err: unknown) => {
        this.log.error({ err }, fault);
      })
      .finally(() => this.#running.delete(done));
    this.#running.add(done);
  }

  all(): Promise<unknown> {
    return Promise.all(this.#running);
  }
}

/** The handlers of the gateway's events. */
export function listenersOf(
  deps: BotDeps,
  platform: Platform,
  {
    router,
    chat,
    voice,
    rooms,
    welcomes,
  }: {
    readonly router: Router;
    readonly chat: Chat;
    readonly voice: VoiceMutes;
    readonly rooms: ActivityRooms;
    readonly welcomes: Welcomes;
  },
  handling: Handling,
): Listeners {
  const { directory, past, clock, log, gateway } = deps;
  const guarded = (facts: object, run: () => void): void => {
    contained(log, { message: 'an event of the gateway was lost; this is a bug', facts }, run);
  };
  return {
    onInteraction: (interaction) => {
      handling.start(router.take(interaction), 'an interaction was lost');
      // The gateway doesn't list a server that was given the commands alone: only its commands say that the app is there.
      const { kind, guildId } = interaction;
      if (kind !== 'click' && !isGuestHome(guildId) && gateway.client?.guilds.cache.has(guildId) === false)
        handling.start(past.retention.returned(guildId), 'a server that has the commands alone could not be noted');
    },
    onMessage: (message) => {
      handling.start(chat.take(message), 'a message could not be judged');
    },
    onThread: (thread) => {
      handling.start(chat.takeThread(thread), 'a thread could not be judged');
    },
    onDeletion: (deletion) => {
      guarded({ deletion }, () => {
        handleDeletion(platform, deletion);
      });
      if (deletion.kind === 'guild')
        handling.start(past.retention.left(deletion.guildId, clock.now()), 'a server that was left could not be noted');
    },
    onBan: (guildId, userId) => {
      rooms.ban(guildId, userId);
    },
    onVoice: (guildId, change) => {
      guarded({ guild: guildId }, () => {
        voice.changed(guildId, change);
      });
    },
    onGuild: (guildId) => {
      guarded({ guild: guildId }, () => {
        voice.listed(guildId);
      });
      handling.start(past.retention.returned(guildId), 'a server that is there again could not be noted');
    },
    onJoined: (guildId, channelId, locale) => {
      if (channelId !== null) handling.start(welcomes.post(guildId, channelId, locale), 'a welcome was lost');
    },
    onDowntime: (since, concerns) => {
      directory.downtime(since, concerns).catch((err: unknown) => {
        log.error({ err }, 'a Time Out for the lost gateway failed');
      });
    },
  };
}
