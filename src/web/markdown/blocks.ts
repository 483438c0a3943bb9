import type { Inline, Work } from './inline.js';
import { parseInline } from './inline.js';

/** Discord's blocks as data. */
export type Block =
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'heading'; readonly level: number; readonly children: readonly Inline[] }
  | { readonly kind: 'subtext' | 'text'; readonly children: readonly Inline[] }
  | { readonly kind: 'quote'; readonly children: readonly Block[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly start: number; readonly items: readonly ListItem[] };

interface ListItem {
  readonly depth: number;
  readonly children: readonly Inline[];
}

// No `.` and `$`: a line may hold characters that they take for a line's end.
const LIST = /^(\s*)([-*]|\d{1,4}\.)\s+([\s\S]*)$/;
const HEADING = /^(#{1,3}) +(\S[\s\S]*)$/;
const SUBTEXT = /^-# +(\S[\s\S]*)$/;

/** Takes blocks off the lines, one after the other. */
class Reader {
  readonly #blocks: Block[] = [];
  #plain: string[] = [];
  #at = 0;

  constructor(
    private readonly lines: readonly string[],
    private readonly work: Work,
    /** As on Discord, a quote holds no quote. */
    private readonly quotes: 'quotes' | 'no quotes' = 'quotes',
  ) {}

  read(): readonly Block[] {
    while (this.#at < this.lines.length) {
      const line = this.#line;
      this.work.looks += 1;
      if (this.#special(line)) continue;
      this.#plain.push(line);
      this.#at += 1;
    }
    this.#flush();
    return this.#blocks;
  }

  get #line(): string {
    return this.lines[this.#at] ?? '';
  }

  #inline(text: string): readonly Inline[] {
    return parseInline(text, this.work);
  }

  #flush(): void {
    if (this.#plain.length === 0) return;
    const text = this.#plain.join('\n');
    this.#plain = [];
    // A lone empty line between blocks is the blocks' own margin.
    if (text !== '' || this.#blocks.length === 0) this.#blocks.push({ kind: 'text', children: this.#inline(text) });
  }

  #push(block: Block): true {
    this.#flush();
    this.#blocks.push(block);
    return true;
  }

  #special(line: string): boolean {
    if (this.quotes === 'quotes') {
      if (line.startsWith('>>> ')) return this.#quoteRest();
      if (line.startsWith('> ') || line === '>') return this.#quote();
    }
    const heading = HEADING.exec(line);
    if (heading !== null) {
      this.#at += 1;
      const [, marks = '#', words = ''] = heading;
      return this.#push({ kind: 'heading', level: marks.length, children: this.#inline(words) });
    }
    const subtext = SUBTEXT.exec(line);
    if (subtext !== null) {
      this.#at += 1;
      return this.#push({ kind: 'subtext', children: this.#inline(subtext[1] ?? '') });
    }
    const item = LIST.exec(line);
    return item !== null && this.#list(item);
  }

  #quoteRest(): true {
    const inner = this.lines.slice(this.#at).map((line, index) => (index === 0 ? line.slice(4) : line));
    this.#at = this.lines.length;
    return this.#push({ kind: 'quote', children: new Reader(inner, this.work, 'no quotes').read() });
  }

  #quote(): true {
    const inner: string[] = [];
    for (; this.#line.startsWith('> ') || this.#line === '>'; this.#at += 1) inner.push(this.#line.slice(2));
    return this.#push({ kind: 'quote', children: new Reader(inner, this.work, 'no quotes').read() });
  }

  #list(first: RegExpExecArray): true {
    const items: ListItem[] = [];
    const ordered = /\d/.test(first[2] ?? '');
    for (let found: RegExpExecArray | null = first; found !== null; found = LIST.exec(this.#line)) {
      const [, indent = '', mark = '', words = ''] = found;
      if (/\d/.test(mark) !== ordered) break;
      this.#at += 1;
      items.push({ depth: Math.min(Math.floor(indent.length / 2), 5), children: this.#inline(words) });
    }
    return this.#push({ kind: 'list', ordered, start: Number.parseInt(first[2] ?? '1', 10) || 1, items });
  }
}

/** Code blocks first, for nothing inside them is markup; the rest line by line. */
export function parseBlocks(text: string, work: Work = { looks: 0 }): readonly Block[] {
  const blocks: Block[] = [];
  work.looks += text.length;
  const code = /```(?:[\w+-]*\n)?([\s\S]*?)```\n?/g;
  let at = 0;
  for (const found of text.matchAll(code)) {
    const before = text.slice(at, found.index).replace(/\n$/, '');
    if (before !== '') blocks.push(...new Reader(before.split('\n'), work).read());
    blocks.push({ kind: 'code', text: (found[1] ?? '').replace(/\n$/, '') });
    at = found.index + found[0].length;
  }
  const rest = text.slice(at);
  if (rest !== '') blocks.push(...new Reader(rest.split('\n'), work).read());
  return blocks;
}
