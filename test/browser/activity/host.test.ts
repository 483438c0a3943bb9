import type { Frame, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answeredIn, openTable } from '../support/activity.js';
import { evenings } from '../support/evening.js';

const begin = evenings({ offersActivity: true });

/** Runs in every page and frame: keeps what is posted to it. */
const LISTEN = `window.heard = []; addEventListener('message', ({ data }) => window.heard.push(data));`;

/** What the SDK posts first, and what asks for a code. */
const asks = (nonce: string): string =>
  JSON.stringify([
    [0, { v: 1, encoding: 'json', client_id: '1', frame_id: '1' }],
    [1, { cmd: 'AUTHORIZE', nonce, args: {} }],
  ]);
const post = (to: 'parent' | 'opener' | 'window', nonce: string): string =>
  `for (const message of ${asks(nonce)}) ${to}.postMessage(message, '*')`;

interface Answer {
  readonly evt: string | null;
  readonly nonce: string | null;
  readonly data: { readonly code?: string };
}
const heardIn = async (place: Page | Frame): Promise<readonly Answer[]> =>
  (await place.evaluate<readonly (readonly [number, Answer])[]>('window.heard.filter(Array.isArray)')).map(
    ([, answer]) => answer,
  );

/** A frame in the page beside the Activity's. */
async function frameBeside(page: Page, attributes: object): Promise<Frame> {
  const added = page.waitForEvent('frameattached');
  await page.evaluate(
    `document.body.append(Object.assign(document.createElement('iframe'), ${JSON.stringify(attributes)}))`,
  );
  const frame = await added;
  await frame.waitForLoadState();
  return frame;
}

test('only the Activity’s own frame is answered by the page that plays Discord, and only it gets a code', async () => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana' });
  const { page } = ana;
  await page.context().addInitScript(LISTEN);
  let codesAskedFor = 0;
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"do":"authorize"')) codesAskedFor += 1;
    });
  });
  await page.reload();
  await openTable(ana);
  await answeredIn(ana);
  const own = page.frames().find((one) => one.url().includes('/activity/'));
  if (own === undefined) throw new Error('the Activity is not open');
  expect(codesAskedFor).toBe(1);

  const sibling = await frameBeside(page, { name: 'sibling' });
  const sandboxed = await frameBeside(page, { name: 'sandboxed', sandbox: 'allow-scripts', srcdoc: 'no origin' });
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.evaluate(`void window.open('about:blank')`)]);
  await sibling.evaluate(post('parent', 'sibling'));
  await sandboxed.evaluate(post('parent', 'sandboxed'));
  await popup.evaluate(post('opener', 'popup'));
  await page.evaluate(post('window', 'itself'));
  // A page of another origin that has taken the frame's place.
  await page.evaluate(`for (const data of ${asks('elsewhere')})
    window.dispatchEvent(new MessageEvent('message', {
      data, origin: 'https://elsewhere.example', source: document.querySelector('.activity-frame').contentWindow,
    }))`);
  const strange = ['sibling', 'sandboxed', 'popup', 'itself', 'elsewhere'];
  const arrived = async (): Promise<readonly (string | null)[]> =>
    (await heardIn(page)).map(({ nonce }) => nonce).filter((nonce) => strange.includes(nonce ?? ''));
  await expect.poll(async () => (await arrived()).toSorted()).toEqual(strange.toSorted());
  // Asked last: what came before would have been answered by then.
  await own.evaluate(post('parent', 'own'));
  const answers = async (): Promise<readonly Answer[]> => heardIn(own);
  const toOwn = async (): Promise<Answer | undefined> => (await answers()).find(({ nonce }) => nonce === 'own');
  await expect.poll(async () => (await toOwn())?.data.code ?? '').not.toBe('');

  expect((await answers()).filter(({ nonce }) => strange.includes(nonce ?? ''))).toEqual([]);
  // The SDK's own, and the one of this test.
  expect((await answers()).filter(({ evt }) => evt === 'READY')).toHaveLength(2);
  expect(codesAskedFor).toBe(2);
  for (const place of [sibling, sandboxed, popup]) expect(await heardIn(place)).toEqual([]);
});
