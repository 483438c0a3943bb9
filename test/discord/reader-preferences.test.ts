import { expect, it } from 'vitest';
import { settle } from '../support/time.js';
import { ReaderPreferences } from '../../src/discord/reader-preferences.js';

/** A store that takes notes while `open`, and knows nobody at first. */
function kept() {
  const rows = new Map<string, string | null>();
  const tried: (string | null)[] = [];
  const store = {
    open: true,
    find: (userId: string, key: string) => rows.get(`${userId} ${key}`) ?? null,
    choose: (_guildId: string, userId: string, key: string, value: string | null) => {
      rows.set(`${userId} ${key}`, value);
      return Promise.resolve();
    },
    note: (guildId: string, userId: string, key: string, value: string | null) => {
      tried.push(value);
      if (store.open) void store.choose(guildId, userId, key, value);
      return Promise.resolve(store.open);
    },
  };
  return { store, tried, readers: new ReaderPreferences(store) };
}

it('a language is stored once, and again when it changes', () => {
  const { tried, readers } = kept();
  for (const tag of ['de', 'de', 'fr', 'fr', 'xx', 'xx']) readers.learn('100', 'a', tag);
  expect(tried).toEqual(['de', 'fr', null]);
});

it('a language that the store did not take holds all the same, and is stored by the next interaction', async () => {
  const { store, tried, readers } = kept();
  store.open = false;
  readers.learn('100', 'a', 'de');
  expect(readers.of('100').locale).toBe('de');
  expect(store.find('100', 'language')).toBeNull();
  await settle();
  store.open = true;
  readers.learn('100', 'a', 'de');
  readers.learn('100', 'a', 'de');
  expect(tried).toEqual(['de', 'de']);
  expect(new ReaderPreferences(store).of('100').locale).toBe('de');
});

it('a language that was learned in a direct message, which belongs to no server, is stored by the first click in one', () => {
  const { store, tried, readers } = kept();
  readers.learn('100', null, 'de');
  expect(tried).toEqual([]);
  readers.learn('100', 'a', 'de');
  expect(store.find('100', 'language')).toBe('de');
});

it('plain panels stay chosen whatever language is learned', async () => {
  const { readers } = kept();
  await readers.setPlain('a', '100', true);
  readers.learn('100', 'a', 'de');
  expect(readers.of('100')).toMatchObject({ locale: 'de', plain: true });
});
