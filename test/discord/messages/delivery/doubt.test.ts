import { describe, expect, it } from 'vitest';
import { TOKEN_MS } from '../../../../src/discord/rest/acknowledge.js';
import type { Fault } from '../../../../src/discord/rest/api.js';
import type { StoredMessage } from '../../../../src/storage/ports/messages.js';
import { guestHome } from '../../../../src/table/home.js';
import { boardOf } from './board.js';

describe('a board whose sending got no answer', () => {
  it('is written to: if it is there it is the board, and the former one goes', async () => {
    const board = boardOf();
    board.stands('t1');
    const sent = board.pending('t2');
    board.delivery.sending(sent);
    board.delivery.perhaps(sent);
    expect(board.asked()).toBe(1);
    expect(await board.write()).toBe(true);
    await board.settle();
    expect(board.requests()).toEqual(['edit @original by t2', 'id of t2', 'delete @original by t1']);
    expect(board.sent).toEqual([false]);
    expect(board.delivery.address).toMatchObject({ token: 't2' });
  });

  it.each<Fault>(['unknown-message', 'token-gone'])(
    'never arrived where Discord says %s: the former one is written to',
    async (fault) => {
      const board = boardOf();
      board.stands('t1');
      board.delivery.perhaps(board.pending('t2'));
      board.answers.push({ fault });
      expect(await board.write()).toBe(true);
      expect(board.requests()).toEqual(['edit @original by t2', 'edit @original by t1']);
      await board.write();
      expect(board.requests(), 'and nothing is in doubt any more').toEqual(['edit @original by t1']);
    },
  );

  it('without a former one is posted', async () => {
    const board = boardOf();
    board.delivery.perhaps(board.pending('t2'));
    board.answers.push({ fault: 'unknown-message' });
    expect(await board.write()).toBe(true);
    expect(board.requests()).toEqual(['edit @original by t2', 'post in c']);
  });

  it('stays in doubt where that edit failed', async () => {
    const board = boardOf();
    board.stands('t1');
    board.delivery.perhaps(board.pending('t2'));
    board.answers.push({ fault: 'unreachable' });
    expect(await board.write()).toBe(false);
    expect(board.logged).toHaveLength(1);
    await board.write();
    expect(board.requests().slice(0, 2)).toEqual(['edit @original by t2', 'edit @original by t2']);
  });

  it('is given up when its token has run out', async () => {
    const board = boardOf();
    board.delivery.perhaps(board.pending('t2'));
    board.time.lapse(TOKEN_MS);
    board.stands('t3');
    expect(await board.write()).toBe(true);
    expect(board.requests()).toEqual(['edit @original by t3']);

    const alone = boardOf();
    alone.delivery.perhaps(alone.pending('t2'));
    alone.time.lapse(TOKEN_MS);
    expect(await alone.write()).toBe(true);
    expect(alone.requests()).toEqual(['post in c']);
  });

  it('that was confirmed meanwhile is written to as what it is', async () => {
    const board = boardOf();
    board.stands('t1');
    board.delivery.perhaps(board.pending('t2'));
    board.under.way = () => {
      board.stands('t3', '8');
    };
    board.answers.push({ fault: 'unreachable' });
    expect(await board.write()).toBe(true);
    await board.settle();
    expect(board.logged).toEqual([]);
    expect(board.requests()).toContain('edit @original by t3');
  });
});

/** Of a board that was being posted as its process ended. */
const leftBehind = (messageId: string | null, expiresAt: number): StoredMessage => ({
  ...{ game: 'g', channelId: 'c', userId: null, layout: '' },
  ...{ token: messageId === null ? null : 't1', message: '@original', messageId, expiresAt },
  sent: { token: '', expiresAt, followUp: true },
});

describe('a board that was being posted as the process before this one ended', () => {
  const recovered = (guildId?: string) => {
    const board = boardOf(guildId);
    board.delivery.recovered(leftBehind('7', board.time.now() + TOKEN_MS));
    return board;
  };

  it('is stored as that before the post', async () => {
    const board = boardOf();
    board.stands(null);
    board.time.lapse(10_000);
    board.tokens.learn('c', 'ana', 't2');
    board.under.way = () => {
      expect(board.kept.at(-1)).toMatchObject({ messageId: '7', sent: { token: '', followUp: true } });
    };
    expect(await board.write()).toBe(true);
    expect(board.kept.at(-1)).toMatchObject({ messageId: '10', sent: null });
  });

  it('is looked for: where it is there it is the board, and the former one goes', async () => {
    const board = recovered();
    board.answers.push({ value: '8' });
    expect(await board.write()).toBe(true);
    await board.settle();
    expect(board.requests().slice(0, 2)).toEqual(['find in c', 'delete @original by t1']);
    expect(board.delivery.address).toMatchObject({ messageId: '8' });
    expect(board.kept.at(-1)).toMatchObject({ messageId: '8', sent: null });
  });

  it('is looked for again once nothing of that process can arrive any more', async () => {
    const board = recovered();
    expect(await board.write()).toBe(true);
    expect(board.requests(), 'the former one alone is there').toEqual(['find in c', 'edit @original by t1']);
    const asked = board.asked();
    await board.time.advance(5_000);
    expect(board.asked()).toBe(asked + 1);
    await board.write();
    expect(board.requests()).toEqual(['find in c', 'edit @original by t1']);
    await board.write();
    expect(board.requests(), 'and nothing is in doubt any more').toEqual(['edit @original by t1']);
  });

  it('stays in doubt while Discord can’t be reached', async () => {
    const board = recovered();
    board.time.lapse(5_000);
    board.answers.push({ fault: 'unreachable' });
    expect(await board.write()).toBe(false);
    await board.write();
    expect(board.requests()).toEqual(['find in c', 'find in c', 'edit @original by t1']);
  });

  it('can’t be looked for where the bot is no member, or may not read', async () => {
    const guest = recovered(guestHome('1', 'c'));
    await guest.write();
    expect(guest.requests()).toEqual(['edit @original by t1']);
    const unread = recovered();
    unread.answers.push({ fault: 'forbidden' });
    await unread.write();
    expect(unread.requests()).toEqual(['find in c', 'edit @original by t1']);
  });

  it.each([
    ['without a former one', null, { value: null }],
    ['whose former one is gone', '7', { fault: 'unknown-message' } as const],
  ])('%s is posted only once nothing of that process can arrive any more', async (_which, messageId, gone) => {
    const board = boardOf();
    board.delivery.recovered(leftBehind(messageId, board.time.now() + TOKEN_MS));
    board.answers.push({ value: null }, gone);
    expect(await board.write()).toBe(true);
    expect(board.requests()).not.toContain('post in c');
    const asked = board.asked();
    await board.time.advance(5_000);
    expect(board.asked()).toBe(asked + 1);
    board.answers.push({ value: null });
    expect(await board.write()).toBe(true);
    expect(board.requests().slice(0, 2)).toEqual(['find in c', 'post in c']);
  });

  it('is the board where it arrives after the former one was found to be gone', async () => {
    const board = recovered();
    board.answers.push({ value: null }, { fault: 'unknown-message' });
    await board.write();
    await board.time.advance(5_000);
    board.requests();
    board.answers.push({ value: '8' });
    await board.write();
    await board.settle();
    expect(board.delivery.address).toMatchObject({ messageId: '8' });
    expect(board.requests()).not.toContain('post in c');
  });
});

describe('what the next process needs', () => {
  const stored = (kept: readonly StoredMessage[]): unknown[] =>
    kept.map(({ token, messageId, layout, sent }) => [token, messageId, layout, sent?.token ?? null]);

  it('is stored when a board is being sent, has moved, or has a token that lives longer', async () => {
    const board = boardOf();
    board.delivery.sending(board.pending('t1'));
    expect(board.kept[0]).toEqual({
      token: null,
      message: '@original',
      messageId: null,
      expiresAt: 0,
      game: 'g',
      channelId: 'c',
      userId: null,
      layout: '',
      sent: { token: 't1', expiresAt: board.time.now() + TOKEN_MS, followUp: false },
    });
    board.stands('t1');
    expect(stored(board.kept).slice(1)).toEqual([['t1', '7', '', null]]);
    const renew = (token: string): void => {
      board.delivery.renewed({ token, message: '@original', expiresAt: board.time.now() + TOKEN_MS, messageId: '7' });
    };
    board.time.lapse(4 * 60_000 - 1);
    renew('t2');
    expect(board.kept, 'it is worth no write').toHaveLength(2);
    board.time.lapse(1);
    renew('t3');
    expect(stored(board.kept).slice(2)).toEqual([['t3', '7', '', null]]);
    await board.settle();
    expect(board.requests()).toEqual([]);
  });

  it('is stored when it is known that the channel is a thread', () => {
    const board = boardOf();
    board.stands('t1');
    board.delivery.inThread = true;
    board.delivery.renewed({
      token: 't2',
      message: '@original',
      expiresAt: board.time.now() + TOKEN_MS,
      messageId: '7',
    });
    expect(stored(board.kept).at(-1)).toEqual(['t2', '7', 'thread', null]);
    board.delivery.renewed({
      token: 't3',
      message: '@original',
      expiresAt: board.time.now() + TOKEN_MS,
      messageId: '7',
    });
    expect(board.kept).toHaveLength(2);
  });

  it('brings a board back: where it is, whether in a thread, and what was being sent', async () => {
    const board = boardOf();
    const expiresAt = board.time.now() + TOKEN_MS;
    const found: StoredMessage = {
      token: 't1',
      message: '@original',
      messageId: '7',
      expiresAt,
      layout: 'thread',
      game: 'g',
      channelId: 'c',
      userId: null,
      sent: null,
    };
    board.delivery.recovered(found);
    expect(board.delivery.inThread).toBe(true);
    await board.write();
    expect(board.requests()).toEqual(['edit @original by t1']);
    // Nothing is new, so nothing is stored again but for its token.
    board.delivery.renewed({ token: 't2', message: '@original', expiresAt, messageId: '7' });
    expect(stored(board.kept)).toEqual([['t2', '7', 'thread', null]]);

    const other = boardOf();
    other.delivery.recovered({ ...found, layout: '', sent: { token: 't9', expiresAt, followUp: false } });
    expect(other.delivery.inThread).toBe(false);
    await other.write();
    expect(other.requests()[0]).toBe('edit @original by t9');
  });
});
