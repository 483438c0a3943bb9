import { expect, test } from 'vitest';
import { drawPng } from '../../../../src/pictures/index.js';
import { sampleSvg } from '../../../../src/tools/cosmic-run/sample.js';

test('the tracks are 1,100 × 700, and dice of aliens are at least 30 pixels wide', () => {
  const svg = sampleSvg();
  const png = drawPng(svg, null);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1100, 700]);
  const scale = Number(/transform="scale\(([\d.]+)\)"/.exec(svg)?.[1]);
  const dice = [...svg.matchAll(/<rect [^>]*width="([\d.]+)"[^>]*fill="#fff"/g)].map(
    ([, width]) => Number(width) * scale,
  );
  expect(dice.length).toBeGreaterThanOrEqual(4);
  expect(Math.min(...dice)).toBeGreaterThanOrEqual(30);
});

test('no word is smaller than 16 pixels', () => {
  const svg = sampleSvg();
  const scale = Number(/transform="scale\(([\d.]+)\)"/.exec(svg)?.[1]);
  const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size) * scale);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});
