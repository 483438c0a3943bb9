import { afterEach, expect, test } from 'vitest';
import { allText, type LocalUser } from '../../../src/local/index.js';
import { Harness } from '../support/harness.js';
import { EPHEMERAL } from '../support/messages.js';

/** A game for readers who need longer: longer zones, marked wherever it is told of, and counted apart. */

let harness: Harness;
afterEach(async () => {
  expect(harness.log.filter(({ level }) => level === 'error')).toEqual([]);
  await harness.close();
});

const board = (user: LocalUser): string => {
  const found = user
    .sees(harness.channel)
    .findLast(({ flags, author }) => (flags & EPHEMERAL) === 0 && author.bot === true);
  return found === undefined ? '' : allText(found);
};

async function said(user: LocalUser, command: string, values: Record<string, string> = {}): Promise<string> {
  await harness.run(user, command, values);
  const last = user.seesPrivately(harness.channel).at(-1);
  return last === undefined ? '' : allText(last);
}

/** Lost by time alone. */
async function lost(user: LocalUser, options: Record<string, string>): Promise<void> {
  await harness.run(user, 'meteor new', { mode: 'first', ...options });
  await harness.run(user, 'meteor start');
  await harness.run(user, 'meteor start');
  await harness.run(user, 'meteor hand');
  for (let zone = 0; zone < 9 && harness.tables.inChannel(harness.channel)?.state.phase === 'play'; zone += 1)
    await harness.pass(60_000);
  await harness.pass(2_000);
}

test('zones are half as long again, which lobby and board say', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  await harness.run(ana, 'meteor new', { mode: 'first', pace: 'calm' });
  expect(board(ana)).toContain('Calm pace: zones of 90 seconds');
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor start');
  await harness.pass(1_000);
  expect(harness.table.state.options).toMatchObject({ pace: 'calm', zoneMs: 90_000 });
  expect(harness.table.state.deadline - harness.time.now()).toBeGreaterThan(85_000);
  expect(board(ana)).toContain('Calm pace: zones of 90 seconds');
  await harness.pass(75_000);
  expect(harness.table.state.zone).toBe(5);
  await harness.pass(20_000);
  expect(harness.table.state.zone).toBe(4);
});

test('it is marked in the history, counted apart, and in no leaderboard; “again” keeps the pace', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  await lost(ana, { pace: 'calm' });
  expect(await said(ana, 'history list')).toContain('calm pace');
  expect(await said(ana, 'history show')).toContain('Calm pace');
  const apart = await said(ana, 'stats player');
  expect(apart).toContain('At a calm pace (not counted above): 0 of 1');
  expect(apart).not.toContain('Without robots:** 0 of 1');
  const standing = () => harness.archive.standing(harness.server.guildId, 'meteor', ana.id);
  expect(await standing()).toBeNull();
  await lost(ana, {});
  expect(await said(ana, 'stats player')).toMatch(/Without robots:\*\* 0 of 1[\s\S]*calm pace.*0 of 1/);
  expect(await standing()).not.toBeNull();
});
