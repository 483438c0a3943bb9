import { describe, expect, it } from 'vitest';
import { checkSignature, sign, withSignature } from '../../src/history/logs/signature.js';
import type { StoredLog } from '../../src/storage/log/stored-log.js';
import { game, stored } from '../support/played.js';

const KEY = Buffer.alloc(32, 1);
const LOG = stored(game('signed1', 2));
const signed = (log: StoredLog): StoredLog => ({ ...log, signature: sign(log, () => KEY) ?? '' });

describe('The signature of a log', () => {
  it('proves that the bot with this key wrote this very log', () => {
    const log = signed(LOG);
    expect(log.signature).toMatch(/^hmac-sha256:[0-9a-f]{64}$/);
    expect(checkSignature(log, KEY)).toBe('valid');
    expect(checkSignature(log, Buffer.alloc(32, 2))).toBe('invalid');
    expect(checkSignature({ ...log, game: 'other' }, KEY)).toBe('invalid');
    expect(checkSignature({ ...log, entries: log.entries.slice(0, -1) }, KEY)).toBe('invalid');
    expect(checkSignature({ ...log, entries: log.entries.slice(1) }, KEY)).toBe('invalid');
    expect(checkSignature({ ...log, signature: log.signature?.slice(0, -1) }, KEY)).toBe('invalid');
    expect(checkSignature({ ...log, signature: '' }, KEY)).toBe('invalid');
    expect(checkSignature(LOG, KEY)).toBe('absent');
  });

  it('is the same each time, and another for another log', () => {
    expect(sign(LOG, () => KEY)).toBe(sign(LOG, () => KEY));
    expect(sign(LOG, () => KEY)).not.toBe(sign(stored(game('signed2', 2)), () => KEY));
    expect(checkSignature(signed({ game: 'empty', entries: [] }), KEY)).toBe('valid');
  });

  it('is given to no log whose chain is broken, and to none where there is no key', () => {
    const entries = LOG.entries.map((entry, at) => (at === 3 ? { ...entry, at: entry.at + 1 } : entry));
    expect(sign({ ...LOG, entries }, () => KEY)).toBeNull();
    const noKey = (): Buffer => {
      throw new Error('the folder takes no file');
    };
    expect(sign(LOG, noKey)).toBeNull();
    expect(withSignature(LOG, noKey).signature).toBeUndefined();
  });

  it('is made when it is first asked for, once', () => {
    let made = 0;
    const log = withSignature(LOG, () => {
      made += 1;
      return KEY;
    });
    expect(made).toBe(0);
    expect(log.signature).toBe(sign(LOG, () => KEY));
    expect(log.signature).toBe(log.signature);
    expect(made).toBe(1);
    // Comparing or copying a log signs nothing.
    expect(Object.keys(log)).toEqual(Object.keys(LOG));
  });
});
