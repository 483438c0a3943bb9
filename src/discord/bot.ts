import type { Analyses } from '../history/analyses.js';
import type { DailyDeals } from '../daily/deals.js';
import type { HistoryRegistry } from '../history/adapter.js';
import type { History } from '../history/index.js';
import type { ReplayLinks } from '../history/links.js';
import { featsOf } from '../history/records.js';
import { dailyLines } from './daily/board-lines.js';
import { duelLines, tellDecided } from './duel/lines.js';
import { featText } from './messages/feats.js';
import type { GameHistory, HistoryRetention } from '../history/queries.js';
import type { DuelStore } from '../table/duel-store.js';
import { Duels } from '../table/duels.js';
import type { Clock, TableDirectory, TableHandle, Timers } from '../table/ports.js';
import type { Millis } from '../games/shared/time.js';
import { Faces, type GameFace } from './games/face.js';
import {
  inPlainWords,
  localeOf,
  translator,
  withIcons,
  type Icons,
  type Locale,
  type Translate,
} from '../text/index.js';
import { Rematches } from './lobby/rematch.js';
import { Tokens } from './rest/tokens.js';
import { AppEmoji, type EmojiDrawing } from './emoji/index.js';
import { Commands } from './interactions/commands.js';
import type { Command } from './interactions/commands.js';
import { Confirmations } from './interactions/confirmations.js';
import { flagged } from './rest/acknowledge.js';
import { restApi } from './rest/api.js';
import type { Gateway } from './gateway/client.js';
import type { Listeners } from './gateway/inbox.js';
import type { GatewayStatus } from './gateway/shards.js';
import { lost } from './gateway/lifecycle.js';
import { Boards } from './messages/boards.js';
import { finishedTable } from './messages/finished.js';
import { introductionBy, noteFinished } from './newcomers.js';
import { Turns } from './messages/turns.js';
import { Panels } from './messages/panels.js';
import { plainBody } from './messages/plain.js';
import { Watchers } from './messages/watchers.js';
import { PrivateNotes } from './messages/private-notes.js';
import type {
  Bookmarks,
  EndedGames,
  Logger,
  MessageStore,
  NoteStore,
  PersonNotes,
  PersonSettingsStore,
  RunningLog,
  SettingsStore,
} from './ports.js';
import { register } from './interactions/register.js';
import { DoubleTaps } from './interactions/double-taps.js';
import { Router } from './interactions/router.js';
import type { Services } from './services.js';
import { Readers } from './readers.js';
import { robotPaceMs, Settings } from './settings/settings.js';
import { Chat } from './chat/chat.js';

export interface BotDeps {
  /** Connected already where the process waited as a successor; else `start` connects it. */
  readonly gateway: Gateway;
  /** Commands are registered in this server, at once; absent: everywhere. */
  readonly guildId?: string;
  readonly directory: TableDirectory;
  /** Of the games that are played here. */
  readonly faces: readonly GameFace[];
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Logger;
  readonly settings: SettingsStore;
  readonly personSettings: PersonSettingsStore;
  readonly messages: MessageStore;
  readonly notes: NoteStore;
  readonly people: PersonNotes;
  readonly bookmarks: Bookmarks;
  readonly runningLog: RunningLog;
  /** Absent: "again" knows the games alone that ended since the start. */
  readonly ended?: EndedGames;
  readonly history: GameHistory;
  readonly deals: DailyDeals;
  readonly duels: DuelStore;
  readonly histories: HistoryRegistry;
  readonly retention: HistoryRetention;
  readonly replayFile: History['replayFile'];
  readonly analyses: Analyses;
  readonly replayLinks: ReplayLinks;
  readonly commands: readonly Command[];
  /** The bot's own emoji, of all games; created where they are missing. */
  readonly emoji: readonly EmojiDrawing[];
  /** An SVG as a PNG of that width. */
  readonly renderPng: (svg: string, width: number) => Promise<Buffer>;
  /** Zone and launch window of new games where no admin set anything; milliseconds. */
  readonly defaults: { readonly zoneMs: number; readonly windowMs: number };
  /** Told how long each interaction took until Discord had taken its answer. */
  readonly onAnswered?: (ms: Millis) => void;
}

export interface DiscordBot {
  /** Waits until Discord answers at all, however long that takes. Before `directory.recover()`: the players' time stands still till then. */
  reach(): Promise<void>;
  /**
   * Connects, registers the commands if they differ, and redraws the boards of recovered games. After
   * `directory.recover()`. `taken`: interactions and messages that the process before this one has answered.
   */
  start(taken?: readonly string[]): Promise<void>;
  /** Last words on the boards; before `directory.close()` or after, but before `stop`. */
  farewell(): Promise<void>;
  /**
   * Takes nothing more, so that a successor does; answers, once what was taken is done (or `mostMs` are over), with what
   * that was. Before `directory.close()`.
   */
  standDown(mostMs: Millis): Promise<readonly string[]>;
  /** Nothing new is sent, and nothing is asked of the database any more. */
  fallSilent(): void;
  /** Falls silent and closes the connection. */
  stop(): Promise<void>;
  readonly gateway: GatewayStatus;
  /** How long a robot takes for an action in a server, as its admins set it; milliseconds. */
  robotPaceMs(guildId: string): Millis;
  /** False: the Message Content intent isn't granted. */
  readonly contentReadable: boolean;
  /** Words for a server's public pages. */
  words(guildId: string): Translate;
}

/** Last edits may take this long when the process stops. */
const FAREWELL_MS = 4000;

/** Words for a server's messages, and for one person's alone. */
function languagesOf(settings: Settings, readers: Readers, icons: Icons): Pick<Services, 'words' | 'wordsFor'> {
  const ofGuild = (guildId: string | null, guildLocale: string | null = null): Locale =>
    guildId === null ? localeOf(guildLocale) : settings.of(guildId, guildLocale).language;
  return {
    words: (guildId, guildLocale) => withIcons(translator(ofGuild(guildId, guildLocale)), icons),
    wordsFor: (userId, guildId, guildLocale) => {
      const { locale, plain } = readers.of(userId);
      const t = translator(locale ?? ofGuild(guildId, guildLocale));
      return plain ? inPlainWords(t) : withIcons(t, icons);
    },
  };
}

function servicesOf(deps: BotDeps, faces: Faces, gateway: Gateway, emoji: AppEmoji): Services {
  const { clock, timers, log, defaults, directory } = deps;
  const api = restApi(gateway.rest, gateway.tokenRest, () => gateway.applicationId, { clock, timers });
  const settings = new Settings(deps.settings, defaults.windowMs);
  const readers = new Readers(deps.personSettings);
  const { words, wordsFor } = languagesOf(settings, readers, emoji.icon);
  const tokens = new Tokens(clock);
  const turns = new Turns({ clock, timers });
  const tools = {
    api,
    clock,
    timers,
    log,
    tokens,
    turns,
    messages: deps.messages,
    people: deps.people,
    directory,
    faces,
    renderPng: deps.renderPng,
    words: (guildId: string): Translate => words(guildId),
    wordsFor,
    contentReadable: () => gateway.contentReadable,
    feats: ({ guildId, kind, game }: TableHandle): readonly string[] => {
      try {
        return featsOf(deps.history, guildId, kind, game).map((feat) => featText(words(guildId), feat));
      } catch (err) {
        // The end is shown without them.
        log.warn({ err, game }, 'streaks and records could not be read');
        return [];
      }
    },
    asides: (table: TableHandle): readonly string[] => {
      try {
        const t = words(table.guildId);
        return [
          ...dailyLines({ history: deps.history, directory, faces }, faces, table, t),
          ...duelLines(duels, table, t),
        ];
      } catch (err) {
        log.warn({ err, game: table.game }, 'what a board says beside its game could not be read');
        return [];
      }
    },
    watching: (game: string): number => watchers.count(game),
  };
  const duels: Duels = new Duels({
    directory,
    store: deps.duels,
    clock,
    finished: (game) => deps.ended?.of(game) ?? null,
    onChange: (game) => {
      boards.touch(game);
    },
    onDecided: (sides) => {
      for (const side of sides) void tellDecided({ api, log }, duels, side, words(side.guildId));
    },
    onFault: (err) => {
      log.error({ err }, 'a duel could not go on');
    },
  });
  const panels = new Panels(tools);
  const boards: Boards = new Boards(tools, (table) => {
    panels.redraw(table.game);
    watchers.redraw(table.game);
  });
  const watchers = new Watchers({
    ...tools,
    draw: (table, userId, until, now) => {
      const t = wordsFor(userId, table.guildId);
      const body = boards.follow(table, { until, now }, t);
      return t.plain === true ? plainBody(body) : body;
    },
    onCount: (game) => {
      boards.touch(game);
    },
  });
  return {
    directory,
    faces,
    clock,
    timers,
    log,
    api,
    settings,
    personSettings: deps.personSettings,
    history: deps.history,
    deals: deps.deals,
    duels,
    histories: deps.histories,
    retention: deps.retention,
    replayFile: deps.replayFile,
    analyses: deps.analyses,
    replayLinks: deps.replayLinks,
    tokens,
    people: deps.people,
    introduction: introductionBy(faces, deps.people),
    boards,
    panels,
    watchers,
    renderPng: deps.renderPng,
    defaults,
    words,
    wordsFor,
    readers,
    bookmarks: deps.bookmarks,
    runningLog: deps.runningLog,
    confirmations: new Confirmations(clock),
    doubleTaps: new DoubleTaps(clock),
    privateNotes: new PrivateNotes({ api, clock }),
    serves: (guildId) => gateway.serves(guildId),
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
  const { gateway } = deps;
  const working = new Set<Promise<void>>();
  const work = (what: string, promise: Promise<void>): void => {
    const done = promise.catch(failed(what)).finally(() => working.delete(done));
    working.add(done);
  };
  const listeners: Listeners = {
    onInteraction: (interaction) => {
      work('an interaction was lost', router.take(interaction));
    },
    onMessage: (message) => {
      work('a message could not be judged', chat.take(message));
    },
    onThread: (thread) => {
      work('a thread could not be judged', chat.takeThread(thread));
    },
    onLoss: (loss) => {
      lost(services, loss);
    },
    onGuild: (guildId) => {
      deps.retention.returned(guildId);
    },
    onJoined: (guildId, channelId, locale) => {
      if (channelId !== null) work('a welcome was lost', greet(services, guildId, channelId, locale));
    },
    onDowntime: (since, concerns) => {
      directory.downtime(since, concerns).catch(failed('a Time Out for the lost gateway failed'));
    },
  };
  const emoji = new AppEmoji(
    {
      rest: gateway.rest,
      applicationId: () => gateway.applicationId,
      clock,
      timers,
      log,
      draw: deps.renderPng,
      creates: gateway.leads,
    },
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
      services.watchers.onChange(change);
    }
    services.duels.onChange(change);
    rematches.onChange(change);
    const { game } = services.faces.of(change.table);
    if (game.phase(change.state) !== 'over' || game.phase(change.before) === 'over') return;
    chat.dropped(change.table.game);
    noteFinished(deps.people, change, game.outcome(change.state));
  });

  const fallSilent = (): void => {
    emoji.stop();
    chat.stop();
    services.boards.stop();
    services.panels.stop();
    services.watchers.stop();
  };
  return {
    reach: () => gateway.reach(),
    start: async (taken) => {
      recovered(deps, services);
      // Whoever waited as a successor holds what people did meanwhile: that comes first.
      gateway.inbox.open(listeners, taken);
      await gateway.connect();
      await connected(deps, services);
      void emoji.bringUpToDate();
    },
    farewell: () => farewell(services),
    standDown: async (mostMs) => {
      const taken = gateway.inbox.close();
      await within(services, mostMs, Promise.all(working));
      return taken;
    },
    words: (guildId) => services.words(guildId),
    robotPaceMs: (guildId) => robotPaceMs(services.settings.of(guildId)),
    fallSilent,
    stop: () => {
      fallSilent();
      return gateway.close();
    },
    get gateway() {
      return gateway.status;
    },
    get contentReadable() {
      return gateway.contentReadable;
    },
  };
}

/** A short word where the bot was taken in; nothing is lost where it can't be said. */
async function greet(
  { api, words, introduction }: Services,
  guildId: string,
  channelId: string,
  locale: string | null,
): Promise<void> {
  await api.post(channelId, flagged(introduction(null, words(guildId, locale)), 'public'));
}

function recovered({ messages }: BotDeps, { boards, panels, directory, duels }: Services): void {
  duels.recover();
  for (const table of directory.live()) {
    const kept = messages.of(table.game);
    boards.recovered(table, kept.find(({ userId }) => userId === null) ?? null);
    for (const one of kept) if (one.userId !== null) panels.recovered(table, one.userId, one);
  }
}

async function connected(deps: BotDeps, { boards, panels, directory }: Services): Promise<void> {
  const { gateway, messages, commands, log } = deps;
  presence(deps);
  for (const { game } of directory.live()) {
    boards.touch(game);
    panels.redraw(game);
  }
  for (const kept of messages.unsettled()) {
    const ended = deps.ended?.of(kept.game) ?? null;
    if (ended === null) messages.forget(kept.game);
    else boards.finished(finishedTable(kept, ended), kept);
  }
  // One process speaks for the application: the one with shard 0.
  if (gateway.leads) await register(gateway.rest, gateway.applicationId, deps.guildId ?? null, commands, log);
}

/**
 * Servers that were left while the bot was away say nothing: they are missing from what the gateway brings. Those of
 * other processes are missing too, and are none of ours.
 */
function presence({ retention, clock, gateway }: BotDeps): void {
  const here = gateway.client?.guilds.cache;
  if (here === undefined || here.size === 0) return;
  for (const guild of here.keys()) retention.returned(guild);
  for (const guild of retention.guilds())
    if (!here.has(guild) && gateway.serves(guild)) retention.left(guild, clock.now());
}

/** Does not wait longer than the process may: what isn't said then isn't said. */
function farewell(services: Services): Promise<void> {
  return within(
    services,
    FAREWELL_MS,
    services.boards.farewell((t) => t('refusal.shutting-down')),
  );
}

/** Resolves when the work is done, well or not, or its time is over. */
function within({ clock, timers }: Services, ms: Millis, work: Promise<unknown>): Promise<void> {
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
