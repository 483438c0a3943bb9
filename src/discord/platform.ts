import type { DailyDeals } from '../daily/deals.js';
import type { GameHistory, HistoryRetention } from '../history/queries.js';
import type { Analyses } from '../history/analyses.js';
import type { HistoryRegistry } from '../history/adapter.js';
import type { History } from '../history/index.js';
import type { ReplayLinks } from '../history/links.js';
import type { Duels } from '../table/duel/duels.js';
import type { Clock, TableDirectory, Timers } from '../table/ports.js';
import type { Introduction } from './games/picture.js';
import type { Presentations } from './games/presentation.js';
import type { Translate } from '../text/index.js';
import type { Tokens } from './rest/tokens.js';
import type { Confirmations } from './interactions/confirmations.js';
import type { DoubleTaps } from './interactions/double-taps.js';
import type { PrivateNotes } from './messages/private-notes.js';
import type { DiscordApi } from './rest/api.js';
import type { RenderPng } from './messages/board/showing.js';
import type { Boards } from './messages/board/boards.js';
import type { Panels } from './messages/panel/panels.js';
import type { Logger, RunningLog } from './ports.js';
import type { Bookmarks, PersonNotes } from '../storage/ports/notes.js';
import type { PersonSettingsStore } from '../storage/ports/person-settings.js';
import type { Watchers } from './messages/board/watchers.js';
import type { ReaderPreferences } from './reader-preferences.js';
import type { Settings } from './settings/settings.js';
import type { TurnNotices } from './turn-notices/turn-notices.js';
import type { WaitingLimit } from './waiting-limit.js';
import type { WorkQueue } from './work-queue.js';

/** The tables, and what ties them together. */
export interface Tables {
  readonly directory: TableDirectory;
  /** Tables that play against each other. */
  readonly duels: Duels;
  /** The daily deals of each day. */
  readonly deals: DailyDeals;
  /** What nobody can foretell, for a deal that several tables share. */
  readonly newDealSeed: () => string;
  readonly doubleTaps: DoubleTaps;
  /** Whether this process handles a server's events (Discord docs, "Sharding"). */
  readonly serves: (guildId: string) => boolean;
  /** Whether other processes serve other servers. */
  readonly isPartial: () => boolean;
  /** Null: the bot isn't in that server, or doesn't know its name now. */
  readonly serverName: (guildId: string) => string | null;
}

/** What people are sent, and how. */
export interface Messages {
  readonly boards: Boards;
  readonly panels: Panels;
  readonly watchers: Watchers;
  readonly privateNotes: PrivateNotes;
  readonly turnNotices: TurnNotices;
  readonly api: DiscordApi;
  readonly tokens: Tokens;
  /** Renders an SVG as a PNG, `width` pixels wide, on a worker thread. */
  readonly renderPng: RenderPng;
  /** Pictures that people asked for themselves. */
  readonly ownPictures: WaitingLimit;
  readonly applicationId: () => string;
  readonly contentReadable: () => boolean;
  readonly channels: ServerChannels;
}

/** The channels of servers that the bot is in. */
export interface ServerChannels {
  /** Whether a channel is one of that server's; null: the server isn't known, perhaps only for now. */
  readonly has: (guildId: string, channelId: string) => boolean | null;
  /** The id of that server's channel of that name in which messages can be posted; null: there is none. */
  readonly named: (guildId: string, name: string) => string | null;
}

/** In which words somebody is spoken to. */
export interface Words {
  /** Texts in a server's language, for public messages. */
  readonly forGuild: (guildId: string | null, guildLocale?: string | null) => Translate;
  /** Texts in a person's own language, else the server's, for private messages. */
  readonly forPerson: (userId: string, guildId: string | null, guildLocale?: string | null) => Translate;
  readonly readers: ReaderPreferences;
  /** The introduction of the bot: for one person, or (`userId` null) for a server that it has just joined. */
  readonly introduction: (userId: string | null, t: Translate) => Introduction;
}

/** What is kept of games and people. */
export interface Store {
  /** Games that are over. */
  readonly history: GameHistory;
  /** How past games are read, by kind. */
  readonly histories: HistoryRegistry;
  readonly retention: HistoryRetention;
  /** See history/index.ts. Throws where its script was not built. */
  readonly replayFile: History['replayFile'];
  readonly replayLinks: ReplayLinks;
  /** Analyses games that are over. */
  readonly analyses: Analyses;
  /** What takes the event loop a while, one after the other. */
  readonly exports: WorkQueue;
  readonly people: PersonNotes;
  readonly personSettings: PersonSettingsStore;
  readonly bookmarks: Bookmarks;
  readonly runningLog: RunningLog;
}

/** Time comes in from outside. */
export interface Time {
  readonly clock: Clock;
  readonly timers: Timers;
  /** Discord's clock, by which the day of the daily deal turns: this machine's may be wrong. */
  readonly discordClock: Clock;
}

/**
 * The platform's ports, by role; put together once in `create-platform.ts`. A function takes those that it needs:
 * `Pick<Platform, 'tables' | 'time'>`.
 */
export interface Platform {
  readonly tables: Tables;
  readonly messages: Messages;
  readonly words: Words;
  readonly store: Store;
  readonly time: Time;
  readonly faces: Presentations;
  readonly log: Logger;
  readonly settings: Settings;
  readonly confirmations: Confirmations;
  /** Whether people can add the bot to their own account; null: not known. */
  readonly allowsUserInstall: () => Promise<boolean | null>;
  /** Zone and launch window where no admin set anything; milliseconds. */
  readonly defaults: { readonly zoneMs: number; readonly windowMs: number };
}
