import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  buttons,
  clip,
  container,
  count,
  drawn,
  fittingRows,
  gallery,
  linkRow,
  LIMITS,
  partsFor,
  select,
  small,
  text,
  type Choice,
} from '../../../../src/discord/messages/parts.js';
import type { CommonPress } from '../../../../src/discord/interactions/common-presses.js';

const PRESS: CommonPress = { name: 'board/renew' };
const ID = 'm1|g|board/renew';
const choice = (label: string, more: Partial<Choice<CommonPress>> = {}): Choice<CommonPress> => ({
  press: PRESS,
  label,
  ...more,
});
const many = (length: number): Choice<CommonPress>[] => Array.from({ length }, (_, at) => choice(`b${at}`));
const idOf = (rows: ReturnType<typeof buttons>): unknown => rows[0]?.components[0];
const labels = (rows: ReturnType<typeof buttons>): string[][] =>
  rows.map(({ components }) => components.map((one) => ('label' in one ? (one.label ?? '') : '')));

describe('texts', () => {
  it('are cut where Discord would refuse them, and never within a character', () => {
    expect(clip('12345', 5)).toBe('12345');
    expect(clip('123456', 5)).toBe('1234…');
    // An emoji has two halves: half of one isn't shown.
    expect(clip('123🚀56', 5)).toBe('123…');
    expect(clip('12🚀56', 5)).toBe('12🚀…');
  });

  it('leave out lines that are null, and are never empty', () => {
    expect(text('one', null, 'two')).toEqual({ type: 10, content: 'one\ntwo' });
    expect(text(null)).toEqual({ type: 10, content: '\u200b' });
    expect(text('')).toEqual({ type: 10, content: '\u200b' });
    expect(text('x'.repeat(4_001)).content).toBe(`${'x'.repeat(3_999)}…`);
    expect(text('x'.repeat(4_000)).content).toHaveLength(4_000);
  });

  it('in small type begin as Discord’s subtext', () => {
    expect(small('a line')).toBe('-# a line');
  });
});

describe('buttons', () => {
  it('are grey and can be pressed, unless it is said otherwise', () => {
    expect(idOf(buttons('g', [choice('Renew')]))).toEqual({
      type: 2,
      style: 2,
      label: 'Renew',
      custom_id: expect.stringContaining('board/renew'),
      disabled: false,
    });
    const styles = (['primary', 'secondary', 'success', 'danger'] as const).map((style) =>
      idOf(buttons('g', [choice('x', { style, disabled: true })])),
    );
    expect(styles).toMatchObject([1, 2, 3, 4].map((style) => ({ style, disabled: true })));
  });

  it('carry their game, or the one that is theirs alone', () => {
    const ids = labels;
    expect(ids(buttons('g', many(2)))).toEqual([['b0', 'b1']]);
    expect(JSON.stringify(buttons('first', [choice('x')]))).toContain('first');
    const other = JSON.stringify(buttons('first', [choice('x', { game: 'second' })]));
    expect(other).toContain('second');
    expect(other).not.toContain('first');
  });

  it('have room for 80 characters, and with an emoji before them for 34', () => {
    const icon = { id: '1', name: 'fuel' };
    const long = 'x'.repeat(90);
    expect(idOf(buttons('g', [choice(long)]))).toMatchObject({ label: `${'x'.repeat(79)}…` });
    expect(idOf(buttons('g', [choice(long)]))).not.toHaveProperty('emoji');
    expect(idOf(buttons('g', [choice(long, { icon })]))).toMatchObject({ label: `${'x'.repeat(33)}…`, emoji: icon });
  });

  it('stand five in a row, or as many as are asked for', () => {
    expect(buttons('g', [])).toEqual([]);
    expect(labels(buttons('g', many(6)))).toEqual([['b0', 'b1', 'b2', 'b3', 'b4'], ['b5']]);
    expect(labels(buttons('g', many(4), 2))).toEqual([
      ['b0', 'b1'],
      ['b2', 'b3'],
    ]);
    expect(buttons('g', many(1))[0]?.type).toBe(1);
  });

  it('stand as many in a row as a phone has room for', () => {
    expect(labels(fittingRows('g', many(6)))).toEqual([['b0', 'b1', 'b2', 'b3', 'b4'], ['b5']]);
    expect(labels(fittingRows('g', many(3), 2))).toEqual([['b0', 'b1'], ['b2']]);
    const wide = choice('a label of thirty characters ok');
    expect(labels(fittingRows('g', [wide, wide]))).toHaveLength(2);
  });

  it('stand in rows as they are given, empty ones left out, and no more than Discord takes', () => {
    const { rowsOf } = partsFor<CommonPress>({ encode: () => ID });
    expect(labels(rowsOf('g', [many(1), [], many(7)]))).toEqual([['b0'], ['b0', 'b1', 'b2', 'b3', 'b4']]);
  });

  it('stand at the right edge of words', () => {
    const { section } = partsFor<CommonPress>({ encode: () => ID });
    expect(section('g', ['words', null, 'more'], choice('Renew'))).toEqual({
      type: 9,
      components: [{ type: 10, content: 'words\nmore' }],
      accessory: { type: 2, style: 2, label: 'Renew', custom_id: ID, disabled: false },
    });
  });

  it('lead out of Discord', () => {
    expect(linkRow('x'.repeat(81), 'https://example.org')).toEqual({
      type: 1,
      components: [{ type: 2, style: 5, label: `${'x'.repeat(79)}…`, url: 'https://example.org' }],
    });
  });
});

describe('a select', () => {
  const spec = { purpose: 'site', nonce: 'n1', placeholder: 'Where to?' };
  const only = (choices: readonly Choice<CommonPress>[]): unknown => select('g', spec, choices)[0]?.components[0];

  it('has the choices that are open, with the buttons’ ids', () => {
    const icon = { id: '1', name: 'fuel' };
    const choices = [
      choice('one', { icon, description: 'd'.repeat(101), chosen: true }),
      choice('closed', { disabled: true }),
      choice('l'.repeat(101), { game: 'other' }),
    ];
    expect(select('g', spec, choices)[0]?.type).toBe(1);
    expect(only(choices)).toEqual({
      type: 3,
      custom_id: expect.stringMatching(/g\|select\/open\|site\|n1$/),
      placeholder: 'Where to?',
      options: [
        {
          label: 'one',
          description: `${'d'.repeat(99)}…`,
          default: true,
          emoji: icon,
          value: expect.stringContaining('g|board/renew'),
        },
        { label: `${'l'.repeat(99)}…`, value: expect.stringContaining('other|board/renew') },
      ],
      disabled: false,
    });
  });

  it('with none open is disabled and shows them all; without any there is none', () => {
    expect(only([choice('a', { disabled: true }), choice('b', { disabled: true })])).toMatchObject({
      options: [{ label: 'a' }, { label: 'b' }],
      disabled: true,
    });
    expect(select('g', spec, [])).toEqual([]);
  });

  it('has 25 options at most, and a placeholder of 150 characters', () => {
    expect(only(many(26))).toMatchObject({ options: { length: 25 } });
    const [row] = select('g', { ...spec, placeholder: 'p'.repeat(151) }, many(1));
    expect(row?.components[0]).toMatchObject({ placeholder: `${'p'.repeat(149)}…` });
  });

  it('that is open at another redraw is the same to whoever compares two messages', () => {
    const content = (nonce: string): string => drawn({ components: select('g', { ...spec, nonce }, many(2)) }).content;
    expect(content('n1')).toBe(content('n-2_x'));
    expect(content('n1')).not.toContain('n1');
    expect(content('n1')).toContain('|select/open|site|');
  });
});

describe('a message', () => {
  it('has its picture at full width, with what is said of it; or nothing', () => {
    expect(gallery()).toEqual([]);
    expect(gallery(null)).toEqual([]);
    const picture = { url: 'attachment://p.png', alt: 'a board' };
    const shown = { type: 12, items: [{ media: { url: picture.url }, description: 'a board' }] };
    expect(gallery(picture)).toEqual([shown]);
    expect(gallery({ ...picture, note: 'late' })).toEqual([shown, { type: 10, content: '-# late' }]);
  });

  it('has a part with an accent', () => {
    const words = [text('a')];
    expect(container('warm', words)).toEqual({ type: 17, accent_color: 0xf0b132, components: words });
    expect(container('warm', words).components).not.toBe(words);
  });

  it('is sent with its components alone', () => {
    const rendered = { components: [text('a')], other: 1 };
    expect(bodyOf(rendered)).toEqual({ components: [text('a')] });
    expect(drawn(rendered).body).toEqual({ components: [text('a')] });
  });

  it('is compared without what the clock alone changes', () => {
    const at = (seconds: string): string =>
      drawn({ components: [text(`"Zone" ends\nin ${seconds}`), text('$1 left')] }, [
        [`"Zone" ends\nin ${seconds}`, '<$&>'],
      ]).content;
    expect(at('0:10')).toBe(at('0:09'));
    expect(at('0:10')).toContain('<$&>');
    expect(at('0:10')).toContain('$1 left');
    expect(drawn({ components: [text('a')] }).content).not.toBe(drawn({ components: [text('b')] }).content);
  });

  it('has as many components as Discord counts, those within others too', () => {
    const { section } = partsFor<CommonPress>({ encode: () => ID });
    expect(count([])).toBe(0);
    expect(count([text('a')])).toBe(1);
    expect(count([container('calm', [text('a'), ...buttons('g', many(2))])])).toBe(5);
    // The section, its words and its button.
    expect(count([section('g', ['a'], choice('x'))])).toBe(3);
    expect(LIMITS).toMatchObject({ components: 40, row: 5, options: 25 });
  });
});
