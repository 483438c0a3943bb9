import { test } from 'vitest';
import type { GameState } from '../../src/games/meteor/index.js';
import { evenings, openLobby, showHand, type Evening } from './support/evening.js';
import { look } from './support/look.js';
import { perform } from './support/perform.js';
import { dealt, rehearse, seedFor, type Step } from './support/rehearsal.js';

/**
 * Looks at every state of a game in windows of several sizes and colours: nothing too wide, too low or cut off, no key
 * in place of words. `PICTURES=/some/folder` keeps the pictures.
 */
const begin = evenings();

const busy = ({ sites }: GameState): number => sites.filter(({ pile }) => pile.length > 0).length;
const ready = ({ sites }: GameState): number => sites.filter((site) => site.ready).length;
const [EARLY, MIDDLE, READY, WINDOW, LATE] = [
  (state: GameState) => busy(state) === 1,
  (state: GameState) => busy(state) >= 3,
  (state: GameState) => ready(state) >= 2 && state.window === null,
  (state: GameState) => (state.window?.rockets.length ?? 0) >= 2,
  (state: GameState) => state.zone <= 3 && state.technologies.length > 0 && busy(state) >= 2,
];

/** Where in a rehearsal each moment comes, in this order; null if one never does. */
function moments(steps: readonly Step[], wanted: readonly ((state: GameState) => boolean)[]): readonly number[] | null {
  const found: number[] = [];
  for (const one of wanted) {
    const at = steps.findIndex(({ after }, index) => index > (found.at(-1) ?? -1) && one(after));
    if (at < 0) return null;
    found.push(at);
  }
  return found;
}

const SEEN = [EARLY, MIDDLE, READY, WINDOW, LATE];
const NAMES = ['board-early', 'board-middle', 'board-ready', 'board-window', 'board-late'];

async function lookAll({ players }: Evening, name: string): Promise<void> {
  for (const player of players) await look(player, name);
}

/** First the top of the board, then the panel: a phone has no room for both. */
async function lookBoth({ players }: Evening, name: string): Promise<void> {
  for (const player of players) {
    await look(player, name);
    await player.board.evaluate('(element) => element.scrollIntoView({ block: "start" })');
    await look(player, `${name}-top`);
    await player.panel.scrollIntoViewIfNeeded();
  }
}

test('three windows from the lobby to a victory', async () => {
  const evening = await begin();
  const { house } = evening;
  const seed = seedFor((one) => {
    const { steps, outcome } = rehearse(dealt({ mode: 'standard', players: 3 }, one));
    return outcome.result === 'won' && moments(steps, SEEN) !== null ? steps.length : null;
  }, 200);
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben', size: 'phone' });
  const chloe = await evening.arrive({ name: 'Chloé', size: 'small', scheme: 'light' });
  const crew = [ana, ben, chloe] as const;
  await lookAll(evening, 'welcome');
  await openLobby(ana, { mode: 'standard', seed });
  await ben.pressNamed('Join');
  await chloe.pressNamed('Join');
  await ana.reads('Chloé', ana.board);
  await house.pass(1_000);
  await lookAll(evening, 'lobby');
  await ben.pressNamed('Start');
  await ben.note.waitFor();
  await look(ben, 'refusal-start');
  await ana.pressNamed('Start');
  await ben.reads('THE METEOR FIELD', ben.board);
  await house.pass(2_000);
  await lookAll(evening, 'field');
  await ana.pressNamed(/Start the clock/);
  const begun = house.table.state.at;
  const { steps } = rehearse(house.table.state);
  await house.pass(1_000);
  for (const player of crew) await showHand(player);
  await lookBoth(evening, 'board-start');
  let done = 0;
  for (const [index, at] of (moments(steps, SEEN) ?? []).entries()) {
    await perform(house, crew, steps.slice(done, at + 1), begun);
    done = at + 1;
    await house.pass(900);
    await lookBoth(evening, NAMES[index] ?? '');
  }
  await perform(house, crew, steps.slice(done), begun);
  await house.pass(2_000);
  await lookAll(evening, 'end-won');
});
