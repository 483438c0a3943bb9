import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBlocks, type Block } from '../../src/web/markdown/blocks.js';
import { parseInline, type Inline } from '../../src/web/markdown/inline.js';

/** How much is looked at for each character, whatever the text: more than a few times would be no straight line. */
const LOOKS_PER_CHARACTER = 12;
const LENGTH = 4_000;

function looks(text: string): number {
  const work = { looks: 0 };
  parseBlocks(text, work);
  return work.looks;
}

/** A tree in one line: `em(strong(x))`. */
const told = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if (node.kind === 'code') return `code(${node.text})`;
      if (node.kind === 'link') return `link(${node.url}|${told(node.children)})`;
      return 'children' in node ? `${node.kind}(${told(node.children)})` : JSON.stringify(node);
    })
    .join('');

const depth = (nodes: readonly (Inline | Block)[]): number =>
  Math.max(0, ...nodes.map((node) => ('children' in node ? 1 + depth(node.children) : 0)));

describe('Discord’s markdown', () => {
  it.each([
    [
      '**bold** *italic* _italic_ __under__ ~~strike~~ ||secret||',
      'strong(bold) em(italic) em(italic) u(under) s(strike) spoiler(secret)',
    ],
    ['***both*** ___both___', 'strong(em(both)) u(em(both))'],
    ['*a **b** c* **d *e* f**', 'em(a strong(b) c) strong(d em(e) f)'],
    ['*a***b**', 'em(a)strong(b)'],
    ['snake_case and __init__', 'snake_case and u(init)'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['5 *x and 6 *y*', '5 *x and 6 em(y)'],
    ['**open', '**open'],
    ['*x **a* b**', '*x strong(a* b)'],
    ['**** |||| ____', '**** |||| ____'],
    ['||a||||b||', 'spoiler(a)spoiler(b)'],
    ['||**a** b||', 'spoiler(strong(a) b)'],
    ['`a` ``b ` c`` `open', 'code(a) code(b ` c) `open'],
    ['`**a**`', 'code(**a**)'],
    ['\\*a\\* \\`b', '*a* `b'],
    ['[words](https://a.example/x) [no](ftp://x) [a', 'link(https://a.example/x|words) [no](ftp://x) [a'],
    [
      'see https://a.example/b_c_d, (https://b.example).',
      'see link(https://a.example/b_c_d|https://a.example/b_c_d), (link(https://b.example|https://b.example)).',
    ],
    ['<https://a.example>', 'link(https://a.example|https://a.example)'],
    ['http://.. a<b', 'http://.. a<b'],
  ])('%s', (text, expected) => {
    expect(told(parseInline(text))).toBe(expected);
  });

  it('mentions, times, commands and emoji', () => {
    expect(parseInline('<@1><@!2><#3><@&4></meteor new:5><:comet:6><a:spin:7><t:8:R><t:9>')).toEqual([
      { kind: 'user', id: '1' },
      { kind: 'user', id: '2' },
      { kind: 'channel', id: '3' },
      { kind: 'role', id: '4' },
      { kind: 'command', name: 'meteor new' },
      { kind: 'emoji', name: 'comet', id: '6' },
      { kind: 'emoji', name: 'spin', id: '7' },
      { kind: 'time', unix: 8, style: 'R' },
      { kind: 'time', unix: 9, style: 'f' },
    ]);
  });

  it('a quote holds what it holds, and no quote', () => {
    expect(parseBlocks('> a\n> > b\n>>> c\nd').map(({ kind }) => kind)).toEqual(['quote', 'quote']);
    expect(depth(parseBlocks('>>> '.repeat(LENGTH / 4)))).toBeLessThan(4);
  });
});

describe('however a text is made, reading it takes time that grows with its length alone', () => {
  /** What opens, closes or half-opens something. */
  const PIECES = [
    ...['*', '**', '***', '_', '__', '~~', '||', '`', '``', '```', '```\n', '\\'],
    ...['<', '>', '<@', '<#1', '<:a', '<t:1', '<https://', '[', ']', '](', '](http://', ')', 'http://', 'https://x'],
    ...['\n', '> ', '>>> ', '# ', '-# ', '- ', '1. ', ' ', 'a', '1', '.', ' ', '☄️'],
  ];
  const piece = fc.constantFrom(...PIECES);
  const repeated = fc
    .tuple(
      fc.array(piece, { maxLength: 3 }),
      fc.array(piece, { minLength: 1, maxLength: 5 }),
      fc.array(piece, { maxLength: 3 }),
    )
    .map(([before, again, after]) => {
      const unit = again.join('');
      return before.join('') + unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH) + after.join('');
    });
  const mixed = fc.array(piece, { minLength: 200, maxLength: 2_000 }).map((pieces) => pieces.join('').slice(0, LENGTH));

  it.each([
    `*x${'**a'.repeat(40)}`,
    '*x'.repeat(2_000),
    '[a](http://x'.repeat(330),
    '<https://'.repeat(440),
    '`'.repeat(4_000),
  ])('known to be hard: %s', (text) => {
    expect(looks(text)).toBeLessThan(LOOKS_PER_CHARACTER * text.length + 100);
  });

  it('for texts of one pattern again and again, and for mixed ones', () => {
    fc.assert(
      fc.property(fc.oneof(repeated, mixed), (text) => {
        expect(looks(text)).toBeLessThan(LOOKS_PER_CHARACTER * text.length + 100);
        // A tree too deep would end the drawing instead.
        expect(depth(parseBlocks(text))).toBeLessThan(12);
      }),
      { numRuns: 400, seed: 7 },
    );
  });
});
