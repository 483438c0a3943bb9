import { randomBytes } from 'node:crypto';

/** 32 letters and digits, so that each byte gives one without bias; none that are easily mistaken for others. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz0123456789';

function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** 50 bits: short enough for a custom id, and never met twice. */
export const newGameId = (): string => randomText(10);

/** 128 bits, beside the seed in what a lobby commits to. */
export const newNonce = (): string => randomBytes(16).toString('hex');

/** 130 bits: the deal cannot be guessed while the game is on. */
export const newSeed = (): string => randomText(26);
