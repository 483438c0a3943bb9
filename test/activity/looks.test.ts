import { afterEach, expect, it, vi } from 'vitest';
import type { TableView } from '../../src/activity/games/meteor/table-view.js';
import { ChannelRoom } from '../../src/discord/activity/room.js';
import { ActivityHarness } from './support.js';

afterEach(() => {
  vi.restoreAllMocks();
});

it('draws an act once for each page, the actor’s own too', async () => {
  const all = await ActivityHarness.open();
  const first = await all.page(all.harness.server.addUser('Ana'));
  await first.press('end/again-of');
  const second = await all.page(all.harness.server.addUser('Ben'));
  await second.press('lobby/join');
  await first.press('lobby/start');
  await first.act({ type: 'start' });
  // Server and page are built from one type.
  const { you } = first.room.native?.view as TableView;
  const card = you?.hand.find(({ sites }) => sites.length > 0);
  const look = vi.spyOn(ChannelRoom.prototype, 'look');
  expect(await first.act({ type: 'place', card: card?.card, site: card?.sites[0] })).toMatchObject({ ok: true });
  expect(look.mock.contexts).toHaveLength(2);
  await all.close();
});
