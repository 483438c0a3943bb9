import { expect, it } from 'vitest';
import { PLATFORM_SETTINGS, retentionMs } from '../../../src/discord/settings/definitions.js';
import { Settings } from '../../../src/discord/settings/settings.js';

const DAY = 86_400_000;

function settings(): Settings {
  const kept = new Map<string, string>();
  return new Settings(
    {
      get: (_guild, key) => kept.get(key) ?? null,
      all: () => new Map(kept),
      set: (_guild, key, value) => {
        if (value === null) kept.delete(key);
        else kept.set(key, value);
      },
    },
    5_000,
  );
}

it('keeps logs for good, or for so many days', () => {
  const some = settings();
  expect(some.of('1').retention).toBeNull();
  expect(some.set('1', 'retention', PLATFORM_SETTINGS.retention, '30 days')).toBe(true);
  expect(some.of('1').retention).toBe(30);
  expect(some.set('1', 'retention', PLATFORM_SETTINGS.retention, 'forever')).toBe(true);
  expect(some.of('1').retention).toBeNull();
  expect(some.isSet('1', 'retention')).toBe(true);
  for (const wrong of ['0', '-1', '99999', 'soon', ''])
    expect(some.set('1', 'retention', PLATFORM_SETTINGS.retention, wrong), wrong).toBe(false);
});

it('reads what the store holds as a time to keep logs', () => {
  expect([null, 'forever', '7', '365', 'nonsense'].map(retentionMs)).toEqual([null, null, 7 * DAY, 365 * DAY, null]);
});
