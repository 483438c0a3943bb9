import type { Inline } from './inline.js';
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

const LIST = /^(\s*)([-*]|\d{1,4}\.)\s+(.*)$/;

/** Takes blocks off the front of the lines, one after the other. */
class Reader {
  readonly blocks: Block[] = [];
  private plain: string[] = [];

  constructor(private readonly lines: string[]) {}

  read(): readonly Block[] {
    while (this.lines.length > 0) if (!this.special()) this.plain.push(this.lines.shift() ?? '');
    this.flush();
    return this.blocks;
  }

  private flush(): void {
    if (this.plain.length === 0) return;
    const text = this.plain.join('\n');
    this.plain = [];
    // A lone empty line between blocks is the blocks' own margin.
    if (text !== '' || this.blocks.length === 0) this.blocks.push({ kind: 'text', children: parseInline(text) });
  }

  private push(block: Block): true {
    this.flush();
    this.blocks.push(block);
    return true;
  }

  private special(): boolean {
    const line = this.lines[0] ?? '';
    if (/^>>> /.test(line)) {
      const rest = this.lines.splice(0).join('\n').slice(4);
      return this.push({ kind: 'quote', children: new Reader(rest.split('\n')).read() });
    }
    if (/^> /.test(line) || line === '>') return this.quote();
    const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
    if (heading !== null) {
      this.lines.shift();
      return this.push({ kind: 'heading', level: (heading[1] ?? '#').length, children: parseInline(heading[2] ?? '') });
    }
    const subtext = /^-# +(\S.*)$/.exec(line);
    if (subtext !== null) {
      this.lines.shift();
      return this.push({ kind: 'subtext', children: parseInline(subtext[1] ?? '') });
    }
    return LIST.test(line) && this.list();
  }

  private quote(): true {
    const inner: string[] = [];
    while (/^> |^>$/.test(this.lines[0] ?? '')) inner.push((this.lines.shift() ?? '').slice(2));
    return this.push({ kind: 'quote', children: new Reader(inner).read() });
  }

  private list(): true {
    const items: ListItem[] = [];
    const first = LIST.exec(this.lines[0] ?? '');
    const ordered = /\d/.test(first?.[2] ?? '');
    for (let found = first; found !== null; found = LIST.exec(this.lines[0] ?? '')) {
      if (/\d/.test(found[2] ?? '') !== ordered) break;
      this.lines.shift();
      items.push({
        depth: Math.min(Math.floor((found[1] ?? '').length / 2), 5),
        children: parseInline(found[3] ?? ''),
      });
    }
    return this.push({ kind: 'list', ordered, start: Number.parseInt(first?.[2] ?? '1', 10) || 1, items });
  }
}

/** Code blocks first, for nothing inside them is markup; the rest line by line. */
export function parseBlocks(text: string): readonly Block[] {
  const blocks: Block[] = [];
  const code = /```(?:[\w+-]*\n)?([\s\S]*?)```\n?/g;
  let at = 0;
  for (let found = code.exec(text); found !== null; found = code.exec(text)) {
    const before = text.slice(at, found.index).replace(/\n$/, '');
    if (before !== '') blocks.push(...new Reader(before.split('\n')).read());
    blocks.push({ kind: 'code', text: (found[1] ?? '').replace(/\n$/, '') });
    at = found.index + found[0].length;
  }
  const rest = text.slice(at);
  if (rest !== '') blocks.push(...new Reader(rest.split('\n')).read());
  return blocks;
}
