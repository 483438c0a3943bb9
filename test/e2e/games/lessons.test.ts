import { pressSetting } from '../support/messages.js';
import { afterEach, expect, test } from 'vitest';
import { COSMIC_RUN } from '../../../src/games/cosmic-run/index.js';
import { METEOR_STORM } from '../../../src/games/meteor-storm/index.js';
import { METEOR_TOWN } from '../../../src/games/meteor-town/index.js';
import { allText, buttonsOf, findButton, type LocalUser } from '../../../src/local/index.js';
import { tablesOf } from '../../../src/table/typed-tables.js';
import { closeClean } from '../support/requests.js';
import { Harness } from '../support/harness.js';

let harness: Harness;
afterEach(() => closeClean(harness));

type Message = NonNullable<ReturnType<LocalUser['look']>>;

/** The lesson's panel: the private message with its word on top. */
const panel = (user: LocalUser): Message => {
  const found = user.seesPrivately(harness.channel).findLast((message) => /🎓|Step \d of 3/u.test(allText(message)));
  if (found === undefined) throw new Error(`no lesson\n${harness.server.dump()}`);
  return found;
};

/** Words that a button has to begin with; none: the words name none. */
const told = (message: Message): readonly string[] =>
  [...allText(message).matchAll(/[Pp]ress \*\*(.+?)\*\*/gu)].map(([, label = '']) => label);

/** What each step says to press is a button that is called so; what it waits for is green, and a step is never stuck. */
function check(message: Message): void {
  const buttons = buttonsOf(message);
  const lesson =
    allText(message)
      .split('\n')
      .find((line) => line.includes('**Step')) ?? '';
  for (const label of told(message))
    expect(
      buttons.some(({ label: own }) => own !== undefined && own.replace(/^[^\p{L}\p{N}]+/u, '').startsWith(label)),
      `${label} in ${lesson}\n${JSON.stringify(buttons.map((one) => one.label))}`,
    ).toBe(true);
  if (!/Step [12] of 3/u.test(lesson)) return;
  const open = buttons.filter(({ disabled, customId }) => !disabled && !/note\/text|sheet\//u.test(customId ?? ''));
  expect(
    open.some(({ style }) => style === 3),
    `${lesson}: something is green`,
  ).toBe(true);
}

async function press(user: LocalUser, label: string | RegExp): Promise<void> {
  const shown = panel(user);
  const id = findButton(shown, label)?.customId;
  if (id === undefined) throw new Error(`no button ${String(label)}\n${allText(shown)}`);
  check(shown);
  const seen = await user.click(shown.id, id);
  if (seen.error !== undefined) throw new Error(`${String(label)}: ${seen.error}`);
  await harness.quiet();
  await harness.pass(1100);
}

/** Any button whose id has that name; false: there is none. */
async function pressAny(user: LocalUser, name: string): Promise<boolean> {
  const shown = panel(user);
  const open = buttonsOf(shown).filter(({ customId, disabled }) => !disabled && customId?.split('|')[2] === name);
  if (open.length > 0) check(shown);
  // What gives something stands out.
  const found = open.find(({ style }) => style === 1) ?? open[0];
  if (found?.customId === undefined) return false;
  await user.click(shown.id, found.customId);
  await harness.quiet();
  await harness.pass(1100);
  return true;
}

test('Meteor Town: three steps, beside a table in the channel, and gone on with after a kill', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  await harness.run(ana, 'meteor new', { mode: 'first' });
  await harness.run(ana, 'town play', { act: 'learn' });
  await harness.pass(1100);
  expect(allText(panel(ana))).toContain('Step 1 of 3: dice');
  // The sheet is on the panel as a picture.
  expect(JSON.stringify(panel(ana).components)).toContain('attachment://board-');
  await press(ana, /Assign/);
  expect(allText(panel(ana))).toContain('Step 1 of 3: roles');
  await press(ana, /Strike/);
  expect(allText(panel(ana))).toContain('Step 2 of 3: columns');
  await harness.crash();
  await harness.boot();
  await harness.run(ana, 'town play', { act: 'learn' });
  expect(allText(panel(ana))).toContain('Step 2 of 3: columns');
  await press(ana, 'Skip the rest');
  expect(allText(panel(ana))).toContain('Step 2 of 3: done');
  await press(ana, 'Next turn');
  expect(allText(panel(ana))).toContain('Step 3 of 3: meteors');
  expect(tablesOf(METEOR_TOWN, harness.everyTable).ofPerson(ana.id)).toHaveLength(1);
}, 180_000);

test.each(['town', 'cosmic', 'storm'])(
  'the lesson of /%s names its buttons as they are called in plain panels too',
  async (game) => {
    harness = await Harness.open();
    const ana = harness.user('Ana');
    await harness.run(ana, 'meteor plain', { mode: 'on' });
    await harness.run(ana, `${game} play`, { act: 'learn' });
    await harness.pass(1100);
    check(panel(ana));
  },
);

test('in a step with one way on it is green, and nothing else can be pressed but what is looked up', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  await harness.run(ana, 'town play', { act: 'learn' });
  await harness.pass(1100);
  const open = (): unknown[] =>
    buttonsOf(panel(ana))
      .filter(({ disabled, customId }) => !disabled && !/sheet\//u.test(customId ?? ''))
      .map(({ customId, style }) => [customId?.split('|')[2], style]);
  expect(open()).toEqual([['town/roles', 3]]);
  await press(ana, /Assign/);
  expect(open().filter((one) => Array.isArray(one) && one[1] === 3)).toEqual([['town/assign', 3]]);
  await press(ana, /Strike/);
  await press(ana, 'Skip the rest');
  expect(open()).toEqual([['town/next', 3]]);
}, 60_000);

test('Cosmic Run: three steps against a robot', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  await harness.run(ana, 'cosmic new');
  await pressSetting(harness, ana, '🎓 Teach me');
  const table = () => tablesOf(COSMIC_RUN, harness.everyTable).ofPerson(ana.id)[0];
  expect(table()?.state.turn?.seat).toBe(0);
  expect(allText(panel(ana))).toContain('Step 1 of 3: dice');
  // All else is above the words, so that a phone has them in sight with the buttons.
  const shape = panel(ana).components?.map((part) =>
    'content' in part ? String(part.content).slice(0, 2) : part.type,
  );
  expect(shape?.indexOf('🎓')).toBeGreaterThan(shape?.indexOf(12) ?? 9);
  expect(shape?.slice((shape?.indexOf('🎓') ?? 0) + 1)).not.toContain(12);
  const seen = new Set<string>();
  for (let presses = 0; presses < 400 && (table()?.state.round ?? 9) < 3; presses += 1) {
    seen.add(/Step \d of 3|robot plays/.exec(allText(panel(ana)))?.[0] ?? '');
    if (table()?.state.turn?.seat !== 0) {
      await harness.pass(5000);
      continue;
    }
    const pressed =
      (await pressAny(ana, 'hand/confirm')) ||
      (await pressAny(ana, 'hand/go-on')) ||
      (await pressAny(ana, 'hand/move')) ||
      (await pressAny(ana, 'hand/end-turn')) ||
      (await pressAny(ana, 'hand/place')) ||
      (await pressAny(ana, 'hand/die'));
    expect(pressed, allText(panel(ana))).toBe(true);
  }
  // The robot's last move may have come just after an edit of the panel, which then waits for the next.
  await harness.pass(1100);
  expect([...seen]).toEqual(expect.arrayContaining(['Step 1 of 3', 'Step 2 of 3', 'Step 3 of 3']));
  expect(allText(panel(ana))).toContain('That’s it!');
}, 60_000);

test('Meteor Storm: three steps against a robot, with the board on the panel', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  await harness.run(ana, 'storm play', { act: 'learn' });
  await harness.pass(1100);
  const table = () => tablesOf(METEOR_STORM, harness.everyTable).ofPerson(ana.id)[0];
  expect(table()?.state.active).toBe(0);
  expect(allText(panel(ana))).toContain('Step 1 of 3: a card');
  expect(JSON.stringify(panel(ana).components)).toContain('attachment://board-');
  await pressAny(ana, 'hand/play');
  expect(allText(panel(ana))).toContain('Step 2 of 3: orders');
  await pressAny(ana, 'hand/done');
  for (let wait = 0; table()?.state.turn === 2 && wait < 60; wait += 1) await harness.pass(5000);
  await harness.pass(1100);
  expect(allText(panel(ana))).toContain('Step 3 of 3: meteors');
  await press(ana, 'Board as text');
  expect(allText(ana.seesPrivately(harness.channel).at(-1) ?? panel(ana))).toContain('hits left');
}, 60_000);
