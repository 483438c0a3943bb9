import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { canonicalPath } from './canonical-path.js';

/** What logs and links are signed with. Throws where there is no key, and none can be made. */
export type SigningKey = () => Buffer;

const KEY_BYTES = 32;

/** The key lies beside its database, links followed: who may read it may sign in the bot's name. */
export const keyPathOf = (database: string): string => `${canonicalPath(database)}.key`;

/** A key as it is written down; null: this is none. */
export const keyOf = (text: string): Buffer | null =>
  new RegExp(`^[0-9a-f]{${KEY_BYTES * 2}}$`).test(text) ? Buffer.from(text, 'hex') : null;

/** Reads a key as `signingKey` writes it. Throws for a file that holds none. */
export function readKey(path: string): Buffer {
  const key = keyOf(readFileSync(path, 'utf8').trim());
  if (key === null) throw new Error(`${path} holds no key of this bot`);
  return key;
}

/** The key beside a database, made at first need. Throws where it can be neither read nor made. */
export function signingKey(database: string): Buffer {
  const path = keyPathOf(database);
  try {
    // `wx`: of two processes that need it at once, one makes it.
    writeFileSync(path, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readKey(path);
}
