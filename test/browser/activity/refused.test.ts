import { expect, test } from 'vitest';
import type { SignInRefusal } from '../../../src/activity/protocol.js';
import { translator } from '../../../src/text/index.js';
import { frameOf } from '../support/activity.js';
import { evenings } from '../support/evening.js';
import { barriers } from '../support/look.js';

const begin = evenings({ offersActivity: true });

const t = translator('de');
/** What passes by itself first: the page tries it again, and would be in before it is asked to at the end. */
const SAID: readonly (readonly [SignInRefusal, string])[] = [
  ['busy', t('activity.no-answer')],
  ['code', t('activity.refused.code')],
  ['not-in-server', t('activity.refused.not-in-server')],
  ['no-server', t('activity.refused.server')],
  ['instance', t('activity.refused.not-here')],
];

test('whoever isn’t let in reads why in German on a phone, and comes in by “Noch einmal” once it is mended', async () => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana', language: 'de', size: 'phone' });
  let refused: SignInRefusal = 'malformed';
  const session = '**/api/session';
  await ana.page.route(session, (route) => route.fulfill({ status: 403, json: { refused } }));
  await ana.press(ana.page.getByTestId('activity-open'));
  const frame = frameOf(ana);
  const words = frame.locator('.status-screen').getByRole('status');
  await expect.poll(() => words.innerText()).toBe(t('activity.refused.code'));
  const again = frame.getByRole('button', { name: 'Noch einmal' });
  for (const [why, said] of SAID) {
    refused = why;
    await again.tap();
    await expect.poll(() => words.innerText(), { message: why }).toBe(said);
    const box = await words.boundingBox();
    expect(box?.x, why).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0), why).toBeLessThanOrEqual(390);
  }
  expect(await barriers(ana.page)).toEqual([]);
  await ana.page.unroute(session);
  await again.tap();
  await frame.locator('main:not(.status-screen)').waitFor();
  // What a browser says of a 403.
  const others = ana.faults.filter((fault) => !fault.includes('Failed to load resource'));
  ana.faults.splice(0, ana.faults.length, ...others);
});
