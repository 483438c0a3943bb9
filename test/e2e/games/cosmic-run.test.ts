import { afterEach, expect, test, vi } from 'vitest';
import { COSMIC_RUN, goesOnWithout, legalActions, type Action } from '../../../src/games/cosmic-run/index.js';
import { thinkAt } from '../../../src/games/cosmic-run/robots/index.js';
import { Random } from '../../../src/games/shared/random.js';
import { allText, buttonsOf, type LocalUser } from '../../../src/local/index.js';
import { tablesOf } from '../../../src/table/typed-tables.js';
import { faultsOf } from '../support/requests.js';
import { Harness } from '../support/harness.js';
import { typed } from '../support/typed.js';
import { EPHEMERAL } from '../support/messages.js';

let harness: Harness;
afterEach(async () => {
  expect(faultsOf(harness.server.requests.all)).toEqual([]);
  await harness.close();
});

type Message = NonNullable<ReturnType<LocalUser['look']>>;

const tables = () => tablesOf(COSMIC_RUN, harness.everyTable);
const table = () => {
  const found = tables().inChannel(harness.channel);
  if (found === undefined) throw new Error(`no game\n${harness.server.dump()}`);
  return found;
};
const isOn = (): boolean => tables().inChannel(harness.channel)?.state.phase === 'play';

const board = (user: LocalUser): Message => {
  const found = user.sees(harness.channel).findLast(({ flags, author }) => (flags & EPHEMERAL) === 0 && author.bot);
  if (found === undefined) throw new Error('no board');
  return found;
};

/** The newest message that this user alone sees. */
const privately = (user: LocalUser): Message => {
  const found = user.seesPrivately(harness.channel).at(-1);
  if (found === undefined) throw new Error(`nothing private\n${harness.server.dump()}`);
  return found;
};

/** Asks for the own panel on the board: it comes as a message of its own. */
async function openPanel(user: LocalUser): Promise<Message> {
  await user.click(board(user).id, 'My panel');
  await harness.quiet();
  return privately(user);
}

async function press(user: LocalUser, message: Message, label: string): Promise<Message> {
  const seen = await user.click(message.id, label);
  if (seen.error !== undefined) throw new Error(`${label}: ${seen.error}\n${harness.server.dump()}`);
  await harness.quiet();
  // People look at what came of a press before the next: one where other buttons have just come is not taken.
  await harness.pass(700);
  return user.look(seen.message?.id ?? message.id) ?? message;
}

/** What a person who knows only buttons presses next on their panel: what gives something, else what there is. */
function nextPress(panel: Message): string | null {
  const open = buttonsOf(panel).filter(({ disabled, customId }) => !disabled && customId !== undefined);
  const of = (name: string) => open.filter(({ customId }) => customId?.split('|')[2] === name);
  const gives = of('hand/place').find(({ style }) => style === 1);
  const found =
    of('hand/confirm')[0] ??
    of('hand/go-on')[0] ??
    of('hand/move')[0] ??
    of('hand/recruit')[0] ??
    of('hand/end-turn')[0] ??
    gives ??
    of('hand/roll')[0] ??
    of('hand/place')[0];
  return found?.customId ?? null;
}

/** Plays the user's turn by buttons alone, and says how many there were. */
async function playTurn(user: LocalUser, seat: number): Promise<number> {
  let panel = await openPanel(user);
  const { round } = table().state;
  for (let taps = 1; taps < 60; taps += 1) {
    const state = tables().inChannel(harness.channel)?.state;
    if (state?.turn?.seat !== seat || state.round !== round) return taps;
    const next = nextPress(user.look(panel.id) ?? panel);
    if (next === null) throw new Error(`nothing to press\n${harness.server.dump()}`);
    panel = await press(user, panel, next);
  }
  throw new Error('the turn does not end');
}

/** Robots think until a person's turn comes, or the game is over. */
async function robotsPlay(): Promise<void> {
  for (let step = 0; step < 200; step += 1) {
    const state = tables().inChannel(harness.channel)?.state;
    if (state?.phase !== 'play' || state.seats[state.turn?.seat ?? 0]?.robot !== true) return;
    await harness.time.advance(1_600);
  }
  throw new Error('robots play too long');
}

test('a whole game from the lobby to its end, by buttons alone, and the same again', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  await harness.run(ana, 'cosmic new', { seed: 'buttons', limit: 'off' });
  expect(allText(board(ana))).toContain('Crew 1/4');
  await press(ana, board(ana), '+ Robot');
  await press(ana, board(ana), 'Start');
  expect(table().state.phase).toBe('play');
  for (let turn = 0; isOn() && turn < 60; turn += 1) {
    await robotsPlay();
    if (isOn()) await playTurn(ana, 0);
  }
  await harness.pass(5_000);
  const over = board(ana);
  expect(allText(over)).toMatch(/wins with \d+ points/);
  expect(allText(over)).toContain('planets');
  await press(ana, over, '🔁 Again, same crew');
  expect(table().state).toMatchObject({ phase: 'lobby', options: { turnLimit: 'off' } });
  expect(table().state.seats.filter(({ robot }) => robot)).toHaveLength(1);
}, 120_000);

/** Someone who knows the contract's slash commands and autocomplete, and nothing else. */
async function playByCommands(user: LocalUser): Promise<void> {
  const offered = async (words: string, values: Record<string, string | number>, focused: string) =>
    (await user.autocomplete(harness.channel, typed(words, values).words, typed(words, values).values, focused))[0]
      ?.value;
  const dice = await offered('cosmic play', { act: 'assign' }, 'dice');
  if (dice !== undefined) {
    const place = await offered('cosmic play', { act: 'assign', dice }, 'place');
    if (place === undefined) throw new Error('dice without a place');
    await harness.run(user, 'cosmic play', { act: 'assign', dice, place });
    // The yellow die asks first: the same again means it.
    if (
      tables()
        .inChannel(harness.channel)
        ?.state.turn?.dice.some((die) => die.place === null) === true
    ) {
      const seen = await harness.run(user, 'cosmic play', { act: 'roll' });
      if (seen.message !== undefined && allText(seen.message).includes('at least one die'))
        await harness.run(user, 'cosmic play', { act: 'assign', dice, place });
    }
    return;
  }
  const planet = await offered('cosmic play', { act: 'move' }, 'planet');
  if (planet !== undefined) await harness.run(user, 'cosmic play', { act: 'move', planet });
  const step = tables().inChannel(harness.channel)?.state.turn?.step;
  await harness.run(user, step === 'strike' ? 'cosmic roll' : 'cosmic done');
}

test('a whole game of two by slash commands alone, with a kill in the middle', async () => {
  harness = await Harness.open();
  const users = [harness.user('Ana'), harness.user('Ben')];
  const [ana, ben] = users as [LocalUser, LocalUser];
  await harness.run(ana, 'cosmic new', { seed: 'words', limit: 'off' });
  await harness.run(ben, 'cosmic join');
  await harness.run(ana, 'cosmic play', { act: 'start' });
  let isKilled = false;
  for (let step = 0; isOn() && step < 600; step += 1) {
    const user = users[table().state.turn?.seat ?? 0];
    if (user !== undefined) await playByCommands(user);
    if (!isKilled && isOn() && table().state.round === 3) {
      const before = JSON.stringify(table().state);
      await harness.crash();
      await harness.boot();
      await harness.quiet();
      expect(JSON.stringify({ ...table().state, since: 0 })).toBe(JSON.stringify({ ...JSON.parse(before), since: 0 }));
      isKilled = true;
    }
  }
  expect(isKilled).toBe(true);
  await harness.pass(5_000);
  expect(allText(board(ana))).toMatch(/wins with \d+ points/);
}, 120_000);

test('the panel: marks, what dice would give, the yellow question, and others’ turns', async () => {
  harness = await Harness.open();
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, 'cosmic new', { seed: 'panel', limit: '2m' });
  await harness.run(ben, 'cosmic join');
  await harness.run(ana, 'cosmic play', { act: 'start' });
  await harness.pass(6_000);
  const active = table().state.turn?.seat === 0 ? ana : ben;
  const other = active === ana ? ben : ana;
  expect(allText(await openPanel(other))).toContain(`${active.name}’s turn`);
  let panel = await openPanel(active);
  const dice = () =>
    buttonsOf(active.look(panel.id) as Message).filter(({ customId }) => customId?.includes('hand/die'));
  expect(dice()).toHaveLength(6);
  expect(dice()[5]?.label).toMatch(/^★[1-6]$/);
  panel = await press(active, panel, dice()[5]?.customId ?? '');
  expect(dice()[5]?.label, 'a chosen die bears a mark').toMatch(/✓.*★[1-6]$/);
  const farpoint = buttonsOf(active.look(panel.id) as Message).find(({ label }) => label.startsWith('6 Farpoint'));
  expect(farpoint?.label).toMatch(/\+[1-6]$/);
  panel = await press(active, panel, farpoint?.customId ?? '');
  expect(allText(panel)).toContain('you’d lose 5 dice');
  panel = await press(active, panel, 'Back');
  expect(dice()).toHaveLength(6);
  const stranger = harness.user('Zoe');
  expect(allText(await openPanel(stranger))).toContain('1 Uno');
  await press(stranger, board(stranger), 'Picture');
  await vi.waitFor(() => {
    expect(privately(stranger).attachments[0]).toMatchObject({ filename: 'cosmic-run.png', content_type: 'image/png' });
  }, 20_000);
  await press(stranger, board(stranger), 'Board as text');
  expect(allText(privately(stranger))).toContain('6 Farpoint (length 22)');
  await harness.pass(121_000);
  expect(table().state.turn?.seat).toBe(other === ana ? 0 : 1);
}, 60_000);

test('rules, refusals in words, another game in the channel, leaving and ending', async () => {
  harness = await Harness.open();
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  const said = async (user: LocalUser, words: string, values: Record<string, string | number> = {}) => {
    const seen = await harness.run(user, words, values);
    return seen.message === undefined ? '' : allText(seen.message);
  };
  expect(await said(ana, 'cosmic play', { act: 'roll' })).toContain('No game of Cosmic Run');
  expect(await said(ana, 'cosmic play', { act: 'rules', topic: 'cosmic-aliens' })).toContain('Treasure Nose');
  await harness.run(ana, 'cosmic new', { robots: 1, level: 'cadet' });
  expect(table().state.seats[1]).toMatchObject({ robot: true, level: 'cadet' });
  expect(await said(ben, 'meteor new')).toContain('A game of Cosmic Run is about to start in this channel');
  await harness.run(ben, 'cosmic join');
  expect(await said(ben, 'cosmic play', { act: 'start' })).toContain('Only Ana');
  await harness.run(ana, 'cosmic play', { act: 'start' });
  expect(await said(ben, 'cosmic join')).toMatch(/has begun|plays? already|seat/);
  await harness.run(ben, 'cosmic play', { act: 'leave' });
  await harness.run(ben, 'cosmic play', { act: 'leave' });
  expect(table().state.seats.filter(({ robot }) => robot)).toHaveLength(2);
  await harness.run(ana, 'cosmic play', { act: 'end' });
  await harness.run(ana, 'cosmic play', { act: 'end' });
  expect(tables().live()).toEqual([]);
}, 60_000);

test('a note that has become the panel is the panel again after a late answer to another of its buttons', async () => {
  harness = await Harness.open();
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, 'cosmic new');
  await press(ben, board(ben), 'Join');
  await press(ana, board(ana), 'Start');
  await harness.run(ana, 'cosmic new');
  const note = privately(ana);
  const renew = buttonsOf(note).find(({ customId }) => customId?.includes('board/renew'))?.customId ?? '';
  // The new board takes its time to be posted, so that its answer comes last.
  const both = await Promise.all([ana.click(note.id, renew), ana.click(note.id, '👁 Watch')]);
  expect(both.map(({ error }) => error)).toEqual([undefined, undefined]);
  await harness.pass(1_000);
  const shown = ana.look(note.id);
  expect(shown && allText(shown)).toContain('Cosmic Run: round 1');
});

/** By the rules alone, until seat 0 has recruits without room, and crystals for Thrusters once it gives them up. */
async function playUntilSeatZeroIsFull(): Promise<void> {
  const random = new Random([1, 2, 3, 17_713]);
  for (let steps = 0; steps < 150; steps += 1) {
    const at = table();
    const { state } = at;
    const { turn } = state;
    if (turn === null) break;
    const view = COSMIC_RUN.viewFor(state, turn.seat, 0);
    if (turn.seat === 0 && turn.step === 'actions' && goesOnWithout(view, turn)) return;
    const found = turn.seat === 0 ? recruitsMost(legalActions(view)) : undefined;
    const action = found ?? thinkAt('rookie', view, random);
    if (action === null) break;
    const outcome = await at.act(action);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  }
  throw new Error('the seed leads elsewhere');
}

/** Dice go to aliens, crystals to Thrusters, and everybody is recruited. */
function recruitsMost(legal: readonly Action[]): Action | undefined {
  const first = (type: Action['type']): Action | undefined => legal.find((action) => action.type === type);
  const toAlien = legal.find(
    ({ ...action }) => action.type === 'assign' && typeof action.place === 'string' && action.place !== 'tech',
  );
  if (toAlien !== undefined) return toAlien;
  if (first('end-turn') === undefined) return undefined;
  return first('use') ?? first('recruit') ?? first('move') ?? first('end-turn');
}

test('who gives a recruit up goes on with Thrusters, and ends the turn by another press', async () => {
  harness = await Harness.open();
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, 'cosmic new', { seed: 'e17712', limit: 'off' });
  await harness.run(ben, 'cosmic join');
  await harness.run(ana, 'cosmic start');
  await playUntilSeatZeroIsFull();
  await harness.pass(3_000);
  const panel = await openPanel(ana);
  expect(JSON.stringify(panel.components)).not.toContain('Thrusters');
  const goOn = buttonsOf(panel).find(({ label }) => label?.startsWith('Go on without'));
  if (goOn?.customId === undefined) throw new Error(`no such button\n${harness.server.dump()}`);
  const { round } = table().state;
  const after = await press(ana, panel, goOn.customId);
  expect(table().state).toMatchObject({ round, turn: { seat: 0, step: 'actions', recruits: [] } });
  expect(JSON.stringify(after.components)).toContain('Thrusters');
  await press(ana, after, 'End turn');
  expect(table().state.turn?.seat).toBe(1);
});
