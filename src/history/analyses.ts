import type { AnalysisLimits, AnalysisQuestion, RunningAnalysis } from '../workers/analysis/index.js';
import type { GameRegistry } from '../games/registry.js';
import type { GameRecord } from './queries.js';

/** How far the analysis of a finished game has come. */
export type AnalysisState =
  | { readonly kind: 'done'; readonly result: unknown }
  /** `share`: of its work, from 0 to 1. */
  | { readonly kind: 'running'; readonly share: number }
  /** `before`: how many others come first. */
  | { readonly kind: 'waiting'; readonly before: number }
  | { readonly kind: 'failed' }
  /** The process ends; nothing is lost but the work. */
  | { readonly kind: 'stopped' };

/** Told how an analysis progresses; the answer is waited for at the process's end. */
export type AnalysisListener = (state: AnalysisState) => Promise<void> | void;

/** What is looked at of a game that is over. */
interface FinishedLog extends Pick<GameRecord, 'game' | 'kind' | 'entries'> {
  readonly log: { readonly entries: readonly { readonly digest: string }[] };
}

/** Identifies an analysis: of which log, by which analyser. */
export interface AnalysisKey {
  /** Of the last entry of the game's log; by the chain of digests it identifies the whole log. */
  readonly digest: string;
  /** The analyser's version. */
  readonly version: string;
}

/** Where results are kept. All calls reject with what the engine refuses. */
export interface AnalysisStore {
  /** Plain JSON, read; undefined: none is kept. */
  get(key: AnalysisKey): Promise<unknown>;
  /** A game that was deleted meanwhile takes none. */
  put(key: AnalysisKey, game: string, result: unknown): Promise<void>;
}

export interface AnalysesOptions {
  readonly rows: AnalysisStore;
  readonly games: GameRegistry;
  readonly limits: AnalysisLimits;
  readonly start: (question: AnalysisQuestion, onProgress: (share: number) => void) => RunningAnalysis;
  /** It failed, which is a bug, or its result could not be kept. */
  readonly onFault: (game: string, error: unknown) => void;
}

/** More than these are not asked for at a time, in all and by one server. */
const MOST_WAITING = 100;
const MOST_OF_A_SERVER = 10;
/** So many messages of one person follow an analysis. */
const MOST_MESSAGES = 4;

/** Who asks, and from where: one person asks for one game at a time, and servers take turns. */
export interface Asker {
  readonly userId: string;
  readonly guildId: string;
}

/** Why an analysis isn't begun: this person waits for another, too many wait, or such games have none. */
export type AnalysisRefusal = 'one-at-a-time' | 'busy' | 'none';

interface Job {
  readonly game: string;
  /** Of who asked first. */
  readonly guildId: string;
  readonly key: AnalysisKey;
  readonly question: AnalysisQuestion;
  /** By who asked, oldest first: each of their messages is told, as the newest may never have reached Discord. */
  readonly listeners: Map<string, readonly AnalysisListener[]>;
  running: RunningAnalysis | null;
  share: number;
}

/** That server has had its turn. */
function had(turns: string[], guildId: string): void {
  const at = turns.indexOf(guildId);
  if (at >= 0) turns.splice(at, 1);
  turns.push(guildId);
}

/** Analyses finished games: one at a time, each game once; results are kept. */
export class Analyses {
  /** The first is at work; the others in the order in which they were asked for. */
  readonly #jobs: Job[] = [];
  /** Servers, the one whose turn is longest ago first. */
  readonly #turns: string[] = [];
  #stopped = false;

  constructor(private readonly options: AnalysesOptions) {}

  /** Games that are being analysed or wait for it. */
  get waiting(): number {
    return this.#jobs.length;
  }

  /** Whether games of that kind can be analysed. */
  has(kind: string): boolean {
    return this.options.games.find(kind)?.analysis !== undefined;
  }

  /** Starts an analysis, or listens to the running one. */
  async ask(
    record: FinishedLog,
    { userId, guildId }: Asker,
    listener: AnalysisListener,
  ): Promise<AnalysisState | AnalysisRefusal> {
    const key = this.#keyOf(record);
    if (key === null) return 'none';
    if (this.#stopped) return { kind: 'stopped' };
    const kept = await this.options.rows.get(key);
    if (kept !== undefined) return { kind: 'done', result: kept };
    if (this.#stopped) return { kind: 'stopped' };
    const known = this.#jobs.find((job) => job.key.digest === key.digest);
    if (this.#jobs.some((job) => job !== known && job.listeners.has(userId))) return 'one-at-a-time';
    if (known === undefined && this.#isFull(guildId)) return 'busy';
    const job = known ?? this.#enqueue(record, key, guildId);
    job.listeners.set(userId, [...(job.listeners.get(userId) ?? []), listener].slice(-MOST_MESSAGES));
    return this.#stateOf(job);
  }

  /** Nothing is begun any more; resolves once all who wait were told so. */
  async stop(): Promise<void> {
    const jobs = this.kill();
    await Promise.all(jobs.map((job) => this.#tell(job, { kind: 'stopped' })));
  }

  /** Ends what is at work, and tells nobody; the answer is what was cut off. */
  kill(): readonly Job[] {
    this.#stopped = true;
    const jobs = this.#jobs.splice(0);
    for (const { running } of jobs) running?.cancel();
    return jobs;
  }

  #keyOf({ kind, log }: FinishedLog): AnalysisKey | null {
    const version = this.options.games.find(kind)?.analysis?.version;
    const digest = log.entries.at(-1)?.digest;
    return version === undefined || digest === undefined ? null : { digest, version };
  }

  #isFull(guildId: string): boolean {
    const own = this.#jobs.filter((job) => job.guildId === guildId).length;
    return this.#jobs.length >= MOST_WAITING || own >= MOST_OF_A_SERVER;
  }

  /** The jobs in the order in which they will be done: servers take turns. */
  #order(): readonly Job[] {
    const [working, ...waiting] = this.#jobs;
    if (working === undefined) return [];
    const turns = [...this.#turns];
    const order = [working];
    while (waiting.length > 0) {
      // One that has had no turn yet comes first.
      const turnOf = ({ guildId }: Job): number => turns.indexOf(guildId);
      const next = waiting.reduce((first, job) => (turnOf(job) < turnOf(first) ? job : first));
      waiting.splice(waiting.indexOf(next), 1);
      order.push(next);
      had(turns, next.guildId);
    }
    return order;
  }

  #stateOf(job: Job): AnalysisState {
    const before = this.#order().indexOf(job);
    return before > 0 ? { kind: 'waiting', before } : { kind: 'running', share: job.share };
  }

  #enqueue({ game, kind, entries }: FinishedLog, key: AnalysisKey, guildId: string): Job {
    const question = { kind, log: entries, seed: key.digest, limits: this.options.limits };
    const job: Job = { game, guildId, key, question, listeners: new Map(), running: null, share: 0 };
    this.#jobs.push(job);
    if (this.#jobs.length === 1) void this.#work(job);
    return job;
  }

  async #work(job: Job): Promise<void> {
    const { start, onFault } = this.options;
    had(this.#turns, job.guildId);
    let state: AnalysisState;
    try {
      job.running = start(job.question, (share) => {
        job.share = share;
        void this.#tell(job, { kind: 'running', share });
      });
      const result = await job.running.result;
      state = { kind: 'done', result };
    } catch (error) {
      if (this.#stopped) return;
      onFault(job.game, error);
      state = { kind: 'failed' };
    }
    if (this.#stopped) return;
    if (state.kind === 'done') void this.#keep(job, state.result);
    const [, ...rest] = this.#order();
    this.#jobs.splice(0, this.#jobs.length, ...rest);
    void this.#tell(job, state);
    const [next] = this.#jobs;
    if (next === undefined) this.#turns.length = 0;
    else void this.#work(next);
    for (const waiting of this.#jobs) void this.#tell(waiting, this.#stateOf(waiting));
  }

  /** What is found is told, even where it can't be kept. */
  async #keep({ key, game }: Job, result: unknown): Promise<void> {
    try {
      await this.options.rows.put(key, game, result);
    } catch (error) {
      this.options.onFault(game, error);
    }
  }

  async #tell({ listeners, game }: Job, state: AnalysisState): Promise<void> {
    await Promise.all(
      [...listeners.values()].flat().map(async (listener) => {
        try {
          await listener(state);
        } catch (error) {
          this.options.onFault(game, error);
        }
      }),
    );
  }
}
