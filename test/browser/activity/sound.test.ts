import { expect, test } from 'vitest';
import { answeredIn, frameOf, openTable, touch } from '../support/activity.js';
import { evenings } from '../support/evening.js';

const begin = evenings({ offersActivity: true });

/** Runs in every page and frame: sound is on from an earlier visit, and `mayResume` says whether a press may wake it. */
const audio = (mayResume: boolean): string => `(() => {
  localStorage.setItem('sound-on', '1');
  window.sound = { state: 'suspended', mayResume: ${mayResume}, started: 0 };
  const ramp = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  window.AudioContext = class {
    currentTime = 0;
    destination = {};
    get state() { return window.sound.state; }
    async resume() { if (window.sound.mayResume) window.sound.state = 'running'; }
    createGain() { return { gain: ramp, connect() {} }; }
    createOscillator() {
      return { frequency: ramp, connect: (gain) => gain, start: () => (window.sound.started += 1), stop() {} };
    }
  };
})()`;

/** In her lesson, where she has placed one card. */
async function placed(mayResume: boolean) {
  const evening = await begin();
  const pia = await evening.arrive({ name: 'Pia' });
  await pia.page.addInitScript(audio(mayResume));
  await pia.page.reload();
  await openTable(pia);
  const frame = frameOf(pia);
  const run = (script: string): Promise<unknown> | undefined =>
    pia.page
      .frames()
      .find((one) => one.url().includes('/activity/'))
      ?.evaluate<unknown>(script);
  await frame.locator('[data-custom-id*="offer/lesson"]').first().click();
  await frame.locator('.guide').waitFor();
  await touch(pia, { type: 'place', seat: 0, card: '2C', site: 0 }, 'click');
  await answeredIn(pia);
  await frame.locator('.hand [data-card="2C"]').waitFor({ state: 'detached' });
  return { pia, run };
}

test('what happens while the browser keeps the page silent isn’t sounded, and the next press wakes the sound', async () => {
  const { pia, run } = await placed(false);
  expect(await run('sound.started')).toBe(0);
  await run('sound.mayResume = true');
  await touch(pia, { type: 'place', seat: 0, card: 'C', site: 0 }, 'click');
  await expect.poll(() => run('[sound.state, sound.started].join()')).toBe('running,1');
});

test('sound that was on at an earlier visit is heard from the first card on', async () => {
  const { run } = await placed(true);
  expect(await run('sound.started')).toBe(1);
});
