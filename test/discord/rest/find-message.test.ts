import { REST } from 'discord.js';
import { expect, it } from 'vitest';
import { findNewestBoard } from '../../../src/discord/messages/delivery/follow-up.js';
import { findOwnMessage } from '../../../src/discord/rest/find-message.js';

const message = (id: string, customId: string, by = 'app') => ({
  id,
  application_id: by,
  components: [{ type: 1, components: [{ type: 2, custom_id: customId }] }],
});

/** What is found of a game's board among these messages, the newest first. */
async function found(messages: readonly object[]): Promise<string | null> {
  const rest = new REST({
    makeRequest: () =>
      Promise.resolve(
        new Response(JSON.stringify(messages), { status: 200, headers: { 'content-type': 'application/json' } }),
      ),
  }).setToken('token');
  const sent = await findNewestBoard(
    {
      ownId: async (of) => ({ ok: true, value: 'token' in of ? null : await findOwnMessage(rest, of, 'app') }),
    },
    { game: 'g', channelId: '1' },
  );
  return sent.ok ? sent.value : null;
}

it('a game’s board is its newest message in the channel, and no notice of a turn', async () => {
  const board = message('5', 'm1|g|board/hand');
  expect(await found([message('7', 'm1|g|notice/panel'), message('6', 'm1|h|board/hand'), board])).toBe('5');
  expect(await found([message('8', 'm1|g|board/hand', 'another'), board])).toBe('5');
  expect(await found([message('7', 'm1|g|notice/panel')])).toBeNull();
});
