import type { History } from '../history/index.js';
import type { GameHistory, HistoryRetention } from '../history/queries.js';
import type { Clock, TableDirectory, Timers } from '../table/ports.js';
import type { Millis } from '../games/shared/time.js';
import { Faces, type GameFace } from './games/face.js';
import { localeOf, translator, withIcons, type Icons, type Locale, type Translate } from '../text/index.js';
import { Rematches } from './lobby/rematch.js';
import { Tokens } from './rest/tokens.js';
import { AppEmoji, type EmojiDrawing } from './emoji/index.js';
import { Commands } from './interactions/commands.js';
import type { Command } from './interactions/commands.js';
import { Confirmations } from './interactions/confirmations.js';
import { restApi } from './rest/api.js';
import { Gateway } from './gateway/client.js';
import type { GatewayStatus } from './gateway/client.js';
import { lost } from './gateway/lifecycle.js';
import { Boards } from './messages/boards.js';
import { finishedTable } from './messages/finished.js';
import { Panels } from './messages/panels.js';
import { PrivateNotes } from './messages/private-notes.js';
import type { EndedGames, Logger, MessageStore, NoteStore, SettingsStore } from './ports.js';
import { register } from './interactions/register.js';
import { DoubleTaps } from './interactions/double-taps.js';
import { Router } from './interactions/router.js';
import type { Services } from './services.js';
import { Readers } from './readers.js';
import { robotPaceMs, Settings } from './settings/settings.js';
import { Chat } from './chat/chat.js';

export interface BotDeps {
  readonly token: string;
  /** Absent: Discord's own API. */
  readonly apiUrl?: string;
  /** Commands are registered in this server, at once; absent: everywhere. */
  readonly guildId?: string;
  readonly directory: TableDirectory;
  /** Of the games that are played here. */
  readonly faces: readonly GameFace[];
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Logger;
  readonly settings: SettingsStore;
  readonly messages: MessageStore;
  readonly notes: NoteStore;
  /** Absent: "again" knows the games alone that ended since the start. */
  readonly ended?: EndedGames;
  readonly history: GameHistory;
  readonly retention: HistoryRetention;
  readonly replayFile: History['replayFile'];
  readonly commands: readonly Command[];
  /** The bot's own emoji, of all games; created where they are missing. */
  readonly emoji: readonly EmojiDrawing[];
  /** An SVG as a PNG of that width. */
  readonly renderPng: (svg: string, width: number) => Promise<Buffer>;
  /** Zone and launch window of new games where no admin set anything; milliseconds. */
  readonly defaults: { readonly zoneMs: number; readonly windowMs: number };
  /** Told as which application the bot is connected. What it throws ends `start`, and nothing of Discord is touched. */
  readonly onApplication?: (applicationId: string) => void;
  /** The gateway has closed for good with this code (Discord docs, "Gateway close codes"): nothing more will come. */
  readonly onGone?: (code: number) => void;
  /** Told how long each interaction took until Discord had taken its answer. */
  readonly onAnswered?: (ms: Millis) => void;
}

export interface DiscordBot {
  /** Waits until Discord answers at all, however long that takes. Before `directory.recover()`: the players' time stands still till then. */
  reach(): Promise<void>;
  /** Connects, registers the commands if they differ, and redraws the boards of recovered games. After `directory.recover()`. */
  start(): Promise<void>;
  /** Last words on the boards; before `directory.close()` or after, but before `stop`. */
  farewell(): Promise<void>;
  stop(): Promise<void>;
  readonly gateway: GatewayStatus;
  /** Milliseconds without the gateway; 0 while it is there. */
  readonly awayMs: Millis;
  /** How long a robot takes for an action in a server, as its admins set it; milliseconds. */
  robotPaceMs(guildId: string): Millis;
  /** False: the Message Content intent isn't granted. */
  readonly contentReadable: boolean;
}

/** Last edits may take this long when the process stops. */
const FAREWELL_MS = 4000;

/** Words for a server's messages, and for one person's alone. */
function languagesOf(settings: Settings, readers: Readers, icons: Icons): Pick<Services, 'words' | 'wordsFor'> {
  const ofGuild = (guildId: string | null, guildLocale: string | null = null): Locale =>
    guildId === null ? localeOf(guildLocale) : settings.of(guildId, guildLocale).language;
  return {
    words: (guildId, guildLocale) => withIcons(translator(ofGuild(guildId, guildLocale)), icons),
    wordsFor: (userId, guildId, guildLocale) =>
      withIcons(translator(readers.localeOf(userId) ?? ofGuild(guildId, guildLocale)), icons),
  };
}

function servicesOf(deps: BotDeps, faces: Faces, gateway: Gateway, emoji: AppEmoji): Services {
  const { clock, timers, log, defaults, directory } = deps;
  const api = restApi(gateway.rest, gateway.tokenRest, () => gateway.applicationId);
  const settings = new Settings(deps.settings, defaults.windowMs);
  const readers = new Readers();
  const { words, wordsFor } = languagesOf(settings, readers, emoji.icon);
  const tokens = new Tokens(clock);
  const tools = {
    api,
    clock,
    timers,
    log,
    tokens,
    messages: deps.messages,
    directory,
    faces,
    renderPng: deps.renderPng,
    words: (guildId: string): Translate => words(guildId),
    wordsFor,
    contentReadable: () => gateway.contentReadable,
  };
  const panels = new Panels(tools);
  const boards = new Boards(tools, (table) => {
    panels.redraw(table.game);
  });
  return {
    directory,
    faces,
    clock,
    timers,
    log,
    api,
    settings,
    history: deps.history,
    retention: deps.retention,
    replayFile: deps.replayFile,
    tokens,
    boards,
    panels,
    renderPng: deps.renderPng,
    defaults,
    words,
    wordsFor,
    readers,
    confirmations: new Confirmations(clock),
    doubleTaps: new DoubleTaps(clock),
    privateNotes: new PrivateNotes({ api, clock }),
    applicationId: () => gateway.applicationId,
    contentReadable: () => gateway.contentReadable,
  };
}

/** The Discord side of the bot, put together from what it is given; nothing of it is global. */
export function createDiscordBot(deps: BotDeps): DiscordBot {
  const { clock, timers, log, directory } = deps;
  const faces = new Faces(deps.faces);
  const failed =
    (what: string) =>
    (error: unknown): void => {
      log.error({ err: error }, what);
    };
  const gateway: Gateway = new Gateway(
    {
      token: deps.token,
      ...(deps.apiUrl === undefined ? {} : { apiUrl: deps.apiUrl }),
      clock,
      timers,
      log,
      ...(deps.onApplication === undefined ? {} : { onApplication: deps.onApplication }),
      onGone: (code) => {
        deps.onGone?.(code);
      },
      onDowntime: (since) => {
        directory.downtime(since).catch(failed('a Time Out for the lost gateway failed'));
      },
    },
    {
      onInteraction: (interaction) => {
        router.take(interaction).catch(failed('an interaction was lost'));
      },
      onMessage: (message) => {
        chat.take(message).catch(failed('a message could not be judged'));
      },
      onThread: (thread) => {
        chat.takeThread(thread).catch(failed('a thread could not be judged'));
      },
      onLoss: (loss) => {
        lost(services, loss);
      },
      onGuild: (guildId) => {
        deps.retention.returned(guildId);
      },
    },
  );
  const emoji = new AppEmoji(
    { rest: gateway.rest, applicationId: () => gateway.applicationId, clock, timers, log, draw: deps.renderPng },
    deps.emoji,
  );
  const services = servicesOf(deps, faces, gateway, emoji);
  const rematches = new Rematches(faces, deps.ended);
  const commands = new Commands(() => services, deps.commands);
  const router = new Router(services, faces, commands, rematches, gateway.skew, (ms) => deps.onAnswered?.(ms));
  const chat = new Chat(services, faces, deps.notes, gateway.skew);

  directory.onChange((change) => {
    // Before the gateway has told who we are nothing can be written; `start` draws everything then.
    if (gateway.applicationId !== '') {
      services.boards.onChange(change);
      services.panels.onChange(change);
    }
    rematches.onChange(change);
    const { game } = services.faces.of(change.table);
    if (game.phase(change.state) !== 'over' || game.phase(change.before) === 'over') return;
    chat.dropped(change.table.game);
  });

  return {
    reach: () => gateway.reach(),
    start: async () => {
      await start(deps, gateway, services);
      void emoji.bringUpToDate();
    },
    farewell: () => farewell(services),
    robotPaceMs: (guildId) => robotPaceMs(services.settings.of(guildId)),
    stop: () => {
      emoji.stop();
      chat.stop();
      services.boards.stop();
      services.panels.stop();
      return gateway.close();
    },
    get gateway() {
      return gateway.status;
    },
    get awayMs() {
      return gateway.awayMs;
    },
    get contentReadable() {
      return gateway.contentReadable;
    },
  };
}

async function start(deps: BotDeps, gateway: Gateway, services: Services): Promise<void> {
  const tables = services.directory.live();
  for (const table of tables) {
    const kept = deps.messages.of(table.game);
    services.boards.recovered(table, kept.find(({ userId }) => userId === null) ?? null);
    for (const one of kept) if (one.userId !== null) services.panels.recovered(table, one.userId, one);
  }
  await gateway.connect();
  departed(deps, gateway);
  await register(gateway.rest, gateway.applicationId, deps.guildId ?? null, deps.commands, deps.log);
  for (const { game } of tables) {
    services.boards.touch(game);
    services.panels.redraw(game);
  }
  for (const kept of deps.messages.unsettled()) {
    const ended = deps.ended?.of(kept.game) ?? null;
    if (ended === null) deps.messages.forget(kept.game);
    else services.boards.finished(finishedTable(kept, ended), kept);
  }
}

/** Servers that were left while the bot was away say nothing: they are missing from what the gateway brings. */
function departed({ retention, clock }: BotDeps, gateway: Gateway): void {
  const here = gateway.client?.guilds.cache;
  if (here === undefined || here.size === 0) return;
  for (const guild of retention.guilds()) if (!here.has(guild)) retention.left(guild, clock.now());
}

/** Does not wait longer than the process may: what isn't said then isn't said. */
function farewell({ boards, clock, timers }: Services): Promise<void> {
  return new Promise((resolve) => {
    const cancel = timers.at(clock.now() + FAREWELL_MS, resolve);
    void boards
      .farewell((t) => t('refusal.shutting-down'))
      .catch(() => undefined)
      .finally(() => {
        cancel();
        resolve();
      });
  });
}
