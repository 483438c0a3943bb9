import { describe, expect, test } from 'vitest';
import { buttonName } from '../../src/text/names.js';

describe('A name of which nothing would be seen is none', () => {
  const HANGUL_FILLER = '\u3164';
  const OWN_USE = '\ue000';
  test.each([
    ['only what shows nothing', `${HANGUL_FILLER}\u00ad\u2800`],
    ['a note’s head that no font draws', '\u{1d159}'],
    ['a sign of nobody’s alphabet that is taken out, and a filler that then stands alone', OWN_USE + HANGUL_FILLER],
    ['the same with a joiner', `${OWN_USE}\u200d`],
    ['a letter too far back to be seen', `${HANGUL_FILLER.repeat(20)}a`],
  ])('%s', (_, name) => {
    expect(buttonName(name)).toBe('');
  });
});

test('A name that shows something keeps it, on one line and not too long', () => {
  expect(buttonName(' Ana\n  Lena ')).toBe('Ana Lena');
  expect(buttonName(`${'\u3164'}Ana`)).toContain('Ana');
  expect(buttonName('👩‍🚀')).toBe('👩‍🚀');
  expect(buttonName('Maximiliane Schmitt-Wagner')).toBe('Maximiliane Sch…');
  expect(buttonName(`a${'\u0301'.repeat(500)}`).length).toBeLessThan(20);
});
