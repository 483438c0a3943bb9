import { expect, test } from 'vitest';
import { evenings } from './support/evening.js';
import { look } from './support/look.js';

const begin = evenings();

test.each(['wide', 'phone'] as const)('the deal of the day, from the first click to the last (%s)', async (size) => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana', size });
  await ana.command('/daily meteor');
  await ana.reads('still being chosen', ana.note);
  await look(ana, `daily-choosing-${size}`);
  await evening.harness.pass(2_000);
  await ana.command('/daily meteor robots:1');
  await ana.reads('Meteor of the day', ana.board);
  await look(ana, `daily-lobby-${size}`);
  await ana.pressNamed('Start');
  await evening.harness.pass(2_000);
  await ana.pressNamed(/Start/);
  for (let zone = 0; zone < 7; zone += 1) await evening.harness.pass(61_000);
  await ana.reads('Counts for the leaderboard', ana.board);
  await look(ana, `daily-end-${size}`);
  await ana.pressNamed(/Leaderboard/);
  await ana.reads('Your streak: 1 day.', ana.note);
  await look(ana, `daily-table-${size}`);
  expect(evening.harness.complaints).toEqual([]);
});

test.each(['wide', 'phone'] as const)('a duel, from the code to its end (%s)', async (size) => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana', size });
  const ben = evening.harness.server.addUser('Ben');
  const there = evening.harness.server.channelId('mission-control');
  await ana.command('/meteor duel robots:1');
  await ana.reads('Another crew joins', ana.board);
  await look(ana, `duel-code-${size}`);
  const code = /code ([0-9A-Z]{8})/.exec(await ana.board.innerText())?.[1] ?? '';
  await ben.command(there, 'meteor duel', { code, robots: 1 });
  await evening.harness.pass(2_000);
  await ana.pressNamed('Start');
  await ana.reads('You’re ready', ana.note);
  await look(ana, `duel-ready-${size}`);
  await ben.command(there, 'meteor start');
  await evening.harness.pass(2_000);
  await ana.reads('The clocks start together', ana.board);
  await evening.harness.pass(61_000);
  await ana.reads('The other crew: zone', ana.board);
  await look(ana, `duel-play-${size}`);
  await ben.command(there, 'meteor end');
  await ben.command(there, 'meteor end');
  await evening.harness.pass(2_000);
  await ana.reads('You won the duel!', ana.board);
  await look(ana, `duel-won-${size}`);
  expect(evening.harness.complaints).toEqual([]);
});

test('a duel played until both clocks have run out: both crews are told how it ended, each in its channel', async () => {
  const evening = await begin();
  const [ana, ben] = [await evening.arrive({ name: 'Ana' }), await evening.arrive({ name: 'Ben', size: 'phone' })];
  await ben.enterChannel('mission-control');
  await ana.command('/meteor duel robots:1');
  const code = /code ([0-9A-Z]{8})/.exec(await ana.board.innerText())?.[1] ?? '';
  await ben.command(`/meteor duel code:${code} robots:1`);
  await evening.harness.pass(2_000);
  for (const player of [ana, ben]) await player.pressNamed('Start');
  await evening.harness.pass(2_000);
  for (const player of [ana, ben]) await player.reads('The clocks start together', player.board);
  for (let zone = 0; zone < 6; zone += 1) {
    await evening.harness.pass(61_000);
    if (zone === 1) for (const player of [ana, ben]) await look(player, 'duel-both');
  }
  await evening.harness.pass(5_000);
  for (const player of [ana, ben]) {
    await player.reads(/EARTH IS (HIT|SAFE)/);
    // On the board of the crew that ended last; for the other, whose board is done, below it.
    await player.reads(/won the duel|The duel is a draw/, player.board);
    await look(player, 'duel-decided');
  }
});
