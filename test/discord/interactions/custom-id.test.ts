import { LEVELS } from '../../../src/games/meteor/robots/levels.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/games/meteor/catalogue.js';
import { POWERS } from '../../../src/games/meteor/cards/powers.js';
import { decode, encode, type Press } from '../../../src/discord/games/meteor/presses.js';

const card = fc.constantFrom(...CARDS.map(({ id }) => id));
const site = fc.nat(20);
const target = fc.constantFrom(...'ABCXYZ');
const change = fc.integer({ min: -1, max: 1 });
const ability = fc.constantFrom(...POWERS.map(({ id }) => id));
const rockets = fc.oneof(fc.constant('all' as const), site);
const plain = [
  'lobby/join',
  'lobby/start',
  'field/mulligan',
  'board/hand',
  'board/renew',
  'hand/pass',
  'hand/pass-confirm',
  'end/again',
] as const;

const press: fc.Arbitrary<Press> = fc.oneof(
  fc.constantFrom(...plain).map((name) => ({ name })),
  fc.record({ name: fc.constant('hand/place' as const), card, site }),
  fc.record({ name: fc.constant('hand/launch' as const), target, rockets, change }),
  fc.record({ name: fc.constant('hand/site' as const), site }),
  fc.record({ name: fc.constant('hand/change' as const), change }),
  fc.record({ name: fc.constant('hand/ability' as const), ability }),
  fc.record({
    name: fc.constant('hand/use' as const),
    ability,
    target: fc.oneof(card, target, fc.constantFrom('0', '4', null)),
  }),
  fc.record({ name: fc.constant('field/boss' as const), letter: target }),
  fc.record({
    name: fc.constant('lobby/set' as const),
    option: fc.constantFrom('mode', 'powers', 'level'),
    value: fc.constantFrom('first', 'on', ...LEVELS),
  }),
  fc.record({ name: fc.constant('lobby/robot' as const), change: fc.constantFrom('more', 'less') }),
  fc.record({
    name: fc.constant('select/open' as const),
    purpose: fc.constantFrom('target', 'card', 'boss', 'ability', 'ability-more'),
    nonce: fc.constantFrom('a', 'zz9', '-1'),
  }),
  fc.record({
    name: fc.constant('past/list' as const),
    side: fc.constantFrom('newest', 'older', 'newer'),
    at: fc.option(fc.nat(4_102_444_800_000)),
    user: fc.option(fc.bigInt(1n, 2n ** 64n - 1n).map(String)),
    result: fc.option(fc.constantFrom('won', 'lost', 'abandoned')),
    mode: fc.option(fc.constantFrom('first', 'standard', 'advanced')),
    from: fc.option(fc.nat(40_000)),
    to: fc.option(fc.nat(40_000)),
  }),
  fc.record({
    name: fc.constant('past/replay' as const),
    at: fc.option(fc.nat(100_000)),
    hands: fc.constantFrom('none', 'all', '0', '4'),
    by: fc.constantFrom('open', 'back', 'on', 'salvo-on', 'zone-back', 'hands'),
  }),
  fc.record({ name: fc.constant('past/forget' as const), user: fc.option(fc.bigInt(1n, 2n ** 64n - 1n).map(String)) }),
);
const game = fc.stringMatching(/^[a-z0-9]{1,30}$/);

describe('custom ids', () => {
  it('give back what they were made from, within a hundred characters', () => {
    fc.assert(
      fc.property(game, press, (id, one) => {
        const text = encode(id, one);
        expect(text.length).toBeLessThanOrEqual(100);
        expect(decode(text)).toEqual({ ok: true, game: id, press: one });
      }),
    );
  });

  it('name cards by card and read as they are written', () => {
    expect(encode('g7', { name: 'hand/place', card: '3CCF', site: 2 })).toBe('m1|g7|hand/place|3CCF|2');
    expect(encode('g7', { name: 'hand/launch', target: 'G', rockets: 'all', change: 1 })).toBe(
      'm1|g7|hand/launch|G|all|1',
    );
  });

  it('never throw, whatever arrives, and write back what they accept', () => {
    const close = fc.array(
      fc.constantFrom('m1', 'g', 'hand/place', 'hand/launch', 'C', '0', '-0', '01', 'all', 'toString', '__proto__', ''),
      { maxLength: 7 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          close.map((parts) => parts.join('|')),
        ),
        (text) => {
          const decoded = decode(text);
          if (decoded.ok) expect(encode(decoded.game, decoded.press)).toBe(text);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('tell another version from nonsense', () => {
    expect(decode('m2|g|hand/place|C|0')).toEqual({ ok: false, fault: 'unknown-version' });
    for (const text of [
      '',
      'm1',
      'm1|g',
      'm1|g|constructor',
      'm1|g|hand/place|C',
      'm1|g|hand/place|C|0|1',
      'm1|g|hand/place|C|x',
      'm1|G!|hand/pass',
      'x1|g|hand/pass',
    ]) {
      expect(decode(text), text).toEqual({ ok: false, fault: 'malformed' });
    }
  });

  it('hold no moment and no day that a date cannot hold', () => {
    const list = (at: string, from: string, to: string) => decode(`m1|g|past/list|newest|${at}||||${from}|${to}`);
    expect(list('', (100_000_000).toString(36), '').ok).toBe(true);
    for (const [at, from, to] of [
      ['', 'zzzzzzzzzzz', ''],
      ['', '', (100_000_001).toString(36)],
      ['zzzzzzzzzzz', '', ''],
    ] as const)
      expect(list(at, from, to)).toEqual({ ok: false, fault: 'malformed' });
  });

  it('refuse to be made too long', () => {
    expect(() => encode('g'.repeat(101), { name: 'hand/pass' })).toThrow(RangeError);
  });
});
