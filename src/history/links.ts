import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SigningKey } from '../storage/signing-key.js';

/** Links to the pages of past games. */
export interface ReplayLinks {
  /** Null: there is no address under which people reach this process, or no key can be had. */
  urlOf(game: string): string | null;
  /** The last part of a link; null: no key can be had. */
  tokenOf(game: string): string | null;
  /** The game that a link's last part names; null: it is none of ours. */
  gameOf(token: string): string | null;
}

/** Nobody can guess it: 256 bits made with the database's key. The game's id says where to look. */
const tokenOf = (game: string, key: Buffer): string =>
  `${game}.${createHmac('sha256', key).update(`meteor-replay-link/1\n${game}`).digest('base64url')}`;

/** `publicUrl`: without a slash at its end. */
export function replayLinks(publicUrl: string | null, key: SigningKey): ReplayLinks {
  const made = (game: string): string | null => {
    try {
      return tokenOf(game, key());
    } catch {
      // A folder that takes no new file: there are no links, and the page is attached as a file.
      return null;
    }
  };
  return {
    urlOf(game) {
      const token = publicUrl === null ? null : made(game);
      return token === null ? null : `${publicUrl ?? ''}/replay/${token}`;
    },
    tokenOf: made,
    gameOf(token) {
      const game = /^([a-z0-9]{1,40})\./.exec(token)?.[1];
      const right = game === undefined ? null : made(game);
      if (game === undefined || right === null) return null;
      const [given, wanted] = [Buffer.from(token), Buffer.from(right)];
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? game : null;
    },
  };
}
