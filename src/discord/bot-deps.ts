import type { DailyDeals } from '../daily/deals.js';
import type { HistoryRegistry } from '../history/adapter.js';
import type { Analyses } from '../history/analyses.js';
import type { History } from '../history/index.js';
import type { ReplayLinks } from '../history/links.js';
import type { GameHistory, HistoryRetention } from '../history/queries.js';
import type { DuelStore } from '../table/duel/duel-store.js';
import type { Clock, GameId, RandomBytes, TableDirectory, Timers } from '../table/ports.js';
import type { EmojiDrawing } from './emoji/index.js';
import type { GameFace } from './games/face.js';
import type { Gateway } from './gateway/client.js';
import type { Command } from './interactions/commands.js';
import type { InteractionObserver } from './interactions/observer.js';
import type { RenderPng } from './messages/board/showing.js';
import type { EmptyChannel, Logger, RunningLog } from './ports.js';
import type { Bookmarks, DailyLineStore, NoteStore, PersonNotes } from '../storage/ports/notes.js';
import type { EndedGames } from '../storage/ports/ended-games.js';
import type { MessageStore } from '../storage/ports/messages.js';
import type { OwedMutes } from '../storage/ports/owed-mutes.js';
import type { PersonSettingsStore } from '../storage/ports/person-settings.js';
import type { SettingsStore } from '../storage/ports/settings.js';
import type { TurnNoticeStore } from '../storage/ports/turn-notices.js';

/** Where the Discord side keeps what it knows. */
export interface BotStores {
  readonly settings: SettingsStore;
  readonly personSettings: PersonSettingsStore;
  readonly messages: MessageStore;
  readonly notes: NoteStore;
  readonly people: PersonNotes;
  readonly bookmarks: Bookmarks;
  readonly runningLog: RunningLog;
  /** Absent: "again" knows only games that ended since the start. */
  readonly ended?: EndedGames;
  readonly duels: DuelStore;
  readonly owedMutes: OwedMutes;
  readonly turnNotices: TurnNoticeStore;
  readonly dailyLines: DailyLineStore;
}

/** Games that are over, and what can be made of them. */
export interface PastGames {
  readonly history: GameHistory;
  readonly histories: HistoryRegistry;
  readonly retention: HistoryRetention;
  readonly replayFile: History['replayFile'];
  readonly analyses: Analyses;
  readonly replayLinks: ReplayLinks;
  /** Resolves once a game that has just ended is counted. */
  readonly counted: (game: GameId) => Promise<void>;
}

/** What the Discord side is given by `src/app.ts`: the games, the database's stores, time, and the connection. */
export interface BotDeps {
  /** Connected already if the process waited as a successor; else `start` connects it. */
  readonly gateway: Gateway;
  /** Commands are registered in this server, at once; absent: everywhere. */
  readonly guildId?: string;
  /** A channel in which nobody has ever written, and who hears there of somebody new. Absent: there is none. */
  readonly empty?: EmptyChannel;
  readonly directory: TableDirectory;
  readonly stores: BotStores;
  readonly past: PastGames;
  /** Of the games that are played here. */
  readonly faces: readonly GameFace[];
  readonly clock: Clock;
  readonly timers: Timers;
  readonly randomBytes: RandomBytes;
  readonly log: Logger;
  readonly deals: DailyDeals;
  readonly commands: readonly Command[];
  /** The bot's own emoji, of all games; created where they are missing. */
  readonly emoji: readonly EmojiDrawing[];
  /** Renders an SVG as a PNG, `width` pixels wide. */
  readonly renderPng: RenderPng;
  /** Zone and launch window of new games where no admin set anything; milliseconds. */
  readonly defaults: { readonly zoneMs: number; readonly windowMs: number };
  readonly interactions: InteractionObserver;
  /** Boards have a button that opens the Activity, and its Entry Point command is the bot's to answer. */
  readonly offersActivity: boolean;
}
