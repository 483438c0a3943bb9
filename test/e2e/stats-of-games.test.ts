import { afterEach, expect, test } from 'vitest';
import { allText, findButton, type LocalUser } from '../../src/local/index.js';
import { Duel } from './meteor-storm/support.js';
import { House } from './support.js';

let house: House;
afterEach(async () => {
  expect(house.log.filter(({ level }) => level === 'error')).toEqual([]);
  await house.close();
});

const newest = (user: LocalUser): string => {
  const last = user.seesPrivately(house.channel).at(-1);
  return last === undefined ? '' : allText(last);
};

async function said(user: LocalUser, command: string, values: Record<string, string> = {}): Promise<string> {
  await house.run(user, command, values);
  return newest(user);
}

/** A battle that Ana ends after the first card. */
async function endedBattle(): Promise<LocalUser> {
  house = await House.open();
  const [ana, ben] = [house.user('Ana'), house.user('Ben')];
  await house.run(ana, 'storm new', { limit: 'off' });
  await house.run(ben, 'storm join');
  await house.run(ana, 'storm start');
  await new Duel(house, 'stats').commandSomething([ana, ben]);
  await house.run(ana, 'storm end');
  await house.run(ana, 'storm end');
  await house.pass(1_500);
  return ana;
}

test('a game without pages of its own is listed by its name, shown and replayed in words', async () => {
  const ana = await endedBattle();
  expect(await said(ana, 'history list')).toMatch(/Meteor Storm · Open Sky.* · 2 players/);
  expect(await said(ana, 'history list', { game: 'meteor' })).toContain('No game fits');
  expect(await said(ana, 'history list', { game: 'meteor-storm', result: 'abandoned' })).toContain('Ana and Ben');
  expect(await said(ana, 'history list', { result: 'drawn' })).toContain('No game fits');
  expect(await said(ana, 'history show')).toMatch(/Ended early.*Meteor Storm/);
  const first = await said(ana, 'history replay');
  expect(first).toMatch(/Replay.* · 1|Replay/);
  const message = ana.seesPrivately(house.channel).at(-1);
  const on = message && findButton(message, '▶');
  expect(on?.customId).toBeDefined();
  await ana.click(message?.id ?? '', on?.customId ?? '');
  expect(newest(ana)).not.toBe(first);
});

test('statistics and leaderboards are each game’s own, and the newest game’s where none is named', async () => {
  const ana = await endedBattle();
  expect(await said(ana, 'stats server')).toMatch(/This server\*\* · Meteor Storm[\s\S]*Open Sky.*1 game/);
  expect(await said(ana, 'stats player')).toMatch(/Ana\*\* · Meteor Storm[\s\S]*eliminated/);
  expect(await said(ana, 'stats player', { game: 'meteor' })).toContain('No game that counts yet');
  expect(await said(ana, 'stats leaderboard', { by: 'rockets' })).toContain('no table of honour of that name');
  expect(await said(ana, 'stats leaderboard', { game: 'meteor-town' })).toContain(
    'Meteor Town, table of honour: best score',
  );
  expect(await said(ana, 'stats server', { game: 'chess' })).toContain('No game of that name');
});
