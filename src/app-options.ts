import type { AnalysisLimits, startAnalysis } from './workers/analysis/index.js';
import type { Trials } from './daily/ports.js';
import type { EmojiDrawing } from './discord/emoji/index.js';
import type { IdentifySlots } from './discord/gateway/identify-throttler.js';
import type { Logger } from './discord/ports.js';
import type { Millis } from './games/shared/time.js';
import type { ViewerAssets } from './history/export/html.js';
import type { PictureRenderer } from './pictures/index.js';
import type { RegisteredGame } from './registration/index.js';
import type { OpenedDatabase } from './storage/ports/bot-storage.js';
import type { EmptyChannel } from './discord/ports.js';
import type { Shards } from './storage/shards.js';
import type { TableLimits } from './table/limits.js';
import type { SlowRobots } from './workers/robots/index.js';
import type { Clock, RandomBytes, Timers } from './table/ports.js';

/** Where the bot connects to: Discord, a compatible server, or the embedded one. */
export interface Connection {
  readonly token: string;
  /** Absent: Discord's own API. */
  readonly apiUrl?: string;
  /** Commands are registered in this server, at once; absent: everywhere. */
  readonly guildId?: string;
  /** A channel in which nobody has ever written, and who hears there of somebody new. Absent: there is none. */
  readonly empty?: EmptyChannel;
  /** Where all processes of the bot take turns to identify; absent: they can't. */
  readonly identifySlots?: IdentifySlots;
}

export interface AppOptions {
  readonly database: OpenedDatabase;
  readonly log: Logger;
  /** Which servers this process has; absent: all of them. */
  readonly shards?: Shards;
  /** Whose figures these are, of several bots in one process: labels of each of them. Absent: the process's own. */
  readonly metricLabels?: Readonly<Record<string, string>>;
  /** The games that are played here; absent: `REGISTERED`. */
  readonly games?: readonly RegisteredGame[];
  /** Zone and launch window of new games where no admin set anything; milliseconds. */
  readonly defaults: { readonly zoneMs: Millis; readonly windowMs: Millis };
  /** Wall time, anchored to the monotonic clock, unless a test brings its own. */
  readonly clock?: Clock;
  readonly timers?: Timers;
  /** What seeds, ids and jitter are made of; absent: the operating system's randomness. */
  readonly randomBytes?: RandomBytes;
  /** What one person, and one server, may have at once; absent: `TABLE_LIMITS`. Null, for benches: any number. */
  readonly limits?: TableLimits | null;
  /** The bot's own emoji; absent: those of all games. None: squares and letters stand for them. */
  readonly emoji?: readonly EmojiDrawing[];
  /** What the replay file is made with; absent: as built in dist/. */
  readonly viewer?: (kind: string) => ViewerAssets;
  /** Under which address people reach this process's pages, without a slash at its end; absent or null: under none. */
  readonly publicUrl?: string | null;
  /** Whether this process serves the Activity, which boards then have a button for; absent: it doesn't. */
  readonly offersActivity?: boolean;
  /** Draws pictures; absent: on a thread of its own. */
  readonly pictures?: PictureRenderer;
  /** What the analysis of one game may cost; absent: `ANALYSIS`. */
  readonly analysisLimits?: AnalysisLimits;
  /** What the seeds of daily deals come from; absent or null: a secret of the file's own. */
  readonly dailySecret?: string | null;
  /** `ahead`: daily deals are chosen before their day begins; `behind`: after others had time for it. Absent: when asked for. */
  readonly dailyDeals?: 'ahead' | 'behind' | 'asked';
  /** Whether finished logs are compressed and expired ones deleted while the bot runs; absent: yes. */
  readonly maintenance?: 'on' | 'off';
  /** Told of each unfinished game that stays out because its log is damaged. */
  readonly onDamaged?: (game: string, error: unknown) => void;
  /** Told how long each interaction took until Discord had taken its answer. */
  readonly onAnswered?: (ms: Millis) => void;
  /** Told how long each commit of the log, of who is muted in voice, or of where a board is, took. */
  readonly onCommitted?: (ms: Millis) => void;
  /** The gateway has closed for good with this code (Discord docs, "Gateway close codes"). */
  readonly onGone?: (code: number) => void;
  /** What runs in a process of its own, where a test brings something else. */
  readonly workers?: {
    /** Where robots think that think for long; absent: in a process of its own. */
    readonly robots?: SlowRobots;
    /** Runs an analysis; absent: in a process of its own. */
    readonly startAnalysis?: typeof startAnalysis;
    /** Plays the games by which daily deals are chosen; absent: in a process of its own. */
    readonly trials?: Trials;
  };
}
