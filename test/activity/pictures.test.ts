import { afterEach, expect, it } from 'vitest';
import { ActivityHarness, type TestPage } from './support.js';

let all: ActivityHarness;
afterEach(() => all.close());

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** Draws nothing, and counts how often it was asked to. */
async function opened(): Promise<{ readonly drawn: string[] }> {
  const drawn: string[] = [];
  all = await ActivityHarness.open({
    pictures: {
      renderPng: (svg) => {
        drawn.push(svg);
        return Promise.resolve(PNG);
      },
      close: () => Promise.resolve(),
    },
  });
  return { drawn };
}

const get = (token: string): ReturnType<ActivityHarness['ask']> =>
  all.ask(`/activity/picture/${token}`, { method: 'GET', headers: {} });

/** Somebody's page of a game whose board has a picture, and that picture's token. */
async function stormPage(): Promise<{ readonly page: TestPage; readonly name: string; readonly token: string }> {
  const { harness } = all;
  const ana = harness.user('Ana');
  await harness.run(ana, 'storm new', { robot: true, limit: 'off' });
  await harness.run(ana, 'storm start');
  await harness.pass(2_000);
  const page = await all.page(ana);
  await page.until(() => page.room.board?.files !== undefined);
  const [file] = page.room.board?.files ?? [];
  if (file === undefined) throw new Error('no picture');
  return { page, ...file };
}

it('a board’s picture comes from the Activity’s own server, drawn once when a page asks for it', async () => {
  const { drawn } = await opened();
  const { harness } = all;
  const { page, name, token } = await stormPage();
  expect(JSON.stringify(page.room.board?.components)).toContain(`attachment://${name}`);
  const before = drawn.length;
  const [answer, again] = [await get(token), await get(token)];
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('image/png');
  expect(again.status).toBe(200);
  expect(drawn.length).toBe(before + 1);
  const other = await all.page(harness.user('Ben'));
  expect(other.room.board?.files, 'the same picture for all who read the same language').toEqual([{ name, token }]);
});

it('nobody guesses a picture, and one that can’t be drawn is said to be missing', async () => {
  await opened();
  expect((await get('guessed')).status).toBe(404);
  expect((await get('..%2f..%2fetc')).status).toBe(404);
  await all.close();
  all = await ActivityHarness.open({
    pictures: { renderPng: () => Promise.reject(new Error('no fonts')), close: () => Promise.resolve() },
  });
  const ana = all.harness.user('Ana');
  await all.harness.run(ana, 'cosmic new', { robots: 1, limit: 'off' });
  await all.harness.run(ana, 'cosmic start');
  await all.harness.pass(2_000);
  const page = await all.page(ana);
  const files = [...(page.room.board?.files ?? []), ...(page.room.panel?.files ?? [])];
  expect(files.length).toBeGreaterThan(0);
  expect((await get(files[0]?.token ?? '')).status).toBe(500);
});

it('a text panel has no picture', async () => {
  await opened();
  const { harness } = all;
  const ana = harness.user('Ana');
  await harness.run(ana, 'meteor plain', { mode: 'on' });
  await harness.run(ana, 'storm new', { robot: true, limit: 'off' });
  await harness.run(ana, 'storm start');
  await harness.pass(2_000);
  const page = await all.page(ana);
  expect(page.room.board?.files).toBeUndefined();
});

it('a press for a picture that can’t be drawn is answered in words, and its bug is logged', async () => {
  all = await ActivityHarness.open({
    pictures: { renderPng: () => Promise.reject(new Error('no fonts')), close: () => Promise.resolve() },
  });
  const { harness } = all;
  const ana = harness.user('Ana');
  await harness.run(ana, 'town new');
  await harness.run(ana, 'town start');
  await harness.pass(2_000);
  const page = await all.page(ana);
  const done = await page.press('sheet/picture');
  expect(done).toMatchObject({
    ok: false,
    words: expect.stringMatching(/^Something went wrong in the bot\. Try again/),
  });
  expect(harness.log.filter(({ message }) => message === 'an act in the Activity failed')).toHaveLength(1);
});

it('a picture whose thread crashed is drawn for the next page that asks', async () => {
  let crashes = 0;
  all = await ActivityHarness.open({
    pictures: {
      renderPng: () => ((crashes -= 1) < 0 ? Promise.resolve(PNG) : Promise.reject(new Error('the thread crashed'))),
      close: () => Promise.resolve(),
    },
  });
  const { token } = await stormPage();
  crashes = 1;
  expect((await get(token)).status).not.toBe(200);
  expect((await get(token)).status).toBe(200);
});
