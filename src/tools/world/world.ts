import { Random, seedRandom } from '../../games/shared/random.js';
import { createLogger } from '../../start/log.js';
import type { Page } from './activity/page.js';
import { Background } from './background.js';
import { Bots } from './bots.js';
import { Checks } from './checks/checks.js';
import { WorldDiscord } from './discord.js';
import { Troublemaker } from './faults.js';
import { setBehind } from './globals.js';
import { outside } from './machine.js';
import { Overheard } from './checks/overheard.js';
import { Person } from './people.js';
import type { WorldOptions, WorldReport } from './report.js';
import { Scheduler } from './scheduler.js';
import { Shown } from './checks/shown.js';
import { listenersOf } from './listeners.js';
import { Network } from './sockets.js';
import { Trace } from './trace.js';

/** 1 January 2026, noon: no day turns in between. */
const START = Date.UTC(2026, 0, 1, 12);
const CHANNELS = ['one', 'two', 'three', 'four'];
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Flo', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lou'];
/** How long trouble lasts; the last of it strikes nearly every request. */
const TURMOIL_MS = 70_000;
const MOST_FAIL_MS = 4_000;
/** After that nobody does anything, and everything that waits to be tried again is tried by then. */
const QUIET_MS = 35_000;
const REST_MS = 90_000;
/** And then people play while all is well. */
const CALM_MS = 25_000;
/** Boards and panels are at most a second behind, and a robot acts each three. */
const LOOKS = 8;
const LOOK_MS = 900;
const MINUTE_MS = 60_000;

/** One world from its beginning to its end. */
export class World {
  readonly #random: Random;
  readonly #scheduler: Scheduler;
  readonly #discord: WorldDiscord;
  readonly #network: Network;
  readonly #trace: Trace;
  readonly #bots: Bots;
  readonly #checks: Checks;
  readonly #shown: Shown;
  readonly #overheard: Overheard;
  readonly #people: readonly Person[];
  readonly #trouble: Troublemaker;
  readonly #violations: string[] = [];
  #compared = 0;

  constructor(
    private readonly options: WorldOptions,
    databasePath: string,
  ) {
    this.#random = new Random(seedRandom(`world ${options.seed}`));
    const random = this.#random;
    const scheduler = new Scheduler(random, START);
    this.#scheduler = scheduler;
    this.#trace = new Trace(() => scheduler.now, START, 50, options.onEvent);
    const discord = new WorldDiscord(scheduler, random, {
      channels: CHANNELS,
      guilds: 2,
      onShown: (message, reader) => {
        if (message.author.bot === true) this.#checks.secrets.shown(message, reader);
      },
      onRemoved: (id) => {
        this.#checks.talk.removed(id);
      },
    });
    this.#discord = discord;
    this.#network = new Network(
      scheduler,
      () => 1 + random.below(25) + (random.below(50) === 0 ? random.below(800) : 0),
      listenersOf(discord, () => this.#bots.current),
    );
    const fail = (what: string): void => {
      this.#fail(what);
    };
    const background = new Background(scheduler, random, fail);
    setBehind({ scheduler, random, connect: (host) => this.#network.connect(host) });
    this.#bots = new Bots({
      scheduler,
      random,
      databasePath,
      background,
      network: this.#network,
      log: createLogger('info', { write: (line) => this.#overheard.line(line) }),
      onFault: (what, error) => {
        this.#fail(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      },
      onReady: (bot) => {
        this.#trace.event('bot', `${bot.machine.name} is ready`);
      },
      onThrown: () => void this.#checks.thrown(),
      onFileOpened: (bot) => void this.#checks.fileOpened(bot),
      onChange: (bot, change) => void this.#checks.published(bot, change),
      onEvent: (what) => {
        if (what.includes('starts')) this.#checks.started();
        this.#trace.event('bot', what);
      },
    });
    const pages = (): readonly Page[] => this.#people.flatMap(({ page }) => page ?? []);
    const checked = { scheduler, discord, bots: this.#bots, background, pages, fail };
    this.#checks = new Checks(checked);
    this.#overheard = new Overheard({ trace: this.#trace, checks: this.#checks, bots: this.#bots, fail });
    this.#shown = new Shown(checked, this.#checks.pages);
    this.#people = NAMES.slice(0, options.people).map(
      (name, at) =>
        new Person(name, {
          scheduler,
          random,
          discord,
          trace: this.#trace,
          // Two or three sit in each channel.
          places: {
            channel: CHANNELS[at % CHANNELS.length] ?? '',
            isSilent: at % CHANNELS.length === 0,
          },
          onSaid: (...said) => {
            this.#checks.talk.said(...said);
          },
          onEdited: (id) => {
            this.#checks.talk.edited(id);
          },
          onFrame: (...frame) => {
            this.#checks.pages.frame(...frame);
          },
          onWordless: (person, what) => {
            this.#fail(`${person} ${what}: refused without a word`);
          },
          onDoubleTap: (person, what, ids) => {
            this.#checks.doubleTap(person, what, ids);
          },
          onUnanswered: (person, what, shown) => {
            this.#trace.event('person', `${person} ${what}: ${shown}`);
            this.#checks.unanswered(person, what, shown);
          },
        }),
    );
    const [bots, { limits }, trace] = [this.#bots, this.#checks, this.#trace];
    this.#trouble = new Troublemaker(
      { scheduler, random, discord, background, bots, limits, trace, channels: CHANNELS },
      options.faults,
    );
  }

  async run(): Promise<Omit<WorldReport, 'cpuSeconds'>> {
    const uncaught = (error: unknown): void => {
      this.#fail(`uncaught: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    };
    process.on('uncaughtException', uncaught).on('unhandledRejection', uncaught);
    try {
      await this.#live();
    } finally {
      process.off('uncaughtException', uncaught).off('unhandledRejection', uncaught);
    }
    const bot = this.#bots.current;
    const logs = bot === null ? { games: 0, finished: 0 } : this.#checks.logs(bot);
    return {
      seed: this.options.seed,
      minutes: this.options.minutes,
      people: this.options.people,
      faults: this.options.faults,
      hash: this.#trace.digest,
      events: this.#trace.events,
      steps: this.#scheduler.ran,
      requests: this.#discord.local.requests.total,
      presses: this.#trace.count('person'),
      ...logs,
      compared: this.#compared,
      frames: this.#checks.pages.frames,
      moves: this.#discord.moves,
      ...this.#overheard.counts,
      violations: this.#violations,
      last: this.#trace.last,
    };
  }

  async #live(): Promise<void> {
    this.#bots.start();
    await this.#pass(5_000);
    this.#muteInVoice();
    for (const person of this.#people) person.begin();
    const end = START + this.options.minutes * MINUTE_MS;
    while (this.#isFine && this.#scheduler.now < end - REST_MS) {
      const ms = Math.min(TURMOIL_MS, end - REST_MS - this.#scheduler.now);
      await this.#turmoil(ms);
      const isLast = this.#scheduler.now >= end - REST_MS - CALM_MS;
      // Whoever left voice muted is owed an unmute when they come back.
      if (isLast) for (const person of this.#people) person.sit();
      await this.#quiet(isLast ? REST_MS : QUIET_MS);
      if (isLast) break;
      await this.#calm();
    }
  }

  /** All is well, and people play. A connection that is resumed loses nothing: Discord sends again what was missed. */
  async #calm(): Promise<void> {
    for (const person of this.#people) person.isAway = false;
    await this.#pass(CALM_MS / 3);
    if (this.options.faults.includes('gateway')) {
      this.#trace.event('fault', 'a connection to resume');
      this.#discord.local.dropGateway({ resumable: true, politely: this.#random.below(2) === 0 });
    }
    await this.#pass((2 * CALM_MS) / 3);
  }

  get #isFine(): boolean {
    return this.#violations.length === 0;
  }

  /** What fails last is mended by what is tried again, not by another press: people leave before it ends. */
  async #turmoil(ms: number): Promise<void> {
    this.#checks.setWell(null);
    const hasFaults = this.options.faults.length > 0;
    if (hasFaults) this.#trouble.begin();
    await this.#pass(ms - MOST_FAIL_MS);
    if (hasFaults) this.#trouble.failMost();
    const awayMs = this.#random.below(MOST_FAIL_MS);
    await this.#pass(awayMs);
    for (const person of this.#people) person.isAway = true;
    await this.#pass(MOST_FAIL_MS - awayMs);
    this.#trouble.end();
    this.#checks.setWell(this.#scheduler.now);
  }

  /** All is well, and nobody does anything: after a while every message shows what is so. */
  async #quiet(ms: number): Promise<void> {
    await this.#pass(ms);
    if (!this.#isFine) return;
    await this.#compare();
    this.#shown.analyses();
    await this.#unmuted();
    await this.#checks.queues();
  }

  /** Robots go on playing, so a game may end just now: its players are unmuted a moment later. */
  async #unmuted(): Promise<void> {
    const muted = this.#checks.muted(this.#people);
    if (muted.length > 0) await this.#pass(LOOK_MS);
    for (const { name } of this.#checks.muted(muted)) this.#fail(`${name} is muted and may talk`);
  }

  /** A setting of the server that puts players in voice under the silence, too. */
  #muteInVoice(): void {
    const { moderator, local } = this.#discord;
    outside(() => {
      void moderator.command(local.channelId(), 'settings set', { setting: 'voice', value: 'mute' });
    });
  }

  /** A message that never shows the log's state within so many looks is stale; robots go on playing meanwhile. */
  async #compare(): Promise<void> {
    let stale: ReadonlyMap<string, string | null> | null = null;
    for (let look = 0; look < LOOKS; look += 1) {
      const now = this.#shown.all();
      this.#compared = Math.max(this.#compared, now.size);
      stale = new Map(
        [...(stale ?? now)].flatMap(([what, was]): [string, string][] => {
          const differs = now.get(what) ?? null;
          return was === null || differs === null ? [] : [[what, differs]];
        }),
      );
      if (stale.size === 0) return;
      await this.#pass(LOOK_MS);
    }
    for (const [what, differs] of stale ?? []) this.#fail(`the ${what} is not up to date:\n${differs ?? ''}`);
  }

  async #pass(ms: number): Promise<void> {
    const end = this.#scheduler.now + Math.max(0, ms);
    let seen = this.#discord.local.requests.total;
    await this.#scheduler.runUntil(end, () => {
      const { requests } = this.#discord.local;
      for (; seen < requests.total; seen += 1) {
        const request = requests.all.at(seen - requests.total);
        if (request !== undefined) this.#overheard.request(request);
      }
      this.#checks.step();
      this.#checks.connections(this.#network.connections);
      return this.#isFine;
    });
  }

  #fail(what: string): void {
    this.#trace.event('check', what.split('\n', 1)[0] ?? '');
    if (!this.#violations.includes(what)) this.#violations.push(what);
  }

  close(): void {
    this.#bots.close();
    this.#discord.close();
  }
}
