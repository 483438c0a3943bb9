import { expect, test } from 'vitest';
import { METEOR_STORM } from '../../../src/games/meteor-storm/index.js';
import { tablesOf } from '../../../src/table/typed-tables.js';
import { evenings, type Evening } from '../support/evening.js';
import { look } from '../support/look.js';
import type { Player } from '../support/player.js';

const begin = evenings();

const stateOf = ({ harness }: Evening) =>
  tablesOf(METEOR_STORM, harness.everyTable).inChannel(harness.server.channelId())?.state;

/** What somebody in a hurry presses: an answer to a red alert, the end of the orders once a card is played. */
const ORDER = ['retire', 'marker', 'done', 'play'] as const;

async function pressNext(player: Player): Promise<boolean> {
  for (const name of ORDER) {
    const buttons = player.panel.locator(`button[data-custom-id*="|hand/${name}"]:not([disabled])`);
    if ((await buttons.count()) === 0) continue;
    await player.press(buttons.first());
    return true;
  }
  return false;
}

const WINDOWS = [
  { size: 'phone', scheme: 'dark' },
  { size: 'wide', scheme: 'light' },
] as const;

test.each(WINDOWS)('a whole battle against a robot by buttons alone, $size and $scheme', async (window) => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana', ...window });
  await ana.say('/storm new scenario:Open Sky seed:phone');
  await ana.reads('METEOR STORM', ana.board);
  await ana.press(ana.board.locator('button[data-custom-id*="|lobby/robot"]:not([disabled])').first());
  await look(ana, 'storm-lobby-robot');
  await ana.pressNamed('Start');
  await evening.harness.pass(2_000);
  let isSeen = false;
  for (let step = 0; stateOf(evening)?.phase === 'play' && step < 500; step += 1) {
    if ((await ana.panel.count()) === 0) await ana.pressNamed('My cards');
    if (!(await pressNext(ana))) await evening.harness.pass(2_000);
    await evening.harness.pass(1_100);
    if (isSeen || (stateOf(evening)?.turn ?? 0) < 9) continue;
    isSeen = true;
    await look(ana, 'storm-middle');
  }
  expect(stateOf(evening)?.phase).not.toBe('play');
  await evening.harness.pass(6_000);
  await ana.reads(/wins/, ana.board);
  await look(ana, 'storm-end');
});
