import { expect, it } from 'vitest';
import { afterQuiet, choicesOf, keepChoices, offsetText } from '../../../src/discord/turn-notices/choices.js';

const at = (time: string): number => Date.parse(`2026-11-23T${time}:00Z`);
const later = (time: string): number => at(time) + 86_400_000;

it.each([
  ['before them', '21:59', at('21:59')],
  ['as they begin', '22:00', later('07:00')],
  ['before midnight', '23:30', later('07:00')],
  ['after midnight', '03:00', at('07:00')],
  ['as they end', '07:00', at('07:00')],
])('quiet hours over midnight: what is due %s', (_when, due, sent) => {
  expect(afterQuiet({ from: 22, to: 7, offset: 0 }, at(due))).toBe(sent);
});

it('quiet hours are those of the person’s own clock', () => {
  const quiet = { from: 22, to: 7, offset: 330 };
  expect(afterQuiet(quiet, at('16:29'))).toBe(at('16:29'));
  expect(afterQuiet(quiet, at('16:30'))).toBe(later('01:30'));
  expect(afterQuiet({ from: 9, to: 17, offset: -300 }, at('15:00'))).toBe(at('22:00'));
  expect(afterQuiet(null, at('15:00'))).toBe(at('15:00'));
});

it('choices are read as they were kept, and a text that is none counts as not set', async () => {
  const kept = new Map<string, string>();
  const store = {
    get: (_guild: string, _user: string, key: string) => kept.get(key) ?? null,
    set: (_guild: string, _user: string, key: string, value: string | null) => {
      if (value === null) kept.delete(key);
      else kept.set(key, value);
      return Promise.resolve();
    },
  };
  expect(choicesOf(store, 'g', 'u')).toEqual({ way: 'off', quiet: null });
  const choices = { way: 'direct', quiet: { from: 22, to: 7, offset: -210 } } as const;
  await keepChoices(store, 'g', 'u', choices);
  expect(choicesOf(store, 'g', 'u')).toEqual(choices);
  await keepChoices(store, 'g', 'u', { way: 'off', quiet: null });
  expect(kept.size).toBe(0);
  kept.set('quiet-hours', 'soon');
  expect(choicesOf(store, 'g', 'u').quiet).toBeNull();
});

it('an offset is shown with its sign, hours and minutes', () => {
  expect([0, 120, 345, -210].map(offsetText)).toEqual(['+00:00', '+02:00', '+05:45', '−03:30']);
});
