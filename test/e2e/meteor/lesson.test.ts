import { pressSetting } from '../support/messages.js';
import { afterEach, expect, it } from 'vitest';
import { METEOR } from '../../../src/games/meteor/index.js';
import { tablesOf } from '../../../src/table/typed-tables.js';
import { allText, buttonsOf, findButton, type ApiMessage, type LocalUser } from '../../../src/local/index.js';
import type { TableHandle } from '../../support/meteor-tables.js';
import { LANGUAGES, LOCALES } from '../../../src/text/index.js';
import { closeClean } from '../support/requests.js';
import { Harness } from '../support/harness.js';

/** Discord’s style of a green button. */
const GREEN = 3;

let harness: Harness;
let ana: LocalUser;
afterEach(() => closeClean(harness));

async function open(): Promise<void> {
  harness = await Harness.open();
  ana = harness.user('Ana');
}

const lesson = (): TableHandle | undefined => tablesOf(METEOR, harness.everyTable).ofPerson(ana.id)[0];
const panel = (): ApiMessage => {
  const seen = ana.seesPrivately(harness.channel).at(-1);
  if (seen === undefined) throw new Error('nothing is seen privately');
  return seen;
};
const says = (): string => allText(panel());

async function press(label: string | RegExp): Promise<void> {
  const button = findButton(panel(), label);
  if (button === undefined || button.disabled)
    throw new Error(
      `no open button ${String(label)} among ${buttonsOf(panel())
        .map((one) => one.label)
        .join(' | ')}`,
    );
  await ana.click(panel().id, button.customId ?? '');
  await harness.quiet();
  // Two presses of one button within half a second are one.
  await harness.pass(700);
}

const OWN_SITE = /Mine/u;

/** What one who reads the lesson presses, step by step. */
const STEPS: readonly (readonly [words: string, ...presses: (string | RegExp)[]])[] = [
  ['**Rocket 2 (C)**', /Rocket 2 \(C\)/],
  ['press **C ×2 → Rocket**', /🟥 C/u],
  ['K 2 ✓', /K 2 ✓/u],
  ['exact hit', /Rigel/, /🟥 C/u],
  ['another Rocket', OWN_SITE, /Rocket 2 \(F\)/, /🟨 F/u],
  ['press **L 5', /L 5/],
  ['**Rocket 2 (A)**', /Rocket 2 \(A\)/, /🟩 A/u, /M 💥/u],
  ['Overkill', /🟥 C/u, /🟨 F/u],
  ['Retrofit', /Supply \(C\)/, /🟥 C/u],
  ['Press **Pass**', /Pass/],
  ['N has size 4', /Rocket 4 \(F A\)/, /🟨 F/u, /🟩 A/u, /N 4 ✓/u],
];

/** Grey buttons that the words, in bold, say to press. */
const pressedAlready = (): string[] => {
  const said = says();
  return buttonsOf(panel())
    .filter(({ disabled, label }) => disabled && label !== undefined && said.includes(`**${label}**`))
    .map(({ label }) => label ?? '');
};

async function takeStep(at: number): Promise<void> {
  const [words, ...presses] = STEPS[at] ?? [''];
  expect(says()).toContain(`Lesson · ${at + 1} of ${STEPS.length}`);
  expect(says()).toContain(words);
  for (const label of presses) {
    // A panel that was opened again has one's own site chosen.
    if (String(label) === String(OWN_SITE) && findButton(panel(), OWN_SITE)?.disabled === true) continue;
    // What is built already isn't to be built.
    if (String(label) === String(/M 💥/u)) expect(says()).toContain('Launch it: press **M 💥');
    await press(label);
    expect(pressedAlready(), String(label)).toEqual([]);
  }
  await harness.pass(8000);
}

it('the whole lesson by its buttons, to the offer of a first game', async () => {
  await open();
  await harness.run(ana, 'meteor learn');
  expect(harness.tables.inChannel(harness.channel)).toBeUndefined();
  for (let at = 0; at < STEPS.length; at += 1) await takeStep(at);
  expect(says()).toContain('Lesson done');
  expect(lesson()).toBeUndefined();
  await press('🚀 Play now');
  expect(harness.table.state.options.mode).toBe('first');
  expect(harness.table.state.seats.filter(({ robot }) => robot)).toHaveLength(2);
});

/** Buttons that can be pressed, but those that leave the lesson or begin it again. */
const pressable = (): ReturnType<typeof buttonsOf> =>
  buttonsOf(panel()).filter(({ disabled, customId }) => disabled !== true && customId?.includes('|lesson/') !== true);

it.each(LOCALES)(
  'only what its step waits for can be pressed, is green, and is called in its words as on the button: %s',
  async (locale) => {
    harness = await Harness.open();
    ana = harness.server.addUser('Ana', { locale: LANGUAGES[locale].tags[0] ?? locale });
    await harness.run(ana, 'meteor learn');
    const steps = new Set<string>();
    for (let moment = 0; moment < 80 && lesson() !== undefined; moment += 1) {
      const asked = pressable();
      expect(asked.filter(({ style }) => style !== GREEN)).toEqual([]);
      const step = /\d+\D{1,8}11/.exec(says())?.[0] ?? '';
      steps.add(step);
      const bold = [...says().matchAll(/\*\*(.+?)\*\*/g)].map(([, words = '']) => words);
      // The last step leaves it to one's own head.
      if (!step.startsWith('11'))
        for (const { label = '' } of asked)
          expect(
            bold.filter((words) => label.endsWith(words)),
            label,
          ).not.toEqual([]);
      const [first] = asked;
      if (first === undefined) await harness.pass(2_000);
      else {
        await ana.click(panel().id, first.customId ?? '');
        await harness.quiet();
        await harness.pass(700);
      }
    }
    expect(lesson()).toBeUndefined();
    expect(steps.size).toBeGreaterThanOrEqual(11);
  },
);

it('left and come back to at any step, by the button, the command, and after a kill', async () => {
  await open();
  await harness.run(ana, 'meteor learn');
  for (let at = 0; at < STEPS.length; at += 1) {
    await takeStep(at);
    if (at === STEPS.length - 1) break;
    const { game } = lesson() ?? {};
    await press('Leave the lesson');
    expect(says()).toContain(`You left the lesson at step ${at + 2} of ${STEPS.length}`);
    await harness.pass(20 * 60_000);
    if (at % 2 === 0) {
      await harness.crash();
      await harness.boot();
      await harness.pass(1000);
    }
    if (at % 3 === 0) await harness.run(ana, 'meteor learn');
    else await press('🎓 Continue');
    expect(lesson()?.game).toBe(game);
  }
  expect(says()).toContain('Lesson done');
});

it('killed while the partner was to move: it moves after the restart', async () => {
  await open();
  await harness.run(ana, 'meteor learn');
  await takeStep(0);
  await takeStep(1);
  const button = findButton(panel(), /K 2 ✓/u);
  await ana.click(panel().id, button?.customId ?? '');
  expect(says()).toContain('is playing: watch');
  await harness.crash();
  await harness.boot();
  await harness.pass(8000);
  expect(lesson()?.state.sites[1]?.pile).toEqual(['3CF', 'F']);
  expect(says()).toContain('exact hit');
  await takeStep(3);
});

it('begun anew, it is at its first step, and the old one is over', async () => {
  await open();
  await harness.run(ana, 'meteor learn');
  await takeStep(0);
  const before = lesson()?.game;
  await press('Start over');
  expect(says()).toContain('Lesson · 1 of');
  expect(lesson()?.game).not.toBe(before);
  expect(tablesOf(METEOR, harness.everyTable).ofPerson(ana.id)).toHaveLength(1);
  await takeStep(0);
});

it('a lesson stands in no list and no statistics, beside a game in the same channel', async () => {
  await open();
  const ben = harness.user('Ben');
  await harness.run(ben, 'meteor new', { mode: 'first' });
  await pressSetting(harness, ana, '🎓 Teach me');
  for (let at = 0; at < STEPS.length; at += 1) await takeStep(at);
  expect(says()).toContain('Lesson done');
  await harness.run(ana, 'history list');
  expect(says()).toContain('No game');
  await harness.run(ana, 'stats player');
  expect(says()).not.toMatch(/1 game/);
});
