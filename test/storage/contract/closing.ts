import { expect, test } from 'vitest';
import type { BotStorage, StorageContext } from '../../../src/storage/ports/bot-storage.js';
import { MessageRows } from '../../../src/storage/sql/rows/messages.js';
import type { Sql } from '../../../src/storage/sql/sql.js';
import { game } from '../../support/played.js';
import { recordedContext } from './context.js';

export interface Closable {
  readonly storage: BotStorage;
  /** Opens the same database again, once `storage` is closed. */
  reopen(): Promise<Sql>;
}

export function messagesAreWrittenBeforeClosing(open: (context: StorageContext) => Promise<Closable>): void {
  test('where boards and hands are is written before the database closes, in the order in which it came', async () => {
    const { storage, reopen } = await open(recordedContext().context);
    const { messages } = storage.stores;
    const board = {
      ...{ game: 'one', channelId: 'c', userId: null, token: null, message: '@original', messageId: null },
      ...{ expiresAt: 5, layout: '', sent: null },
    };
    await storage.gameLog.append(game('one', 2).slice(0, 1));
    messages.keep(board);
    messages.keep({ ...board, userId: '100' });
    messages.forget('one');
    messages.keep({ ...board, channelId: 'other' });
    messages.keep({ ...board, userId: '200' });
    await storage.close();
    const sql = await reopen();
    const fail = (error: unknown) => {
      throw error;
    };
    const kept = await new MessageRows(sql, sql, fail).of('one');
    expect(kept.map(({ channelId, userId }) => [channelId, userId])).toEqual([
      ['other', null],
      ['c', '200'],
    ]);
  });
}
