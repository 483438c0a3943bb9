import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { ActivityServer, ANCESTORS } from '../../../src/activity/index.js';
import { createApp, type App, type AppOptions } from '../../../src/app.js';
import { Successor, type SuccessorOptions } from '../../../src/start/successor.js';
import { awaitedFile } from '../../../src/storage/sqlite/awaited-file.js';
import { openFile } from '../../../src/storage/sqlite/bot-storage.js';
import { GameRegistry } from '../../../src/games/registry.js';
import { builtViewer } from '../../../src/history/export/assets.js';
import { createGuard } from '../../../src/http/guard.js';
import { createReplays } from '../../../src/http/replays.js';
import { listenLocal, type ListeningDiscord } from '../../../src/local/index.js';
import { METEOR } from '../../../src/games/meteor/index.js';
import { tablesOf } from '../../../src/table/typed-tables.js';
import type { TableHandle } from '../../support/meteor-tables.js';
import { bytesOfTest } from '../../support/chance.js';
import { quietOf } from '../../support/quiet.js';
import { restOnTime } from '../../support/discord/time.js';
import { ManualTime, settle } from '../../support/time.js';
import { EMOJI, GAMES } from '../../support/registered.js';

const EVENING = Date.UTC(2026, 0, 10, 19, 30);
const TOKEN = 'local-test-token';
const SECRET = 'local-test-secret';

/** So often something is looked for before it is waited for: far longer than a message takes to the bot. */
const MOST_LOOKS = 1_000;

/** What has to be told when the test's time goes on: a window's own clock. */
export interface Follower {
  follow(now: number): Promise<void>;
}

type StartAnalysis = NonNullable<NonNullable<AppOptions['workers']>['startAnalysis']>;

/** The bot's own emoji, or the signs that stand in where it has none. */
export type HarnessEmoji = 'own' | 'signs';

export interface HarnessOptions {
  readonly emoji?: HarnessEmoji;
  /** How a game is looked back at; left out: with next to no work, which finds no turning point. */
  readonly analysis?: StartAnalysis;
  /** Boards have a button that opens the Activity. */
  readonly offersActivity?: boolean;
  /** A voice channel, direct messages, a group, and a server without the bot, as with `npm start`. */
  readonly everywhere?: boolean;
}

const nothing = (): void => undefined;

/** A look back at once, with as little work as tells something: the product's takes half a minute of a processor. */
export const quickAnalysis: StartAnalysis = ({ kind, log, seed }) => {
  const budget = { rollouts: 300, spent: () => 0, onProgress: nothing };
  return {
    result: Promise.resolve(new GameRegistry(GAMES).get(kind).analysis?.analyse(log, seed, budget)),
    cancel: nothing,
  };
};

/** The real bot on a real database, with discord.js, behind the real page; only time is the test's. */
export class BrowserHarness {
  readonly followers = new Set<Follower>();
  /** What the bot logged as a warning or worse. */
  readonly complaints: string[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'meteor-browser-'));
  readonly #restOffTime: () => void;
  #app: App | null = null;
  #activity: ActivityServer | null = null;
  /** Robots' chance hangs on the game's id: the same evening goes the same way. */
  readonly #randomBytes = bytesOfTest();

  private constructor(
    readonly server: ListeningDiscord,
    readonly time: ManualTime,
    private readonly emoji: HarnessEmoji,
    private readonly analysis: StartAnalysis,
    private readonly offersActivity: boolean,
  ) {
    this.#restOffTime = restOnTime(time);
  }

  static async open({
    emoji = 'signs',
    analysis = quickAnalysis,
    offersActivity = false,
    everywhere = false,
  }: HarnessOptions = {}): Promise<BrowserHarness> {
    const time = new ManualTime(EVENING);
    const server = await listenLocal({
      token: TOKEN,
      clientSecret: SECRET,
      activityPath: '/activity/',
      clock: time,
      botName: 'Meteor',
      guildName: 'Meteor',
      channels: ['launch-pad', 'mission-control'],
      ...(everywhere
        ? {
            voiceChannels: ['bridge'],
            elsewhere: { group: 'Friends', guild: 'Without the bot', channel: 'elsewhere' },
          }
        : {}),
      pageDir: inject('pageFolder'),
      timers: {
        setTimeout: (run, ms) => time.at(time.now() + ms, run),
        clearTimeout: (handle) => {
          if (typeof handle === 'function') (handle as () => void)();
        },
      },
    });
    const harness = new BrowserHarness(server, time, emoji, analysis, offersActivity);
    await harness.boot();
    return harness;
  }

  /** Starts the bot, on whatever the database holds. */
  async boot(): Promise<void> {
    this.#app = createApp({ ...this.#options(), database: openFile(this.#database, { disk: 'inline' }) });
    await this.#app.start({ token: TOKEN, apiUrl: this.server.apiUrl });
    this.#serveActivity(this.#app);
    // Discord takes 50 in five seconds.
    while (this.emoji === 'own' && this.uploads < EMOJI.length) {
      await this.time.advance(100);
      await settle(20);
    }
    await this.quiet();
  }

  /** As a deploy does: another process is connected and waits, and takes the games over while they are played. */
  async deploy(): Promise<void> {
    const awaited = awaitedFile(this.#database, { disk: 'inline' });
    const connection = { token: TOKEN, apiUrl: this.server.apiUrl };
    const successor = new Successor({ ...this.#options(), awaited }, connection);
    await successor.connect();
    this.#activity?.close();
    this.#activity = null;
    const stopped = this.#app?.stop();
    const isOver = { yes: false };
    const taken = Promise.all([successor.takeOver(), stopped]).finally(() => {
      isOver.yes = true;
    });
    while (!isOver.yes) {
      await this.time.advance(5);
      await settle(20);
    }
    const [found] = await taken;
    if (found === null) throw new Error('nobody took over');
    this.#app = found.app;
    this.#serveActivity(found.app);
    await this.quiet();
  }

  get #database(): string {
    return join(this.#folder, 'meteor.db');
  }

  #options(): Omit<SuccessorOptions, 'awaited'> {
    const complain = (fields: object, message: string): void => {
      this.complaints.push(`${message} ${JSON.stringify(fields)}`);
    };
    return {
      log: { info: nothing, warn: complain, error: complain },
      clock: this.time,
      timers: this.time,
      randomBytes: this.#randomBytes,
      defaults: { zoneMs: 60_000, windowMs: 5_000 },
      maintenance: 'off',
      // Robots that try a day’s deals need half a minute of a quiet machine.
      workers: {
        trials: {
          won: ({ from, to }) => Promise.resolve(Math.round((to - from) * 0.4)),
          reach: () => Promise.resolve(2),
          stop: () => Promise.resolve(),
        },
        startAnalysis: this.analysis,
      },
      viewer: builtViewer(inject('viewerFolder')),
      offersActivity: this.offersActivity,
      emoji: this.emoji === 'own' ? EMOJI : [],
    };
  }

  /** How many emoji the bot has brought to the server. */
  private get uploads(): number {
    return this.server.requests.all.filter(({ method, path }) => method === 'POST' && path.endsWith('/emojis')).length;
  }

  /** As a kill does: no last words, and nothing is written any more. */
  async crash(): Promise<void> {
    this.#activity?.kill();
    this.#activity = null;
    const app = this.#app;
    this.#app = null;
    await app?.kill();
  }

  async close(): Promise<void> {
    await this.crash();
    await this.server.stop();
    this.#restOffTime();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #serveActivity(app: App): void {
    const { time } = this;
    const { bot } = app;
    this.#activity = new ActivityServer({
      clock: time,
      timers: time,
      log: {
        info: nothing,
        warn: nothing,
        error: (fields, message) => this.complaints.push(message + JSON.stringify(fields)),
      },
      identity: bot.identity(SECRET),
      rooms: bot.rooms,
      folder: inject('activityFolder'),
      applicationId: () => bot.applicationId,
      isOwn: createGuard({ host: '127.0.0.1', publicUrl: null }),
      replays: createReplays({
        isLink: (token) => app.isReplayLink(token),
        find: (token, locale) => app.replayPage(token, locale),
        frameAncestors: ANCESTORS,
      }),
    });
    this.server.mount(() => this.#activity);
  }

  /** Tables of every game. */
  get everyTable(): App['tables'] {
    if (this.#app === null) throw new Error('the bot is not running');
    return this.#app.tables;
  }

  /** The game in the first channel, if there is one. */
  get game(): TableHandle | undefined {
    return this.#app === null ? undefined : tablesOf(METEOR, this.#app.tables).inChannel(this.server.channelId());
  }

  get table(): TableHandle {
    const { game } = this;
    if (game === undefined) throw new Error(`no game in the channel\n${this.server.dump()}`);
    return game;
  }

  /** How many clicks and commands the bot has answered; choices of autocomplete are none. */
  get answers(): number {
    return this.server.requests.all.filter(
      ({ path, body }) => path.includes('/callback') && !JSON.stringify(body).startsWith('{"type":8'),
    ).length;
  }

  /** Waits for what the bot or the server will come to by itself; asked again at each change in the channel. */
  async until(what: string, predicate: () => boolean): Promise<void> {
    // What is decided may be shown by an edit that waits for time to go on: then no request tells of it.
    for (let looks = 0; looks < MOST_LOOKS && !predicate(); looks += 1) await this.quiet();
    if (!predicate()) await this.server.until(predicate, { what, timeoutMs: 30_000 });
    await this.quiet();
  }

  /** Time goes by, for the bot, the server and every window. */
  async pass(ms: number): Promise<void> {
    await this.time.advance(ms);
    await this.quiet();
    await Promise.all([...this.followers].map((follower) => follower.follow(this.time.now())));
  }

  /** Until no request of the bot has come in for some turns of the loop. */
  quiet(): Promise<void> {
    return quietOf(this.server.requests);
  }
}
