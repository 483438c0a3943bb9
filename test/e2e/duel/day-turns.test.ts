import { afterEach, expect, it } from 'vitest';
import { allText, type LocalUser } from '../../../src/local/index.js';
import { closeClean } from '../support/requests.js';
import { Harness } from '../support/harness.js';
import { posted } from '../support/posted.js';

/** The day turns by Discord's clock, whatever the machine's says. */

const HOUR = 3_600_000;
const MINUTE = 60_000;
const DAY_MS = 24 * HOUR;

let harness: Harness;
afterEach(() => closeClean(harness));

const newsTo = (user: LocalUser): readonly string[] => posted(harness, 'news', user);

/** To so long before or after Discord's next midnight. */
async function passTo(offset: number): Promise<void> {
  await harness.time.stall(DAY_MS - (harness.time.now() % DAY_MS) + offset);
  await harness.quiet();
}

const fingerprint = async (user: LocalUser): Promise<string> => {
  const { message } = await harness.run(user, 'daily meteor', { table: true });
  return /today’s key: `([0-9a-f]{64})`/.exec(message === undefined ? '' : allText(message))?.[1] ?? '';
};

it.each([
  ['right', 0],
  ['an hour ahead', HOUR],
  ['an hour behind', -HOUR],
])(
  'with the bot’s clock %s the deal, the spoiler lock and the line of a day change at Discord’s midnight',
  async (_, ahead) => {
    harness = await Harness.open({ channels: ['general', 'news'], ahead: () => ahead });
    const [ana, ben] = [harness.user('Ana', { permissions: ['ManageGuild'] }), harness.user('Ben')];
    await harness.run(ana, 'settings set', { setting: 'daily-line', value: `<#${harness.server.channelId('news')}>` });
    await passTo(-90 * MINUTE);
    await harness.run(ana, 'daily meteor');
    for (let wait = 0; wait < 20; wait += 1) await harness.quiet();
    await harness.run(ana, 'daily meteor');
    const { game } = harness.table;
    await harness.run(harness.user('Chloé'), 'meteor join');
    for (const _of of [1, 2]) await harness.run(ana, 'meteor start');
    for (let zone = 0; zone < 6; zone += 1) await harness.pass(61_000);
    const shown = async (): Promise<string> => {
      const { message } = await harness.run(ben, 'history show', { game });
      return message === undefined ? '' : allText(message);
    };
    const today = await fingerprint(ana);
    expect(today).not.toBe('');
    await passTo(-2 * MINUTE);
    expect(await fingerprint(ana)).toBe(today);
    expect(await shown()).toContain('you haven’t played it');
    expect(newsTo(ana)).toEqual([]);
    await passTo(3 * MINUTE);
    expect(await fingerprint(ana)).not.toBe(today);
    expect(await shown()).not.toContain('you haven’t played it');
    expect(newsTo(ana)).toEqual([expect.stringContaining('1. Ana and Chloé')]);
  },
);
