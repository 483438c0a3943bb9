import { EventEmitter } from 'node:events';
import type { Random } from '../../games/shared/random.js';
import type { Drawn, DrawingThread, PictureRenderer } from '../../pictures/index.js';
import { createPictureRenderer } from '../../pictures/index.js';
import type { RunningAnalysis } from '../../workers/analysis/index.js';
import { machineNow, runAs } from './machine.js';
import type { Scheduler } from './scheduler.js';

/** One grey dot: what a picture shows isn't what is looked at here. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCAQ3T8QwAAAABJRU5ErkJggg==',
  'base64',
);
const DRAWS_MS = { least: 5, below: 60 };
/** An analysis that nothing has ended by then ends by itself. */
const ANALYSES_MS = 60_000;
/** What an analysis has come to is shown by then, where nothing is wrong. */
const SHOWN_MS = 25_000;

/** What a process of the bot gives to threads and processes of its own: done in the world's time, and it may fail. */
export class Background {
  /** Whether pictures crash their thread now and then. */
  crashes = false;
  #crashed = 0;
  #lost = 0;
  readonly #running = new Set<() => void>();
  #endedAt = 0;

  constructor(
    private readonly scheduler: Scheduler,
    private readonly random: Random,
    private readonly fail: (what: string) => void,
  ) {}

  /** No analysis runs, nor has for some time. */
  get isIdle(): boolean {
    return this.#running.size === 0 && this.scheduler.now >= this.#endedAt + SHOWN_MS;
  }

  /** To be called as the process whose pictures it draws. */
  pictures(): PictureRenderer {
    let isClosed = false;
    const renderer = createPictureRenderer(() => new WorldThread(this.random, () => this.#takesCrash()));
    return {
      renderPng: async (svg, width, signal) => {
        try {
          return await renderer.renderPng(svg, width, signal);
        } catch (error) {
          if (!isClosed && signal?.aborted !== true) this.#lose();
          throw error;
        }
      },
      close: () => {
        isClosed = true;
        return renderer.close();
      },
    };
  }

  /** Every analysis fails in the end: what the bot then shows is looked at. To be called as its process. */
  startAnalysis(): RunningAnalysis {
    let fail: (error: Error) => void = () => undefined;
    const result = new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
    const machine = machineNow();
    const end = (): void => {
      this.#running.delete(end);
      this.#endedAt = this.scheduler.now;
      runAs(machine, () => {
        clearTimeout(timer);
        fail(new Error('provoked'));
      });
    };
    const timer = setTimeout(end, ANALYSES_MS);
    this.#running.add(end);
    return { result, cancel: end };
  }

  /** All analyses that run end now. */
  endAnalyses(): void {
    for (const end of [...this.#running]) end();
  }

  #takesCrash(): boolean {
    const crash = this.crashes && this.random.below(3) === 0;
    if (crash) this.#crashed += 1;
    return crash;
  }

  /** A crash costs the picture that was being drawn, and no other. */
  #lose(): void {
    this.#lost += 1;
    if (this.#lost > this.#crashed) this.fail(`${this.#lost} pictures are lost by ${this.#crashed} crashes`);
  }
}

/** A thread that draws one dot after the other, until one crashes it. */
class WorldThread extends EventEmitter implements DrawingThread {
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly random: Random,
    private readonly crashes: () => boolean,
  ) {
    super();
  }

  postMessage(): void {
    this.#timer = setTimeout(
      () => {
        if (this.crashes()) {
          this.emit('error', new Error('provoked'));
          this.emit('exit');
        } else this.emit('message', { ok: true, png: DOT } satisfies Drawn);
      },
      DRAWS_MS.least + this.random.below(DRAWS_MS.below),
    );
  }

  ref(): void {
    // The world's timers keep no process alive.
  }

  unref(): void {
    // As above.
  }

  terminate(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    return Promise.resolve();
  }
}
