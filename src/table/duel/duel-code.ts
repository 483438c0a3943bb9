import { serverOf } from '../home.js';
import type { RandomBytes } from '../ports.js';

/** Crockford's base 32: no letter looks like a digit. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE = /^[0-9A-HJKMNP-TV-Z]{8}$/;

/** Of a server what a code tells: which process of the bot serves it (Discord docs, "Sharding"). */
const PLACES = 1024;
const placeOf = (guildId: string): number => Number((serverOf(guildId) >> 22n) % BigInt(PLACES));

/** A new code for a duel whose first table is in this server. */
export function newCode(guildId: string, bytes: RandomBytes): string {
  const place = placeOf(guildId);
  const random = [...bytes(6)].map((byte) => SIGNS.charAt(byte % 32));
  return [SIGNS.charAt(place >> 5), SIGNS.charAt(place % 32), ...random].join('');
}

/** As it was typed or pasted; null: that is no code. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return CODE.test(code) ? code : null;
}

/** A server that stands for those which the code's own may be: ids whose process is the same. */
export function guildLike(code: string): string {
  const place = SIGNS.indexOf(code.charAt(0)) * 32 + SIGNS.indexOf(code.charAt(1));
  return String(BigInt(place) << 22n);
}
