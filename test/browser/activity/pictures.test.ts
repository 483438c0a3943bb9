import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { frameOf, openTable } from '../support/activity.js';
import { evenings } from '../support/evening.js';
import { barriers } from '../support/look.js';

const begin = evenings({ offersActivity: true });
const FOLDER = process.env['PICTURES'];

const SIZES = [
  [1280, 800],
  [390, 844],
] as const;

test.each([
  ['storm', '/storm new'],
  ['cosmic', '/cosmic new'],
  ['town', '/town new'],
])('the picture of /%s is seen in the Activity', async (command, line) => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana' });
  await ana.say(line);
  await ana.pressNamed('+ Robot');
  await ana.pressNamed('Start');
  await evening.harness.pass(2_000);
  await openTable(ana);
  const picture = frameOf(ana).locator('img').first();
  await picture.waitFor();
  const frame = ana.page.frames().find((one) => one.url().includes('/activity/'));
  const width = (): Promise<number> | undefined =>
    frame?.evaluate<number>("document.querySelector('img').naturalWidth");
  await expect.poll(width).toBeGreaterThan(100);
  expect(await picture.getAttribute('alt')).toMatch(/\w{3}/);
  for (const [wide, high] of SIZES) {
    await ana.page.setViewportSize({ width: wide, height: high });
    if (FOLDER !== undefined) {
      mkdirSync(FOLDER, { recursive: true });
      await ana.page.screenshot({ path: join(FOLDER, `activity-${command}-${wide}.png`) });
    }
    expect(await barriers(ana.page)).toEqual([]);
  }
});
