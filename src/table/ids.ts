import { randomBytes } from 'node:crypto';
import type { RandomBytes } from './ports.js';

/** The operating system's. */
export const systemBytes: RandomBytes = (size) => randomBytes(size);

/** 32 letters and digits, so that each byte gives one without bias; none that are easily mistaken for others. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz0123456789';

function randomText(bytes: RandomBytes, length: number): string {
  return Array.from(bytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** 50 bits: short enough for a custom id, and never met twice. */
export const newGameId = (bytes: RandomBytes): string => randomText(bytes, 10);

/** 128 bits, beside the seed in what a lobby commits to. */
export const newNonce = (bytes: RandomBytes): string => Buffer.from(bytes(16)).toString('hex');

/** 130 bits: the deal cannot be guessed while the game is on. */
export const newSeed = (bytes: RandomBytes): string => randomText(bytes, 26);

/** A number from 0 to under 1, by which pauses are jittered. */
export const fractionOf = (bytes: RandomBytes): number => Buffer.from(bytes(4)).readUInt32LE() / 2 ** 32;
