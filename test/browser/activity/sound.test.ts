import { expect, test } from 'vitest';
import { answeredIn, frameOf, openTable, touch } from '../support/activity.js';
import { evenings } from '../support/evening.js';

const begin = evenings({ offersActivity: true });

/** Runs in every page and frame: sound is on, and the browser keeps it silent until the test lets it be woken. */
const AUDIO = `(() => {
  localStorage.setItem('sound-on', '1');
  window.sound = { state: 'suspended', mayResume: false, started: 0 };
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

test('what happens while the browser keeps the page silent isn’t sounded, and the next press wakes the sound', async () => {
  const evening = await begin();
  const pia = await evening.arrive({ name: 'Pia' });
  await pia.page.addInitScript(AUDIO);
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
  expect(await run('sound.started')).toBe(0);
  await run('sound.mayResume = true');
  await touch(pia, { type: 'place', seat: 0, card: 'C', site: 0 }, 'click');
  await expect.poll(() => run('[sound.state, sound.started].join()')).toBe('running,1');
});
