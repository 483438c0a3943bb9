import { describe, expect, test } from 'vitest';
import { followUpOf, MessageLocation } from '../../../src/discord/messages/delivery/location.js';

const MINUTE = 60_000;
const START = Date.UTC(2026, 0, 1);

/** A message with a token that runs out so many minutes after the start. */
const at = (minutes: number, messageId: string | null = '1') => ({
  token: `token ${minutes}`,
  message: '@original',
  messageId,
  expiresAt: START + minutes * MINUTE,
});

describe('Each click brings a token: what is stored for the next process', () => {
  test('does for four minutes, and then a newer one is', () => {
    const where = new MessageLocation();
    expect(where.isStored).toBe(false);
    where.moved(at(14));
    expect(where.toStore()).toEqual({ ...at(14), sent: null });
    where.renewed(at(17));
    expect(where.isStored).toBe(true);
    where.renewed(at(18));
    expect(where.isStored).toBe(false);
    expect(where.toStore().token).toBe('token 18');
    expect(where.isStored).toBe(true);
  });

  test('does not where the message is another one, or its id was learned', () => {
    const where = new MessageLocation();
    where.moved(at(14, null));
    where.toStore();
    where.renewed(at(14, '1'));
    expect(where.isStored).toBe(false);
    where.toStore();
    where.renewed(at(14, '2'));
    expect(where.isStored).toBe(false);
  });

  test('does not where it has no token, as of a message that was posted without one', () => {
    const where = new MessageLocation();
    where.moved({ ...at(14), token: null });
    where.toStore();
    where.renewed(at(14));
    expect(where.isStored).toBe(false);
  });

  test('does not while an answer is on its way, and once nobody knows whether it got there', () => {
    const where = new MessageLocation();
    where.moved(at(14));
    where.toStore();
    const sent = followUpOf('token', START + 14 * MINUTE);
    where.sending(sent);
    expect(where.isStored).toBe(false);
    expect(where.toStore().sent).not.toBeNull();
    expect(where.isStored).toBe(false);
    where.doubt(sent);
    where.toStore();
    expect(where.isStored).toBe(false);
    where.moved(at(15));
    where.toStore();
    expect(where.isStored).toBe(true);
  });
});
