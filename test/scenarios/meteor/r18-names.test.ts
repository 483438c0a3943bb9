import { describe, expect, test } from 'vitest';
import { ENERGIES } from '../../../src/games/meteor/cards/energy.js';
import { isMeteors, letterAt } from '../../../src/games/meteor/names.js';
import type { GameState } from '../../../src/games/meteor/state.js';
import { publicView } from '../../../src/games/meteor/view/seat.js';
import { Table, lobby, table } from '../../support/table.js';

/** R18: meteors are named K L M N P R S T V W X Z, then H J Q U Y, then KK, LL and so on. */

const NOW = { rules: '5' };
const namesOf = (rules: { readonly rules: string }, count: number): string[] =>
  Array.from({ length: count }, (_, index) => letterAt(rules, index));

describe('R18: names of meteors', () => {
  test('in this order, each used once, and none an Energy’s', () => {
    const names = namesOf(NOW, 36);
    expect(names.join(' ')).toBe(
      'K L M N P R S T V W X Z H J Q U Y KK LL MM NN PP RR SS TT VV WW XX ZZ HH JJ QQ UU YY KKK LLL',
    );
    expect(new Set(names).size).toBe(names.length);
    for (const { id } of ENERGIES) expect(names.join('')).not.toContain(id);
  });

  test('a field of seven has the first seven, and what joins has the next', () => {
    const t = lobby(3);
    t.start();
    expect(t.letters()).toBe('KLMNPRS');
    const twin = table({ sites: ['2C C', '', ''], field: ['small-2-twin', 'seven-7'], meteorDeck: ['small-1'] });
    twin.launch(0, 'K');
    expect(twin.letters()).toBe('LM');
    expect(isMeteors(twin.state, 'K')).toBe(true);
    expect(isMeteors(twin.state, 'C')).toBe(false);
    expect(isMeteors(twin.state, 'N')).toBe(false);
    expect(publicView(twin.state).letters).toEqual(['K', 'L', 'M']);
  });

  test('“in order of their letters” is the order of naming, not the alphabet’s: Z before H', () => {
    const fresh = table({ sites: ['1C C', '1F F', ''], field: ['small-1-rich', 'small-1-volatile', 'seven-7'] });
    const [first, second, ...others] = fresh.state.field;
    if (first === undefined || second === undefined) throw new Error('no field');
    const field = [
      { ...first, letter: 'Z' },
      { ...second, letter: 'H' },
      ...others.map((one) => ({ ...one, letter: 'J' })),
    ];
    const t = new Table({ ...fresh.state, field, letters: 14 });
    t.windowStaysOpen = true;
    t.launch(1, 'H');
    t.launch(0, 'Z');
    t.wait(5_000);
    expect(t.state.lastSalvo?.strikes.map(({ target }) => target)).toEqual(['Z', 'H']);
  });
});

describe('R18: games begun under rules version 4', () => {
  const old = (spec: Parameters<typeof table>[0]): Table => {
    const { state } = table(spec);
    const field = state.field.map((meteor, index) => ({ ...meteor, letter: letterAt({ rules: '4' }, index) }));
    return new Table({ ...state, rules: '4', field } satisfies GameState);
  };

  test('keep their letters to the end, those of meteors that join too', () => {
    expect(namesOf({ rules: '4' }, 12).join('')).toBe('ABCDEFGHIJKL');
    const t = old({ sites: ['2C C', '', ''], field: ['small-2-twin', 'seven-7'], meteorDeck: ['small-1'] });
    t.launch(0, 'A');
    expect(t.letters()).toBe('BC');
    expect(isMeteors(t.state, 'A')).toBe(true);
    expect(isMeteors(t.state, 'K')).toBe(false);
  });
});
