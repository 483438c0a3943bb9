import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carryOver, Slots } from '../../src/web/slots.js';

describe('which button of a row is which after an edit', () => {
  const keysOf = (...rows: readonly (readonly string[])[]) => {
    const slots = new Slots();
    return rows.map((ids) => slots.keys('message|row', ids));
  };

  it('one whose id stays keeps its key, wherever it goes', () => {
    expect(keysOf(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual([
      [0, 1, 2],
      [2, 0, 1],
    ]);
  });

  it('a new id takes over from the one that stood there and is gone', () => {
    expect(keysOf(['a', 'card:1', 'c'], ['a', 'card:2', 'c'])).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
  });

  it('one that comes between takes nothing over', () => {
    expect(keysOf(['a', 'b'], ['a', 'new', 'b'])).toEqual([
      [0, 1],
      [0, 2, 1],
    ]);
  });

  it('a message that is gone is forgotten', () => {
    const slots = new Slots();
    slots.keys('1|row', ['a', 'b']);
    slots.forget('1');
    expect(slots.keys('1|row', ['b'])).toEqual([0]);
  });

  it('no key is given twice, whatever the rows', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 5 });
    fc.assert(
      fc.property(fc.array(ids, { maxLength: 6 }), (rows) => {
        rows.reduce(
          (before, row) => {
            const after = carryOver(before, row);
            expect(new Set(after.map(({ key }) => key)).size).toBe(row.length);
            return after;
          },
          carryOver([], []),
        );
      }),
    );
  });
});
