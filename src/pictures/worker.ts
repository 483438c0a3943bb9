import { parentPort } from 'node:worker_threads';
import type { Drawn, ToDraw } from './renderer.js';
import { drawPng } from './png.js';

const port = parentPort;
if (port === null) throw new Error('this file runs in a worker thread');

function draw({ svg, width }: ToDraw): Drawn {
  try {
    return { ok: true, png: drawPng(svg, width) };
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}

port.on('message', (picture: ToDraw) => port.postMessage(draw(picture)));
