import { afterEach, beforeEach, expect, it } from 'vitest';
import { ActivityHarness, type TestPage } from '../support.js';

let all: ActivityHarness;
beforeEach(async () => (all = await ActivityHarness.open()));
afterEach(() => all.close());

/** The bot may delete messages in the channel, or may not. */
const mayDelete = (may: boolean): void => {
  all.harness.server.setBotPermissions(all.harness.channel, may ? {} : { deny: ['ManageMessages'] });
};
const lacksIt = (page: TestPage): boolean => JSON.stringify(page.room).includes('**Manage Messages**');

it('a page that is there when a lobby is opened in the chat says what the bot may not do', async () => {
  const [ana, ben] = [all.harness.user('Ana'), all.harness.user('Ben')];
  const page = await all.page(ana);
  mayDelete(false);
  await all.harness.run(ben, 'meteor new');
  await all.harness.pass(1_000);
  await page.until(() => lacksIt(page));
});

it('a page says it as soon as a click in the chat tells, and no longer once that is over', async () => {
  const [ana, ben] = [all.harness.user('Ana'), all.harness.user('Ben')];
  await all.harness.run(ana, 'meteor new');
  const page = await all.page(ana);
  const board = ana.sees(all.harness.channel).at(-1)?.id ?? '';
  mayDelete(false);
  await ben.click(board, 'Join');
  await all.harness.pass(1_000);
  await page.until(() => lacksIt(page));
  mayDelete(true);
  await all.harness.user('Chloé').click(board, 'Join');
  await all.harness.pass(1_000);
  await page.until(() => !lacksIt(page));
});

it('the newest board says what a click on an old one tells', async () => {
  const [ana, ben] = [all.harness.user('Ana'), all.harness.user('Ben')];
  await all.harness.run(ana, 'meteor new');
  const old = ana.sees(all.harness.channel).at(-1)?.id ?? '';
  const { server } = all.harness;
  const out = server.faults.next({ method: 'DELETE' }, { status: 500 }, 99);
  await all.harness.run(ana, 'meteor board');
  await all.harness.pass(2_000);
  out.cancel();
  mayDelete(false);
  await ben.click(old, 'Join');
  await all.harness.pass(2_000);
  expect(JSON.stringify(ana.sees(all.harness.channel).at(-1))).toContain('**Manage Messages**');
});
