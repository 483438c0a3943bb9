import { ButtonStyle, ComponentType } from 'discord.js';
import { afterEach, expect, test } from 'vitest';
import { allText, buttonsOf, findButton, type LocalUser } from '../../../src/local/index.js';
import { until } from '../../support/until.js';
import { Harness } from '../support/harness.js';
import { faultsOf } from '../support/requests.js';
import { EPHEMERAL } from '../support/messages.js';

let harness: Harness;
afterEach(async () => {
  // Whatever a test did, every request held.
  expect(faultsOf(harness.server.requests.all)).toEqual([]);
  await harness.close();
});

type Message = NonNullable<ReturnType<LocalUser['look']>>;

const board = (user: LocalUser): Message => {
  const found = user
    .sees(harness.channel)
    .findLast(({ flags, author }) => (flags & EPHEMERAL) === 0 && author.bot === true);
  if (!found) throw new Error(`no board\n${harness.server.dump()}`);
  return found;
};
const panel = (user: LocalUser): Message => {
  const found = user.seesPrivately(harness.channel).findLast((message) => findButton(message, /Mine/));
  if (!found) throw new Error(`no panel\n${harness.server.dump()}`);
  return found;
};

async function press(user: LocalUser, message: Message, label: string | RegExp): Promise<void> {
  const button = findButton(message, label);
  if (!button?.customId)
    throw new Error(
      `no button ${String(label)} in\n${allText(message)}\n${buttonsOf(message)
        .map((one) => one.label)
        .join(' | ')}`,
    );
  const seen = await user.click(message.id, button.customId);
  expect(seen.error).toBeUndefined();
  await harness.quiet();
}

/** Two players by buttons alone, the clock running. */
async function begin(mode: 'first' | 'standard' = 'first'): Promise<readonly [LocalUser, LocalUser]> {
  harness = await Harness.open();
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, 'meteor new', { mode, seed: 'e2e' });
  await press(ben, board(ben), 'Join');
  await press(ana, board(ana), 'Start');
  await press(ana, board(ana), /Start the clock/);
  await harness.pass(1000);
  return [ana, ben];
}

const enabledCard = (message: Message) =>
  buttonsOf(message).find(({ customId, disabled }) => customId?.includes('|hand/place|') && !disabled);

test('by buttons alone: lobby, field, clock; the hand arrives by itself for whoever clicked before', async () => {
  const [ana, ben] = await begin();
  expect(allText(board(ana))).toContain('ZONE 5');
  // Both had pressed something: their tokens live, so both are sent their hand.
  expect(allText(panel(ana))).toContain('**Zone 5** ends');
  expect(allText(panel(ben))).toContain('**Zone 5** ends');
  expect(harness.ordinary() - 1).toBe(0);
});

test('a card goes down with one click, and the answer to the click is the fresh hand', async () => {
  const [ana] = await begin();
  const before = panel(ana);
  const card = enabledCard(before);
  const requests = harness.server.requests.all.length;
  const seen = await ana.click(before.id, card?.customId ?? '');
  expect(seen.type).toBe(7);
  expect(harness.table.state.sites[0]?.pile).toHaveLength(1);
  const after = ana.look(before.id);
  expect(after && JSON.stringify(after.components)).not.toBe(JSON.stringify(before.components));
  await harness.quiet();
  expect(harness.server.requests.all.length).toBe(requests + 1);
  await harness.pass(1000);
  expect(allText(board(ana))).not.toContain('empty (Ana first)');
});

test('what another player does reaches one’s panel within a second', async () => {
  const [ana, ben] = await begin();
  const card = enabledCard(panel(ana));
  await press(ben, panel(ben), 'Ana').catch(() => undefined);
  await ana.click(panel(ana).id, card?.customId ?? '');
  const old = JSON.stringify(panel(ben).components);
  await harness.pass(1000);
  expect(JSON.stringify(panel(ben).components)).not.toBe(old);
});

test('two clicks at once place one card each, and none acts twice', async () => {
  const [ana] = await begin();
  const card = enabledCard(panel(ana));
  const hand = harness.table.state.seats[0]?.hand.length ?? 0;
  await Promise.all([ana.click(panel(ana).id, card?.customId ?? ''), ana.click(panel(ana).id, card?.customId ?? '')]);
  await harness.pass(1000);
  const laid = harness.table.state.sites[0]?.pile.length ?? 0;
  expect(hand - (harness.table.state.seats[0]?.hand.length ?? 0)).toBe(laid);
  expect(harness.server.requests.all.filter(({ status }) => status >= 400)).toEqual([]);
});

test('a press where another button had just come does nothing, and the panel says so', async () => {
  const [ana] = await begin();
  const before = panel(ana);
  const { customId = '' } = enabledCard(before) ?? {};
  await ana.click(before.id, customId);
  const after = ana.look(before.id);
  // The first card's place is the next card's now.
  const slid = after && enabledCard(after);
  expect(slid?.customId).toBeDefined();
  expect(slid?.customId).not.toBe(customId);
  const lying = harness.table.state.sites.map(({ pile }) => pile.length);
  const answered = await ana.click(before.id, slid?.customId ?? '');
  expect(answered.error).toBeUndefined();
  expect(harness.table.state.sites.map(({ pile }) => pile.length)).toEqual(lying);
  expect(allText(panel(ana))).toContain('A button had just changed under your finger');
  await harness.pass(1000);
  const again = panel(ana);
  await press(ana, again, enabledCard(again)?.label ?? '');
  expect(harness.table.state.sites.map(({ pile }) => pile.length)).not.toEqual(lying);
});

test('“My hand” again: the newest panel is the panel, the older one goes', async () => {
  const [ana] = await begin();
  const old = panel(ana);
  await press(ana, board(ana), /My hand/);
  await harness.pass(1000);
  expect(ana.look(old.id)).toBeUndefined();
  expect(ana.seesPrivately(harness.channel).filter((message) => findButton(message, /Mine/))).toHaveLength(1);
});

test('a stranger who asks for a hand watches, and may touch nothing', async () => {
  await begin();
  const zoe = harness.user('Zoe');
  await press(zoe, board(zoe), /My hand/);
  const [seen] = zoe.seesPrivately(harness.channel);
  expect(seen && allText(seen)).toContain('You’re not in this game');
  // It doesn't follow the game, so that a countdown on it would run into the past.
  expect(seen && allText(seen)).not.toContain('<t:');
  expect(seen && buttonsOf(seen).map(({ label, style }) => [label, style])).toEqual([['👁 Watch', 1]]);
  await press(zoe, board(zoe), /Pass/);
  expect(zoe.seesPrivately(harness.channel).map(allText).join('\n')).toContain('You’re not in this game');
  expect(harness.table.state.seats.every(({ passed }) => !passed)).toBe(true);
});

test('buttons that nobody of ours wrote, of another version or of a game that is over are answered kindly', async () => {
  const [ana] = await begin();
  const { id } = harness.server.world.messages.get(board(ana).id)?.api ?? { id: '' };
  const stored = harness.server.world.messages.get(id);
  if (!stored) throw new Error('no board');
  const told = async (customId: string): Promise<string> => {
    stored.api.components = [
      {
        type: ComponentType.ActionRow,
        components: [{ type: ComponentType.Button, style: ButtonStyle.Secondary, label: 'x', custom_id: customId }],
      },
    ];
    const seen = await ana.click(id, customId);
    expect(seen.error).toBeUndefined();
    await harness.quiet();
    return ana.seesPrivately(harness.channel).map(allText).join('\n');
  };
  expect(await told('what|ever')).toContain('doesn’t know that button');
  expect(await told('m9|abc|board/pass')).toContain('another version');
  expect(await told('m1|zzzzzzzz|board/pass')).toMatch(/game that’s over/);
  expect(harness.table.state.phase).toBe('play');
});

test('a click that arrives more than three seconds late is not acted on', async () => {
  const [ana] = await begin();
  const card = enabledCard(panel(ana));
  const clicked = ana.click(panel(ana).id, card?.customId ?? '');
  // Its id is of the moment of the click; the bot reads it only now.
  harness.time.lapse(3500);
  await harness.pass(3000);
  expect((await clicked).error).toBeDefined();
  expect(harness.table.state.sites[0]?.pile).toEqual([]);
});

test('a disk that takes its time: deferred, then answered, once', async () => {
  const [ana] = await begin();
  const card = enabledCard(panel(ana));
  const { table } = harness;
  const act = table.act.bind(table);
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  Object.assign(table, {
    act: async (...args: Parameters<typeof act>) => {
      await gate;
      return act(...args);
    },
  });
  const clicked = ana.click(panel(ana).id, card?.customId ?? '');
  await harness.pass(1600);
  expect((await clicked).type).toBe(6);
  open();
  await harness.quiet();
  await harness.pass(1000);
  expect(harness.table.state.sites[0]?.pile).toHaveLength(1);
  expect(harness.server.requests.all.filter(({ status }) => status >= 400)).toEqual([]);
});

test('the last words before a stop are on the board', async () => {
  const [ana] = await begin();
  await harness.bot.announceStop();
  expect(allText(board(ana))).toContain('restarting');
});

test('a deleted board is posted anew', async () => {
  const [ana] = await begin();
  const mod = harness.user('Mod', { permissions: ['ManageMessages'] });
  const old = board(ana);
  await harness.pass(10_000);
  mod.delete(old.id);
  await harness.pass(1000);
  expect(board(ana).id).not.toBe(old.id);
  expect(allText(board(ana))).toContain('ZONE 5');
});

test('the end has “again”: who clicks hosts, the crew is listed and not pinged', async () => {
  const [ana, ben] = await begin();
  await harness.run(ana, 'meteor end');
  await harness.run(ana, 'meteor end');
  await harness.pass(2000);
  await press(ben, board(ben), /Again/);
  expect(harness.table.people.get(harness.table.state.host)?.userId).toBe(ben.id);
  expect(allText(board(ben))).toContain('Played before: Ana, Ben');
  const asked = harness.server.requests.all.filter(
    ({ body }) => typeof body === 'object' && body !== null && JSON.stringify(body).includes('Played before'),
  );
  for (const { body } of asked) expect(JSON.stringify(body)).toContain('"parse":[]');
});

test('killed in the middle of a game, it comes back in Time Out with the same hands, and old buttons work', async () => {
  const [ana] = await begin();
  const card = enabledCard(panel(ana));
  await ana.click(panel(ana).id, card?.customId ?? '');
  const { seats, sites } = harness.table.state;
  await harness.crash();
  await harness.boot();
  await harness.pass(1000);
  expect(harness.table.state.seats.map(({ hand }) => hand)).toEqual(seats.map(({ hand }) => hand));
  expect(harness.table.state.sites).toEqual(sites);
  expect(harness.table.state.pause).not.toBeNull();
  expect(allText(board(ana))).toContain('TIME OUT');
  expect(panel0(ana)).toContain('Paused: your hand is hidden');
  await press(ana, board(ana), /Resume/);
  expect(harness.table.state.pause).toBeNull();
  await harness.pass(1000);
  expect(enabledCard(panel(ana))).toBeDefined();
});

test('an edit that a killed process had under way comes after its successor’s: the newest is written once more', async () => {
  const [ana, ben] = await begin();
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const held = harness.server.faults.next({ method: 'PATCH', path: /^\/webhooks\// }, { until: gate }, 100);
  await ben.click(panel(ben).id, enabledCard(panel(ben))?.customId ?? '');
  await harness.pass(1000);
  expect(held.met, 'Ana’s panel and the board').toBeGreaterThan(1);
  await harness.crash();
  harness.server.faults.clear();
  await harness.boot();
  await harness.pass(1000);
  expect(panel0(ana)).toContain('Paused: your hand is hidden');
  open();
  await harness.quiet();
  expect(panel0(ana), 'Discord takes the old edit').not.toContain('Paused');
  await harness.pass(5000);
  expect(panel0(ana)).toContain('Paused: your hand is hidden');
  expect(allText(board(ana))).toContain('TIME OUT');
});

test('an answer that the bot has given up is taken late, with an old state: the newest is written once more', async () => {
  const [ana, ben] = await begin();
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const held = harness.server.faults.next({ method: 'POST', path: /callback/ }, { until: gate });
  const clicked = ana.click(board(ana).id, findButton(board(ana), 'My hand')?.customId ?? '');
  await until(() => held.met === 1);
  await ben.click(board(ben).id, findButton(board(ben), 'Time Out')?.customId ?? '');
  const edits = (): number => harness.server.requests.all.filter(({ method }) => method === 'PATCH').length;
  const before = edits();
  await harness.pass(2600);
  await until(() => edits() > before);
  expect(allText(board(ana))).toContain('TIME OUT');
  open();
  await clicked;
  expect(allText(board(ana)), 'Discord takes the old answer').not.toContain('TIME OUT');
  await harness.pass(5000);
  await harness.quiet();
  expect(allText(board(ana))).toContain('TIME OUT');
});

const panel0 = (user: LocalUser): string => user.seesPrivately(harness.channel).map(allText).join('\n');

test('the gateway gone for three seconds is a Time Out, not lost seconds', async () => {
  await begin();
  const { deadline } = harness.table.state;
  const left = deadline - harness.time.now();
  harness.server.dropGateway({ resumable: true });
  await harness.server.until(() => !harness.server.botOnline || harness.bot.gateway === 'lost', { what: 'the loss' });
  await until(() => harness.bot.gateway === 'lost');
  await harness.pass(3000);
  expect(harness.table.state.pause).toMatchObject({ by: null, zoneLeft: left });
});
