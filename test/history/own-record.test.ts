import { expect, it } from 'vitest';
import { ownRecords, type OwnPlay } from '../../src/history/person/own-record.js';
import { game, GUILD, someone, START } from '../support/played.js';
import { DAY_MS } from '../../src/history/queries.js';
import { opened, OTHER } from './support.js';

const play = (at: number, over: Partial<OwnPlay> = {}): OwnPlay => ({
  kind: 'toy',
  company: 'people',
  result: 'won',
  endedAt: at,
  playMs: 100,
  score: null,
  ...over,
});

it('adds up games, streaks, bests and nights by kind', () => {
  const plays = [
    play(0, { playMs: 300 }),
    play(1),
    play(DAY_MS, { company: 'robots', playMs: 200 }),
    play(DAY_MS + 1, { result: 'lost', score: 7 }),
    play(2 * DAY_MS),
    play(3 * DAY_MS, { company: 'seeded', score: 99 }),
    play(4 * DAY_MS, { kind: 'other', result: 'abandoned', score: 3 }),
  ];
  expect(ownRecords(plays)).toEqual([
    { kind: 'other', games: 1, won: 0, streak: 0, bestStreak: 0, nightsWon: 0, fastestMs: null, bestScore: 3 },
    { kind: 'toy', games: 5, won: 4, streak: 1, bestStreak: 3, nightsWon: 3, fastestMs: 100, bestScore: 7 },
  ]);
  expect(ownRecords([])).toEqual([]);
});

it('is read from all servers, of the asker only, and loses a server that they are forgotten in', async () => {
  const ana = someone(0).userId;
  const elsewhere = game('far1', 2, { startAt: START + DAY_MS }).map(({ header, ...entry }) => ({
    ...entry,
    ...(header === undefined ? {} : { header: { ...header, guildId: OTHER } }),
  }));
  const past = await opened([game('near1', 2), elsewhere, game('near2', 2, { startAt: START + 2 * DAY_MS })]);
  expect(await past.archive.ownRecords(ana)).toMatchObject([{ kind: 'meteor', games: 3 }]);
  expect(await past.archive.ownRecords('nobody')).toEqual([]);
  await past.retention.forget(GUILD, ana);
  expect(await past.archive.ownRecords(ana)).toMatchObject([{ kind: 'meteor', games: 1 }]);
});
