import { afterEach, expect, test } from 'vitest';
import { allText, findButton, type LocalUser } from '../../../src/local/index.js';
import { METEOR } from '../../../src/games/meteor/index.js';
import { dayFingerprint } from '../../../src/games/shared/day-key.js';
import { withDayKey } from '../../../src/history/export/day-key.js';
import { fromLogFile, logFileText } from '../../../src/history/logs/log-file.js';
import { METEOR_HISTORY } from '../../../src/history/meteor/adapter.js';
import { checkLog } from '../../../src/history/logs/replay.js';
import { closeClean } from '../support/requests.js';
import { Harness } from '../support/harness.js';

/** Today's deal is closed to people who haven't played it, until the day is over. */

const DAY_MS = 86_400_000;
const SPOILER = 'you haven’t played it';

let harness: Harness;
afterEach(() => closeClean(harness));

async function said(user: LocalUser, command: string, game: string): Promise<string> {
  const { message } = await harness.run(user, `history ${command}`, { game });
  await harness.pass(50);
  const shown = message && (user.look(message.id) ?? message);
  return shown === undefined ? '' : allText(shown);
}

/** Ana and Chloé play today's deal, and give it up. */
async function played(ana: LocalUser, chloe: LocalUser): Promise<string> {
  await harness.run(ana, 'daily meteor');
  for (let wait = 0; wait < 20; wait += 1) await harness.quiet();
  await harness.run(ana, 'daily meteor');
  const { game } = harness.table;
  await harness.run(chloe, 'meteor join');
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor start');
  await harness.pass(1_500);
  for (const _ of [1, 2]) await harness.run(ana, 'meteor end');
  await harness.pass(2_000);
  return game;
}

/** Presses a button of the last private answer by its label. */
async function press(user: LocalUser, label: string): Promise<string> {
  const message = user.seesPrivately(harness.channel).at(-1);
  const button = message && findButton(message, label);
  const { error } = await user.click(message?.id ?? '', button?.customId ?? '');
  expect(error).toBeUndefined();
  await harness.pass(50);
  return [...user.sees(harness.channel), ...user.seesPrivately(harness.channel)].map(allText).join('\n');
}

test('a daily game opens for people who played it, and for everyone when the day is over', async () => {
  harness = await Harness.open();
  const [ana, ben, chloe] = [harness.user('Ana'), harness.user('Ben'), harness.user('Chloé')];
  const game = await played(ana, chloe);
  for (const command of ['show', 'replay']) {
    expect(await said(ben, command, game), command).toContain(SPOILER);
    for (const player of [ana, chloe]) expect(await said(player, command, game), command).not.toContain(SPOILER);
  }
  await said(ana, 'show', game);
  expect(await press(ana, 'Share')).toContain('You can share it when the day is over');
  await said(ana, 'replay', game);
  await press(ana, 'Show everyone');
  expect(ben.sees(harness.channel).map(allText).join('\n')).not.toContain('is leading this replay');
  harness.time.lapse(DAY_MS);
  for (const command of ['show', 'replay']) expect(await said(ben, command, game), command).not.toContain(SPOILER);
});

test('a list says that there was a game of today’s deal, and not how it ended, until one has played it', async () => {
  harness = await Harness.open();
  const [ana, ben, chloe] = [harness.user('Ana'), harness.user('Ben'), harness.user('Chloé')];
  const game = await played(ana, chloe);
  const list = async (user: LocalUser, values = {}): Promise<string> => {
    const { message } = await harness.run(user, 'history list', values);
    return message === undefined ? '' : allText(message);
  };
  expect(await list(ben)).toContain(game);
  expect(await list(ben)).toContain('play it to see how it went');
  expect(await list(ben)).not.toMatch(/zone|⏹/i);
  expect(await list(ben, { result: 'abandoned' })).not.toContain(game);
  expect(await list(ana)).toMatch(/⏹.*zone/i);
  const [offered] = await ben.autocomplete(harness.channel, 'history show', {}, 'game');
  expect(offered?.name).toContain('today’s deal');
  harness.time.lapse(DAY_MS);
  expect(await list(ben)).toMatch(/⏹.*zone/i);
  // It counted for the day's own leaderboard.
  expect(await list(ben)).not.toContain('not on any leaderboard');
  expect(await said(ben, 'show', game)).not.toContain('not on any leaderboard');
});

test('the day’s key is settled before, published when nobody plays that day any more, and shows that the deal came from it', async () => {
  harness = await Harness.open();
  const [ana, chloe] = [harness.user('Ana'), harness.user('Chloé')];
  const table = async (): Promise<string> => {
    const { message } = await harness.run(ana, 'daily meteor', { table: true });
    return message === undefined ? '' : allText(message);
  };
  const fingerprint = /today’s key: `([0-9a-f]{64})`/.exec(await table())?.[1] ?? '';
  const game = await played(ana, chloe);
  // Tables of that day may be played until the day after is over.
  harness.time.lapse(DAY_MS);
  expect(await table()).not.toContain('Key of 2026-01-01');
  harness.time.lapse(DAY_MS);
  const key = /Key of [^:]+: `([0-9a-f]{64})`/.exec(await table())?.[1] ?? '';
  expect(dayFingerprint(key)).toBe(fingerprint);
  const shown = await harness.archive.show(harness.server.guildId, game);
  if (!shown.ok) throw new Error(shown.why);
  const { log } = withDayKey(shown.record, METEOR, { keyFor: () => key });
  expect(log.dayKey).toBe(key);
  expect(checkLog(log, METEOR_HISTORY)).toMatchObject({ ok: true, redecided: true, deal: 'day-key' });
  const text = logFileText({ ...log, dayKey: '0'.repeat(64) });
  const forged = fromLogFile(text);
  if ('fault' in forged) throw new Error(forged.fault);
  expect(checkLog(forged, METEOR_HISTORY)).toMatchObject({ ok: false, brokenAt: 0, why: 'day-key' });
});

test('other games are open to the whole server at once', async () => {
  harness = await Harness.open();
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, 'meteor new');
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor start');
  await harness.pass(1_500);
  const { game } = harness.table;
  for (const _ of [1, 2]) await harness.run(ana, 'meteor end');
  await harness.pass(2_000);
  expect(await said(ben, 'replay', game)).not.toContain(SPOILER);
});

test('Coach looks at today’s deal for people who played it only, by whatever button it is asked', async () => {
  const asked: string[] = [];
  harness = await Harness.open({
    startAnalysis: ({ kind }) => {
      asked.push(kind);
      return { result: new Promise(() => undefined), cancel: () => undefined };
    },
  });
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, 'daily meteor');
  for (let wait = 0; wait < 20; wait += 1) await harness.quiet();
  await harness.run(ana, 'daily meteor');
  const { game } = harness.table;
  await harness.run(harness.user('Chloé'), 'meteor join');
  for (const _ of [1, 2]) await harness.run(ana, 'meteor start');
  for (let zone = 0; zone < 6; zone += 1) await harness.pass(61_000);
  const { message: shown } = await harness.run(ana, 'history show', { game });
  const coach = shown && findButton(shown, '🎓 Coach')?.customId;
  if (coach === undefined) throw new Error(harness.server.dump());
  const { message: list } = await harness.run(ben, 'history list');
  const ask = async (user: LocalUser, on = ''): Promise<string> => {
    const { message } = await user.pressUnseen(on, coach);
    await harness.pass(700);
    return message === undefined ? '' : user.seesPrivately(harness.channel).map(allText).join('\n');
  };
  expect(await ask(ben, list?.id)).toContain(SPOILER);
  expect(asked).toEqual([]);
  expect(await ask(ana, shown?.id)).toContain('Coach: 0%');
  expect(asked).toEqual(['meteor']);
  harness.time.lapse(DAY_MS);
  const { message: later } = await harness.run(ben, 'history show', { game });
  expect(later && findButton(later, '🎓 Coach')?.customId).toBeDefined();
});
