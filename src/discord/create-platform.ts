import { ChannelType } from 'discord.js';
import { Duels } from '../table/duel/duels.js';
import { isGuestHome } from '../table/home.js';
import { newSeed } from '../table/ids.js';
import type { GameId, TableHandle } from '../table/ports.js';
import {
  byReadersClock,
  inPlainWords,
  localeOf,
  translator,
  withIcons,
  type Icons,
  type Locale,
  type Translate,
} from '../text/index.js';
import type { BotDeps } from './bot-deps.js';
import { tellDecided } from './duel/lines.js';
import type { AppEmoji } from './emoji/index.js';
import type { Faces } from './games/face.js';
import type { Skew } from './gateway/skew.js';
import { Confirmations } from './interactions/confirmations.js';
import { DoubleTaps } from './interactions/double-taps.js';
import { Boards } from './messages/board/boards.js';
import type { MessageTools } from './messages/delivery/tools.js';
import { Panels } from './messages/panel/panels.js';
import { plainBody } from './messages/plain.js';
import { PrivateNotes } from './messages/private-notes.js';
import { WriteQueue } from './messages/delivery/write-queue.js';
import { Watchers } from './messages/board/watchers.js';
import { introductionBy } from './introduction.js';
import { besideGame, dailyLinesOf, recordsOf } from './lines-beside.js';
import { ReaderPreferences } from './reader-preferences.js';
import { restApi } from './rest/api.js';
import { plainerApi } from './rest/plainer.js';
import { Tokens } from './rest/tokens.js';
import type { Messages, Platform, ServerChannels, Tables, Words } from './platform.js';
import { allowsUserInstall } from './user-install.js';
import { Settings } from './settings/settings.js';
import { choicesOf } from './turn-notices/choices.js';
import { directly, inChannel } from './turn-notices/draw.js';
import type { WaitingTable } from './turn-notices/awaited.js';
import { TurnNotices } from './turn-notices/turn-notices.js';
import { WaitingLimit } from './waiting-limit.js';
import { WorkQueue } from './work-queue.js';

/** Channels that people write in and that are no threads. */
const POSTS: readonly ChannelType[] = [ChannelType.GuildText, ChannelType.GuildAnnouncement];
/** Pictures that one person may wait for at once. */
const MOST_OWN_PICTURES = 3;

const channelsOf = (gateway: BotDeps['gateway']): ServerChannels => {
  const inServer = (guildId: string) => gateway.client?.guilds.cache.get(guildId)?.channels.cache;
  return {
    has: (guildId, channelId) => inServer(guildId)?.has(channelId) ?? null,
    named: (guildId, name) =>
      inServer(guildId)?.find((one) => POSTS.includes(one.type) && one.name.toLowerCase() === name.toLowerCase())?.id ??
      null,
  };
};

/** Words for a server's messages, and for one person's alone. */
function languagesOf(
  settings: Settings,
  readers: ReaderPreferences,
  icons: Icons,
  skew: Skew,
): Pick<Words, 'forGuild' | 'forPerson'> {
  const translators = new Map<Locale, Translate>();
  const words = (locale: Locale): Translate => {
    const known = translators.get(locale) ?? byReadersClock(translator(locale), (at) => skew.there(at));
    translators.set(locale, known);
    return known;
  };
  const ofGuild = (guildId: string | null, guildLocale: string | null = null): Locale =>
    guildId === null ? localeOf(guildLocale) : settings.of(guildId, guildLocale ?? readers.aloneIn(guildId)).language;
  return {
    forGuild: (guildId, guildLocale) => withIcons(words(ofGuild(guildId, guildLocale)), icons),
    forPerson: (userId, guildId, guildLocale) => {
      const { locale, plain } = readers.of(userId);
      const t = words(locale ?? ofGuild(guildId, guildLocale));
      return plain ? inPlainWords(t) : withIcons(t, icons);
    },
  };
}

function createDuels(
  deps: BotDeps,
  faces: Faces,
  { api, words, tokens }: MessageTools,
  redraw: (game: GameId) => void,
): Duels {
  const { clock, log, directory } = deps;
  const duels: Duels = new Duels({
    directory,
    store: deps.stores.duels,
    clock,
    randomBytes: deps.randomBytes,
    finished: async (game) => (await deps.stores.ended?.of(game)) ?? null,
    onChange: redraw,
    onDecided: (sides) => {
      for (const side of sides) void tellDecided({ api, log, tokens }, duels, faces, side, words(side.guildId));
    },
    onFault: (err) => {
      log.error({ err }, 'a duel could not go on');
    },
  });
  return duels;
}

/**
 * The messages of running games. What changes one may change another: a duel's end both boards, a board its watchers.
 */
function createMessages(
  deps: BotDeps,
  faces: Faces,
  shared: MessageTools,
  settings: Settings,
): Pick<Messages, 'boards' | 'panels' | 'watchers'> & Pick<Tables, 'duels'> {
  const { directory, gateway } = deps;
  const { wordsFor } = shared;
  const redraw = (game: GameId): void => {
    boards.touch(game);
  };
  const duels = createDuels(deps, faces, shared, redraw);
  const daily = dailyLinesOf(deps, faces, redraw);
  const panels = new Panels(shared);
  const boards: Boards = new Boards(
    shared,
    {
      directory,
      voice: (guildId) => !isGuestHome(guildId) && settings.of(guildId).voice === 'mute',
      contentReadable: () => gateway.contentReadable,
      offersActivity: deps.offersActivity,
      records: async (table) => {
        await deps.past.counted(table.game);
        await daily.prepare(table);
        return recordsOf(deps, faces, table);
      },
      extraLines: (table, t) => besideGame(deps, faces, { daily, duels }, table, t),
      dayFingerprint: (table) => daily.fingerprint(table),
      watching: (game) => watchers.count(game),
    },
    ({ game }) => {
      panels.redraw(game);
      watchers.redraw(game);
    },
  );
  const watchers = new Watchers({
    ...shared,
    draw: (table, userId, until, now) => {
      const t = wordsFor(userId, table.guildId);
      const body = boards.drawing.follow(table, { until, now }, t);
      return t.plain === true ? plainBody(body, t) : body;
    },
    onCount: redraw,
  });
  return { boards, panels, watchers, duels };
}

/** Messages about turns: in the channel in the server's words, directly in the person's own. */
function createTurnNotices(
  { stores: { turnNotices, personSettings }, directory }: BotDeps,
  { api, clock, timers, log, words, wordsFor }: MessageTools,
  boards: Boards,
  faces: Faces,
): TurnNotices {
  // At a personal table nobody waits for anybody.
  const waiting = (table: TableHandle): WaitingTable => {
    const { awaited, phase } = directory.games.get(table.kind);
    const isWaiting = table.owner === null && phase(table.state) === 'play';
    return { table, turn: isWaiting ? (awaited?.(table.state) ?? null) : null };
  };
  return new TurnNotices({
    clock,
    timers,
    log,
    tables: {
      of: (game) => {
        const table = directory.byGame(game);
        return table === undefined ? null : waiting(table);
      },
      live: () => directory.live().map(waiting),
    },
    store: turnNotices,
    api,
    choices: (guildId, userId) => choicesOf(personSettings, guildId, userId),
    draw: {
      inChannel: (told, failed) => {
        const button = faces.of(told.table).panel?.button ?? 'table.button.hand';
        return inChannel(words(told.table.guildId), told, button, failed);
      },
      directly: (told) => directly(wordsFor(told.userId, told.table.guildId), told, boards.messageId(told.table.game)),
    },
  });
}

/** What a message's emoji become where Discord refuses them. */
type OwnEmoji = Pick<AppEmoji, 'icon' | 'signOf' | 'refused'>;

/** Everything that the handlers of clicks, commands and chat may use. */
export function createPlatform(deps: BotDeps, faces: Faces, emoji: OwnEmoji): Platform {
  const { clock, timers, log, gateway, renderPng } = deps;
  const { messages, people } = deps.stores;
  const tokens = new Tokens(clock);
  const rest = restApi(gateway.rest, gateway.tokenRest, () => gateway.applicationId, { clock, timers });
  const api = plainerApi(
    {
      ...rest,
      followUp: (token, ...message) => {
        tokens.followedUp(token);
        return rest.followUp(token, ...message);
      },
    },
    { clock, log, signOf: emoji.signOf, emojiRefused: emoji.refused },
  );
  const settings = new Settings(deps.stores.settings, deps.defaults.windowMs);
  const readers = new ReaderPreferences(deps.stores.personSettings);
  const { forGuild: words, forPerson: wordsFor } = languagesOf(settings, readers, emoji.icon, gateway.skew);
  const writeQueue = new WriteQueue({ clock, timers });
  const tools = { api, clock, timers, log, tokens, writeQueue, messages, people, renderPng, faces, words, wordsFor };
  const { boards, panels, watchers, duels } = createMessages(deps, faces, tools, settings);
  return {
    tables: {
      directory: deps.directory,
      duels,
      deals: deps.deals,
      newDealSeed: () => newSeed(deps.randomBytes),
      doubleTaps: new DoubleTaps(clock, (id) => gateway.skew.sent(id)),
      serves: (guildId) => gateway.serves(guildId),
      isPartial: () => gateway.isPartial(),
      serverName: (guildId) => gateway.client?.guilds.cache.get(guildId)?.name ?? null,
    },
    messages: {
      boards,
      panels,
      watchers,
      privateNotes: new PrivateNotes({ api, clock }),
      turnNotices: createTurnNotices(deps, tools, boards, faces),
      api,
      tokens,
      renderPng,
      ownPictures: new WaitingLimit(MOST_OWN_PICTURES),
      applicationId: () => gateway.applicationId,
      contentReadable: () => gateway.contentReadable,
      channels: channelsOf(gateway),
    },
    words: { forGuild: words, forPerson: wordsFor, readers, introduction: introductionBy(faces, people) },
    store: {
      history: deps.past.history,
      histories: deps.past.histories,
      retention: deps.past.retention,
      replayFile: deps.past.replayFile,
      replayLinks: deps.past.replayLinks,
      analyses: deps.past.analyses,
      exports: new WorkQueue({ clock, timers }),
      people,
      personSettings: deps.stores.personSettings,
      bookmarks: deps.stores.bookmarks,
      runningLog: deps.stores.runningLog,
    },
    time: { clock, timers, discordClock: { now: () => gateway.skew.there(clock.now()) } },
    faces,
    log,
    settings,
    confirmations: new Confirmations(clock),
    allowsUserInstall: () => allowsUserInstall(gateway.rest),
    defaults: deps.defaults,
  };
}
