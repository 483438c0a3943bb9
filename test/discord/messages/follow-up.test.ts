import { describe, expect, it } from 'vitest';
import { findUnheardPost, followUpAt, nonceOf } from '../../../src/discord/messages/delivery/follow-up.js';
import { deleteReplaced } from '../../../src/discord/messages/panel/reach-again.js';
import type { DiscordApi } from '../../../src/discord/rest/api.js';
import type { MessageAddress } from '../../../src/storage/ports/messages.js';
import { ManualTime } from '../../support/time.js';

describe('A board whose sending got no answer', () => {
  const LOST = { ok: false, fault: 'answer-lost', cause: null } as const;
  const found = (value: string | null): Pick<DiscordApi, 'ownId'> => ({
    ownId: () => Promise.resolve({ ok: true, value }),
  });
  const TABLE = { game: 'g', channelId: 'c' };

  it('is found in its channel, if it arrived', async () => {
    expect(await findUnheardPost(found('new'), TABLE, LOST, 'old')).toBe('new');
    expect(await findUnheardPost(found('old'), TABLE, LOST, 'old')).toBeNull();
    expect(await findUnheardPost(found(null), TABLE, LOST, 'old')).toBeNull();
    const unread: Pick<DiscordApi, 'ownId'> = {
      ownId: () => Promise.resolve({ ok: false, fault: 'forbidden', cause: null }),
    };
    expect(await findUnheardPost(unread, TABLE, LOST, 'old')).toBeNull();
  });

  it('is looked for only where the answer was lost', async () => {
    const never: Pick<DiscordApi, 'ownId'> = { ownId: () => Promise.reject(new Error('not to be asked')) };
    expect(await findUnheardPost(never, TABLE, { ok: true, value: 'x' }, null)).toBeNull();
    expect(await findUnheardPost(never, TABLE, { ok: false, fault: 'refused', cause: null }, null)).toBeNull();
  });

  it('is sent again with the same sign, which is no longer than Discord takes', () => {
    const now = 1_790_000_000_000;
    expect(nonceOf('abc', now)).toBe(`abc-${now.toString(36)}`);
    expect(nonceOf('abc', now)).not.toBe(nonceOf('abc', now + 1));
    const long = nonceOf('x'.repeat(40), now);
    expect(long).toHaveLength(25);
    expect(long.endsWith(now.toString(36))).toBe(true);
  });

  it('has the address of the token that it was sent with', () => {
    expect(followUpAt({ token: 't', expiresAt: 9 }, 'm')).toEqual({
      token: 't',
      message: 'm',
      messageId: 'm',
      expiresAt: 9,
    });
  });
});

describe('A panel that another has replaced', () => {
  it('is deleted while its token is valid', () => {
    const asked: string[] = [];
    const time = new ManualTime();
    const api: Pick<DiscordApi, 'deleteByToken'> = {
      deleteByToken: (token, message) => {
        asked.push(`${message} by ${token}`);
        return Promise.resolve({ ok: true, value: null });
      },
    };
    const old = (more: Partial<MessageAddress>): MessageAddress => ({
      messageId: 'm',
      message: 'm',
      token: 't',
      expiresAt: time.now() + 1,
      ...more,
    });
    deleteReplaced({ api, clock: time }, null);
    deleteReplaced({ api, clock: time }, old({ token: null }));
    deleteReplaced({ api, clock: time }, old({ expiresAt: time.now() }));
    expect(asked).toEqual([]);
    deleteReplaced({ api, clock: time }, old({}));
    expect(asked).toEqual(['m by t']);
  });
});
