import { afterEach, expect, test } from 'vitest';
import { allText } from '../../../src/local/index.js';
import { game as playedGame } from '../../support/played.js';
import { closeClean } from '../support/requests.js';
import { Harness } from '../support/harness.js';

let harness: Harness;
afterEach(() => closeClean(harness));

const said = async (words: string, values: Record<string, string>): Promise<string> => {
  const { message } = await harness.run(harness.user('Ana'), words, values);
  return message === undefined ? '' : allText(message);
};

test('/history list: what was typed as a mode is shown as it was typed, not as Discord would draw it', async () => {
  harness = await Harness.open();
  await harness.played(playedGame('past', 2, { guildId: harness.server.guildId }));
  const words = await said('history list', { mode: '**@everyone** <@1>' });
  expect(words).toContain('everyone');
  expect(words).not.toContain('**@everyone**');
  expect(words).not.toContain('<@1>');
});

test('/stats player: who has no name any more is a player, and no number', async () => {
  harness = await Harness.open();
  const { guildId } = harness.server;
  await harness.played(playedGame('past', 2, { guildId }));
  const { connection } = harness.database;
  const user = String(connection.prepare("SELECT user FROM seats WHERE game = 'past' AND user <> ''").pluck().get());
  connection.exec("UPDATE seats SET name = ''; UPDATE standings SET name = ''");
  const words = await said('stats player', { player: user });
  expect(words).not.toContain(user);
  expect(words.length).toBeGreaterThan(20);
});
