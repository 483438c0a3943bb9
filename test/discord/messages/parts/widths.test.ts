import { describe, expect, it } from 'vitest';
import { charWidth, GAP, ICON, PADDING, rowsThatFit, textWidth } from '../../../../src/discord/messages/widths.js';

const LEAST = 56;
/** A label of so many pixels: narrow letters are 4.7, others 7.7. */
const n = (count: number): { readonly label: string } => ({ label: 'n'.repeat(count) });
const inRows = (...of: Parameters<typeof rowsThatFit>): number[] => rowsThatFit(...of).map((row) => row.length);

describe('How wide a label gets', () => {
  it('by its characters', () => {
    for (const narrow of " .,:;·!'’|ijl()-–1tfrI") expect(charWidth(narrow), narrow).toBe(4.7);
    for (const wide of 'MWmw@%—→✓…×−□■') expect(charWidth(wide), wide).toBe(12);
    for (const capital of 'ABZ') expect(charWidth(capital), capital).toBe(9.5);
    for (const other of 'abz0?éß') expect(charWidth(other), other).toBe(7.7);
    for (const square of '漢ひカー＋') expect(charWidth(square), square).toBe(16);
    for (const picture of ['🚀', '⭐', '⚠']) expect(charWidth(picture), picture).toBe(20);
  });

  it('is the sum of them: a sign that asks for colour has none, and an emoji counts once', () => {
    expect(textWidth('')).toBe(0);
    expect(textWidth('ab')).toBe(2 * 7.7);
    expect(textWidth('⚠️')).toBe(20);
    expect(textWidth('🚀a')).toBe(20 + 7.7);
  });
});

describe('Rows of buttons', () => {
  it('hold as many as fit, and no more than are allowed', () => {
    expect(inRows([], 5)).toEqual([]);
    expect(inRows([n(1), n(1), n(1), n(1), n(1), n(1)], 5)).toEqual([5, 1]);
    expect(inRows([n(1), n(1), n(1)], 2)).toEqual([2, 1]);
    expect(rowsThatFit([n(1), n(2)], 5)).toEqual([[n(1), n(2)]]);
  });

  it('a button is at least 56 pixels wide, and there are eight between two', () => {
    expect(inRows([n(1), n(1)], 5, 2 * LEAST + GAP)).toEqual([2]);
    expect(inRows([n(1), n(1)], 5, 2 * LEAST + GAP - 1)).toEqual([1, 1]);
    expect(inRows([n(1), n(1), n(1)], 5, 3 * LEAST + 2 * GAP)).toEqual([3]);
    expect(inRows([n(1), n(1), n(1)], 5, 3 * LEAST + 2 * GAP - 1)).toEqual([2, 1]);
  });

  it('a label needs its own room and what is around it, an emoji more', () => {
    // Sums of fractions: a hundredth more, and a pixel less.
    const width = PADDING + 10 * 7.7 + 0.01;
    expect(inRows([n(10), n(1)], 5, width + GAP + LEAST)).toEqual([2]);
    expect(inRows([n(10), n(1)], 5, width + GAP + LEAST - 1)).toEqual([1, 1]);
    const withIcon = { ...n(10), icon: { id: '1' } };
    expect(inRows([withIcon, n(1)], 5, width + ICON + GAP + LEAST)).toEqual([2]);
    expect(inRows([withIcon, n(1)], 5, width + ICON + GAP + LEAST - 1)).toEqual([1, 1]);
    expect(inRows([n(1), withIcon], 5, width + ICON + GAP + LEAST - 1)).toEqual([1, 1]);
  });

  it('a button wider than a row has one of its own; what follows begins anew', () => {
    expect(inRows([n(60), n(1), n(1)], 5)).toEqual([1, 2]);
  });

  it('on a phone there are 318 pixels', () => {
    // 28 + 16 × 7.7 = 151.2 each.
    expect(inRows([n(16), n(16)], 5)).toEqual([2]);
    expect(inRows([n(17), n(17)], 5)).toEqual([1, 1]);
  });
});
