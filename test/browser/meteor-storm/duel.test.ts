import { expect, test } from 'vitest';
import { evenings } from '../support/evening.js';
import { GLANCE_MS } from '../support/perform.js';
import { look } from '../support/look.js';
import type { Player } from '../support/player.js';

const begin = evenings();

/** The first button of a kind on somebody's panel. */
const first = (player: Player, kind: string) =>
  player.panel.locator(`button[data-custom-id*="|hand/${kind}|"]`).first();

/** The picture has been drawn and sent: nothing here says when, so the page is asked. */
const pictured = (player: Player) => player.board.locator('img').first().waitFor();

test('a duel at a wide window and on a phone, from the lobby into the fight', async () => {
  const evening = await begin();
  const { harness } = evening;
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben', size: 'phone' });
  await ana.command('/storm new scenario:Twin Rifts seed:look');
  await ana.reads('METEOR STORM · Twin Rifts', ana.board);
  await look(ana, 'storm-lobby');
  await ben.pressNamed('Join');
  await ana.pressNamed('Start');
  await harness.pass(1_000);
  await ana.reads(/turn 1, Ana \(A\)/, ana.board);
  await pictured(ana);
  await look(ana, 'storm-start');
  await ben.toEnd();
  await look(ben, 'storm-waiting-phone');

  await ana.press(first(ana, 'play'));
  await look(ana, 'storm-units');
  if ((await first(ana, 'unit').count()) > 0) {
    await harness.pass(GLANCE_MS);
    await ana.press(first(ana, 'unit'));
    await look(ana, 'storm-hexes');
    await harness.pass(GLANCE_MS);
    await ana.pressNamed(/Stay/, ana.panel);
  }
  await harness.pass(GLANCE_MS);
  await ana.pressNamed('End orders', ana.panel);
  await harness.pass(1_000);

  await ben.toEnd();
  await ben.reads('Play a command card', ben.panel);
  await look(ben, 'storm-cards-phone');
  await ben.press(first(ben, 'play'));
  await look(ben, 'storm-units-phone');
  await harness.pass(GLANCE_MS);
  await ben.pressNamed('End orders', ben.panel);
  await harness.pass(1_000);
  await ana.reads(/turn 3, Ana \(A\)/, ana.board);
  await ana.pressNamed('Board as text');
  await ana.reads('The board, turn 3', ana.note);
  await look(ana, 'storm-text');
  expect(await ana.board.locator('img').getAttribute('alt')).toContain('A (Ana)');
});
