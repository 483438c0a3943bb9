import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { METEOR_TOWN } from '../../src/games/meteor-town/index.js';
import { tablesOf } from '../../src/table/typed-tables.js';
import { evenings, type Evening } from './support/evening.js';
import { look } from './support/look.js';
import type { Player } from './support/player.js';

const begin = evenings();

const townsOf = ({ harness }: Evening) => tablesOf(METEOR_TOWN, harness.everyTable);
const sky = (evening: Evening) => townsOf(evening).inChannel(evening.harness.server.channelId())?.state;
const isOn = (evening: Evening): boolean => sky(evening)?.phase === 'play';

/** The newest panel of the game. */
const panelOf = (player: Player): Locator =>
  player.page
    .locator('.message[data-ephemeral]')
    .filter({ has: player.page.locator('[data-custom-id*="|town/"]') })
    .last();

/** What a person in no hurry would press next: what gives something, else what there is. */
const ORDER = ['hit', 'crater', 'write', 'gain', 'sell', 'column', 'bonus', 'next', 'assign', 'roles|', 'skip'];

async function pressNext(player: Player): Promise<void> {
  const panel = panelOf(player);
  for (const name of ORDER) {
    const buttons = panel.locator(`button[data-custom-id*="|town/${name}"]:not([disabled])`);
    if ((await buttons.count()) === 0) continue;
    await player.press(buttons.first());
    return;
  }
  throw new Error(`nothing to press:\n${await panel.innerText()}`);
}

test.each(['wide', 'phone'] as const)('a same-sky table, from the lobby to its end (%s)', async (size) => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana', size });
  await ana.say('/town new seed:browser robots:1 level:Visitor');
  await ana.reads('METEOR TOWN', ana.board);
  await look(ana, `town-lobby`);
  await ana.pressNamed('Start');
  await evening.harness.pass(6_000);
  if ((await panelOf(ana).count()) === 0) await ana.pressNamed('My town');
  await panelOf(ana).waitFor();
  await look(ana, 'town-dice');
  await ana.pressNamed(/Assign/, panelOf(ana));
  await look(ana, 'town-roles');
  await ana.pressNamed(/Strike/, panelOf(ana));
  await look(ana, 'town-columns');
  for (let step = 0; isOn(evening) && step < 400; step += 1) {
    if (sky(evening)?.towns[0]?.step === 'finished') await evening.harness.pass(30_000);
    else {
      await evening.harness.pass(1_000);
      if ((await panelOf(ana).count()) === 0) await ana.pressNamed('My town');
      await pressNext(ana);
      const { turn, step: at } = sky(evening)?.towns[0] ?? { turn: 0, step: 'dice' };
      if (turn === 6 && at === 'strike') await look(ana, 'town-strike');
    }
  }
  expect(isOn(evening)).toBe(false);
  await evening.harness.pass(3_000);
  await ana.reads('All towns are finished.', ana.board);
  await look(ana, 'town-end');
});

test.each(['wide', 'phone'] as const)('the daily town, its sheet and its text (%s)', async (size) => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana', size });
  await ana.say('/daily town');
  await ana.note.waitFor();
  await ana.pressNamed('▶ Begin', ana.note);
  await panelOf(ana).waitFor();
  await ana.reads('Daily town', panelOf(ana));
  await look(ana, 'town-daily');
  await ana.pressNamed('Sheet', panelOf(ana));
  await ana.page.locator('.message[data-ephemeral] img').last().waitFor();
  await look(ana, 'town-sheet');
  await ana.pressNamed('As text', panelOf(ana));
  await ana.reads('1.3 Train Station', ana.note);
  await look(ana, 'town-text');
  await ana.pressNamed('Rules', panelOf(ana));
  await ana.reads('Twelve turns.', ana.note);
  await look(ana, 'town-rules');
});
