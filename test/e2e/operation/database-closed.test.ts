import { afterEach, expect, test } from 'vitest';
import { allText } from '../../../src/local/index.js';
import { game } from '../../support/played.js';
import { until } from '../../support/until.js';
import { Harness } from '../support/harness.js';

let harness: Harness;
afterEach(() => harness.close());

test.each([
  ['history show', { game: 'past' }],
  ['history list', {}],
  ['stats server', {}],
])(
  '%s, asked of a process that has handed its file over, says that the database is out of reach',
  async (words, values) => {
    harness = await Harness.open();
    await harness.played(game('past', 2, { guildId: harness.server.guildId }));
    const ana = harness.user('Ana');
    harness.database.connection.close();
    const { message } = await harness.run(ana, words, values);
    if (!message) throw new Error(harness.server.dump());
    expect(allText(message)).toContain('The bot can’t use its database right now. Try again in a moment.');
    expect(harness.log.map((line) => line.message)).toContain('an interaction failed');
  },
);

test('an export, asked of a process that has handed its file over, doesn’t stay under way', async () => {
  harness = await Harness.open();
  await harness.played(game('past', 2, { guildId: harness.server.guildId }));
  const ana = harness.user('Ana');
  harness.database.connection.close();
  await harness.run(ana, 'history export', { game: 'past' });
  await harness.pass(100);
  const seen = ana.seesPrivately(harness.channel).map(allText).join('\n');
  expect(seen).toContain('The bot can’t use its database right now.');
  expect(seen).not.toContain('Your export is being made');
});

test('an intent taken away from a process that has handed its file over: it connects without it all the same', async () => {
  harness = await Harness.open();
  const said = (): readonly string[] => harness.log.map((line) => line.message);
  await harness.pass(10_000);
  harness.database.connection.close();
  harness.server.setBotIntents({ messageContent: false });
  harness.server.dropGateway({ resumable: false });
  await until(() => said().some((message) => message.includes('for good')));
  await harness.pass(30_000);
  await until(() => harness.server.botOnline);
  await harness.quiet();
  expect(harness.bot.contentReadable).toBe(false);
  expect(harness.bot.gateway).toBe('ready');
  expect(said()).not.toContain('no connection without Message Content either');
});
