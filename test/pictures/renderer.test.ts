import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, test } from 'vitest';
import { createPictureRenderer, document, element, text } from '../../src/pictures/index.js';

const renderer = createPictureRenderer();
afterAll(() => renderer.close());

/** Width and height stand in a PNG's first chunk. */
const sizeOf = (png: Buffer): readonly [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** A thread that throws at one picture, and gives each other one its own words back. */
const breakable = (): Worker =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
    parentPort.on('message', ({ svg }) => {
      if (svg === 'break') throw new Error('broken by a picture');
      parentPort.postMessage({ ok: true, png: Buffer.from(svg) });
    });`,
    { eval: true },
  );

const square = (side: number): string =>
  document(side, side, 'a square', element('rect', { width: side, height: side, fill: '#123456' }));

describe('Pictures', () => {
  test('an SVG becomes a PNG at its own size, or at the width asked for', async () => {
    const png = await renderer.renderPng(square(60));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(sizeOf(png)).toEqual([60, 60]);
    expect(sizeOf(await renderer.renderPng(square(60), 30))).toEqual([30, 30]);
  });

  test('many at once come each to the one who asked', async () => {
    const sides = [10, 40, 20, 30];
    const drawn = await Promise.all(sides.map((side) => renderer.renderPng(square(side))));
    expect(drawn.map((png) => sizeOf(png)[0])).toEqual(sides);
  });

  test('what nobody wants any more is not drawn, and keeps nobody waiting', async () => {
    const dropped = new AbortController();
    const first = renderer.renderPng(square(10));
    const second = renderer.renderPng(square(20), 20, dropped.signal);
    const third = renderer.renderPng(square(30));
    dropped.abort(new Error('not wanted'));
    await expect(second).rejects.toThrow('not wanted');
    expect([sizeOf(await first), sizeOf(await third)]).toEqual([
      [10, 10],
      [30, 30],
    ]);
  });

  test('text is drawn without any font of the system', async () => {
    const empty = await renderer.renderPng(document(200, 40, ''));
    const written = await renderer.renderPng(document(200, 40, '', text([4, 30], 'Ünïcode')));
    expect(written.equals(empty)).toBe(false);
  });

  test('what is no SVG is rejected, and the next picture is drawn', async () => {
    await expect(renderer.renderPng('no picture')).rejects.toThrow('could not be drawn');
    expect(sizeOf(await renderer.renderPng(square(10)))).toEqual([10, 10]);
  });

  test('one that breaks the thread fails alone: those that wait are drawn on a new one', async () => {
    const own = createPictureRenderer(breakable);
    const [first, broken, third, fourth] = await Promise.allSettled([
      own.renderPng('first'),
      own.renderPng('break'),
      own.renderPng('third'),
      own.renderPng('fourth'),
    ]);
    expect([first, third, fourth].map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    expect(broken).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining('failed') as string },
    });
    await own.close();
  });

  test('after the thread has ended a new one draws', async () => {
    const own = createPictureRenderer();
    const waiting = own.renderPng(square(10));
    await Promise.all([expect(waiting).rejects.toThrow('ended'), own.close()]);
    expect(sizeOf(await own.renderPng(square(20)))).toEqual([20, 20]);
    await own.close();
  });
});

describe('SVG', () => {
  test('what people wrote is escaped', () => {
    expect(text([0, 0], '<b>&"')).toContain('&lt;b&gt;&amp;&quot;');
    expect(element('a', { href: '"x"' })).toBe('<a href="&quot;x&quot;"/>');
  });

  test('text that would be too wide is set smaller', () => {
    expect(text([0, 0], 'x'.repeat(100), { size: 20, fit: 600 })).toContain('font-size="10"');
  });
});
