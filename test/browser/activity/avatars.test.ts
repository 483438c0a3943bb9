import { expect, test } from 'vitest';
import { PIXEL } from '../../activity/pixel.js';
import { answeredIn, frameOf, openTable } from '../support/activity.js';
import { evenings } from '../support/evening.js';
import type { Player } from '../support/player.js';

const begin = evenings({ offersActivity: true });

const FOLDER = process.env['PICTURES'];
const keep = async ({ page }: Player, name: string): Promise<void> => {
  if (FOLDER !== undefined) await page.screenshot({ path: `${FOLDER}/${name}.png` });
};

test('people have their pictures or initials in the lobby and at their sites, all from the bot’s own address', async () => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben Blum', size: 'phone' });
  const { world, url } = evening.harness.server;
  const pictured = [...world.users.values()].find(({ global_name: name }) => name === 'Ana');
  if (pictured === undefined) throw new Error('Ana isn’t here');
  world.avatars.set(pictured, PIXEL);
  const elsewhere: string[] = [];
  for (const { page } of [ana, ben])
    page.on('request', (request) => {
      if (!request.url().startsWith(url) && !request.url().startsWith('data:')) elsewhere.push(request.url());
    });
  await openTable(ana);
  await frameOf(ana).locator('[data-custom-id*="end/again-of"]').first().click();
  await openTable(ben);
  await frameOf(ben).getByRole('button', { name: 'Join' }).click();
  await answeredIn(ben);
  const chairs = frameOf(ben).locator('.chair.faced');
  await expect.poll(() => chairs.count()).toBe(2);
  const picture = chairs.nth(0).locator('.avatar img');
  await expect.poll(() => picture.evaluate((img: { naturalWidth: number }) => img.naturalWidth)).toBe(1);
  expect(await chairs.nth(1).locator('.avatar').innerText()).toBe('BB');
  await keep(ben, 'avatars-lobby-phone');
  await keep(ana, 'avatars-lobby');
  await frameOf(ana).locator('[data-custom-id*="lobby/start"]').first().click();
  await frameOf(ana).locator('.phase-field .main-button').click();
  await expect.poll(() => frameOf(ben).locator('.site .avatar').count()).toBe(2);
  expect(await frameOf(ben).locator('.site .avatar img').count()).toBe(1);
  await keep(ben, 'avatars-play-phone');
  await keep(ana, 'avatars-play');
  expect(elsewhere).toEqual([]);
});
