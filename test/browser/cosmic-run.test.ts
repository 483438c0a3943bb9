import { expect, test } from 'vitest';
import { COSMIC_RUN } from '../../src/games/cosmic-run/index.js';
import { tablesOf } from '../../src/table/typed-tables.js';
import { evenings, type Evening } from './support/evening.js';
import { look } from './support/look.js';
import type { Player } from './support/player.js';

const begin = evenings();

const stateOf = ({ harness }: Evening) =>
  tablesOf(COSMIC_RUN, harness.everyTable).inChannel(harness.server.channelId())?.state;

/** What a person would press next on the panel: what gives something, else what there is. */
const ORDER = ['confirm', 'go-on', 'move', 'recruit', 'end-turn', 'place', 'roll', 'open'] as const;

async function pressNext(player: Player): Promise<void> {
  for (const name of ORDER) {
    const buttons = player.panel.locator(`[data-custom-id*="|hand/${name}"]:not([disabled])`);
    const gives = buttons.filter({ hasText: /\+|yours/ });
    const wanted = name === 'place' && (await gives.count()) > 0 ? gives : buttons;
    if ((await wanted.count()) === 0) continue;
    await player.press(wanted.first());
    return;
  }
  throw new Error(`nothing to press:\n${await player.page.getByTestId('messages').innerText()}`);
}

/** Robots play until a person's turn comes, or the game is over. */
async function robotsPlay(evening: Evening): Promise<void> {
  for (let step = 0; step < 200; step += 1) {
    const state = stateOf(evening);
    if (state?.phase !== 'play' || state.seats[state.turn?.seat ?? 0]?.robot !== true) return;
    await evening.harness.pass(1_600);
  }
}

test.each(['wide', 'phone'] as const)('a game with a robot, from the lobby to its end (%s)', async (size) => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana', size });
  await ana.say('/cosmic new seed:browser limit:No limit');
  await ana.reads('Crew 1/4', ana.board);
  await ana.pressNamed('+ Robot');
  await look(ana, 'cosmic-lobby');
  await ana.pressNamed('Start');
  await evening.harness.pass(6_000);
  await robotsPlay(evening);
  await evening.harness.pass(6_000);
  if ((await ana.panel.count()) === 0) await ana.pressNamed('My panel');
  await ana.panel.waitFor();
  await look(ana, 'cosmic-board');
  const dice = ana.panel.locator('[data-custom-id*="|hand/die|"]');
  expect(await dice.count()).toBe(6);
  await ana.press(dice.first());
  await look(ana, 'cosmic-panel');
  for (let step = 0; stateOf(evening)?.phase === 'play' && step < 400; step += 1) {
    await robotsPlay(evening);
    if (stateOf(evening)?.phase !== 'play') break;
    if (stateOf(evening)?.round === 3 && step % 10 === 0) await look(ana, 'cosmic-middle');
    await evening.harness.pass(1_000);
    if ((await ana.panel.locator('[data-custom-id*="|hand/"]').count()) === 0) await ana.pressNamed('My panel');
    await pressNext(ana);
  }
  await evening.harness.pass(6_000);
  await ana.reads(/wins with \d+ points/, ana.board);
  await look(ana, 'cosmic-end');
});

test('the picture, the board in words and the rules, on a phone', async () => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana', size: 'phone' });
  await ana.say('/cosmic new seed:looks limit:No limit robots:3');
  await ana.pressNamed('Start');
  await evening.harness.pass(6_000);
  await ana.pressNamed('Picture');
  await ana.page.locator('.message[data-ephemeral] img').last().waitFor();
  await look(ana, 'cosmic-picture');
  await ana.pressNamed('Board as text');
  await ana.reads('6 Farpoint (length 22)', ana.note);
  await look(ana, 'cosmic-text');
  await ana.pressNamed('Rules');
  await ana.reads('Turn and strike', ana.note);
  await look(ana, 'cosmic-rules');
});
