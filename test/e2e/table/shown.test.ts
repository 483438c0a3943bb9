import { afterEach, expect, test } from 'vitest';
import { allText, buttonsOf, findButton, type LocalUser } from '../../../src/local/index.js';
import type { GameState } from '../../../src/games/meteor/state.js';
import { Table } from '../../../src/table/table.js';
import { settle } from '../../support/time.js';
import { Harness } from '../support/harness.js';
import { EPHEMERAL } from '../support/messages.js';
import { gameOfTwo } from '../support/game-of-two.js';

/** What is shown always ends up true, whatever becomes of single requests. */

let harness: Harness | null = null;
afterEach(async () => {
  await harness?.close();
  harness = null;
});

const GONE = { status: 404, body: { code: 10003, message: 'Unknown Channel' } } as const;

interface Begun {
  readonly at: Harness;
  readonly ana: LocalUser;
  readonly ben: LocalUser;
}

async function begin(): Promise<Begun> {
  const at = (harness = await Harness.open());
  const { ana, ben } = await gameOfTwo(at);
  await at.pass(1000);
  return { at, ana, ben };
}

const board = (at: Harness, user: LocalUser) => {
  const found = user.sees(at.channel).findLast(({ flags, author }) => (flags & EPHEMERAL) === 0 && author.bot === true);
  if (!found) throw new Error(`no board\n${at.server.dump()}`);
  return found;
};
const panel = (at: Harness, user: LocalUser) => {
  const found = user.seesPrivately(at.channel).findLast((message) => findButton(message, /Mine/));
  if (!found) throw new Error(`no panel\n${at.server.dump()}`);
  return found;
};

function change(at: Harness, how: (state: GameState) => Partial<GameState>): void {
  const { table } = at;
  if (!(table instanceof Table)) throw new Error('not the real table');
  table.position = { ...table.position, state: { ...table.state, ...how(table.state) } };
}

async function press(at: Harness, user: LocalUser, message: ReturnType<typeof board>, label: RegExp): Promise<void> {
  const seen = await user.click(message.id, findButton(message, label)?.customId ?? '');
  expect(seen.error).toBeUndefined();
  await at.quiet();
}

const privately = (at: Harness, user: LocalUser): string[] => user.seesPrivately(at.channel).map(allText);
const notesIn = (at: Harness, user: LocalUser): string[] =>
  user
    .seesPrivately(at.channel)
    .filter((message) => !findButton(message, /Mine/))
    .map(allText);

test('the end of a game is shown though the edits that should show it failed', async () => {
  const { at, ana } = await begin();
  // discord.js repeats a 5xx once by itself: six are three failed edits.
  const trouble = at.server.faults.next({ method: 'PATCH', path: '/messages/' }, { status: 500 }, 6);
  await at.run(ana, 'meteor end');
  await at.run(ana, 'meteor end');
  for (let turn = 0; turn < 20 && !allText(board(at, ana)).includes('ENDED'); turn += 1) await at.pass(1000);
  expect(trouble.met).toBe(6);
  expect(allText(board(at, ana))).toContain('GAME CALLED OFF');
});

test('the end of a game is shown though the bot was killed before it could be', async () => {
  const { at, ana } = await begin();
  const trouble = at.server.faults.next({ method: 'PATCH', path: '/messages/' }, { status: 500 }, 40);
  await at.run(ana, 'meteor end');
  await at.run(ana, 'meteor end');
  await at.pass(500);
  await at.crash();
  trouble.cancel();
  expect(allText(board(at, ana))).not.toContain('GAME CALLED OFF');
  await at.boot();
  await at.pass(2000);
  expect(allText(board(at, ana))).toContain('GAME CALLED OFF');
  const sent = at.server.requests.all.length;
  await at.pass(20_000);
  await at.crash();
  await at.boot();
  await at.pass(2000);
  const edits = at.server.requests.all.slice(sent).filter(({ method }) => method === 'PATCH');
  expect(edits, 'once it stands it is left alone').toEqual([]);
});

test('a panel whose edits failed shows the hand as it is, soon after', async () => {
  const { at, ana, ben } = await begin();
  const before = JSON.stringify(panel(at, ben).components);
  const card = buttonsOf(panel(at, ana)).find((one) => one.customId?.includes('|hand/place|') && !one.disabled);
  at.server.faults.next({ method: 'PATCH', path: '/messages/' }, { status: 500 }, 8);
  await ana.click(panel(at, ana).id, card?.customId ?? '');
  await at.pass(20_000);
  expect(JSON.stringify(panel(at, ben).components)).not.toBe(before);
  expect(at.table.state.sites[0]?.pile).toHaveLength(1);
});

test.each([
  ['forbidden', { status: 403, body: { code: 50001, message: 'Missing Access' } }],
  ['in no channel', GONE],
])('a panel that is said once to be %s is written again', async (_, trouble) => {
  const { at, ana, ben } = await begin();
  const before = JSON.stringify(panel(at, ben).components);
  const card = buttonsOf(panel(at, ana)).find((one) => one.customId?.includes('|hand/place|') && !one.disabled);
  at.server.faults.next({ method: 'PATCH', path: `/messages/${panel(at, ben).id}` }, trouble);
  await ana.click(panel(at, ana).id, card?.customId ?? '');
  await at.pass(20_000);
  expect(JSON.stringify(panel(at, ben).components)).not.toBe(before);
});

test('a connection that was closed before the answer: the click is answered all the same', async () => {
  const { at, ana } = await begin();
  for (const drop of ['before', 'after'] as const) {
    const card = buttonsOf(panel(at, ana)).find((one) => one.customId?.includes('|hand/place|') && !one.disabled);
    const trouble = at.server.faults.next({ path: '/callback' }, { drop });
    const laid = at.table.state.sites[0]?.pile.length ?? 0;
    const seen = await ana.click(panel(at, ana).id, card?.customId ?? '');
    expect([seen.error, trouble.met]).toEqual([undefined, 1]);
    expect(at.table.state.sites[0]?.pile).toHaveLength(laid + 1);
    await at.pass(1000);
  }
  expect(at.log.filter(({ message }) => message.includes('could not be answered'))).toEqual([]);
});

test.each(['before', 'after'] as const)(
  'the answer to /meteor new is lost twice (cut %s it was done): the lobby shows who joins',
  async (drop) => {
    const at = (harness = await Harness.open());
    const [ana, ben] = [at.user('Ana'), at.user('Ben')];
    at.server.faults.next({ path: '/callback' }, { drop }, drop === 'before' ? 2 : 1);
    // The second attempt of one that was done meets nothing but silence.
    if (drop === 'after') at.server.faults.next({ path: '/callback' }, { drop: 'before' });
    // Nobody answers this one; what it opened is there.
    void ana.command(at.channel, 'meteor new', {}).catch(() => undefined);
    await at.pass(2000);
    await at.run(ben, 'meteor join');
    await at.pass(12_000);
    expect(allText(board(at, ana))).toContain('Crew 2/5');
  },
);

test('two taps on a card within half a second place it once, and the panel is fresh; later is another press', async () => {
  const { at, ana } = await begin();
  change(at, (state) => ({
    seats: state.seats.map((seat, id) => (id === 0 ? { ...seat, hand: ['C', 'C', '2CF', ...seat.hand] } : seat)),
  }));
  await press(at, ana, board(at, ana), /My hand/);
  await at.pass(1000);
  const shown = panel(at, ana);
  const id = buttonsOf(shown).find((one) => one.customId?.includes('|hand/place|C|'))?.customId ?? '';
  const held = (): number => at.table.state.seats[0]?.hand.filter((card) => card === 'C').length ?? 0;
  const before = held();
  await ana.click(shown.id, id);
  await at.pass(200);
  const second = await ana.click(shown.id, id);
  expect(second.error).toBeUndefined();
  expect(held()).toBe(before - 1);
  expect(privately(at, ana).join('\n')).not.toContain('You don’t have ');
  await at.pass(600);
  await ana.click(shown.id, id);
  await at.pass(1000);
  expect(held()).toBe(before - 2);
  expect(at.server.requests.all.filter(({ status }) => status >= 400)).toEqual([]);
});

test('after a restart the buttons of a panel are where they were', async () => {
  const { at, ana } = await begin();
  const places = (): (string | undefined)[] => buttonsOf(panel(at, ana)).map(({ customId }) => customId);
  const card = buttonsOf(panel(at, ana)).find((one) => one.customId?.includes('|hand/place|') && !one.disabled);
  await ana.click(panel(at, ana).id, card?.customId ?? '');
  await at.pass(1000);
  const before = places();
  await at.crash();
  await at.boot();
  await at.run(ana, 'meteor resume');
  await at.pass(2000);
  expect(places()).toEqual(before);
});

/** Somebody acts, and the bot's answer is on its way to Discord, which takes it when `take` is called. */
async function answerOnItsWay(at: Harness, acting: () => Promise<unknown>, path = '/callback') {
  let take = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    take = resolve;
  });
  const held = at.server.faults.next({ method: 'POST', path }, { until });
  const acted = acting().catch(() => undefined);
  while (held.met === 0) await settle();
  return { acted, take };
}

/** The bot is killed between sending an answer and hearing of it; meanwhile Discord took it, or it got `lost`. */
async function killedWhileAnswering(
  at: Harness,
  acting: () => Promise<unknown>,
  fate: 'taken' | 'lost',
  path = '/callback',
): Promise<void> {
  const { acted, take } = await answerOnItsWay(at, acting, path);
  await at.crash();
  if (fate === 'taken') {
    take();
    await acted;
  }
  await at.boot();
  await at.pass(2000);
}

test.each(['taken', 'lost'] as const)(
  'the bot was killed as it sent a hand, which was %s: the newest hand is kept true',
  async (fate) => {
    const { at, ana, ben } = await begin();
    await at.run(ana, 'meteor hand');
    const first = panel(at, ana);
    await killedWhileAnswering(at, () => ana.command(at.channel, 'meteor hand'), fate);
    expect(privately(at, ana).at(-1)).toContain('your hand is hidden');
    await at.run(ben, 'meteor resume');
    await at.pass(3000);
    expect(privately(at, ana).at(-1)).toMatch(/\*\*Zone 5\*\* ends <t:/);
    expect(panel(at, ana).id === first.id, 'the first one is the newest').toBe(fate === 'lost');
    expect(ana.look(first.id) === undefined, 'the first one was put away').toBe(fate === 'taken');
  },
);

test.each(['taken', 'lost'] as const)(
  'the bot was killed as it sent a hand beside the board, which was %s: it is sent again, and that one is kept true',
  async (fate) => {
    const { at, ana, ben } = await begin();
    const hand = panel(at, ana);
    const handOnBoard = () => ana.click(board(at, ana).id, findButton(board(at, ana), /My hand/)?.customId ?? '');
    await killedWhileAnswering(at, handOnBoard, fate, '/webhooks/');
    expect(ana.look(hand.id), 'the one before was put away').toBeUndefined();
    const first = ana.seesPrivately(at.channel).find((message) => findButton(message, /Mine/));
    expect(first !== undefined, 'the one that was cut off is there').toBe(fate === 'taken');
    expect(privately(at, ana).at(-1)).toContain('your hand is hidden');
    await at.run(ben, 'meteor resume');
    await at.pass(3000);
    expect(privately(at, ana).at(-1)).toMatch(/\*\*Zone 5\*\* ends <t:/);
    // Nobody knew its id until it is pressed.
    if (first !== undefined) await press(at, ana, first, /Mine/);
    expect(privately(at, ana).filter((text) => text.includes('That’s an old panel'))).toHaveLength(
      fate === 'taken' ? 1 : 0,
    );
  },
);

test('a hand beside the board that Discord would not take is sent again until it is there', async () => {
  const { at, ana } = await begin();
  const before = panel(at, ana);
  const trouble = at.server.faults.next({ method: 'POST', path: '/webhooks/' }, { status: 503 }, 4);
  await press(at, ana, board(at, ana), /My hand/);
  await at.pass(10_000);
  expect(trouble.met).toBe(4);
  expect(panel(at, ana).id).not.toBe(before.id);
  expect(ana.look(before.id)).toBeUndefined();
});

test('a hand that was on its way while the game went on is redrawn where it lands', async () => {
  const { at, ana, ben } = await begin();
  await at.run(ana, 'meteor hand');
  const { acted, take } = await answerOnItsWay(at, () => ana.command(at.channel, 'meteor hand'));
  await at.run(ben, 'meteor timeout');
  await at.pass(1500);
  take();
  await acted;
  await at.pass(2000);
  expect(privately(at, ana).at(-1)).toContain('your hand is hidden');
});

test('a hand is found after a kill though the panel before it was redrawn while it was on its way', async () => {
  const { at, ana } = await begin();
  await at.run(ana, 'meteor hand');
  const { acted, take } = await answerOnItsWay(at, () => ana.command(at.channel, 'meteor hand'));
  await press(at, ana, board(at, ana), /Time Out/);
  await at.crash();
  take();
  await acted;
  await at.boot();
  await at.pass(3000);
  expect(privately(at, ana).at(-1)).toContain('your hand is hidden');
});

test('a lobby that was on its way while somebody joined is redrawn where it lands', async () => {
  const at = (harness = await Harness.open());
  const [ana, ben] = [at.user('Ana'), at.user('Ben')];
  const { acted, take } = await answerOnItsWay(at, () => ana.command(at.channel, 'meteor new', { mode: 'first' }));
  await at.run(ben, 'meteor join');
  take();
  await acted;
  await at.pass(2000);
  expect(allText(board(at, ana))).toContain('Crew 2/5');
});

test.each(['taken', 'lost'] as const)(
  'the bot was killed as it sent a lobby, which was %s: the lobby shows who joins',
  async (fate) => {
    const at = (harness = await Harness.open());
    const [ana, ben] = [at.user('Ana'), at.user('Ben')];
    await killedWhileAnswering(at, () => ana.command(at.channel, 'meteor new', { mode: 'first' }), fate);
    await at.run(ben, 'meteor join');
    await at.pass(2000);
    expect(allText(board(at, ana))).toContain('Crew 2/5');
  },
);

test('one “unknown channel” ends no game; said again some seconds later, it does', async () => {
  const { at, ana } = await begin();
  const touch = async (): Promise<void> => {
    await at.run(ana, 'meteor pass');
  };
  at.server.faults.next({ method: 'PATCH', path: '/messages/' }, GONE);
  await touch();
  await at.pass(30_000);
  expect(at.tables.live()).toHaveLength(1);
  const gone = at.server.faults.next({ method: 'PATCH', path: '/messages/' }, GONE, 50);
  await at.run(ana, 'meteor timeout');
  await at.pass(1000);
  expect(at.tables.live()).toHaveLength(1);
  await at.pass(10_000);
  gone.cancel();
  expect(at.tables.live()).toEqual([]);
});

test('private refusals don’t pile up: the newest takes the place of the last', async () => {
  const { at } = await begin();
  const zoe = at.user('Zoe');
  for (const label of [/Pass/, /Time Out/, /Pass/]) {
    await press(at, zoe, board(at, zoe), label);
    await at.pass(1000);
  }
  const refused = await at.run(zoe, 'meteor pass');
  expect(refused.message && allText(refused.message)).toContain('You’re not in this game');
  await at.quiet();
  expect(notesIn(at, zoe)).toHaveLength(1);
});
