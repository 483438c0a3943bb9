import { expect, test } from 'vitest';
import { evenings } from './support/evening.js';
import { look } from './support/look.js';

/** What a day's deal says of the whole world and keeps back, and what tells somebody that it is their turn. */

const begin = evenings();

test('a day’s table says how far robots come, and its game is closed to whoever hasn’t played it', async () => {
  const evening = await begin();
  const { harness } = evening;
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben', size: 'phone' });
  await ana.command('/daily meteor');
  await harness.pass(2_000);
  await ana.command('/daily meteor robots:1');
  await ana.reads('Meteor of the day', ana.board);
  expect(await ana.board.innerText()).not.toContain('chosen seed');
  await ana.pressNamed('Start');
  await harness.pass(2_000);
  await ana.pressNamed(/Start/);
  for (let zone = 0; zone < 7; zone += 1) await harness.pass(61_000);
  await ana.reads('Counts for the leaderboard', ana.board);
  await ana.pressNamed(/Leaderboard/);
  await ana.pressNamed(/Leaderboard/);
  await ana.reads(/Robots finish this deal in zone \d/, ana.note);
  await look(ana, 'day-robots');
  await ben.toEnd();
  await ben.pressNamed(/Replay/);
  await ben.reads('you haven’t played it', ben.note);
  await look(ben, 'day-locked-phone');
  await ana.pressNamed(/Replay/);
  await harness.pass(1_000);
  expect(await ana.note.innerText()).not.toContain('you haven’t played it');
});

test('in Meteor Storm a ping says that it is one’s turn, its button brings the cards, and the next ping replaces it', async () => {
  const evening = await begin();
  const { harness } = evening;
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben', size: 'phone' });
  for (const one of [ana, ben]) await one.command('/notify how:Here');
  await ana.command('/storm new scenario:Twin Rifts seed:look');
  await ben.pressNamed('Join');
  await ana.pressNamed('Start');
  await harness.pass(1_000);
  const pings = () => ben.page.locator('.message', { hasText: /It’s your turn in Meteor Storm/ });
  const plays = async (one: typeof ana): Promise<void> => {
    await one.toEnd();
    await one.press(one.panel.locator('button[data-custom-id*="|hand/play|"]').first());
    await harness.pass(2_000);
    await one.pressNamed('End orders', one.panel);
    await harness.pass(3_000);
  };
  await harness.pass(3 * 60_000);
  await plays(ana);
  await ben.toEnd();
  await ben.reads(/@Ben.*It’s your turn in Meteor Storm/);
  await look(ben, 'storm-ping-phone');
  await ben.pressNamed(/My cards/, pings().last());
  await ben.reads('Play a command card', ben.panel);
  await harness.pass(3 * 60_000);
  await plays(ben);
  await ana.toEnd();
  await ana.reads(/@Ana.*It’s your turn in Meteor Storm/);
  expect(await pings().count()).toBe(1);
  await look(ana, 'storm-ping');
});
