/** SHA-256 (FIPS 180-4), for rules that fix a digest as part of the game. The rules import nothing, so it stands here. */

const ROUNDS = 64;
const BLOCK_BYTES = 64;

/** The first 32 bits of the fractional part of a root of a prime number: FIPS 180-4, sections 4.2.2 and 5.3.3. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 0x1_0000_0000) | 0;

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes;
}

const PRIMES = firstPrimes(ROUNDS);
const CONSTANTS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const FIRST_HASH = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

// One schedule and one hash for all blocks: they are filled anew for each, and nothing runs in between. Dice are rolled
// by the thousand in simulations, so nothing is allocated here but the digest.
const schedule = new Int32Array(ROUNDS);

function fillSchedule(words: Int32Array, start: number): void {
  for (let at = 0; at < 16; at += 1) schedule[at] = words[start + at] as number;
  for (let at = 16; at < ROUNDS; at += 1) {
    const far = schedule[at - 15] as number;
    const near = schedule[at - 2] as number;
    const small0 = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
    const small1 = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
    schedule[at] = ((schedule[at - 16] as number) + small0 + (schedule[at - 7] as number) + small1) | 0;
  }
}

const hash = new Int32Array(FIRST_HASH.length);
const wordAt = (at: number): number => hash[at] as number;

function compress(words: Int32Array, start: number): void {
  fillSchedule(words, start);
  let a = wordAt(0);
  let b = wordAt(1);
  let c = wordAt(2);
  let d = wordAt(3);
  let e = wordAt(4);
  let f = wordAt(5);
  let g = wordAt(6);
  let h = wordAt(7);
  for (let at = 0; at < ROUNDS; at += 1) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + sum1 + chosen + (CONSTANTS[at] as number) + (schedule[at] as number)) | 0;
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + sum0 + majority) | 0;
  }
  hash[0] = wordAt(0) + a;
  hash[1] = wordAt(1) + b;
  hash[2] = wordAt(2) + c;
  hash[3] = wordAt(3) + d;
  hash[4] = wordAt(4) + e;
  hash[5] = wordAt(5) + f;
  hash[6] = wordAt(6) + g;
  hash[7] = wordAt(7) + h;
}

const encoder = new TextEncoder();

/** The message in big-endian words with its padding: a 1 bit, zeros, and its length in bits. */
function padded(message: Uint8Array): Int32Array {
  const blocks = Math.ceil((message.length + 9) / BLOCK_BYTES);
  const words = new Int32Array((blocks * BLOCK_BYTES) / 4);
  const put = (at: number, byte: number): void => {
    words[at >> 2] = (words[at >> 2] as number) | (byte << (24 - 8 * (at & 3)));
  };
  for (let at = 0; at < message.length; at += 1) put(at, message[at] as number);
  put(message.length, 0x80);
  words[words.length - 2] = Math.floor(message.length / 0x2000_0000);
  words[words.length - 1] = message.length << 3;
  return words;
}

/** The longest message that one block holds with its padding. */
const ONE_BLOCK = BLOCK_BYTES - 9;
const oneBlock = new Int32Array(16);

/** A short text of ASCII characters alone, padded in `oneBlock`; false: it isn't one. */
function padShort(text: string): boolean {
  if (text.length > ONE_BLOCK) return false;
  oneBlock.fill(0);
  for (let at = 0; at < text.length; at += 1) {
    const byte = text.charCodeAt(at);
    if (byte > 0x7f) return false;
    oneBlock[at >> 2] = (oneBlock[at >> 2] as number) | (byte << (24 - 8 * (at & 3)));
  }
  const end = text.length;
  oneBlock[end >> 2] = (oneBlock[end >> 2] as number) | (0x80 << (24 - 8 * (end & 3)));
  oneBlock[15] = end << 3;
  return true;
}

/** The digest of a text in UTF-8, as eight big-endian 32-bit numbers. */
export function sha256(text: string): readonly number[] {
  hash.set(FIRST_HASH);
  const words = padShort(text) ? oneBlock : padded(encoder.encode(text));
  for (let start = 0; start < words.length; start += 16) compress(words, start);
  const digest: number[] = [];
  for (let at = 0; at < hash.length; at += 1) digest.push(wordAt(at) >>> 0);
  return digest;
}
