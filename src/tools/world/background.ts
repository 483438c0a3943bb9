import { EventEmitter } from 'node:events';
import type { Random } from '../../games/shared/random.js';
import type { Drawn, DrawingThread, PictureRenderer, ToDraw } from '../../pictures/index.js';
import { createPictureRenderer } from '../../pictures/index.js';
import type { RunningAnalysis } from '../../workers/analysis/index.js';
import { machineNow, runAs, type Machine } from './machine.js';
import type { Scheduler } from './scheduler.js';

/** One grey dot: what a picture shows isn't what is looked at here. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCAQ3T8QwAAAABJRU5ErkJggg==',
  'base64',
);
const DRAWS_MS = { least: 5, below: 60 };
/** On a machine that has hardly any memory left: meanwhile further pictures are asked for, and wait. */
const DRAWS_SLOWLY_MS = { least: 400, below: 2_600 };
/** In a process that runs undisturbed, a picture is drawn or refused by then. */
const WAITS_MS = 20_000;
/** An analysis that nothing has ended by then ends by itself. */
const ANALYSES_MS = 60_000;
/** What an analysis has come to is shown by then, where nothing is wrong. */
const SHOWN_MS = 25_000;

/** What a process of the bot gives to threads and processes of its own: done in the world's time, and it may fail. */
export class Background {
  /** Whether pictures take long, and crash their thread now and then. */
  crashes = false;
  /** Pictures that are being drawn or wait. */
  readonly #asked = new Set<AskedPicture>();
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
    const struck: string[] = [];
    const renderer = createPictureRenderer(
      () =>
        new WorldThread(this.random, {
          takesMs: () => (this.crashes ? DRAWS_SLOWLY_MS : DRAWS_MS),
          crashes: () => this.crashes && this.random.below(3) === 0,
          onCrash: (svg) => struck.push(svg),
        }),
    );
    return {
      renderPng: async (svg, width, signal) => {
        const asked = { machine: machineNow(), at: this.scheduler.now };
        this.#asked.add(asked);
        try {
          return await renderer.renderPng(svg, width, signal);
        } catch (error) {
          const at = struck.indexOf(svg);
          if (at >= 0) struck.splice(at, 1);
          else if (!isClosed && signal?.aborted !== true) this.fail('a picture is lost that crashed nothing');
          throw error;
        } finally {
          this.#asked.delete(asked);
        }
      },
      get waiting() {
        return renderer.waiting ?? 0;
      },
      close: () => {
        isClosed = true;
        return renderer.close();
      },
    };
  }

  /** To be called where that process has run undisturbed for a while. */
  checkWaiting(machine: Machine): void {
    for (const asked of this.#asked)
      if (asked.machine === machine && this.scheduler.now - asked.at > WAITS_MS)
        this.fail(`a picture was asked for ${WAITS_MS / 1_000} seconds ago, and is neither drawn nor refused`);
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
}

interface AskedPicture {
  readonly machine: Machine | null;
  readonly at: number;
}

interface Drawing {
  readonly takesMs: () => { readonly least: number; readonly below: number };
  readonly crashes: () => boolean;
  readonly onCrash: (svg: string) => void;
}

/** A thread that draws one dot after the other, until one crashes it. */
class WorldThread extends EventEmitter implements DrawingThread {
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly random: Random,
    private readonly drawing: Drawing,
  ) {
    super();
  }

  postMessage({ svg }: ToDraw): void {
    const { takesMs, crashes, onCrash } = this.drawing;
    const { least, below } = takesMs();
    this.#timer = setTimeout(
      () => {
        if (crashes()) {
          onCrash(svg);
          this.emit('error', new Error('provoked'));
          this.emit('exit');
        } else this.emit('message', { ok: true, png: DOT } satisfies Drawn);
      },
      least + this.random.below(below),
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
