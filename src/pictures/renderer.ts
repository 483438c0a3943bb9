import type { Worker } from 'node:worker_threads';
import { startThread } from '../workers/thread.js';

/** What goes to the thread. */
export interface ToDraw {
  readonly svg: string;
  readonly width: number | null;
}

/** What comes back. */
export type Drawn = { readonly ok: true; readonly png: Uint8Array } | { readonly ok: false; readonly why: string };

/** What a worker thread is to the renderer. */
export interface DrawingThread {
  on(event: 'message', listener: (drawn: Drawn) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
  postMessage(picture: ToDraw): void;
  ref(): void;
  unref(): void;
  terminate(): Promise<unknown>;
}

interface Asked {
  readonly picture: ToDraw;
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: unknown) => void;
}

export interface PictureRenderer {
  /**
   * A PNG of an SVG, at its own size or at that width in pixels. Rejects for what is no SVG; and with the signal's
   * reason where that is given before the picture's turn has come: then it isn't drawn.
   */
  renderPng(svg: string, width?: number, signal?: AbortSignal): Promise<Buffer>;
  /** Pictures that are being drawn or wait; absent: it isn't counted. */
  readonly waiting?: number;
  /** Ends the thread; pictures that wait are rejected. */
  close(): Promise<void>;
}

/**
 * Draws pictures on a thread of its own, one after the other, so that drawing keeps nobody waiting but those who asked
 * for a picture. The thread starts with the first picture, and keeps no process alive; one that fails is started anew
 * with the next picture.
 */
export function createPictureRenderer(start: () => DrawingThread = startDrawing): PictureRenderer {
  let thread: DrawingThread | null = null;
  let drawing: Asked | null = null;
  const waiting: Asked[] = [];

  /** The picture that its thread broke at is lost; those that wait are drawn on a new thread. */
  function failed(broken: DrawingThread, why: string): void {
    if (thread !== broken) return;
    thread = null;
    const asked = drawing;
    drawing = null;
    asked?.reject(new Error(why));
    drawNext();
  }

  function rejectAll(why: string): void {
    const all = [...(drawing === null ? [] : [drawing]), ...waiting.splice(0)];
    drawing = null;
    for (const { reject } of all) reject(new Error(why));
  }

  function onDrawn(drawn: Drawn): void {
    const asked = drawing;
    drawing = null;
    if (drawn.ok) asked?.resolve(Buffer.from(drawn.png));
    else asked?.reject(new Error(`the picture could not be drawn: ${drawn.why}`));
    drawNext();
  }

  function begin(): DrawingThread {
    const begun = start();
    begun.on('message', onDrawn);
    begun.on('error', (error) => failed(begun, `the drawing thread failed: ${error.message}`));
    begun.on('exit', () => failed(begun, 'the drawing thread ended'));
    return begun;
  }

  function drawNext(): void {
    if (drawing !== null) return;
    drawing = waiting.shift() ?? null;
    // Between two pictures the thread keeps no process alive.
    if (drawing === null) return thread?.unref();
    thread ??= begin();
    thread.ref();
    thread.postMessage(drawing.picture);
  }

  function drop(asked: Asked, reason: unknown): void {
    const at = waiting.indexOf(asked);
    if (at < 0) return;
    waiting.splice(at, 1);
    asked.reject(reason);
  }

  return {
    renderPng: (svg, width, signal) =>
      new Promise((resolve, reject) => {
        const asked = { picture: { svg, width: width ?? null }, resolve, reject };
        waiting.push(asked);
        signal?.addEventListener('abort', () => drop(asked, signal.reason), { once: true });
        drawNext();
      }),
    get waiting() {
      return waiting.length + (drawing === null ? 0 : 1);
    },
    close: async () => {
      const last = thread;
      thread = null;
      rejectAll('the drawing thread ended');
      await last?.terminate();
    },
  };
}

const startDrawing = (): Worker => startThread('pictures/worker.js');
