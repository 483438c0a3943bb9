import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { registerDiscord } from './discord.js';
import { gauge } from './polled.js';
import type { GamesSource, MetricSources } from './sources.js';
import { registerStorage } from './storage.js';

/** An interaction that was handled. All of it is from lists of the program's own, so that labels stay few. */
export interface HandledInteraction {
  readonly kind: 'command' | 'click' | 'autocomplete';
  /** `meteor place`, or a press's name: `hand/place`. `unknown`: there is none of that name. */
  readonly command: string;
  /** The kind of game that it concerned, or `none`. */
  readonly game: string;
  /** `late`: too old to be acted on. `failed`: a bug; it was answered with an apology. `unanswered`: Discord took no answer. */
  readonly outcome: 'answered' | 'late' | 'failed' | 'unanswered';
}

/** What operators can graph, in Prometheus' text format at `/metrics`. */
export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  /** The same, to be put together with others' (`togetherText`). */
  values(): Promise<object>;
  /** An action of a person was taken (`accepted`), or refused with a code. */
  acted(result: 'accepted' | 'refused' | 'failed'): void;
  /** Seconds from an interaction's arrival to the moment its answer was accepted. */
  answered(seconds: number): void;
  handled(interaction: HandledInteraction): void;
  /** A fault was logged. `message`: one of the log's fixed texts. */
  fault(level: 'warn' | 'error', message: string): void;
  /** Seconds that a commit of the log took. */
  committed(seconds: number): void;
  /** A robot had to decide as the next level below its own. */
  belowLevel(game: string, level: string): void;
  /** The games of another process were taken over, whose clocks stood for so many seconds. */
  tookOver(seconds: number): void;
}

/** Buckets in seconds around the limits: the bot's own goal of one second for a callback, and Discord's three. */
const CALLBACK_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3];

function registerGames(registry: Registry, games: GamesSource): void {
  gauge(registry, 'meteor_games_live', 'Games not yet over', () => games.live());
  gauge(registry, 'meteor_games_damaged', 'Unfinished games left out because their log cannot be read', () =>
    games.damaged(),
  );
  gauge(registry, 'meteor_games_blocked', 'Games on hold because moves can’t be saved', () => games.blocked());
  gauge(registry, 'meteor_games_stalled', 'Games whose next step by time is overdue', () => games.stalled());
}

function registerProcess(registry: Registry, { build, shards, queues }: MetricSources): void {
  new Gauge({
    name: 'meteor_build_info',
    help: 'Always 1; the labels tell which release runs',
    labelNames: ['version', 'commit'],
    registers: [registry],
  }).set({ version: build.version, commit: build.commit ?? '' }, 1);
  new Gauge({
    name: 'meteor_shard_ready',
    help: '1 while the shard is connected to the gateway, else 0',
    labelNames: ['shard'],
    registers: [registry],
    collect() {
      // A shard that has gone to another process is that one's to tell.
      this.reset();
      for (const { shard, gateway } of shards()) this.set({ shard }, gateway === 'ready' ? 1 : 0);
    },
  });
  if (queues === undefined) return;
  new Gauge({
    name: 'meteor_queue_waiting',
    help: 'What is under way or waits, by queue',
    labelNames: ['queue'],
    registers: [registry],
    collect() {
      for (const [queue, waiting] of Object.entries(queues())) this.set({ queue }, waiting);
    },
  });
}

type Counted = Omit<Metrics, 'contentType' | 'text' | 'values'>;

function timings(registry: Registry): Pick<Counted, 'answered' | 'committed' | 'tookOver'> {
  const commits = new Histogram({
    name: 'meteor_commit_seconds',
    help: 'How long a commit of the log took, the disk included',
    buckets: CALLBACK_BUCKETS,
    registers: [registry],
  });
  const callbacks = new Histogram({
    name: 'meteor_callback_seconds',
    help: 'From an interaction to its accepted answer',
    buckets: CALLBACK_BUCKETS,
    registers: [registry],
  });
  const handovers = new Histogram({
    name: 'meteor_handover_seconds',
    help: 'How long games stood while this process took them over from another',
    buckets: CALLBACK_BUCKETS,
    registers: [registry],
  });
  return {
    answered: (seconds) => callbacks.observe(seconds),
    committed: (seconds) => commits.observe(seconds),
    tookOver: (seconds) => handovers.observe(seconds),
  };
}

function counts(registry: Registry): Pick<Counted, 'acted' | 'handled' | 'fault' | 'belowLevel'> {
  const actions = new Counter({
    name: 'meteor_actions_total',
    help: 'Actions of players',
    labelNames: ['result'],
    registers: [registry],
  });
  const interactions = new Counter({
    name: 'meteor_interactions_total',
    help: 'Interactions by what was asked for, in which kind of game, and whether they were answered',
    labelNames: ['kind', 'command', 'game', 'outcome'],
    registers: [registry],
  });
  const faults = new Counter({
    name: 'meteor_faults_total',
    help: 'Faults that were logged, by what the log says of them',
    labelNames: ['level', 'message'],
    registers: [registry],
  });
  const below = new Counter({
    name: 'meteor_robot_below_level_total',
    help: 'Decisions that a robot took as the next level below its own, because too much was asked or its process failed',
    labelNames: ['game', 'level'],
    registers: [registry],
  });
  return {
    acted: (result) => actions.inc({ result }),
    handled: ({ kind, command, game, outcome }) => interactions.inc({ kind, command, game, outcome }),
    fault: (level, message) => faults.inc({ level, message }),
    belowLevel: (game, level) => below.inc({ game, level }),
  };
}

export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  if (sources.labels === undefined) collectDefaultMetrics({ register: registry });
  else registry.setDefaultLabels(sources.labels);
  registerProcess(registry, sources);
  registerGames(registry, sources.games);
  registerDiscord(registry, sources.discord);
  if (sources.storage !== undefined) registerStorage(registry, sources.storage);
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    values: () => registry.getMetricsAsJSON(),
    ...timings(registry),
    ...counts(registry),
  };
}

/** What a process with several bots tells: each figure once, under the labels of its bot. */
export const togetherText = async (all: readonly Metrics[]): Promise<string> =>
  AggregatorRegistry.aggregate(await Promise.all(all.map((one) => one.values()))).metrics();
