import { expect, test } from 'vitest';
import { viewFor } from '../../src/games/meteor/index.js';
import { NOTHING_SEEN, ROBOTS, type Memory } from '../../src/games/meteor/robots/index.js';
import { Random, seedRandom } from '../../src/games/shared/random.js';
import { LANGUAGES, LOCALES, translator, type Locale } from '../../src/text/index.js';
import { evenings, type Evening } from './support/evening.js';
import type { TableHandle } from '../support/meteor-tables.js';
import { fits, look } from './support/look.js';
import { press } from './support/perform.js';
import type { Player } from './support/player.js';

/**
 * A first game with two robots at a phone's size, in a language of long words and one without spaces, or in all ten with
 * `PLAYED=all` (five minutes); `PICTURES=/some/folder` keeps what it looked like.
 */
const begin = evenings({ emoji: 'own' });

const PLAYED: readonly Locale[] = process.env['PLAYED'] === 'all' ? LOCALES : ['de', 'ja'];

/** Between two looks of the player at the table. */
const LOOK_MS = 2_000;
const LONGEST_GAME = 400;

/** Words that only English has: names of things (Meteor, Overkill) may be the same elsewhere. */
const ENGLISH = /\b(the|and|your|you|with|this|from|are|has|launch it|nobody)\b/i;

/** What the bot says in the channel and on private messages, without the page's own words, which are English. */
const said = async ({ page }: Player): Promise<string> =>
  (await page.locator('.messages .markdown, .messages .button-label').allInnerTexts()).join('\n');

async function see(player: Player, locale: Locale, name: string): Promise<void> {
  // Barriers are the same in all languages, and the page of every other test is in English.
  if (locale === 'en') return look(player, `language-${locale}-${name}`);
  await fits(player, `language-${locale}-${name}`);
  const line = (await said(player)).split('\n').find((one) => ENGLISH.test(one) && !one.startsWith('/'));
  expect(line, `${locale} ${name}: no English`).toBeUndefined();
}

async function seeBoth(player: Player, locale: Locale, name: string): Promise<void> {
  await see(player, locale, name);
  await player.jump();
  await see(player, locale, `${name}-top`);
  await player.toEnd();
}

/** Plays as a robot would, by pressing what the panel offers; looks at the table when something is seen first. */
async function play({ harness }: Evening, player: Player, locale: Locale): Promise<TableHandle> {
  const { table } = harness;
  const [robot] = ROBOTS;
  const random = new Random(seedRandom('language'));
  let memory: Memory = NOTHING_SEEN;
  const unseen = new Map([
    ['middle', () => table.state.sites.filter(({ pile }) => pile.length > 0).length >= 3],
    ['ready', () => table.state.sites[0]?.ready === true],
    ['launch', () => table.state.window !== null],
  ]);
  for (let turn = 0; turn < LONGEST_GAME && table.state.phase === 'play'; turn += 1) {
    const { state } = table;
    for (const [name, isThere] of unseen) {
      if (!isThere()) continue;
      unseen.delete(name);
      await seeBoth(player, locale, name);
    }
    const thought = robot.think(viewFor(state, 0, harness.time.now()), memory, random, harness.time.now());
    memory = thought.memory;
    if (thought.action !== null) await press(harness, player, thought.action);
    await harness.pass(LOOK_MS);
  }
  return table;
}

test.each(PLAYED)('a first game with two robots is played and looked at in %s', async (locale) => {
  const evening = await begin();
  const { harness } = evening;
  const t = translator(locale);
  const ana = await evening.arrive({ name: 'Ana', size: 'phone', language: LANGUAGES[locale].tags[0] ?? locale });
  await ana.command(`/settings set setting:Language value:${LANGUAGES[locale].name}`);
  await see(ana, locale, 'settings-set');
  await ana.command('/settings show');
  await see(ana, locale, 'settings');
  await ana.command('/settings check');
  await see(ana, locale, 'settings-check');
  await ana.command('/help');
  await see(ana, locale, 'help');
  await ana.command('/meteor new mode:First game robots:2 seed:tongues');
  await ana.reads('METEOR', ana.board);
  await harness.pass(1_000);
  await see(ana, locale, 'lobby');
  await ana.ask({ name: 'lobby/settings' });
  await see(ana, locale, 'rules');
  await ana.press(ana.page.locator('[data-custom-id*="|lobby/start"]').last());
  await harness.pass(1_000);
  await see(ana, locale, 'field');
  await ana.press(ana.page.locator('[data-custom-id*="|field/start"]').last());
  await harness.pass(1_000);
  if ((await ana.panel.count()) === 0) await ana.ask({ name: 'board/hand' });
  await ana.panel.waitFor();
  await seeBoth(ana, locale, 'start');
  const { state } = await play(evening, ana, locale);
  await harness.pass(6_000);
  await seeBoth(ana, locale, 'end');
  expect(state.outcome).not.toBeNull();
  // A screen reader keeps its reader's voice for what the bot says: the page's own words alone are marked as English.
  expect(
    await ana.page
      .locator('.messages .markdown')
      .first()
      .evaluate((one) => one.closest('[lang]')?.getAttribute('lang')),
  ).toBe('');
  await ana.command('/stats player');
  await see(ana, locale, 'stats');
  await ana.command('/history list');
  await see(ana, locale, 'history');
  expect(await said(ana)).toContain(
    t(state.outcome?.result === 'won' ? 'meteor.end.title.won' : 'meteor.end.title.lost').replaceAll('**', ''),
  );
});
