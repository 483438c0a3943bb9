import { Marks, type Inline } from './marks.js';

export type { Inline };

/** Counts how many characters were looked at, so that a test can say how the work grows with the text. */
export interface Work {
  looks: number;
}

interface Found {
  readonly node: Inline;
  /** How many characters it takes. */
  readonly length: number;
}

/**
 * Reads a text once from left to right, in time that grows with its length and no faster, whatever the text is: what
 * stands between two characters is never read again for another reading of the first.
 */
class Reader {
  readonly #marks = new Marks();
  readonly #ends: Readonly<Record<End, Next>>;
  /** Of each length of a run of backticks, where the runs not yet passed begin, the nearest last. */
  #backticks: Map<number, number[]> | undefined;

  constructor(
    private readonly text: string,
    private readonly work: Work,
  ) {
    this.#ends = {
      angle: new Next(text, /[<>\n]/, work),
      address: new Next(text, /[\s<>]/, work),
      label: new Next(text, /[[\]\n]/, work),
      target: new Next(text, /[\s)<>]/, work),
    };
  }

  read(): readonly Inline[] {
    let plain = 0;
    let at = 0;
    while (at < this.text.length) {
      this.work.looks += 1;
      const taken = this.#special(at, plain);
      at += Math.max(1, taken);
      if (taken > 0) plain = at;
    }
    this.#plain(plain, at);
    return this.#marks.finish();
  }

  #plain(from: number, to: number): void {
    if (to > from) this.#marks.text(this.text.slice(from, to));
  }

  /** Takes what begins here, after the plain text since `plain`; says how much that was, 0 for nothing. */
  #special(at: number, plain: number): number {
    const letter = this.text[at] ?? '';
    if ('*_~|'.includes(letter)) {
      this.#plain(plain, at);
      return this.#run(at, letter);
    }
    const found = BEGINNINGS[letter]?.(this, at);
    if (found === undefined) return 0;
    this.#plain(plain, at);
    this.#marks.add(found.node);
    return found.length;
  }

  /** A run of one of the letters that open and close marks. */
  #run(at: number, letter: string): number {
    const length = this.#lengthOfRun(at, letter);
    this.#marks.run(letter, length, this.text[at - 1] ?? ' ', this.text[at + length] ?? ' ');
    return length;
  }

  #lengthOfRun(at: number, letter: string): number {
    let end = at;
    while (this.text[end] === letter) end += 1;
    this.work.looks += end - at;
    return end - at;
  }

  escaped(at: number): Found | undefined {
    const next = this.text[at + 1];
    return next !== undefined && /[^A-Za-z0-9\s]/.test(next)
      ? { node: { kind: 'text', text: next }, length: 2 }
      : undefined;
  }

  /** Between two runs of backticks of the same length. */
  code(at: number): Found | undefined {
    const length = this.#lengthOfRun(at, '`');
    const starts = this.#runsOfBackticks().get(length) ?? [];
    while ((starts.at(-1) ?? Infinity) <= at) starts.pop();
    const end = starts.at(-1);
    // Without a second run of its length a run is text, all of it.
    if (end === undefined) return { node: { kind: 'text', text: '`'.repeat(length) }, length };
    this.work.looks += end - at;
    return { node: { kind: 'code', text: this.text.slice(at + length, end).trim() }, length: end + length - at };
  }

  #runsOfBackticks(): Map<number, number[]> {
    if (this.#backticks !== undefined) return this.#backticks;
    const runs = new Map<number, number[]>();
    for (const { 0: run, index } of this.text.matchAll(/`+/g)) {
      const known = runs.get(run.length);
      if (known === undefined) runs.set(run.length, [index]);
      else known.push(index);
    }
    for (const starts of runs.values()) starts.reverse();
    this.work.looks += this.text.length;
    this.#backticks = runs;
    return runs;
  }

  /** What stands between `<` and `>`: mentions, times, emoji, addresses. */
  angle(at: number): Found | undefined {
    const end = this.#ends.angle.from(at + 1);
    if (this.text[end] !== '>') return undefined;
    this.work.looks += end - at;
    const inner = this.text.slice(at + 1, end);
    for (const { pattern, make } of ANGLES) {
      const match = pattern.exec(inner);
      if (match !== null) return { node: make(match[1] ?? '', match[2] ?? ''), length: inner.length + 2 };
    }
    return undefined;
  }

  /** `[words](https://…)`. */
  link(at: number): Found | undefined {
    const close = this.#ends.label.from(at + 1);
    if (close === at + 1 || this.text[close] !== ']' || this.text[close + 1] !== '(') return undefined;
    const begin = this.text[close + 2] === '<' ? close + 3 : close + 2;
    if (!this.#isAddress(begin)) return undefined;
    const stop = this.#ends.target.from(begin);
    const end = this.text[stop] === '>' ? stop + 1 : stop;
    if (this.text[end] !== ')') return undefined;
    this.work.looks += end - at;
    return { node: linkTo(this.text.slice(begin, stop), this.text.slice(at + 1, close)), length: end + 1 - at };
  }

  /** An address in the text; a stop or bracket at its end belongs to the sentence. */
  address(at: number): Found | undefined {
    if (!this.#isAddress(at)) return undefined;
    const begin = this.text.indexOf('//', at) + 2;
    let end = this.#ends.address.from(begin);
    this.work.looks += end - at;
    while (end > begin && '.,:;"\'])'.includes(this.text[end - 1] ?? ' ')) end -= 1;
    if (end === begin) return undefined;
    const url = this.text.slice(at, end);
    return { node: linkTo(url, url), length: url.length };
  }

  #isAddress(at: number): boolean {
    return this.text.startsWith('https://', at) || this.text.startsWith('http://', at);
  }
}

type End = 'angle' | 'address' | 'label' | 'target';

/** Where the next of some characters is. Asked for rising places, it passes each character once. */
class Next {
  #known = -1;

  constructor(
    private readonly text: string,
    private readonly wanted: RegExp,
    private readonly work: Work,
  ) {}

  /** Its place at `at` or behind it; the text's length where there is none. */
  from(at: number): number {
    if (this.#known >= at) return this.#known;
    let found = at;
    while (found < this.text.length && !this.wanted.test(this.text[found] ?? '')) found += 1;
    this.work.looks += found - at + 1;
    this.#known = found;
    return found;
  }
}

const linkTo = (url: string, label: string): Inline => ({
  kind: 'link',
  url,
  children: [{ kind: 'text', text: label }],
});

/** What may begin at a character. */
const BEGINNINGS: Readonly<Record<string, (reader: Reader, at: number) => Found | undefined>> = {
  '\\': (reader, at) => reader.escaped(at),
  '`': (reader, at) => reader.code(at),
  '<': (reader, at) => reader.angle(at),
  '[': (reader, at) => reader.link(at),
  h: (reader, at) => reader.address(at),
};

interface Angle {
  readonly pattern: RegExp;
  readonly make: (first: string, second: string) => Inline;
}

const ANGLES: readonly Angle[] = [
  { pattern: /^@!?(\d+)$/, make: (id) => ({ kind: 'user', id }) },
  { pattern: /^#(\d+)$/, make: (id) => ({ kind: 'channel', id }) },
  { pattern: /^@&(\d+)$/, make: (id) => ({ kind: 'role', id }) },
  {
    pattern: /^t:(-?\d{1,13})(?::([tTdDfFR]))?$/,
    make: (unix, style) => ({ kind: 'time', unix: Number(unix), style: style === '' ? 'f' : style }),
  },
  { pattern: /^\/([\w\- ]+):\d+$/, make: (name) => ({ kind: 'command', name }) },
  { pattern: /^a?:(\w+):(\d+)$/, make: (name, id) => ({ kind: 'emoji', name, id }) },
  { pattern: /^(https?:\/\/\S+)$/, make: (url) => linkTo(url, url) },
];

/** Discord's inline markup as a tree. `work` counts, for tests. */
export function parseInline(text: string, work: Work = { looks: 0 }): readonly Inline[] {
  return new Reader(text, work).read();
}
