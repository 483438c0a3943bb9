import { expect, test } from 'vitest';
import { LOCALES, LANGUAGES } from '../../src/text/index.js';
import { evenings } from './support/evening.js';
import { SIZES, type Player } from './support/player.js';

const begin = evenings();

/** A message's content on a phone, in pixels: docs/heights.md. */
const WIDTH = 370;

/** A press in each of the rows that are measured, in the newest message that has it. */
const PRESSES = ['lobby/start', 'field/start', 'offer/first'] as const;

/** Runs in the page: how wide the newest message has room for, and the words of each measured row that wraps. */
const MEASURE = `(() => {
  const rows = ${JSON.stringify(PRESSES)}.flatMap((press) => {
    const message = [...document.querySelectorAll('.message')].filter((one) => one.querySelector('[data-custom-id*="|' + press + '"]')).at(-1);
    return message === undefined ? [] : [...message.querySelectorAll('.row')];
  });
  const places = (row) => new Set([...row.children].map((one) => Math.round(one.getBoundingClientRect().top)));
  return {
    content: [...document.querySelectorAll('.message .components')].at(-1).getBoundingClientRect().width,
    rows: rows.length,
    wrapped: rows.filter((row) => places(row).size > 1).map((row) => row.innerText.replaceAll('\\n', ' ')),
  };
})()`;

interface Measured {
  readonly content: number;
  readonly rows: number;
  readonly wrapped: readonly string[];
}

const measure = ({ page }: Player): Promise<Measured> => page.evaluate<Measured>(MEASURE);

test('the buttons of /help, a lobby with free seats, a full one and a field are one row each on a phone, in every language', async () => {
  const evening = await begin();
  const { harness } = evening;
  const ana = await evening.arrive({ name: 'Ana', size: 'phone' });
  await ana.say('/meteor new mode:Standard seed:row');
  await ana.board.waitFor();
  const { content } = await measure(ana);
  await ana.page.setViewportSize({ ...SIZES.phone, width: Math.round(SIZES.phone.width + WIDTH - content) });
  const wrapped: string[] = [];
  const measureAll = async (rows: number): Promise<void> => {
    for (const locale of LOCALES) {
      await ana.command(`/settings set setting:Language value:${LANGUAGES[locale].name}`);
      await harness.pass(2_000);
      const found = await measure(ana);
      expect(found.rows).toBe(rows);
      wrapped.push(...found.wrapped.map((words) => `${locale}: ${words}`));
    }
  };
  await measureAll(1);
  for (const name of ['Ben', 'Chloé', 'Dana', 'Emil'])
    await harness.server.addUser(name).command(harness.server.channelId(), 'meteor join');
  await measureAll(1);
  await ana.press(ana.page.locator('[data-custom-id*="|lobby/start"]').last());
  await measureAll(1);
  for (const locale of LOCALES) {
    const [language = locale] = LANGUAGES[locale].tags;
    const reader = await evening.arrive({ name: `Reader ${locale}`, size: 'phone', language });
    await reader.command('/help');
    wrapped.push(...(await measure(reader)).wrapped.map((words) => `${locale}: ${words}`));
    await reader.close();
  }
  expect([...new Set(wrapped)]).toEqual([]);
});
