import type { Worker } from 'node:worker_threads';
import { startThread } from '../thread.js';

/** What goes to the thread. */
export interface ToDraw {
  readonly id: number;
  readonly svg: string;
  readonly width: number | null;
}

/** What comes back. */
export type Drawn =
  | { readonly id: number; readonly ok: true; readonly png: Uint8Array }
  | { readonly id: number; readonly ok: false; readonly why: string };

interface Waiting {
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: Error) => void;
}

export interface PictureRenderer {
  /** A PNG of an SVG, at its own size or at that width in pixels. Rejects for what is no SVG. */
  renderPng(svg: string, width?: number): Promise<Buffer>;
  /** Ends the thread; pictures that wait are rejected. */
  close(): Promise<void>;
}

/**
 * Draws pictures on a thread of its own, one after the other, so that drawing keeps nobody waiting but those who asked
 * for a picture. The thread starts with the first picture, and keeps no process alive; one that dies is started anew
 * with the next picture.
 */
export function createPictureRenderer(start: () => Worker = startDrawing): PictureRenderer {
  let thread: Worker | null = null;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  function rejectAll(why: string): void {
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  }

  function onDrawn(drawn: Drawn): void {
    const asked = waiting.get(drawn.id);
    waiting.delete(drawn.id);
    // Between two pictures the thread keeps no process alive.
    if (waiting.size === 0) thread?.unref();
    if (drawn.ok) asked?.resolve(Buffer.from(drawn.png));
    else asked?.reject(new Error(`the picture could not be drawn: ${drawn.why}`));
  }

  function begin(): Worker {
    const begun = start();
    begun.on('message', onDrawn);
    begun.on('error', (error) => rejectAll(`the drawing thread failed: ${error.message}`));
    begun.on('exit', () => {
      if (thread === begun) thread = null;
      rejectAll('the drawing thread ended');
    });
    return begun;
  }

  return {
    renderPng: (svg, width) =>
      new Promise((resolve, reject) => {
        thread ??= begin();
        thread.ref();
        last += 1;
        waiting.set(last, { resolve, reject });
        const picture: ToDraw = { id: last, svg, width: width ?? null };
        thread.postMessage(picture);
      }),
    close: async () => {
      await thread?.terminate();
    },
  };
}

const startDrawing = (): Worker => startThread('pictures/worker.js');
