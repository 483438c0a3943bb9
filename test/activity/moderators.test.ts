import { afterEach, beforeEach, expect, it } from 'vitest';
import { RENEW_MS } from '../../src/activity/socket.js';
import { CLOSED } from '../../src/activity/protocol.js';
import { ActivityHarness } from './support.js';
import { setPermissions } from '../../src/local/world/members.js';

let all: ActivityHarness;
beforeEach(async () => {
  all = await ActivityHarness.open();
});
afterEach(() => all.close());

function crew(): readonly string[] {
  const table = all.harness.everyTable.inChannel(all.harness.server.channelId());
  return [...(table?.people ?? [])].flatMap(([seat, { userId, name }]) =>
    table?.seatOf(userId) === seat ? [name] : [],
  );
}

/** A lobby of Ana's, in which Ben sits too. */
async function lobby(): Promise<void> {
  const { server } = all.harness;
  const ana = await all.page(server.addUser('Ana'));
  await ana.press('end/again-of');
  const ben = await all.page(server.addUser('Ben'));
  await ben.press('lobby/join');
}

/** Robots sit beside a newcomer: Ben's seat is not the second. */
function kickBen(): string {
  const table = all.harness.everyTable.inChannel(all.harness.server.channelId());
  const [seat] = [...(table?.people ?? [])].find(([, { name }]) => name === 'Ben') ?? [];
  return `lobby/player|kick|${seat}`;
}

it('a moderator who doesn’t play removes a player from the lobby, as in the chat', async () => {
  await lobby();
  const page = await all.page(all.harness.server.addUser('Mia', { permissions: ['ManageMessages'] }));
  await page.press('lobby/settings');
  await page.choose(kickBen());
  expect(crew()).toEqual(['Ana']);
});

it('nobody else does', async () => {
  await lobby();
  const page = await all.page(all.harness.server.addUser('Zoe'));
  await page.press('lobby/settings').catch(() => undefined);
  await expect(page.choose(kickBen())).rejects.toThrow('nothing to choose');
  expect(crew()).toEqual(['Ana', 'Ben']);
});

it('a moderator whose roles have changed has to sign in again within a minute', async () => {
  await lobby();
  const { server, time } = all.harness;
  const mia = server.addUser('Mia', { permissions: ['ManageMessages'] });
  const page = await all.page(mia);
  setPermissions(server.world, mia.id, []);
  await time.advance(RENEW_MS);
  await page.until(() => page.closed !== null);
  expect(page.closed).toBe(CLOSED.session);
});
