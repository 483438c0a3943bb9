import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type App, type AppOptions } from '../../../src/app.js';
import type { EmojiDrawing } from '../../../src/discord/emoji/index.js';
import type { EmptyChannel } from '../../../src/discord/ports.js';
import type { DiscordBot } from '../../../src/discord/bot.js';
import { replayLinks } from '../../../src/history/links.js';
import type { GameHistory } from '../../../src/history/queries.js';
import type { ReplayPage } from '../../../src/http/replays.js';
import type { BotDatabase } from '../../../src/storage/sqlite/database.js';
import { listenLocal, type ListeningDiscord, type LocalUser, type Seen } from '../../../src/local/index.js';
import type { BotStorage, StorageContext } from '../../../src/storage/ports/bot-storage.js';
import { METEOR } from '../../../src/games/meteor/index.js';
import type { PictureRenderer } from '../../../src/pictures/index.js';
import { tablesOf } from '../../../src/table/typed-tables.js';
import { StorageFault, type Appended, type GameLog, type LogEntry } from '../../../src/table/ports.js';
import type { TableDirectory, TableHandle } from '../../support/meteor-tables.js';
import { bytesOfTest } from '../../support/chance.js';
import { quietOf } from '../../support/quiet.js';
import { restOnTime } from '../../support/discord/time.js';
import { ManualTime } from '../../support/time.js';
import { ENGINE, TestFile, TestPostgres, type TestDatabase } from './engines.js';
import { typed } from './typed.js';

/** What the bot has logged; it prints nothing. */
export interface LogLine {
  readonly level: string;
  readonly fields: object;
  readonly message: string;
}

export const recording = (lines: LogLine[]) => {
  const at =
    (level: string) =>
    (fields: object, message: string): void => {
      lines.push({ level, fields, message });
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
};

/** One grey dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCAQ3T8QwAAAABJRU5ErkJggg==',
  'base64',
);
const quickPictures: PictureRenderer = { renderPng: () => Promise.resolve(DOT), close: () => Promise.resolve() };

/** No process, and no game: 40 % of whatever is asked for. */
const quickTrials: NonNullable<NonNullable<AppOptions['workers']>['trials']> = {
  won: ({ from, to }) => Promise.resolve(Math.round((to - from) * 0.4)),
  reach: () => Promise.resolve(2),
  stop: () => Promise.resolve(),
};

/** Of the bot's application. */
export const CLIENT_SECRET = 'local-test-secret';

export interface HarnessOptions {
  readonly channels?: readonly string[];
  readonly zoneMs?: number;
  readonly windowMs?: number;
  readonly messageContent?: boolean;
  /** `real`: drawn on a thread, in time of its own; or a test's own. Absent: a dot, at once. */
  readonly pictures?: 'real' | PictureRenderer;
  /** What is played, where that is not what the product registers. */
  readonly games?: AppOptions['games'];
  /** Boards have a button that opens the Activity. */
  readonly offersActivity?: boolean;
  /** Under which address people reach its pages. */
  readonly publicUrl?: string | null;
  /** Makes analyses of finished games; absent: a process, as in the product. */
  readonly startAnalysis?: NonNullable<AppOptions['workers']>['startAnalysis'];
  /** Further servers, with a channel `channel-1` each. */
  readonly moreGuilds?: number;
  /** Whether what grew too old is deleted as time goes by; absent: nothing is. */
  readonly maintenance?: 'on';
  /** How often robots win the deals that are tried for a day; absent: 40 % of them all. */
  readonly trials?: NonNullable<AppOptions['workers']>['trials'];
  /** The bot's own emoji; absent: none, so that no test waits for pictures. */
  readonly emoji?: readonly EmojiDrawing[];
  /** What the games are kept in; absent: the run's engine. */
  readonly kept?: TestDatabase;
  /** Puts a database at that path before the first start. Absent: there is none. */
  readonly database?: (path: string, server: ListeningDiscord) => void;
  /** So many milliseconds after the start of 2026 the server is started; absent: none. */
  readonly startsAfterMs?: number;
  /** By how many milliseconds the bot's clock is ahead of the server's; absent: they agree. */
  readonly ahead?: () => number;
  /** The first channel is read by all, and whoever is new there is heard of; absent: not. */
  readonly whenNewcomer?: EmptyChannel['whenNewcomer'];
}

/** The real bot on a real database, with the real discord.js, against the local server; only time is the test's. */
export class Harness {
  readonly log: LogLine[] = [];
  /** How long interactions took until they were answered, by the test's clock. */
  readonly answered: number[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'meteor-e2e-'));
  readonly #restOffTime: () => void;
  /** One for all starts on the same database. */
  readonly #randomBytes = bytesOfTest();
  #app!: App;
  readonly #kept: TestDatabase;
  #storage!: BotStorage;

  private constructor(
    readonly server: ListeningDiscord,
    readonly time: ManualTime,
    private readonly options: HarnessOptions,
  ) {
    this.#restOffTime = restOnTime(time);
    this.#kept = options.kept ?? (ENGINE === 'postgres' ? new TestPostgres() : new TestFile(this.databasePath));
  }

  static async open(options: HarnessOptions = {}): Promise<Harness> {
    const time = new ManualTime(Date.UTC(2026, 0, 1) + (options.startsAfterMs ?? 0));
    const server = await listenLocal({
      clock: time,
      channels: options.channels ?? ['general'],
      clientSecret: CLIENT_SECRET,
      activityPath: '/activity/',
      ...(options.moreGuilds === undefined ? {} : { moreGuilds: { count: options.moreGuilds, channels: 1 } }),
      timers: {
        setTimeout: (run, ms) => time.at(time.now() + ms, run),
        clearTimeout: (handle) => {
          if (typeof handle === 'function') (handle as () => void)();
        },
      },
    });
    if (options.messageContent === false) server.setBotIntents({ messageContent: false });
    const harness = new Harness(server, time, options);
    options.database?.(harness.databasePath, server);
    await harness.boot();
    return harness;
  }

  get databasePath(): string {
    return join(this.#folder, 'meteor.db');
  }

  /** Starts the bot, on whatever the database holds. */
  async boot(): Promise<void> {
    const { ahead = () => 0 } = this.options;
    const opened = await this.#kept.open();
    const storageFor = (context: StorageContext): BotStorage => (this.#storage = opened.storageFor(context));
    this.#app = createApp({
      database: { storageFor },
      log: recording(this.log),
      clock: { now: () => this.time.now() + ahead() },
      timers: { at: (at, run) => this.time.at(at - ahead(), run) },
      randomBytes: this.#randomBytes,
      defaults: { zoneMs: this.options.zoneMs ?? 60_000, windowMs: this.options.windowMs ?? 5000 },
      ...(this.options.pictures === 'real' ? {} : { pictures: this.options.pictures ?? quickPictures }),
      viewer: () => ({ script: 'void 0', style: 'p{}' }),
      workers: {
        trials: this.options.trials ?? quickTrials,
        ...(this.options.startAnalysis === undefined ? {} : { startAnalysis: this.options.startAnalysis }),
      },
      maintenance: this.options.maintenance ?? 'off',
      publicUrl: this.options.publicUrl ?? null,
      offersActivity: this.options.offersActivity ?? false,
      ...(this.options.games === undefined ? {} : { games: this.options.games }),
      emoji: this.options.emoji ?? [],
      onAnswered: (ms) => {
        this.answered.push(ms);
      },
    });
    const { whenNewcomer } = this.options;
    const { guildId, apiUrl } = this.server;
    const empty = whenNewcomer && { guildId, channelId: this.server.channelId(), whenNewcomer };
    await this.#app.start({ token: 'local-test-token', apiUrl, ...(empty && { empty }) });
  }

  /** As a stop does: last words, then everything is closed. */
  async stop(): Promise<void> {
    await this.#app.stop();
  }

  /** As a kill does: no last words, and nothing is written any more. */
  async crash(): Promise<void> {
    await this.#app.kill();
  }

  async close(): Promise<void> {
    await this.crash();
    await this.#kept.close();
    await this.server.stop();
    this.#restOffTime();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** What a link's last part leads to. */
  async replayPage(token: string): Promise<ReplayPage | null> {
    const page = await this.#app.replayPage(token);
    return typeof page === 'string' ? null : page;
  }

  /** The last part of a game's link, whatever the bot would give of it. */
  linkTo(game: string): string {
    const url = replayLinks('https://any.example', () => this.#kept.key()).urlOf(game);
    return url?.split('/').at(-1) ?? '';
  }

  /** Writes a game that was played before the test, and counts it if it is over. */
  async played(entries: readonly LogEntry[]): Promise<void> {
    const { gameLog, counts } = this.#storage;
    const appended = await gameLog.append(entries);
    if (appended.kind !== 'written') throw new Error(`not written: ${appended.kind}`);
    for (const { game, outcome } of entries) if (outcome !== undefined) await counts.count(game);
  }

  /** How many entries the log has of a game, packed or not. */
  entriesOf(game: string): number {
    const { connection } = this.database;
    const open = connection.prepare<[string], number>('SELECT count(*) FROM entries WHERE game = ?').pluck().get(game);
    return open ?? 0;
  }

  /** Whether the log of a game that is on has an action of that interaction. */
  hasActed(source: string): boolean {
    const { connection } = this.database;
    return connection.prepare('SELECT 1 FROM sources WHERE source = ?').get(source) !== undefined;
  }

  /** Games that are over. */
  get archive(): GameHistory {
    return this.#kept.archive;
  }

  /** As the process serves it. */
  get app(): App {
    return this.#app;
  }

  get database(): BotDatabase {
    if (!(this.#kept instanceof TestFile)) throw new Error('the games are not in a file');
    return this.#kept.database;
  }

  get bot(): DiscordBot {
    return this.#app.bot;
  }

  get tables(): TableDirectory {
    return tablesOf(METEOR, this.#app.tables);
  }

  /** Tables of every game. */
  get everyTable(): App['tables'] {
    return this.#app.tables;
  }

  get gameLog(): GameLog {
    return this.#app.gameLog;
  }

  get channel(): string {
    return this.server.channelId();
  }

  get table(): TableHandle {
    const table = this.tables.inChannel(this.channel);
    if (!table) throw new Error(`no game in the channel\n${this.server.dump()}`);
    return table;
  }

  user(name: string, permissions: Parameters<ListeningDiscord['addUser']>[1] = {}): LocalUser {
    return this.server.addUser(name, permissions);
  }

  /** Time goes by, in steps, with what the bot sends meanwhile arriving in between. */
  async pass(ms: number): Promise<void> {
    await this.time.advance(ms);
    await this.quiet();
  }

  /** Until no request has come in for some turns of the loop. */
  quiet(): Promise<void> {
    return quietOf(this.server.requests);
  }

  /** Until `undo` is called, the disk takes nothing. */
  fillDisk(): () => void {
    const fault = new StorageFault('the disk is full');
    const append = (): Promise<Appended> => Promise.resolve({ kind: 'refused', fault });
    Object.assign(this.gameLog, { append, probe: () => Promise.reject(fault) });
    return () => {
      Reflect.deleteProperty(this.gameLog, 'append');
      Reflect.deleteProperty(this.gameLog, 'probe');
    };
  }

  /** Sends a command and expects an answer. */
  async run(user: LocalUser, words: string, values: Parameters<LocalUser['command']>[2] = {}): Promise<Seen> {
    const command = typed(words, values);
    const seen = await user.command(this.channel, command.words, command.values);
    if (seen.error !== undefined) throw new Error(`${user.name} /${words}: ${seen.error}\n${this.server.dump()}`);
    await this.quiet();
    return seen;
  }

  /** Requests that count to Discord's 50 a second. */
  ordinary(): number {
    return this.server.requests.all.filter(({ global, method }) => global && method !== 'GET').length;
  }
}
