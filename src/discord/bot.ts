import type { Millis } from '../games/shared/time.js';
import { fractionOf } from '../table/ids.js';
import type { GameId, TableHandle } from '../table/ports.js';
import type { Translate } from '../text/index.js';
import type { Identity } from '../activity/index.js';
import { createIdentity } from './activity/identity.js';
import { createAvatarSource } from './activity/avatar-source.js';
import { ActivityRooms, type RoomsTools } from './activity/rooms.js';
import type { BotDeps } from './bot-deps.js';
import { Chat } from './chat/chat.js';
import { createPlatform } from './create-platform.js';
import { AppEmoji } from './emoji/index.js';
import { NewDay } from './daily/new-day.js';
import { Faces } from './games/face.js';
import type { GatewayStatus } from './gateway/shards.js';
import { Commands } from './interactions/commands.js';
import { register } from './interactions/register.js';
import { Presses } from './interactions/presses.js';
import { Router } from './interactions/router.js';
import { Rematches } from './lobby/rematch.js';
import { hasFinished } from './onboarding.js';
import {
  answeredTokens,
  noteServersLeft,
  recoverMessages,
  redrawLate,
  redrawRecovered,
  type LeftBehind,
} from './recovery.js';
import type { Platform } from './platform.js';
import { UntilDone } from './until-done.js';
import { noteUserInstall } from './user-install.js';
import { createVoice } from './voice/create-voice.js';
import { robotPaceMs } from './settings/settings.js';
import { Handling, listenersOf } from './listeners.js';
import { followTables } from './follow-tables.js';
import { Welcomes } from './welcomes.js';

export interface DiscordBot {
  /**
   * Waits until Discord is reachable, however long that takes. To be called before `directory.recover()`: game clocks
   * stand until then.
   */
  reach(): Promise<void>;
  /**
   * Connects, registers the commands if they differ, and redraws the boards of recovered games. After
   * `directory.recover()`. `before`: what the process before this one left to it.
   */
  start(before?: LeftBehind): Promise<void>;
  /**
   * Writes on boards that the bot stops, for at most four seconds; before or after `directory.close()`, but before
   * `stop`.
   */
  announceStop(): Promise<void>;
  /**
   * Accepts no more events, so that a successor does. Resolves once the accepted ones are handled (or after `mostMs`),
   * with their ids. To be called before `directory.close()`.
   */
  drain(mostMs: Millis): Promise<readonly string[]>;
  /** Nothing new is sent, and nothing is asked of the database any more. Answers the games with an edit under way. */
  stopSending(): readonly GameId[];
  /** Stops sending and closes the connection. */
  stop(): Promise<void>;
  readonly gateway: GatewayStatus;
  /** What the start needs and isn't done yet, by name. */
  readonly pending: readonly string[];
  /** How long a robot takes for an action in a server: as its admins set it, else as the game asks; milliseconds. */
  robotPaceMs(guildId: string, asked: Millis | null): Millis;
  /** Whether somebody at the table has never finished a game of its kind. */
  hasNewcomers(table: TableHandle): boolean;
  /** False: the Message Content intent isn't granted. */
  readonly contentReadable: boolean;
  /** Texts in a server's language, for its public pages. */
  words(guildId: string): Translate;
  /** The tables as people in the Activity see them. */
  readonly rooms: ActivityRooms;
  /** Discord's word on who is in the Activity. */
  identity(clientSecret: string): Identity;
  readonly applicationId: string;
  /** Exports that wait. */
  readonly exportsWaiting: number;
}

/** Last edits may take this long when the process stops. */
const ANNOUNCE_STOP_MS = 4000;

function createEmoji({ gateway, clock, timers, log, renderPng, emoji }: BotDeps, tasks: UntilDone): AppEmoji {
  const { rest, leads } = gateway;
  const made: AppEmoji = new AppEmoji(
    {
      rest,
      applicationId: () => gateway.applicationId,
      clock,
      timers,
      log,
      draw: renderPng,
      creates: leads,
      again: () => {
        void tasks.run('emoji', () => made.bringUpToDate());
      },
    },
    emoji,
  );
  return made;
}

/** After everyone else is told of a change, so that what they note of it is drawn. */
function createRooms(
  deps: BotDeps,
  tools: Omit<RoomsTools, 'renderPng' | 'randomBytes' | 'avatarSource'>,
): ActivityRooms {
  const { platform } = tools;
  const { renderPng, randomBytes } = deps;
  const rooms = new ActivityRooms({
    ...tools,
    renderPng,
    randomBytes,
    avatarSource: createAvatarSource(deps.gateway.rest),
  });
  deps.directory.onChange((change) => {
    rooms.onChange(change);
  }, 'rooms of the Activity');
  platform.messages.panels.waitWhile((channelId, userId) => rooms.has(channelId, userId));
  platform.messages.boards.slowWhile(
    ({ channelId, people }) =>
      people.size > 0 && [...people.values()].every(({ userId }) => rooms.has(channelId, userId)),
  );
  const redraw = (table: TableHandle): void => {
    rooms.redraw(table);
  };
  platform.messages.boards.whenTouched(redraw);
  // Somebody may have their table open in the Activity, and press on their panel in the chat.
  platform.messages.panels.whenPressed(redraw);
  return rooms;
}

/** The Discord side of the bot, put together from what it is given; nothing of it is global. */
export function createDiscordBot(deps: BotDeps): DiscordBot {
  const { gateway, log, clock, timers, randomBytes } = deps;
  const faces = new Faces(deps.faces);
  const tasks = new UntilDone({ clock, timers, log, random: () => fractionOf(randomBytes) });
  const emoji = createEmoji(deps, tasks);
  const platform = createPlatform(deps, faces, emoji);
  const rematches = new Rematches(faces, deps.stores.ended);
  const commands = new Commands(() => platform, deps.commands);
  const presses = new Presses(platform, faces, rematches, gateway.skew);
  const router = new Router(platform, presses, commands, gateway.skew, deps.interactions);
  const chat = new Chat(platform, faces, deps.stores.notes, gateway.skew);
  const handling = new Handling(log);
  followTables(deps, platform, rematches, chat);
  const welcomes = new Welcomes(platform, deps.directory);
  const rooms = createRooms(deps, {
    platform,
    faces,
    presses,
    rightsOf: (viewer) => gateway.rightsIn(viewer),
  });
  const voice = createVoice(deps, platform, faces);

  const newDay = new NewDay({
    platform,
    faces,
    store: deps.stores.dailyLines,
    everywhere: (key) => deps.stores.settings.everywhere(key),
    serves: (guildId) => gateway.serves(guildId),
    log,
  });
  platform.settings.whenSet((guildId) => {
    newDay.chosen(guildId);
  });

  const stopSending = (): readonly GameId[] => {
    for (const part of [
      tasks,
      emoji,
      chat,
      voice,
      platform.messages.boards,
      platform.messages.panels,
      platform.messages.watchers,
      platform.messages.turnNotices,
      newDay,
    ])
      part.stop();
    return platform.messages.boards.writing;
  };
  const registered = async (): Promise<void> => {
    const { commands, guildId = null, offersActivity } = deps;
    await register(gateway.rest, gateway.applicationId, guildId, commands, log, offersActivity);
  };
  return {
    reach: () => gateway.reach(),
    start: async (before) => {
      await recoverMessages(deps, platform);
      await voice.recover();
      // A process that waited as a successor holds events that arrived meanwhile: they are handled first.
      const answered = [...(before?.taken ?? []), ...(await answeredTokens(deps))];
      gateway.inbox.open(listenersOf(deps, platform, { router, chat, voice, rooms, welcomes }, handling), answered);
      await gateway.connect();
      handling.start(noteServersLeft(deps), 'servers that were left meanwhile could not be noted');
      for (const guildId of gateway.client?.guilds.cache.keys() ?? []) voice.listed(guildId);
      await redrawRecovered(deps, platform);
      // A process that was killed has told nobody which edits it had under way.
      redrawLate(deps, platform, before?.writing ?? deps.directory.live().map(({ game }) => game));
      if (deps.empty !== undefined) await welcomes.follow(deps.empty, handling);
      await platform.messages.turnNotices.recover();
      newDay.start();
      // One process speaks for the application: the one with shard 0.
      if (gateway.leads) {
        await tasks.run('commands', registered);
        handling.start(noteUserInstall(gateway.rest, log), 'whether user install is on could not be asked');
      }
      void tasks.run('emoji', () => emoji.bringUpToDate());
    },
    announceStop: async () => {
      // Told to stop before Discord has said who we are: nothing can be written.
      if (gateway.applicationId === '') return;
      const said = platform.messages.boards.announceStop((t) => t('refusal.shutting-down'));
      await within(platform, ANNOUNCE_STOP_MS, Promise.all([said, voice.release()]));
    },
    drain: async (mostMs) => {
      const taken = gateway.inbox.close();
      await within(platform, mostMs, handling.all());
      return taken;
    },
    words: (guildId) => platform.words.forGuild(guildId),
    rooms,
    identity: (clientSecret) =>
      createIdentity({ rest: gateway.rest, applicationId: () => gateway.applicationId, clientSecret, log }),
    get applicationId() {
      return gateway.applicationId;
    },
    robotPaceMs: (guildId, asked) => robotPaceMs(platform.settings, guildId, asked),
    hasNewcomers: (table) =>
      [...table.people].some(
        ([seat, { userId }]) =>
          table.seatOf(userId) === seat && !hasFinished(platform.store.people, userId, table.kind),
      ),
    stopSending,
    stop: () => {
      stopSending();
      return gateway.close();
    },
    get gateway() {
      return gateway.status;
    },
    get pending() {
      return [...(gateway.applicationId === '' ? ['application'] : []), ...tasks.pending];
    },
    get exportsWaiting() {
      return platform.store.exports.waiting;
    },
    get contentReadable() {
      return gateway.contentReadable;
    },
  };
}

/** Resolves when the work is done, well or not, or its time is over. */
function within(
  { time: { clock, timers } }: Pick<Platform, 'time'>,
  ms: Millis,
  work: Promise<unknown>,
): Promise<void> {
  return new Promise((resolve) => {
    const cancel = timers.at(clock.now() + ms, resolve);
    void work
      .catch(() => undefined)
      .finally(() => {
        cancel();
        resolve();
      });
  });
}
