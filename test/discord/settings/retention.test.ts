import { expect, it } from 'vitest';
import { METEOR_SETTINGS } from '../../../src/discord/games/meteor/settings.js';
import { meant } from '../../../src/discord/interactions/commands.js';
import { PLATFORM_SETTINGS, retentionMs } from '../../../src/discord/settings/definitions.js';
import { Settings } from '../../../src/discord/settings/settings.js';
import { translator } from '../../../src/text/index.js';

const DAY = 86_400_000;

function settings(): Settings {
  const kept = new Map<string, string>();
  return new Settings(
    {
      get: (_guild, key) => kept.get(key) ?? null,
      everywhere: () => [],
      all: () => new Map(kept),
      set: (_guild, key, value) => {
        if (value === null) kept.delete(key);
        else kept.set(key, value);
        return Promise.resolve();
      },
    },
    5_000,
  );
}

it('keeps logs for good, or for so many days', async () => {
  const some = settings();
  expect(some.of('1').retention).toBeNull();
  expect(await some.set('1', 'retention', PLATFORM_SETTINGS.retention, '30 days')).toBe(true);
  expect(some.of('1').retention).toBe(30);
  expect(await some.set('1', 'retention', PLATFORM_SETTINGS.retention, 'forever')).toBe(true);
  expect(some.of('1').retention).toBeNull();
  expect(some.isSet('1', 'retention')).toBe(true);
  for (const wrong of ['0', '-1', '99999', 'soon', ''])
    expect(await some.set('1', 'retention', PLATFORM_SETTINGS.retention, wrong), wrong).toBe(false);
});

it('reads what the store holds as a time to keep logs', () => {
  expect([null, 'forever', '7', '365', 'nonsense'].map(retentionMs)).toEqual([null, null, 7 * DAY, 365 * DAY, null]);
});

/** Every number that an admin can type for a setting of numbers. */
it.each([
  ['retention', PLATFORM_SETTINGS.retention, 3_650],
  ['robot-pace', PLATFORM_SETTINGS['robot-pace'], 20],
  ['window', METEOR_SETTINGS.settings.window, 20],
] as const)('%s: a number that is allowed is that number, and no other becomes one', (key, setting, most) => {
  const offers = setting.offer(translator('en'));
  for (let number = 0; number <= most; number += 1) {
    const said = String(number);
    const value = meant(said, offers);
    expect(setting.parse(value), said).toBe(setting.parse(said));
    if (setting.parse(said) !== undefined) expect(setting.parse(said), `${key} ${said}`).toBe(number);
  }
});
