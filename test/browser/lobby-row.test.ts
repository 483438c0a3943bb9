import { expect, test } from 'vitest';
import { LOCALES, LANGUAGES } from '../../src/text/index.js';
import { evenings } from './support/evening.js';
import { SIZES } from './support/player.js';

const begin = evenings();

/** A message's content on a phone, in pixels: docs/heights.md. */
const WIDTH = 370;

/** Runs in the page: how wide a lobby's rows have room for, and the words of each row that wraps. */
const MEASURE = `(() => {
  const lobby = [...document.querySelectorAll('.message')].filter((one) => one.querySelector('[data-custom-id*="|lobby/start"]')).at(-1);
  const places = (row) => new Set([...row.children].map((one) => Math.round(one.getBoundingClientRect().top)));
  return {
    content: lobby.querySelector('.components').getBoundingClientRect().width,
    rows: lobby.querySelectorAll('.row').length,
    wrapped: [...lobby.querySelectorAll('.row')].filter((row) => places(row).size > 1).map((row) => row.innerText),
  };
})()`;

interface Measured {
  readonly content: number;
  readonly rows: number;
  readonly wrapped: readonly string[];
}

test('the lobby’s four buttons are one row on a phone, in every language', async () => {
  const evening = await begin();
  const { harness } = evening;
  const ana = await evening.arrive({ name: 'Ana', size: 'phone' });
  await ana.say('/meteor new mode:Standard seed:row');
  await ana.board.waitFor();
  const { content } = await ana.page.evaluate<Measured>(MEASURE);
  await ana.page.setViewportSize({ ...SIZES.phone, width: Math.round(SIZES.phone.width + WIDTH - content) });
  const wrapped: string[] = [];
  for (const locale of LOCALES) {
    await ana.command(`/settings set setting:Language value:${LANGUAGES[locale].name}`);
    await harness.pass(2_000);
    const found = await ana.page.evaluate<Measured>(MEASURE);
    expect(found.rows).toBe(1);
    wrapped.push(...found.wrapped.map((words) => `${locale}: ${words}`));
  }
  expect(wrapped).toEqual([]);
}, 120_000);
