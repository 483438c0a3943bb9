import { expect, test } from 'vitest';
import { COSMIC_RUN } from '../../src/games/cosmic-run/index.js';
import { tablesOf } from '../../src/table/typed-tables.js';
import { evenings } from './support/evening.js';
import { look } from './support/look.js';

/** What reaches beyond the channel: voice, messages about turns, and games where the bot is no member. */

const begin = evenings({ everywhere: true });

test('in voice players are muted while the silence holds', async () => {
  const evening = await begin();
  const { harness } = evening;
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben', size: 'phone' });
  await ana.command('/settings set setting:voice value:mute');
  await ana.page.getByRole('button', { name: 'Join bridge' }).click();
  await ana.command('/meteor new mode:Standard seed:voice');
  await ben.pressNamed('Join');
  await ana.pressNamed('Start');
  await ana.pressNamed(/Start the clock/);
  await harness.pass(2_000);
  await ana.reads('players are muted in voice', ana.board);
  await ana.page.getByText('muted by the server').first().waitFor();
  await look(ana, 'reach-voice-wide');
  await look(ben, 'reach-voice-phone');
});

test('a direct message about one’s turn leads to the table on this page', async () => {
  const evening = await begin();
  const { harness } = evening;
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben', size: 'phone' });
  for (const one of [ana, ben]) await one.command('/notify how:By direct message');
  await look(ana, 'reach-notify');
  await ana.command('/cosmic new limit:24h seed:notify');
  await ben.pressNamed('Join');
  await ana.pressNamed(/Start/);
  await harness.pass(3_000);
  await harness.time.stall(13 * 3_600_000);
  await harness.pass(1_000);
  const table = tablesOf(COSMIC_RUN, harness.everyTable).inChannel(harness.server.channelId());
  const told = table?.state.turn?.seat === 0 ? ana : ben;
  await told.enterChannel('Meteor');
  await told.reads(/your turn in Cosmic Run/);
  await look(told, 'reach-direct');
  await told.page.getByRole('link', { name: /Go to the table/ }).click();
  await told.page.locator('.channel.here', { hasText: 'launch-pad' }).waitFor({ state: 'attached' });
  await told.reads('Cosmic', told.board);
  expect(told.page.url()).toContain(harness.server.url);
  await look(told, 'reach-direct-followed');
});

test.each(['Friends', 'elsewhere'])(
  'a game where the bot is no member (%s), and one’s own record in its direct messages',
  async (name) => {
    const evening = await begin();
    const { harness } = evening;
    const ana = await evening.arrive({ name: 'Ana' });
    const ben = await evening.arrive({ name: 'Ben', size: 'phone' });
    for (const one of [ana, ben]) await one.enterChannel(name);
    await ana.command('/meteor new mode:Standard');
    await ben.pressNamed('Join');
    await ana.reads('Silence is on your honour', ana.board);
    await look(ana, `reach-lobby-${name}`);
    await ana.pressNamed('Start');
    await ana.pressNamed(/Start the clock/);
    await harness.pass(2_000);
    await ben.pressNamed(/My hand/);
    await look(ben, `reach-game-${name}`);
    for (let zone = 0; zone < 7; zone += 1) await harness.pass(61_000);
    await ana.enterChannel('Meteor');
    await ana.command('/me');
    await ana.reads('A night won is a day', ana.note);
    expect(await ana.note.innerText()).not.toContain('haven’t finished a game');
    await look(ana, `reach-me-${name}`);
    expect(harness.complaints).toEqual([]);
  },
);
