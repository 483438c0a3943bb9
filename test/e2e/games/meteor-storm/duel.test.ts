import { afterEach, describe, expect, it } from 'vitest';
import { allText, buttonsOf, type LocalUser } from '../../../../src/local/index.js';
import { faultsOf } from '../../support/requests.js';
import { Harness, type HarnessOptions } from '../../support/harness.js';
import { Duel } from './support.js';

let harness: Harness;
afterEach(async () => {
  // Whatever a test did, every request held.
  expect(faultsOf(harness.server.requests.all)).toEqual([]);
  await harness.close();
});

/** Two people at a table, the battle begun by buttons. */
async function begin(
  values: Record<string, string | boolean> = {},
  options: HarnessOptions = {},
): Promise<readonly [Duel, LocalUser, LocalUser]> {
  harness = await Harness.open(options);
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  const duel = new Duel(harness, 'e2e');
  await harness.run(ana, 'storm new', { seed: 'e2e', ...values });
  await duel.press(ben, duel.board(ben), 'Join');
  await duel.press(ana, duel.board(ana), 'Start');
  await harness.pass(1000);
  return [duel, ana, ben];
}

/** One press on the panel of whoever is due, any that moves the game on. */
async function pressSomething(duel: Duel, users: readonly LocalUser[]): Promise<void> {
  const user = users[duel.due];
  if (user === undefined) throw new Error('nobody is due');
  const panel = duel.panel(user);
  const idle = /\|hand\/(back|more|undo|take-back)(\||$)/;
  const buttons = buttonsOf(panel).filter(({ customId, disabled }) => !disabled && !idle.test(customId ?? ''));
  // The other's panel follows about a second later, which is the moment that a press takes.
  await duel.click(user, panel, duel.pick(buttons).customId ?? '');
}

describe('Meteor Storm by buttons', () => {
  it('lobby: two sit down, the host starts, and both have their panels', async () => {
    const [duel, ana, ben] = await begin({ scenario: 'twin-rifts' });
    const shown = allText(duel.board(ana));
    expect(shown).toContain('METEOR STORM · Twin Rifts · turn 1, Ana (A)');
    expect(shown).toContain('Ana 0 · Ben 0 · first to 11');
    expect(shown).toContain('Ana is choosing a command card.');
    expect(allText(duel.panel(ana))).toContain('you’re A');
    expect(allText(duel.panel(ben))).toContain('Ana is playing.');
    expect(buttonsOf(duel.panel(ana)).map(({ label }) => label)).toContainEqual(expect.stringMatching(/ · \d$/));
  });

  it('one tap plays a card; before the first order it goes back; a unit moves, and back', async () => {
    const [duel, ana] = await begin();
    const [first, second] = buttonsOf(duel.panel(ana)).filter(({ customId }) => customId?.includes('|hand/play|'));
    await duel.click(ana, duel.panel(ana), first?.customId ?? '');
    expect(duel.state.card).toBe(first?.customId?.split('|').at(-1));
    await duel.press(ana, duel.panel(ana), 'Back');
    expect(duel.state.card).toBeNull();
    await duel.click(ana, duel.panel(ana), second?.customId ?? '');
    expect(duel.state.card).toBe(second?.customId?.split('|').at(-1));
    const unit = buttonsOf(duel.panel(ana)).find(({ customId }) => customId?.includes('|hand/unit|'));
    if (unit !== undefined) {
      await duel.click(ana, duel.panel(ana), unit.customId ?? '');
      await duel.press(ana, duel.panel(ana), /Stay/);
      expect(duel.state.ordered).toHaveLength(1);
      await duel.press(ana, duel.panel(ana), 'Undo move');
      expect(duel.state.ordered).toEqual([]);
    }
    await duel.press(ana, duel.panel(ana), 'End orders');
    expect([duel.state.active, duel.state.turn]).toEqual([1, 2]);
    await harness.pass(1000);
    expect(allText(duel.board(ana))).toContain('turn 2, Ben (B)');
  });

  it('the board in words, the log and the rules answer to one alone', async () => {
    const [duel, , ben] = await begin();
    await duel.press(ben, duel.board(ben), 'Board as text');
    expect(duel.privately(ben)).toContain('★ 1.5, 4 of 4 hits left');
    await duel.press(ben, duel.board(ben), 'My side');
    expect(JSON.stringify(ben.seesPrivately(harness.channel).at(-1)?.components)).toContain('my-side.png');
    await duel.press(ben, duel.board(ben), 'Log');
    expect(duel.privately(ben)).toContain('First to 9 points');
    await duel.press(ben, duel.board(ben), 'Rules');
    expect(duel.privately(ben)).toContain('Richard Borg');
  });

  it('the board’s picture goes with the message, and is sent anew only when the board has changed', async () => {
    const [duel, ana] = await begin();
    const pictures = (): string => JSON.stringify(duel.board(ana).attachments.map(({ filename }) => filename));
    expect(pictures()).toBe('["board-1.png"]');
    expect(JSON.stringify(duel.board(ana).components)).toContain('board-1.png');
    const card = buttonsOf(duel.panel(ana)).find(({ customId }) => customId?.includes('|hand/play|'));
    await duel.click(ana, duel.panel(ana), card?.customId ?? '');
    await duel.press(ana, duel.panel(ana), 'End orders');
    await harness.pass(1000);
    const second = pictures();
    expect(second).not.toBe('["board-1.png"]');
    await duel.press(ana, duel.board(ana), 'Log');
    await harness.pass(1000);
    expect(pictures()).toBe(second);
    await harness.run(ana, 'storm play', { act: 'board' });
    await harness.pass(1000);
    expect(duel.board(ana).attachments).toHaveLength(1);
  });

  it('what is chosen from brings the picture with numbers to its player’s panel within 2 s; it goes with its choice', async () => {
    const [duel, ana] = await begin();
    const pictures = (): string =>
      duel
        .panel(ana)
        .attachments.map(({ filename }) => filename)
        .join();
    const first = (name: string): string | undefined =>
      buttonsOf(duel.panel(ana)).find(({ customId }) => customId?.includes(`|hand/${name}|`))?.customId;
    expect(pictures()).toBe('');
    for (const card of buttonsOf(duel.panel(ana)).filter(({ customId }) => customId?.includes('|hand/play|'))) {
      if (first('unit') !== undefined) break;
      if (first('play') === undefined) await duel.press(ana, duel.panel(ana), 'Back');
      await duel.click(ana, duel.panel(ana), card.customId ?? '');
    }
    expect(buttonsOf(duel.panel(ana)).map(({ label }) => label)).toContainEqual(expect.stringMatching(/^1 · /));
    await harness.pass(2000);
    const units = pictures();
    expect(units).toMatch(/^board-\d+\.png$/);
    await duel.click(ana, duel.panel(ana), first('unit') ?? '');
    // Units' numbers beside the buttons of hexes would mislead.
    expect(pictures()).not.toBe(units);
    expect(buttonsOf(duel.panel(ana)).map(({ label }) => label)).toContainEqual(expect.stringMatching(/^(☄ )?1$/));
    await harness.pass(2000);
    expect(pictures()).toMatch(/^board-\d+\.png$/);
    expect(pictures()).not.toBe(units);
    await duel.press(ana, duel.panel(ana), 'Back');
    await duel.press(ana, duel.panel(ana), 'Back');
    await harness.pass(2000);
    expect(pictures()).toBe('');
  });

  it('where no picture can be drawn, the buttons name the hexes', async () => {
    const renderPng = (): Promise<Buffer> => Promise.reject(new Error('the drawing thread ended'));
    const pictures = { renderPng, close: () => Promise.resolve() };
    const [duel, ana] = await begin({}, { pictures });
    const labels = (name: string): readonly string[] =>
      buttonsOf(duel.panel(ana)).flatMap(({ customId, label = '' }) => (customId?.includes(name) ? [label] : []));
    await duel.press(ana, duel.panel(ana), / · [1-9]/);
    await harness.pass(2000);
    expect(labels('|hand/unit|')).toContainEqual(expect.stringMatching(/^[FDC★] \d+\.\d$/u));
    await duel.press(ana, duel.panel(ana), labels('|hand/unit|')[0] ?? '');
    await harness.pass(2000);
    expect(labels('|hand/move|').slice(1)).toContainEqual(expect.stringMatching(/^\d+\.\d$/));
  });

  it('whole games, from the lobby to the end', async () => {
    const [duel, ana, ben] = await begin();
    for (let presses = 0; duel.isOn && presses < 4000; presses += 1) await pressSomething(duel, [ana, ben]);
    expect(duel.isOn).toBe(false);
    await harness.pass(2000);
    expect(allText(duel.board(ana))).toMatch(/wins|more points|Drawn/);
    await duel.press(ana, duel.board(ana), /Again/);
    await harness.pass(1000);
    expect(allText(duel.board(ana))).toContain('Played before: Ana, Ben');
  }, 120_000);

  it('a battle goes on after a kill', async () => {
    const [duel, ana, ben] = await begin();
    for (let presses = 0; presses < 10; presses += 1) await pressSomething(duel, [ana, ben]);
    const before = duel.state;
    await duel.press(ben, duel.board(ben), 'Log');
    const log = duel.privately(ben);
    expect(log.split('\n').length).toBeGreaterThan(4);
    await harness.crash();
    await harness.boot();
    await duel.press(ben, duel.board(ben), 'Log');
    expect(duel.privately(ben)).toBe(`${log}\nThe bot was away; no one lost time.`);
    // The time away counts as nobody’s idle time.
    expect({ ...duel.state, humanAt: before.humanAt }).toEqual(before);
    for (let presses = 0; presses < 10; presses += 1) await pressSomething(duel, [ana, ben]);
    expect(duel.state).not.toEqual(before);
  });
});

describe('Meteor Storm with a robot', () => {
  it('the robot sits down, and plays its turns at its pace', async () => {
    harness = await Harness.open();
    const ana = harness.user('Ana');
    const duel = new Duel(harness, 'robot');
    await harness.run(ana, 'storm new', { robot: true, level: 'ensign', seed: 'e2e' });
    await duel.press(ana, duel.board(ana), 'Start');
    await duel.press(ana, duel.board(ana), 'My cards');
    while (duel.state.turn === 1) await pressSomething(duel, [ana]);
    expect(duel.state.active).toBe(1);
    for (let wait = 0; duel.state.turn === 2 && wait < 60; wait += 1) await harness.pass(5000);
    expect(duel.state.turn).toBeGreaterThan(2);
  });
});

describe('Meteor Storm by slash commands', () => {
  it('a player who knows nothing but commands and autocomplete plays a whole game, over two kills', async () => {
    harness = await Harness.open();
    const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
    const duel = new Duel(harness, 'commands');
    await harness.run(ana, 'storm new', { scenario: 'wreck-field', seed: 'e2e' });
    await harness.run(ben, 'storm join');
    await harness.run(ana, 'storm play', { act: 'start' });
    for (let sent = 0; duel.isOn && sent < 4000; sent += 1) {
      if (sent === 25 || sent === 60) {
        await harness.crash();
        await harness.boot();
      }
      const { state } = duel;
      await duel.commandSomething([ana, ben]);
      if (duel.isOn) expect(duel.state, duel.privately(ana)).not.toBe(state);
    }
    expect(duel.isOn).toBe(false);
  }, 120_000);

  it('what is stale or stays away is refused kindly', async () => {
    harness = await Harness.open();
    const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
    const duel = new Duel(harness, 'stale');
    await harness.run(ana, 'storm play', { act: 'board' });
    expect(duel.privately(ana)).toContain('Open one with `/storm new`');
    await harness.run(ana, 'storm new', {});
    await harness.run(ana, 'storm play', { act: 'start' });
    expect(duel.privately(ana)).toContain('The game needs 2 players, and 1 is here');
    await harness.run(ben, 'storm join');
    await harness.run(ana, 'storm play', { act: 'start' });
    await harness.run(ben, 'storm play', { act: 'play', card: 'patrol-left' });
    expect(duel.privately(ben)).toContain('It’s Ana’s turn');
    await harness.run(ana, 'storm play', { act: 'order', unit: 'u0' });
    expect(duel.privately(ana)).toContain('Orders need a command card');
    await harness.run(ana, 'storm play', { act: 'play', card: 'no such card' });
    expect(duel.privately(ana)).toContain('You don’t have that card');
    await harness.run(ana, 'storm play', { act: 'leave' });
    expect(duel.privately(ana)).toMatch(/command again/);
    await harness.run(ana, 'storm play', { act: 'end' });
    await harness.run(ana, 'storm play', { act: 'end' });
    expect(duel.isOn).toBe(false);
  });
});
