import { describe, expect, it } from 'vitest';
import { plainBody, plainPanel } from '../../../src/discord/messages/plain.js';
import { buttons } from '../../../src/discord/messages/parts.js';
import { translator } from '../../../src/text/index.js';

const t = translator('en');

const text = (content: string) => ({ type: 10 as const, content });
const button = (label: string, more: object = {}) => ({
  type: 2 as const,
  style: 2 as const,
  custom_id: 'x',
  label,
  ...more,
});
const row = (...components: readonly object[]) => ({ type: 1 as const, components });
const read = (...components: readonly object[]): unknown => plainBody({ components }, t)['components'];

describe('A message in words alone', () => {
  it('has its texts without signs, one after the other, and none that said nothing else', () => {
    expect(read({ type: 17, components: [text('🚀 Launch'), text('\u200b'), text('▰▰▱')] }, text('Zone 5'))).toEqual([
      text('Launch'),
      text('Zone 5'),
    ]);
  });

  it('has only buttons that can be pressed, and no row without any', () => {
    expect(
      read(row(button('Pass'), button('Launch', { disabled: true })), row(button('End', { disabled: true }))),
    ).toEqual([row(button('Pass'))]);
  });

  it('calls a button by its words, or where it is a sign alone by the sign’s name', () => {
    expect(
      read(
        row(button('🚀 Launch', { emoji: { name: '🚀' } }), button('▲', { emoji: { name: 'up' } }), button('▲'), {
          type: 2,
          style: 6,
          sku_id: '1',
        }),
      ),
    ).toEqual([row(button('Launch'), button('up'), button('▲'), { type: 2, style: 6, sku_id: '1' })]);
  });

  it('has selections without pictures, and leaves other parts as they are', () => {
    const select = {
      type: 3,
      custom_id: 's',
      placeholder: '🎯 Target',
      options: [{ label: '🪨 A', value: 'a', emoji: { name: '🪨' } }],
    };
    expect(read(row(select, { type: 5, custom_id: 'people' }))).toEqual([
      row(
        { ...select, placeholder: 'Target', options: [{ label: 'A', value: 'a' }] },
        { type: 5, custom_id: 'people' },
      ),
    ]);
    expect(read(row({ type: 3, custom_id: 's', options: [] }))).toEqual([
      row({ type: 3, custom_id: 's', placeholder: '', options: [] }),
    ]);
    expect(read({ type: 14 })).toEqual([{ type: 14 }]);
  });

  it('keeps all else of what is sent, and what has no components', () => {
    expect(plainBody({ flags: 4, components: [text('🚀 Go')] }, t)).toEqual({ flags: 4, components: [text('Go')] });
    expect(plainBody({ content: '🚀 Go' }, t)).toEqual({ content: '🚀 Go' });
  });

  it('of a panel has rows of its own below', () => {
    const below = buttons('g', [{ press: { name: 'board/renew' }, label: 'What changed?', style: 'secondary' }]);
    expect(plainPanel({ flags: 4, components: [text('🚀 Go')] }, below, t)).toEqual({
      flags: 4,
      components: [text('Go'), ...below],
    });
    expect(plainPanel({ flags: 4 }, below, t)).toEqual({ flags: 4, components: below });
  });
});
