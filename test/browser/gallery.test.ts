import { expect, test } from 'vitest';
import { cardOf, type GameState } from '../../src/games/meteor/index.js';
import { evenings, openLobby, showHand, startGame, type Evening } from './support/evening.js';
import { look } from './support/look.js';
import { perform } from './support/perform.js';
import { dealt, rehearse, seedFor, type Step } from './support/rehearsal.js';

/**
 * Looks at every state of a game in windows of several sizes and colours: nothing too wide, too low or cut off, no key
 * in place of words. `PICTURES=/some/folder` keeps the pictures, `SCHEME=light` makes them all light.
 */
const begin = evenings({ emoji: 'own' });

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

/** The panel, then the board, to which a chip leads where a window has no room for both. */
async function lookBoth({ players }: Evening, name: string): Promise<void> {
  for (const player of players) {
    await look(player, name);
    await player.jump();
    await look(player, `${name}-top`);
    await player.toEnd();
  }
}

test('three windows from the lobby to a victory', async () => {
  const evening = await begin();
  const { harness } = evening;
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
  await harness.pass(1_000);
  await lookAll(evening, 'lobby');
  await ben.pressNamed('Start');
  await ben.note.waitFor();
  await look(ben, 'refusal-start');
  await ana.pressNamed('Start');
  await ben.reads('THE METEOR FIELD', ben.board);
  await harness.pass(2_000);
  await lookAll(evening, 'field');
  await ana.pressNamed(/Start the clock/);
  const begun = harness.table.state.at;
  const { steps } = rehearse(harness.table.state);
  await harness.pass(1_000);
  for (const player of crew) await showHand(player);
  await lookBoth(evening, 'board-start');
  let done = 0;
  for (const [index, at] of (moments(steps, SEEN) ?? []).entries()) {
    await perform(harness, crew, steps.slice(done, at + 1), begun);
    done = at + 1;
    await harness.pass(900);
    await lookBoth(evening, NAMES[index] ?? '');
  }
  await perform(harness, crew, steps.slice(done), begun);
  await harness.pass(2_000);
  const pictures = crew.map(({ board }) => board.getByRole('img', { name: /^EARTH IS SAFE/ }));
  // It is drawn on a thread of its own, and sent when the writer's next turn comes: in the test's time.
  await expect
    .poll(
      async () => {
        await harness.pass(1_000);
        return Promise.all(pictures.map((picture) => picture.count()));
      },
      { timeout: 60_000, interval: 250 },
    )
    .toEqual(crew.map(() => 1));
  await lookAll(evening, 'end-won');
});

test('rules by topic, settings and what the bot lacks', async () => {
  const evening = await begin();
  const { harness } = evening;
  const ana = await evening.arrive({ name: 'Ana', scheme: 'light' });
  const ben = await evening.arrive({ name: 'Ben', size: 'small', scheme: 'light' });
  for (const command of ['/settings check', '/settings show']) {
    await ana.command(command);
    await look(ana, command.replace(/\W/g, '-').slice(1));
  }
  harness.server.setBotPermissions(harness.server.channelId(), { deny: ['ManageMessages'] });
  await ana.command('/settings check');
  await look(ana, 'settings-missing');
  await openLobby(ana, { mode: 'standard', seed: 'missing' });
  await ben.reads('Manage Messages', ben.board);
  await lookAll(evening, 'lobby-missing');
  await ben.pressNamed(/Join/);
  await ana.choosesSetting('silence', 'off');
  await harness.pass(1_000);
  await lookAll(evening, 'lobby-without-silence');
  await ben.pressNamed(/Settings/);
  await ben.pressNamed(/How to play/, ben.note);
  await ben.note.getByRole('combobox').waitFor();
  await look(ben, 'rules');
  await ben.note.getByRole('combobox').click();
  await ben.page.getByRole('option').first().waitFor();
  await look(ben, 'rules-topics');
  const topics = await ben.page.getByRole('option').allInnerTexts();
  expect(topics.length).toBeGreaterThan(5);
  for (const topic of topics.map((one) => one.split('\n')[0] ?? one)) {
    if ((await ben.page.getByRole('option').count()) === 0) await ben.note.getByRole('combobox').click();
    await ben.page.getByRole('option', { name: topic, exact: true }).click();
    await ben.answered();
    await look(ben, `rules-${topic.replace(/\W+/g, '-')}`);
  }
});

test('five players with long names on the smallest phone', async () => {
  const evening = await begin();
  const { harness } = evening;
  const ana = await evening.arrive({ name: 'Anastasia-Wilhelmina von Buelow', size: 'small' });
  await openLobby(ana, { mode: 'standard', seed: 'five' });
  for (const name of ['Maximilian the Unpronounceable', 'x_X_*DarkStar*_X_x', 'Ω≈ç√∫˜µ≤≥÷åß∂ƒ©˙∆˚¬', 'Bo']) {
    await harness.server.addUser(name).command(harness.server.channelId(), 'meteor join');
  }
  await harness.pass(1_000);
  await look(ana, 'five-lobby');
  await ana.pressNamed('Start');
  await harness.pass(1_000);
  await look(ana, 'five-field');
  await ana.pressNamed(/Start the clock/);
  await harness.pass(1_000);
  await showHand(ana);
  await lookBoth(evening, 'five-hand');
  await ana.press(ana.panel.locator('[data-custom-id*="|hand/place|"]:not([disabled])').first());
  await harness.pass(1_000);
  await lookBoth(evening, 'five-placed');
});

test('a card that can’t go on a site is refused with what would fit', async () => {
  const evening = await begin();
  const { harness } = evening;
  const held = (hand: readonly string[] | undefined, kind: 'rocket' | 'technology') =>
    hand?.find((card) => cardOf(card)?.kind === kind);
  const seed = seedFor((one) => {
    const [anas, bens] = dealt({ mode: 'standard', players: 2 }, one).seats;
    return held(anas?.hand, 'technology') !== undefined && held(bens?.hand, 'rocket') !== undefined ? 0 : null;
  });
  const ana = await evening.arrive({ name: 'Ana', size: 'phone' });
  const ben = await evening.arrive({ name: 'Ben' });
  await startGame(evening, [ana, ben], { mode: 'standard', seed });
  const [anas, bens] = harness.table.state.seats;
  // Ben is quicker, by the moment in which Ana's panel hasn't been told of it.
  for (const player of [ana, ben]) await player.pressNamed('Shared', player.panel);
  await harness.pass(700);
  await ben.ask({ name: 'hand/place', card: held(bens?.hand, 'rocket') ?? '', site: 2 });
  await ana.ask({ name: 'hand/place', card: held(anas?.hand, 'technology') ?? '', site: 2 });
  await ana.reads(/doesn’t fit on the shared site .*From your hand, these do:/, ana.panel);
  await look(ana, 'refusal-place');
  expect(harness.table.state.sites[2]?.pile).toHaveLength(1);
});
