import type { ViewerStep } from '../export/viewer-data.js';
import { momentAt } from '../logs/replay-steps.js';
import type { Viewpoint } from './replay-table.js';

/** How many times as fast as the game itself. */
export const SPEEDS = [1, 4, 16] as const;
export type Speed = (typeof SPEEDS)[number];

/** The position in the replay, and its playback. */
export class Player {
  position = 0;
  speed: Speed = 1;
  viewpoint: Viewpoint = 'none';
  playing = false;
  #last = 0;

  constructor(
    readonly moments: readonly ViewerStep[],
    private readonly changed: () => void,
  ) {}

  get end(): number {
    return this.moments.at(-1)?.position ?? 0;
  }

  get index(): number {
    return momentAt(this.moments, this.position);
  }

  toIndex(index: number): void {
    const moment = this.moments[Math.max(0, Math.min(index, this.moments.length - 1))];
    this.to(moment?.position ?? 0);
  }

  to(position: number): void {
    this.position = Math.max(0, Math.min(position, this.end));
    this.changed();
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.position >= this.end) this.position = 0;
    this.changed();
    if (!this.playing) return;
    this.#last = performance.now();
    requestAnimationFrame((now) => {
      this.#frame(now);
    });
  }

  #frame(now: number): void {
    if (!this.playing) return;
    this.position = Math.min(this.end, this.position + Math.max(0, now - this.#last) * this.speed);
    this.#last = now;
    if (this.position >= this.end) this.playing = false;
    this.changed();
    requestAnimationFrame((next) => {
      this.#frame(next);
    });
  }
}
