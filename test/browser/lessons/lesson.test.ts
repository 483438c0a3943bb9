import { expect, test } from 'vitest';
import { evenings, type Evening } from '../support/evening.js';
import { look } from '../support/look.js';
import type { Player } from '../support/player.js';

const begin = evenings();

/** What is pressed in each step. */
const STEPS: readonly (readonly RegExp[])[] = [
  [/Rocket 2 \(C\)/],
  [/🟥 C/u],
  [/K 2 ✓/u],
  [/Rigel/, /🟥 C/u],
  [/^Mine/, /Rocket 2 \(F\)/, /🟨 F/u],
  [/L 5/],
  [/Rocket 2 \(A\)/, /🟩 A/u, /M 💥/u],
  [/🟥 C/u, /🟨 F/u],
  [/Supply \(C\)/, /🟥 C/u],
  [/Pass/],
  [/Rocket 4 \(F A\)/, /🟨 F/u, /🟩 A/u, /N 4 ✓/u],
];

/** Longer than the partner takes for its moves. */
async function partnerMoves({ harness }: Evening): Promise<void> {
  for (let beat = 0; beat < 4; beat += 1) await harness.pass(2_000);
}

async function reachesStep(player: Player, at: number): Promise<void> {
  await player.reads(`Lesson · ${at + 1} of ${STEPS.length}`, player.note);
}

/** Leaves in the middle; the way back is on the message left behind, and a command. */
async function goesAndComesBack(evening: Evening, player: Player, at: number): Promise<void> {
  await player.pressNamed('Leave the lesson', player.note);
  await player.reads(`You left the lesson at step ${at + 1} of ${STEPS.length}`, player.note);
  await look(player, `lesson-left-${at + 1}`);
  await evening.harness.pass(20 * 60_000);
  if (at % 2 === 0) await player.command('/meteor learn');
  else await player.pressNamed(/Continue/, player.note);
  await reachesStep(player, at);
}

test.each([
  ['phone', 'dark', [3, 6]],
  ['small', 'light', [1]],
] as const)(
  'the whole lesson on a %s, %s, from the empty channel to the offer of a game',
  async (size, scheme, left) => {
    const evening = await begin();
    const pia = await evening.arrive({ name: 'Pia', size, scheme });
    await look(pia, 'lesson-welcome');
    await pia.command('/help');
    await look(pia, 'lesson-help');
    await pia.pressNamed(/Teach me/, pia.note);
    for (const [at, presses] of STEPS.entries()) {
      await reachesStep(pia, at);
      await look(pia, `lesson-${at + 1}`);
      if (left.some((one) => one === at)) await goesAndComesBack(evening, pia, at);
      for (const label of presses) {
        await pia.pressNamed(label, pia.note);
        // Two presses of one button within half a second are one.
        await evening.harness.pass(700);
      }
      await partnerMoves(evening);
    }
    await pia.reads('Lesson done, and Earth is saved', pia.note);
    await look(pia, 'lesson-done');
    await pia.pressNamed(/Play now/, pia.note);
    await pia.reads(/Start the clock/, pia.board);
    expect(evening.harness.table.state.options.mode).toBe('first');
    await look(pia, 'lesson-first-game');
  },
);
