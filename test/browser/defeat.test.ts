import { expect, test } from 'vitest';
import { cardOf, viewFor, type GameState } from '../../src/games/meteor/index.js';
import { evenings, openLobby, startGame, type Evening } from './support/evening.js';
import { look } from './support/look.js';
import type { Player } from './support/player.js';
import { dealt, seedFor } from './support/rehearsal.js';

const begin = evenings();

const ZONE_MS = 60_000;

test('time runs out: the last zone’s end hits Earth, and the board says what it was', async () => {
  const evening = await begin();
  const ben = await evening.arrive({ name: 'Ben', size: 'phone' });
  await startGame(evening, [ben], { mode: 'first', seed: 'late' });
  const { harness } = evening;
  const { table } = harness;
  await look(ben, 'solo-hand');
  await harness.pass(3 * ZONE_MS);
  await ben.reads('ZONE 2', ben.board);
  await look(ben, 'solo-many-cards');
  await harness.pass(ZONE_MS);
  await ben.reads('Last zone', ben.panel);
  await harness.pass(ZONE_MS - 9_000);
  await look(ben, 'last-seconds');
  await harness.pass(9_000);
  expect(table.state.outcome).toMatchObject({ result: 'lost', reason: 'impact-time' });
  await ben.reads('EARTH IS HIT', ben.board);
  await ben.reads('time ran out', ben.board);
  await ben.reads('What hit:', ben.board);
  await ben.reads('The next one is yours', ben.note);
  await look(ben, 'end-lost-time');
});

test('passing in the last zone asks whether it is meant; “Don’t pass” takes it back, “Pass and lose” loses', async () => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben', size: 'phone', scheme: 'light' });
  await startGame(evening, [ana, ben], { mode: 'standard', seed: 'passing' });
  const { harness } = evening;
  const { table } = harness;
  await harness.pass(4 * ZONE_MS);
  await ana.pressNamed(/Pass/, ana.panel);
  await harness.pass(1_000);
  await ben.reads('Passed: Ana', ben.board);
  await ben.pressNamed(/Pass/, ben.panel);
  await ben.reads('the last to pass', ben.panel);
  await look(ben, 'confirm-pass');
  // It stands where Pass was: only one who has seen it means it.
  await harness.pass(700);
  await ben.pressNamed('Don’t pass', ben.panel);
  expect(await ben.panel.getByText('the last to pass').count()).toBe(0);
  // The board's own Pass asks by a note.
  await ben.pressNamed(/Pass/, ben.board);
  await ben.reads('the last to pass', ben.note);
  await look(ben, 'confirm-pass-note');
  expect(table.state.phase).toBe('play');
  await ben.pressNamed(/Pass and lose/, ben.note);
  await harness.pass(1_000);
  expect(table.state.outcome).toMatchObject({ result: 'lost', reason: 'impact-pass' });
  for (const player of [ana, ben]) await player.reads('Everyone passed in the last zone', player.board);
  await look(ben, 'end-lost-passing');
});

interface Overshoot {
  readonly rocket: string;
  readonly letter: string;
}

/** A Rocket that a lone player holds with all its energy from the start, and a meteor that it more than destroys. */
function overshoot({ seats, field }: GameState): Overshoot | null {
  const hand = seats[0]?.hand ?? [];
  for (const rocket of hand) {
    const card = cardOf(rocket);
    if (card?.kind !== 'rocket') continue;
    const left = [...hand];
    const enough = [...card.cost].every(
      (letter) => left.includes(letter) && left.splice(left.indexOf(letter), 1).length === 1,
    );
    const target = field.find(({ size, trait }) => size < card.damage && trait === null);
    if (enough && target !== undefined) return { rocket, letter: target.letter };
  }
  return null;
}

/** Begins the Rocket on the site that is chosen, then its energy: a click each, slow enough to be no double tap. */
async function build({ harness }: Evening, player: Player, rocket: string): Promise<void> {
  await player.ask({ name: 'hand/place', card: rocket, site: 0 }, 'card');
  const card = cardOf(rocket);
  for (const energy of card?.kind === 'rocket' ? card.cost : '') {
    await harness.pass(600);
    await player.ask({ name: 'hand/place', card: energy, site: 0 });
  }
}

test('an Overkill in the last zone loses', async () => {
  const evening = await begin();
  const seed = seedFor((one) => (overshoot(dealt({ mode: 'first', players: 1 }, one)) === null ? null : 0));
  const ana = await evening.arrive({ name: 'Ana', size: 'phone' });
  await startGame(evening, [ana], { mode: 'first', seed });
  const { harness } = evening;
  const { table } = harness;
  const shot = overshoot(table.state);
  if (shot === null) throw new Error('the same seed dealt something else');
  await build(evening, ana, shot.rocket);
  await ana.reads('READY', ana.panel);
  await harness.pass(4 * ZONE_MS);
  expect(viewFor(table.state, 0, harness.time.now()).zone).toBe(1);
  await look(ana, 'solo-ready');
  const launch = { name: 'hand/launch', target: shot.letter, rockets: 0, change: 0 } as const;
  await ana.ask(launch);
  await harness.pass(5_000);
  // A sure Overkill that loses is asked about first (R9); a button of the question's own means it.
  expect(table.state.outcome).toBeNull();
  await look(ana, 'sure-overkill-asked');
  await ana.ask({ ...launch, name: 'hand/launch-confirm' });
  await harness.pass(5_000);
  expect(table.state.outcome).toMatchObject({ result: 'lost', reason: 'impact-overkill' });
  await ana.reads('An Overkill blasted the rest into Earth', ana.board);
  await look(ana, 'end-lost-overkill');
});

test('the host ends the game, once asked whether that is meant; “again” lists the crew', async () => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben', size: 'phone' });
  await startGame(evening, [ana, ben], { mode: 'standard', seed: 'ended' });
  const { harness } = evening;
  const { table } = harness;
  await ana.command('/meteor end');
  await ana.reads('This ends the game for everyone', ana.note);
  await ana.pressNamed(/End the game/, ana.note);
  await harness.pass(1_000);
  expect(table.state.outcome).toMatchObject({ result: 'abandoned', reason: 'ended-by-host' });
  await ben.reads('GAME CALLED OFF', ben.board);
  await look(ben, 'end-abandoned');
  await ben.pressNamed(/Again/);
  await ben.reads('Played before: Ana, Ben', ben.board);
  await look(ben, 'again');
});

test('everybody leaves, or nobody does anything for ten minutes: abandoned', async () => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana' });
  const { harness } = evening;
  await startGame(evening, [ana], { mode: 'standard', seed: 'left' });
  await ana.command('/meteor leave');
  await ana.reads('send the command again', ana.note);
  await ana.command('/meteor leave');
  await harness.pass(1_000);
  await ana.reads('Everyone left', ana.board);
  await openLobby(ana, { mode: 'standard', seed: 'idle' });
  await harness.pass(600_000);
  await ana.reads('No one did anything for ten minutes', ana.board);
});
