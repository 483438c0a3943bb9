/** The generator's state: four unsigned 32-bit numbers. */
export type RandomState = readonly [number, number, number, number];

/**
 * A seeded generator (sfc32, a public-domain design by Chris Doty-Humphrey). Its state is part of the game, so that
 * the same seed deals the same game and a log can be checked step by step.
 */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(state: RandomState) {
    [this.a, this.b, this.c, this.d] = state;
  }

  get state(): RandomState {
    return [this.a, this.b, this.c, this.d];
  }

  /** A uniformly distributed whole number from 0 to `below` − 1. */
  below(below: number): number {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % below);
    let drawn = this.next();
    while (drawn >= limit) drawn = this.next();
    return drawn % below;
  }

  /** A shuffled copy (Fisher–Yates). */
  shuffle<T>(items: readonly T[]): T[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      const [kept, moved] = [shuffled[last] as T, shuffled[other] as T];
      shuffled[last] = moved;
      shuffled[other] = kept;
    }
    return shuffled;
  }

  private next(): number {
    const sum = (((this.a + this.b) >>> 0) + this.d) >>> 0;
    this.d = (this.d + 1) >>> 0;
    this.a = (this.b ^ (this.b >>> 9)) >>> 0;
    this.b = (this.c + (this.c << 3)) >>> 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) >>> 0;
    return sum;
  }
}

/**
 * The generator's first state for a seed: any text. It is not cryptographic: a secret seed must itself be hard to
 * guess.
 */
export function seedRandom(seed: string): RandomState {
  const words: [number, number, number, number] = [0x6d657465, 0x6f722d31, 0x9e3779b9, 0x85ebca6b];
  for (const [at, character] of [...seed].entries()) {
    const lane = at % 4;
    const mixed = Math.imul((words[lane] ?? 0) ^ (character.codePointAt(0) ?? 0), 0xcc9e2d51 + at * 2);
    words[lane] = ((mixed << 15) | (mixed >>> 17)) >>> 0;
    words[(lane + 1) % 4] = ((words[(lane + 1) % 4] ?? 0) + Math.imul(mixed, 0x1b873593)) >>> 0;
  }
  const random = new Random(words);
  for (let round = 0; round < 20; round += 1) random.below(2);
  return random.state;
}
