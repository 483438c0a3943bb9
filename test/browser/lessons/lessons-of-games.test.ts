import { expect, test } from 'vitest';
import { evenings, type Evening } from '../support/evening.js';
import { look } from '../support/look.js';
import type { Player } from '../support/player.js';

const begin = evenings();

const lessonOf = (player: Player) => player.page.locator('.message[data-ephemeral]').last();

/** Presses the first button of that name on the lesson that can be pressed; false: there is none. */
async function pressed(player: Player, name: string): Promise<boolean> {
  const button = lessonOf(player).locator(`button[data-custom-id*="|${name}"]:not([disabled])`);
  if ((await button.count()) === 0) return false;
  await player.press(button.first());
  return true;
}

/** What takes each lesson on, by its buttons, the foremost first. */
const LESSONS = [
  { command: 'town', presses: ['town/next', 'town/skip', 'town/assign', 'town/roles|', 'town/write', 'town/hit'] },
  {
    command: 'cosmic',
    presses: ['hand/confirm', 'hand/go-on', 'hand/move', 'hand/end-turn', 'hand/place', 'hand/die'],
  },
  { command: 'storm', presses: ['hand/done', 'hand/play'] },
] as const;

async function waitForRobot({ harness }: Evening): Promise<void> {
  await harness.pass(2_000);
}

test.each(LESSONS)(
  'the lesson of /$command play act:learn, its three steps by buttons alone, on a phone',
  async ({ command, presses }) => {
    const evening = await begin();
    const ana = await evening.arrive({ name: 'Ana', size: 'phone' });
    await ana.say(`/${command} play act:learn`);
    await ana.reads('Step 1 of 3', lessonOf(ana));
    await look(ana, `${command}-lesson-1`);
    const seen = new Set([1]);
    for (let step = 0; step < 80 && !seen.has(3); step += 1) {
      await evening.harness.pass(1_100);
      let found = false;
      for (const name of presses) {
        found = await pressed(ana, name);
        if (found) break;
      }
      if (!found) await waitForRobot(evening);
      const at = Number(/Step (\d) of 3/.exec(await lessonOf(ana).innerText())?.[1] ?? 0);
      if (at === 0 || seen.has(at)) continue;
      seen.add(at);
      await look(ana, `${command}-lesson-${at}`);
    }
    expect([...seen]).toEqual([1, 2, 3]);
  },
);
