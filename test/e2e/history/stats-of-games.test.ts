import { afterEach, expect, test } from 'vitest';
import { allText, findButton, type LocalUser } from '../../../src/local/index.js';
import { Duel } from '../games/meteor-storm/support.js';
import { Harness } from '../support/harness.js';

let harness: Harness;
afterEach(async () => {
  expect(harness.log.filter(({ level }) => level === 'error')).toEqual([]);
  await harness.close();
});

const newest = (user: LocalUser): string => {
  const last = user.seesPrivately(harness.channel).at(-1);
  return last === undefined ? '' : allText(last);
};

async function said(user: LocalUser, command: string, values: Record<string, string> = {}): Promise<string> {
  await harness.run(user, command, values);
  return newest(user);
}

/** A battle that Ana ends after the first card. */
async function endedBattle(): Promise<LocalUser> {
  harness = await Harness.open();
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, 'storm new', { limit: 'off' });
  await harness.run(ben, 'storm join');
  await harness.run(ana, 'storm play', { act: 'start' });
  await new Duel(harness, 'stats').commandSomething([ana, ben]);
  await harness.run(ana, 'storm play', { act: 'end' });
  await harness.run(ana, 'storm play', { act: 'end' });
  await harness.pass(1_500);
  return ana;
}

test('a game without pages of its own is listed by its name, shown and replayed in words', async () => {
  const ana = await endedBattle();
  expect(await said(ana, 'history list')).toMatch(/Meteor Storm · Open Sky.* · 2 players/);
  expect(await said(ana, 'history list', { game: 'meteor' })).toContain('No games found');
  expect(await said(ana, 'history list', { game: 'meteor-storm', result: 'abandoned' })).toContain('Ana and Ben');
  expect(await said(ana, 'history list', { result: 'drawn' })).toContain('No games found');
  expect(await said(ana, 'history show')).toMatch(/Called off.*Meteor Storm[\s\S]*This game has no coach/);
  const first = await said(ana, 'history replay');
  expect(first).toMatch(/Replay.* · 1|Replay/);
  const message = ana.seesPrivately(harness.channel).at(-1);
  const on = message && findButton(message, '▶');
  expect(on?.customId).toBeDefined();
  await ana.click(message?.id ?? '', on?.customId ?? '');
  expect(newest(ana)).not.toBe(first);
});

test('statistics and leaderboards are each game’s own, and the newest game’s where none is named', async () => {
  const ana = await endedBattle();
  expect(await said(ana, 'stats server')).toMatch(/This server\*\* · Meteor Storm[\s\S]*Open Sky.*1 game/);
  expect(await said(ana, 'stats player')).toMatch(/Ana\*\* · Meteor Storm[\s\S]*eliminated/);
  expect(await said(ana, 'stats player', { game: 'meteor' })).toContain('No games that count yet');
  expect(await said(ana, 'stats leaderboard', { by: 'rockets' })).toContain('doesn’t have that leaderboard');
  expect(await said(ana, 'stats leaderboard', { game: 'meteor-town' })).toContain(
    'Meteor Town leaderboard: best score',
  );
  expect(await said(ana, 'stats server', { game: 'chess' })).toContain('That game isn’t played here');
});
