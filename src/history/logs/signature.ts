import { createHmac, timingSafeEqual } from 'node:crypto';
import { chainHolds } from './chain.js';
import type { SigningKey } from '../../storage/signing-key.js';
import type { StoredLog } from '../../storage/log/stored-log.js';

/** What a signature says of a log. */
export type SignatureCheck =
  /** Made with this key, for this very log. */
  | 'valid'
  /** Made with another key, or for something else. */
  | 'invalid'
  /** The log carries none. */
  | 'absent';

const ALGORITHM = 'hmac-sha256';

/** The last digest stands for the whole log: each entry's digest goes into the next. */
function signed({ game, entries }: StoredLog, key: Buffer): string {
  const text = `meteor-log/1\n${game}\n${entries.length}\n${entries.at(-1)?.digest ?? ''}`;
  return `${ALGORITHM}:${createHmac('sha256', key).update(text).digest('hex')}`;
}

/** Null for a log whose chain is broken, or where no key can be had. */
export function sign(log: StoredLog, key: SigningKey): string | null {
  if (!chainHolds(log)) return null;
  try {
    return signed(log, key());
  } catch {
    // A folder that takes no new file is no reason to withhold a log: it goes out unsigned.
    return null;
  }
}

/** To be asked of a log whose chain was found to hold: the signature is about its last digest. */
export function checkSignature(log: StoredLog, key: Buffer): SignatureCheck {
  if (log.signature === undefined) return 'absent';
  const [given, right] = [Buffer.from(log.signature), Buffer.from(signed(log, key))];
  return given.length === right.length && timingSafeEqual(given, right) ? 'valid' : 'invalid';
}

/** The log with its signature, which is made when it is first asked for. */
export function withSignature(log: StoredLog, key: SigningKey): StoredLog {
  let made: string | null | undefined;
  return Object.defineProperty({ ...log }, 'signature', {
    enumerable: false,
    get: () => (made ??= sign(log, key)) ?? undefined,
  });
}
