import { afterEach, expect, test } from 'vitest';
import { allText, buttonsOf, findButton, type ApiMessage, type LocalUser } from '../../../src/local/index.js';
import { until } from '../../support/until.js';
import { Harness } from '../support/harness.js';
import { EPHEMERAL } from '../support/messages.js';
import { faultsOf } from '../support/requests.js';
import { gameOfTwo } from '../support/game-of-two.js';

const MINUTE = 60_000;
/** Follow-ups: the answer to a press goes by another path. */
const FOLLOW_UP = { method: 'POST', path: /^\/webhooks\// };

let at: Harness;
afterEach(async () => {
  expect(faultsOf(at.server.requests.all)).toEqual([]);
  await at.close();
});

async function begin(): Promise<{ readonly ana: LocalUser; readonly ben: LocalUser }> {
  at = await Harness.open({ zoneMs: 60 * MINUTE });
  const { ana, ben } = await gameOfTwo(at);
  // Each has a hand by now, sent with the token of a command; what is looked at is what comes next.
  await at.pass(2000);
  return { ana, ben };
}

const boards = (user: LocalUser): readonly ApiMessage[] =>
  user
    .sees(at.channel)
    .filter(
      ({ flags, author, components }) => (flags & EPHEMERAL) === 0 && author.bot === true && components.length > 0,
    );
const panels = (user: LocalUser): readonly ApiMessage[] =>
  user.seesPrivately(at.channel).filter((message) => findButton(message, /Mine/) !== undefined);

async function press(user: LocalUser, message: ApiMessage | undefined, label: RegExp): Promise<string | undefined> {
  const button = message && findButton(message, label);
  if (!message || !button?.customId) throw new Error(`no button ${String(label)}\n${at.server.dump()}`);
  const { error } = await user.click(message.id, button.customId);
  await at.pass(1500);
  return error;
}

const pressCard = async (user: LocalUser, panel: ApiMessage): Promise<string | undefined> => {
  const card = buttonsOf(panel).find(({ customId, disabled }) => customId?.includes('|hand/place|') && !disabled);
  const { error } = await user.click(panel.id, card?.customId ?? '');
  await at.pass(2000);
  return error;
};
const laid = (): number => at.table.state.sites.reduce((sum, { pile }) => sum + pile.length, 0);
const ids = (messages: readonly ApiMessage[]): readonly string[] => messages.map(({ id }) => id);

test.each([{ drop: 'after' }, { drop: 'after', reset: true }] as const)(
  'a hand whose answer was lost (%j) is not sent again, and is the hand from its next press on',
  async (trouble) => {
    const { ana, ben } = await begin();
    const before = ids(panels(ana));
    const lost = at.server.faults.next(FOLLOW_UP, trouble, 10);
    await press(ana, boards(ana).at(-1), /My hand/);
    await at.pass(MINUTE);
    expect(lost.met).toBe(1);
    lost.cancel();
    const [came, ...more] = panels(ana).filter(({ id }) => !before.includes(id));
    if (came === undefined) throw new Error(`no panel\n${at.server.dump()}`);
    expect(more).toEqual([]);
    expect(await pressCard(ana, came)).toBeUndefined();
    expect(laid()).toBe(1);
    expect(ids(panels(ana))).toEqual([came.id]);
    // What another player does is shown there again.
    const shown = JSON.stringify(ana.look(came.id)?.components);
    await at.run(ben, 'meteor hand');
    const [bens] = panels(ben);
    if (bens !== undefined) await pressCard(ben, bens);
    expect(laid()).toBe(2);
    expect(JSON.stringify(ana.look(came.id)?.components)).not.toBe(shown);
  },
);

test('a hand that never arrived comes at the next press of “My hand”', async () => {
  const { ana } = await begin();
  const before = ids(panels(ana));
  at.server.faults.next(FOLLOW_UP, { drop: 'before' });
  await press(ana, boards(ana).at(-1), /My hand/);
  await at.pass(MINUTE);
  expect(ids(panels(ana))).toEqual(before);
  await press(ana, boards(ana).at(-1), /My hand/);
  const [came, ...more] = panels(ana);
  expect(more).toEqual([]);
  expect(before).not.toContain(came?.id);
});

test.each([{ drop: 'after' }, { drop: 'after', reset: true }, { drop: 'before' }] as const)(
  'a board posted anew stands there once, though the answer to it was lost (%j)',
  async (trouble) => {
    const { ana } = await begin();
    const mod = at.user('Mod', { permissions: ['ManageMessages'] });
    const [old] = boards(ana);
    const lost = at.server.faults.next(FOLLOW_UP, trouble);
    mod.delete(old?.id ?? '');
    await at.pass(20_000);
    expect(lost.met).toBe(1);
    const [board, ...more] = boards(ana);
    if (board === undefined) throw new Error(`no board\n${at.server.dump()}`);
    expect(more).toEqual([]);
    expect(board.id).not.toBe(old?.id);
    // It is the board: a press on it is answered with it, and what happens is shown there.
    await at.run(ana, 'meteor hand');
    const [panel] = panels(ana);
    if (panel !== undefined) await pressCard(ana, panel);
    expect(laid()).toBe(1);
    // Posted without a token it may be posted once more, with one.
    await at.pass(15_000);
    expect(boards(ana).map((shown) => allText(shown).includes('empty (Ana first)'))).toEqual([false]);
    expect(await press(ana, boards(ana)[0], /My hand/)).toBeUndefined();
    expect(boards(ana)).toHaveLength(1);
  },
);

test('a process that ends before it takes the old board away leaves one that says where the new one is', async () => {
  const { ana, ben } = await begin();
  const [old] = boards(ana);
  const kept = at.server.faults.next({ method: 'DELETE', path: /messages/ }, { drop: 'before' }, 10);
  await at.run(ana, 'meteor board');
  expect(kept.met).toBeGreaterThan(0);
  await at.crash();
  kept.cancel();
  await at.boot();
  await at.pass(20_000);
  const [first, newest, ...more] = boards(ana);
  expect(more).toEqual([]);
  expect(first?.id).toBe(old?.id);
  expect(await press(ben, first, /My hand/)).toBeUndefined();
  const withButtons = boards(ana).filter((message) => buttonsOf(message).length > 0);
  expect(ids(withButtons), 'the old one has no buttons any more').toEqual([newest?.id]);
  expect(ben.seesPrivately(at.channel).map(allText).join('\n')).toContain('The new board is below.');
  const told = 'The board has moved down: see the newest message.';
  expect(boards(ana).map((message) => allText(message).split(told).length - 1)).toEqual([1, 0]);
  // The newest is the one that is written.
  expect(await press(ana, newest, /Resume/)).toBeUndefined();
  const shown = boards(ana).map(allText);
  expect(shown.map((words) => words.includes('TIME OUT'))).toEqual([true, false]);
});

test('a board that was being posted as its process was killed is the board of the next one', async () => {
  const { ana } = await begin();
  await at.pass(15_000);
  let arrives = (): void => undefined;
  const posting = at.server.faults.next(FOLLOW_UP, { until: new Promise<void>((resolve) => (arrives = resolve)) });
  at.user('Mod', { permissions: ['ManageMessages'] }).delete(boards(ana)[0]?.id ?? '');
  await until(
    () => posting.met === 1,
    () => at.time.advance(500),
  );
  await at.crash();
  arrives();
  await until(() => boards(ana).length === 1);
  const [posted] = boards(ana);
  await at.boot();
  await at.pass(20_000);
  expect(ids(boards(ana))).toEqual([posted?.id]);
  expect(boards(ana).map(allText).join('\n')).toContain('TIME OUT');
});
