// The page alone against the fake server, in a real Chromium: `npm run build:page && node test/browser/page/check.mjs [folder for pictures]`.
import assert from 'node:assert/strict';
import axe from 'axe-core';
import { launchBrowser } from '../support/chromium.ts';
import { startFake } from './fake-server.mjs';
import { boardParts, handParts, lobbyParts, MARKDOWN } from './samples.mjs';

const fake = await startFake();
const { world } = fake;
const browser = await launchBrowser();
const faults = [];
let failed = 0;

async function enter(name, viewport = { width: 1280, height: 900 }, more = {}) {
  const context = await browser.newContext({ viewport, colorScheme: 'dark', ...more });
  const page = await context.newPage();
  page.setDefaultTimeout(5000);
  page.on('console', (message) => faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error.stack)));
  await page.goto(fake.url);
  await page.getByTestId('name-field').fill(name);
  await page.keyboard.press('Enter');
  await page.getByTestId('composer').waitFor();
  return { page, user: world.users.at(-1) };
}

async function check(name, run) {
  try {
    await run();
    console.log(`ok   ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL ${name}\n     ${String(error.message).split('\n').slice(0, 40).join('\n     ')}`);
  }
}
/** What axe-core finds wrong on a page as it stands. */
async function barriers(where) {
  if (!(await where.evaluate('typeof axe === "object"'))) await where.evaluate(axe.source);
  return where.evaluate(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => id + ': ' + html.slice(0, 200) + ' ' + (any[0]?.message ?? '')))
  )`);
}
const lastRequest = (kind) => world.requests.findLast((request) => request.do === kind);

const { page, user } = await enter('Ana');
const composer = page.getByTestId('composer');
const send = async (line) => {
  await composer.click();
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
};
const until = (condition) => page.waitForFunction(condition);

await check('chat is sent, shown escaped, edited with arrow-up, deleted', async () => {
  await send('<b>hi</b> **there**');
  await page.locator('.message strong', { hasText: 'there' }).waitFor();
  assert.equal(await page.locator('.message b').count(), 0);
  await page.keyboard.press('ArrowUp');
  await page.getByTestId('edit-field').fill('changed');
  await page.keyboard.press('Enter');
  await page.getByText('(edited)').waitFor();
  const own = page.locator(`[data-author-id="${user.id}"]`).last();
  await own.hover();
  await own.getByLabel('React with 👍').click();
  await own.locator('.reaction').waitFor();
  await own.hover();
  await own.getByLabel('Delete message').click();
  await own.waitFor({ state: 'detached' });
});

await check('a line typed by hand runs, with autocompleted values', async () => {
  await send('/meteor place card:C site:Mine');
  await page.getByText('Done:').first().waitFor();
  assert.deepEqual(lastRequest('command').options, [
    { name: 'card', type: 3, value: 'card-0' },
    { name: 'site', type: 3, value: 'site-0' },
  ]);
  assert.deepEqual(lastRequest('command').path, ['place']);
  await send('/meteor place card:Rocket 5 (C F A) site:Ben');
  await until(() => document.querySelectorAll('.message .code').length === 2);
  assert.equal(lastRequest('command').options[0].value, 'card-4');
  await send('/meteor pass');
  await until(() => document.querySelectorAll('.message .code').length === 3);
  await send('/meteor new mode:Standard robots:2 relaxed:true seed:a b');
  await until(() => document.querySelectorAll('.message .code').length === 4);
  assert.deepEqual(
    lastRequest('command').options.map((option) => option.value),
    ['standard', 2, true, 'a b'],
  );
});

await check('faults in a typed line open its fields with words', async () => {
  await send('/meteor place card:Rocket site:Mine');
  await page.getByText('several match').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await composer.waitFor();
  await send('/meteor new robots:9');
  await page.getByText('at most 4').waitFor();
  await page.getByTestId('cancel-command').click();
  await send('/nonsense');
  await page.getByText('No such command').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  assert.equal(await composer.inputValue(), '');
});

await check('picker, fields and autocomplete by keyboard alone', async () => {
  await composer.focus();
  await page.keyboard.type('/place');
  await page.getByTestId('command-picker').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[data-testid=suggestion]').nth(5).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('[data-option-name=site]:focus').waitFor();
  await page.locator('[data-testid=suggestion]').nth(2).waitFor();
  await page.keyboard.type('ch');
  await until(() => document.querySelectorAll('[data-testid=suggestion]').length === 1);
  const asked = lastRequest('autocomplete');
  assert.deepEqual(asked.options, [
    { name: 'card', type: 3, value: 'card-1' },
    { name: 'site', type: 3, value: 'ch', focused: true },
  ]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await until(() => document.querySelectorAll('.message .code').length === 5);
  assert.deepEqual(
    lastRequest('command').options.map((option) => option.value),
    ['card-1', 'site-2'],
  );
  assert.equal(await composer.evaluate((element) => element === document.activeElement), true);
});

await check('an optional option is added, and Tab walks the fields', async () => {
  await composer.focus();
  await page.keyboard.type('/launch');
  await page.keyboard.press('Tab');
  await page.locator('[data-testid=suggestion]').first().waitFor();
  await page.keyboard.press('Tab');
  await page.locator('[data-testid=add-option][data-option-name=site]').click();
  await page.locator('[data-testid=suggestion]').nth(1).click();
  await page.keyboard.press('Enter');
  await until(() => document.querySelectorAll('.message .code').length === 6);
  assert.deepEqual(
    lastRequest('command').options.map((option) => option.value),
    ['meteor-0', 'site-1'],
  );
});

await check('a command that fails says so', async () => {
  await send('/meteor kick player:Ben');
  await page.getByTestId('notice').getByText('did not respond').waitFor();
  assert.equal(lastRequest('command').options[0].value, world.users[1].id);
  world.post({ author: world.users[1], content: 'newer than the notice' });
  await page.getByText('newer than the notice').waitFor();
  const order = await page
    .locator('.messages > .notice, .messages > .message')
    .evaluateAll((all) => all.slice(-2).map((element) => element.className.split(' ')[0]));
  assert.deepEqual(order, ['notice', 'message']);
  await page.getByTestId('notice').getByText('Dismiss').click();
});

const board = world.post({ components: boardParts() });
const hand = world.post({ components: handParts(0) }, user.id);
const card = page.locator('[data-custom-id^="card:c:"]');
await check('a redraw keeps the element, its focus and the scroll position', async () => {
  await card.focus();
  await card.evaluate((element) => {
    element.dataset.probe = 'same';
  });
  const before = await card.evaluate((element) => element.getBoundingClientRect().top);
  world.edit(hand, { components: handParts(7) });
  world.edit(board, { components: boardParts(7) });
  await page.locator('[data-custom-id="card:c:7"]').waitFor();
  assert.equal(await card.getAttribute('data-probe'), 'same');
  assert.equal(await card.evaluate((element) => element === document.activeElement), true);
  assert.equal(await card.evaluate((element) => element.getBoundingClientRect().top), before);
});

const focused = () => page.evaluate(() => document.activeElement.dataset.customId ?? document.activeElement.className);
await check('the focus goes on to the next enabled button when its own is disabled, moved or gone', async () => {
  const button = (id, disabled = false) => ({ type: 2, style: 2, label: id, custom_id: id, disabled });
  const rows = (...all) => all.map((components) => ({ type: 1, components }));
  const three = world.post({ components: rows([button('one'), button('two'), button('three')]) }, user.id);
  const shows = (id) => page.locator(`[data-message-id="${three.id}"] [data-custom-id="${id}"]`);
  const redraw = async (components) => {
    world.edit(three, { components: [...components, ...rows([button(`drawn ${components.length} ${world.last}`)])] });
    await shows(`drawn ${components.length} ${world.last}`).waitFor();
    world.last += 1n;
  };
  await shows('two').focus();
  await redraw(rows([button('one'), button('two', true), button('three')]));
  assert.equal(await focused(), 'three');
  await redraw(rows([button('three'), button('one')]));
  assert.equal(await focused(), 'three');
  await redraw(rows([button('one')], [button('three')]));
  assert.equal(await focused(), 'three');
  await redraw(rows([button('one'), button('two')]));
  assert.match(await focused(), /^drawn/);
  world.post({ components: rows([button('last')]) }, user.id);
  await page.locator('[data-custom-id=last]').focus();
  world.edit(world.messages.at(-1), { components: rows([button('last', true)]) });
  await page.locator('[data-custom-id=last]:disabled').waitFor();
  assert.match(await focused(), /^message/);
  for (const { id } of [world.messages.at(-1), three]) {
    await page.locator(`[data-message-id="${id}"]`).getByTestId('dismiss').click();
    await page.locator(`[data-message-id="${id}"]`).waitFor({ state: 'detached' });
  }
});

await check('a click shows busy, a redraw under the finger clicks what was pressed, a failure says so', async () => {
  await card.click();
  await page.locator('[data-custom-id^="card:c:"][aria-busy]').waitFor();
  await page.locator('[data-custom-id^="card:c:"]:not([aria-busy])').waitFor();
  const id = await card.getAttribute('data-custom-id');
  await card.hover();
  await page.mouse.down();
  world.edit(hand, { components: handParts(99) });
  await page.locator('[data-custom-id="card:c:99"]').waitFor();
  await page.mouse.up();
  await page.waitForTimeout(100);
  assert.equal(lastRequest('click').customId, id);
  await page.waitForTimeout(400);
  await page.locator('[data-custom-id=fail]').click();
  await page.getByTestId('interaction-failed').waitFor();
});

await check('a message is dismissed; a jump chip leads to the board', async () => {
  await page.getByTestId('dismiss').last().click();
  await page.locator(`[data-message-id="${hand.id}"]`).waitFor({ state: 'detached' });
  for (let index = 0; index < 30; index += 1) world.post({ author: world.users[1], content: `line ${index}` });
  await page.getByTestId('jump-chip').first().click();
  await page.getByTestId('jump-to-end').waitFor();
  world.post({ author: world.users[1], content: 'unseen' });
  await page.getByText('1 new message').click();
  await page.getByTestId('jump-to-end').waitFor({ state: 'detached' });
});

await check('a select by keyboard', async () => {
  world.post({ components: lobbyParts() });
  const select = page.locator('[data-custom-id=mode]').last();
  await select.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Advanced' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(350);
  assert.deepEqual(lastRequest('select').values, ['advanced']);
});

await check('an application’s emoji are pictures with their name, in texts, buttons and options', async () => {
  const emoji = { id: '700000000000000007', name: 'comet' };
  const option = { label: 'With a comet', value: 'x', emoji, default: true };
  const message = world.post({
    components: [
      { type: 10, content: 'See <:comet:700000000000000007>!' },
      { type: 1, components: [{ type: 2, style: 1, label: 'Launch', custom_id: 'e', emoji }] },
      { type: 1, components: [{ type: 3, custom_id: 'pick', options: [option] }] },
      { type: 12, items: [{ media: { url: fake.picture }, description: 'The Earth, saved' }] },
    ],
  });
  const shown = page.locator(`[data-message-id="${message.id}"]`);
  await shown.getByRole('button', { name: 'comet Launch' }).waitFor();
  await shown.getByRole('img', { name: 'The Earth, saved' }).waitFor();
  assert.equal(await shown.locator('img.emoji[alt=comet]').count(), 3);
  await until(() => [...document.querySelectorAll('img.emoji')].every((image) => image.naturalWidth > 0));
});

await check(
  'a picture opens large by click and by keyboard; a click and Esc close it, and the focus goes back',
  async () => {
    const message = world.post({
      components: [{ type: 12, items: [{ media: { url: fake.picture }, description: 'The whole board' }] }],
    });
    const link = page.locator(`[data-message-id="${message.id}"] a.picture-open`);
    const large = page.getByRole('dialog').getByRole('img', { name: 'The whole board' });
    await link.click();
    await large.waitFor();
    await large.click();
    await large.waitFor({ state: 'detached' });
    await link.focus();
    await page.keyboard.press('Enter');
    await large.waitFor();
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
    assert.equal(await link.evaluate((element) => element === document.activeElement), true);
  },
);

await check('a form is filled in by keyboard, stays with what is wrong, and goes when it is sent', async () => {
  const message = world.post({
    components: [{ type: 1, components: [{ type: 2, style: 1, label: 'Ask', custom_id: 'ask' }] }],
  });
  await page.locator(`[data-message-id="${message.id}"] [data-custom-id=ask]`).click();
  const form = page.getByTestId('form');
  await form.getByRole('textbox', { name: 'Your words' }).fill('hello');
  await form.getByRole('combobox', { name: 'One of a list' }).selectOption('two');
  await form.getByRole('group', { name: 'One of few' }).getByRole('radio', { name: 'three' }).check();
  await form.getByRole('checkbox', { name: 'one' }).check();
  await form.getByRole('checkbox', { name: 'Yes or no' }).check();
  await form.getByRole('button', { name: 'Submit' }).click();
  await form.getByRole('alert').getByText('not yet').waitFor();
  await form.getByRole('textbox', { name: 'Your words' }).press('Enter');
  await form.waitFor({ state: 'detached' });
  assert.deepEqual(lastRequest('submit').fields, [
    { customId: 'words', value: 'hello' },
    { customId: 'list', value: ['two'] },
    { customId: 'radio', value: 'three' },
    { customId: 'boxes', value: ['one'] },
    { customId: 'box', value: true },
  ]);
  assert.equal(await focused(), 'ask');
});

await check('a lost connection is mended with the same user; a reload keeps it too', async () => {
  fake.drop();
  await page.getByTestId('connection-lost').waitFor();
  await page.getByTestId('connection-lost').waitFor({ state: 'detached' });
  assert.equal(lastRequest('hello').token, `token-${user.id}`);
  await page.reload();
  await composer.waitFor();
  assert.equal(await page.locator('.me-name').textContent(), 'Ana');
});

await check('a phone: nothing wider than the window, nothing to press under 40 pixels, the drawer', async () => {
  const { page: phone, user: dan } = await enter(
    'Dan',
    { width: 360, height: 740 },
    { hasTouch: true, isMobile: true },
  );
  world.post({ components: boardParts() });
  world.post({ components: handParts(0) }, dan.id);
  await phone.locator('[data-custom-id=scrap]').waitFor();
  const widest = await phone.evaluate(() =>
    Math.max(...[...document.querySelectorAll('.main *')].map((element) => element.getBoundingClientRect().right)),
  );
  assert.ok(widest <= 360.5, `widest ${widest}`);
  const low = await phone.evaluate(() =>
    [...document.querySelectorAll('.main button, .main a.button')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          element.getBoundingClientRect().height > 0 &&
          element.getBoundingClientRect().height < 40,
      )
      .map((element) => element.className),
  );
  assert.deepEqual(low, []);
  await phone.getByLabel('Show channels').tap();
  await phone.locator('[data-channel-id]').nth(1).tap();
  await phone.getByRole('heading', { name: 'Welcome to #' }).waitFor();
  if (process.argv[2]) await phone.screenshot({ path: `${process.argv[2]}/phone.png` });
});

for (const [size, viewport] of Object.entries({
  wide: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  for (const colorScheme of ['dark', 'light']) {
    await check(`no barrier for anybody: ${size}, ${colorScheme}`, async () => {
      const touch = size === 'phone' ? { hasTouch: true, isMobile: true } : {};
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce', ...touch });
      const start = await context.newPage();
      start.setDefaultTimeout(5000);
      await start.goto(fake.url);
      await start.getByTestId('name-field').waitFor();
      assert.deepEqual(await barriers(start), [], 'the start');
      await start.getByTestId('name-field').fill(`Eve ${size} ${colorScheme}`);
      await start.keyboard.press('Enter');
      await start.getByTestId('composer').waitFor();
      const eve = world.users.at(-1);
      world.post({ author: eve, content: MARKDOWN });
      world.post({ components: lobbyParts() });
      world.post({ components: boardParts() });
      world.post({ components: handParts(0) }, eve.id);
      await start.locator('[data-custom-id=scrap]').waitFor();
      assert.deepEqual(await barriers(start), [], 'messages');
      await start.locator('[data-custom-id=mode]').last().click();
      await start.getByRole('option').first().waitFor();
      assert.deepEqual(await barriers(start), [], 'an open select');
      await start.keyboard.press('Escape');
      await start.locator('[data-custom-id=ask]').last().click();
      await start.getByTestId('form').waitFor();
      assert.deepEqual(await barriers(start), [], 'a form');
      await start.keyboard.press('Escape');
      await start.getByTestId('form').waitFor({ state: 'detached' });
      await start.getByTestId('composer').fill('/');
      await start.getByTestId('command-picker').waitFor();
      assert.deepEqual(await barriers(start), [], 'the commands');
      await start.getByTestId('composer').fill('/place');
      await start.keyboard.press('Enter');
      await start.locator('[data-testid=suggestion]').first().waitFor();
      assert.deepEqual(await barriers(start), [], 'a command’s fields');
      if (size === 'phone') {
        await start.keyboard.press('Escape');
        await start.keyboard.press('Escape');
        await start.getByLabel('Show channels').tap();
        await start.locator('.channels.open').waitFor();
        assert.deepEqual(await barriers(start), [], 'the drawer');
      }
      await context.close();
    });
  }
}

await check('what changes in a board’s heading is said, at once where it is in bold', async () => {
  const heading = (words) => [{ type: 17, components: [{ type: 10, content: words }] }];
  const announced = world.post({ components: heading('Quiet so far') });
  await page.getByText('Quiet so far').last().waitFor();
  world.edit(announced, { components: heading('Quiet so far\n🚀 **LAUNCHING** now\nAna 3') });
  await page.locator('#alarm', { hasText: 'LAUNCHING now. Ana 3' }).waitFor({ state: 'attached' });
  world.edit(announced, { components: heading('▸ Ana hit it') });
  await page.locator('#announcer', { hasText: 'Ana hit it' }).waitFor({ state: 'attached' });
});

await check('the console stayed silent', () => {
  assert.deepEqual(
    faults.filter((fault) => !/WebSocket/.test(fault)),
    [],
  );
});
await browser.close();
fake.close();
process.exit(failed === 0 ? 0 : 1);
