import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { launchBrowser } from '../support/chromium.js';
import { evenings, type Evening } from '../support/evening.js';

/** The exported file checks by itself where the deal came from, and sees a single changed character. */

const begin = evenings();
const SHOTS = join(import.meta.dirname, '../../../test-results');
const DAY_MS = 86_400_000;

/** What the file says of its deal when it is opened from a disk, without a network. */
async function verdicts(name: string, html: string): Promise<readonly string[]> {
  mkdirSync(SHOTS, { recursive: true });
  const file = join(SHOTS, `${name}.html`);
  writeFileSync(file, html);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(pathToFileURL(file).href);
    await page.locator('.fair').first().waitFor();
    const found = await page.locator('.fair').allInnerTexts();
    await page.locator('.fair').first().scrollIntoViewIfNeeded();
    await page.screenshot({ path: join(SHOTS, `${name}.png`) });
    return found;
  } finally {
    await browser.close();
  }
}

/** The replay file that a person gets of a game. */
async function exported({ harness }: Evening, game: string): Promise<string> {
  const zoe = harness.server.addUser('Zoe');
  const { message } = await zoe.command(harness.server.channelId(), 'history export', { game });
  await harness.pass(1_000);
  const shown = message && (zoe.look(message.id) ?? message);
  const file = shown?.attachments.find(({ filename }) => filename.endsWith('.html'));
  if (file === undefined) throw new Error(`no file: ${JSON.stringify(shown)}`);
  return (await fetch(file.url)).text();
}

/** The same file with one hexadecimal digit of a field changed. */
function changed(html: string, field: string): string {
  const pattern = new RegExp(`("${field}":")([0-9a-f])`);
  expect(html).toMatch(pattern);
  return html.replace(pattern, (_, before: string, digit: string) => `${before}${digit === '0' ? '1' : '0'}`);
}

test('a game: the deal is what the lobby committed to, and is not after one digit was changed', async () => {
  const evening = await begin();
  const { harness } = evening;
  const [ana, ben] = [harness.server.addUser('Ana'), harness.server.addUser('Ben')];
  const channel = harness.server.channelId();
  await ana.command(channel, 'meteor new', { mode: 'first' });
  await ben.command(channel, 'meteor join');
  for (const _ of [1, 2]) await ana.command(channel, 'meteor start');
  await harness.pass(2_000);
  const { game } = harness.table;
  for (const _ of [1, 2]) await ana.command(channel, 'meteor end');
  await harness.pass(2_000);
  const html = await exported(evening, game);
  expect((await verdicts('fair-holds', html))[0]).toMatch(/^✓ The seed is the one/);
  for (const field of ['nonce', 'commitment', 'seed'])
    expect((await verdicts(`fair-broken-${field}`, changed(html, field)))[0], field).toMatch(/^✗ The seed isn’t/);
});

test('a day’s deal: it comes from the day’s key, and doesn’t after one digit was changed', async () => {
  const evening = await begin();
  const { harness } = evening;
  const [ana, ben] = [harness.server.addUser('Ana'), harness.server.addUser('Ben')];
  const channel = harness.server.channelId();
  await ana.command(channel, 'daily meteor');
  await harness.pass(3_000);
  await ana.command(channel, 'daily meteor');
  await ben.command(channel, 'meteor join');
  for (const _ of [1, 2]) await ana.command(channel, 'meteor start');
  await harness.pass(2_000);
  const { game } = harness.table;
  for (const _ of [1, 2]) await ana.command(channel, 'meteor end');
  await harness.pass(2_000);
  harness.time.lapse(2 * DAY_MS);
  await harness.pass(1_000);
  const html = await exported(evening, game);
  expect((await verdicts('day-holds', html))[0]).toMatch(/^✓ The deal came from the day’s key/);
  expect((await verdicts('day-broken', changed(html, 'key')))[0]).toMatch(/^✗ The deal didn’t come/);
});
