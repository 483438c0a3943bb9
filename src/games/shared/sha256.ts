/** SHA-256 (FIPS 180-4), for rules that fix a digest as part of the game. The rules import nothing, so it stands here. */

const ROUNDS = 64;
const BLOCK_BYTES = 64;

/** The first 32 bits of the fractional part of a root of a prime number: FIPS 180-4, sections 4.2.2 and 5.3.3. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 0x1_0000_0000) >>> 0;

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes;
}

const PRIMES = firstPrimes(ROUNDS);
const CONSTANTS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const FIRST_HASH = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message with its padding: a 1 bit, zeros, and its length in bits. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / BLOCK_BYTES);
  const bytes = new Uint8Array(blocks * BLOCK_BYTES);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 0x2000_0000));
  view.setUint32(bytes.length - 4, (message.length << 3) >>> 0);
  return view;
}

// One schedule for all blocks: it is filled anew for each, and nothing runs in between.
const schedule = new Uint32Array(ROUNDS);

function fillSchedule(block: DataView, start: number): void {
  for (let at = 0; at < 16; at += 1) schedule[at] = block.getUint32(start + at * 4);
  for (let at = 16; at < ROUNDS; at += 1) {
    const [far, near] = [schedule[at - 15] ?? 0, schedule[at - 2] ?? 0];
    const small0 = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
    const small1 = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
    schedule[at] = (schedule[at - 16] ?? 0) + small0 + (schedule[at - 7] ?? 0) + small1;
  }
}

function compress(hash: Uint32Array, block: DataView, start: number): void {
  fillSchedule(block, start);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let at = 0; at < ROUNDS; at += 1) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + sum1 + chosen + (CONSTANTS[at] ?? 0) + (schedule[at] ?? 0)) | 0;
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
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) hash[at] = (hash[at] ?? 0) + word;
}

const encoder = new TextEncoder();

/** The digest of a text in UTF-8, as eight big-endian 32-bit numbers. */
export function sha256(text: string): Uint32Array {
  const block = padded(encoder.encode(text));
  const hash = Uint32Array.from(FIRST_HASH);
  for (let start = 0; start < block.byteLength; start += BLOCK_BYTES) compress(hash, block, start);
  return hash;
}
