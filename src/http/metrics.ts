import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What operators can graph, in Prometheus' text format at `/metrics`. */
export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  /** An action of a person was taken (`accepted`), or refused with a code. */
  acted(result: 'accepted' | 'refused' | 'failed'): void;
  /** Seconds from an interaction's arrival to the moment its answer was accepted. */
  answered(seconds: number): void;
  /** A fault was logged. `message`: one of the log's fixed texts. */
  fault(level: 'warn' | 'error', message: string): void;
  /** Seconds that a commit of the log took. */
  committed(seconds: number): void;
}

/** Buckets in seconds around the limits: the bot's own goal of one second for a callback, and Discord's three. */
const CALLBACK_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3];

export interface MetricSources {
  /** Asked at each scrape. */
  readonly liveGames: () => number;
  /** Unfinished games whose log can't be read. */
  readonly damagedGames: () => number;
  readonly build: { readonly version: string; readonly commit: string | null };
  /** Each shard of this process, and whether its gateway is there. */
  readonly shards: () => readonly { readonly shard: number; readonly gateway: string }[];
  /** The database's write-ahead log, in bytes; `inThread`: checkpoints run beside the event loop. Absent: it isn't open. */
  readonly wal?: () => { readonly total: number; readonly pending: number; readonly inThread: boolean };
}

/** The write-ahead log, asked at each scrape. */
function registerWal(registry: Registry, wal: NonNullable<MetricSources['wal']>): void {
  const gauge = (name: string, help: string, value: () => number): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  };
  gauge('meteor_wal_bytes', 'Bytes in the write-ahead log', () => wal().total);
  gauge('meteor_wal_pending_bytes', 'Bytes of it that no checkpoint has put into the database', () => wal().pending);
  gauge('meteor_checkpoint_thread', '1 while checkpoints run beside the event loop, 0 if their thread died', () =>
    Number(wal().inThread),
  );
}

export function createMetrics({ liveGames, damagedGames, build, shards, wal }: MetricSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'meteor_games_live',
    help: 'Games not yet over',
    registers: [registry],
    collect() {
      this.set(liveGames());
    },
  });
  new Gauge({
    name: 'meteor_games_damaged',
    help: 'Unfinished games left out because their log cannot be read',
    registers: [registry],
    collect() {
      this.set(damagedGames());
    },
  });
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
      for (const { shard, gateway } of shards()) this.set({ shard }, gateway === 'ready' ? 1 : 0);
    },
  });
  if (wal !== undefined) registerWal(registry, wal);
  const commits = new Histogram({
    name: 'meteor_commit_seconds',
    help: 'How long a commit of the log took, the disk included',
    buckets: CALLBACK_BUCKETS,
    registers: [registry],
  });
  const actions = new Counter({
    name: 'meteor_actions_total',
    help: 'Actions of players',
    labelNames: ['result'],
    registers: [registry],
  });
  const callbacks = new Histogram({
    name: 'meteor_callback_seconds',
    help: 'From an interaction to its accepted answer',
    buckets: CALLBACK_BUCKETS,
    registers: [registry],
  });
  const faults = new Counter({
    name: 'meteor_faults_total',
    help: 'Faults that were logged, by what the log says of them',
    labelNames: ['level', 'message'],
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    acted: (result) => actions.inc({ result }),
    answered: (seconds) => callbacks.observe(seconds),
    fault: (level, message) => faults.inc({ level, message }),
    committed: (seconds) => commits.observe(seconds),
  };
}
