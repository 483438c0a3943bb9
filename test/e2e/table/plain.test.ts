import { afterEach, expect, test } from 'vitest';
import { allText, type ApiComponent, type ApiMessage, type LocalUser } from '../../../src/local/index.js';
import { Random, seedRandom } from '../../../src/games/shared/random.js';
import { closeClean } from '../support/requests.js';
import { Harness } from '../support/harness.js';

/** People who hear what is on the screen: panels in words alone, and two questions that are answered in sentences. */

let harness: Harness;
let ana: LocalUser;
afterEach(() => closeClean(harness));

/** Something that can be done: a button, or an option of a list. */
interface Way {
  readonly label: string;
  readonly id: string;
  /** The list that it stands in; null: it is a button. */
  readonly list: string | null;
}

const nested = (parts: readonly ApiComponent[]): readonly ApiComponent[] =>
  parts.flatMap((part) => [part, ...nested(part.components ?? [])]);

interface Option {
  readonly label: string;
  readonly value: string;
}

function waysOf(message: ApiMessage): readonly Way[] {
  return nested(message.components).flatMap((part): readonly Way[] => {
    if (part.type === 2) return [{ label: part.label ?? '', id: part.custom_id ?? '', list: null }];
    if (part.type !== 3) return [];
    const options = (part['options'] ?? []) as readonly Option[];
    return options.map(({ label, value }) => ({ label, id: value, list: part.custom_id ?? '' }));
  });
}

const SIGN = /[\p{Extended_Pictographic}\p{Regional_Indicator}▰▱✓▸⇄]/u;

/** What must hold for every plain panel, whatever it is of. */
function expectPlain(message: ApiMessage): void {
  const parts = nested(message.components);
  expect(allText(message)).not.toMatch(SIGN);
  for (const part of parts) {
    expect(part.disabled ?? false, part.label).toBe(false);
    expect(part['emoji']).toBeUndefined();
  }
  const labels = waysOf(message).map(({ label }) => label);
  for (const label of labels) {
    expect(label).not.toMatch(SIGN);
    // A word, not a letter or a number alone.
    expect(label).toMatch(/\p{Letter}{2}/u);
  }
  expect(new Set(labels).size).toBe(labels.length);
}

/** The newest panel that offers to ask what changed. */
function panel(user = ana): ApiMessage {
  const found = user
    .seesPrivately(harness.channel)
    .findLast((message) => waysOf(message).some(({ id }) => id.includes('|hand/changes')));
  if (found === undefined) throw new Error(`no plain panel\n${harness.server.dump()}`);
  return found;
}

const answers = (): readonly string[] => ana.seesPrivately(harness.channel).map((message) => allText(message));

async function take({ id, list }: Way, user = ana): Promise<void> {
  const { id: message } = panel(user);
  const seen = list === null ? await user.click(message, id) : await user.select(message, list, [id]);
  if (seen.error !== undefined) throw new Error(`${seen.error}\n${harness.server.dump()}`);
  await harness.quiet();
}

const named = (label: string | RegExp, ways = waysOf(panel())): Way => {
  const found = ways.find((way) => (typeof label === 'string' ? way.label === label : label.test(way.label)));
  if (found === undefined) throw new Error(`no ${String(label)} among ${ways.map((way) => way.label).join(' | ')}`);
  return found;
};

async function begin(options: Record<string, string | number> = {}): Promise<void> {
  harness = await Harness.open();
  ana = harness.user('Ana');
  await harness.run(ana, 'meteor plain', { mode: 'on' });
  await harness.run(ana, 'meteor new', { mode: 'first', seed: 'plain', ...options });
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor start');
  await harness.pass(1000);
}

/** What a player would do who hears the labels, best first. */
const WISHES = [
  /^Launch .*: hit/,
  /^Launch .*: short by/,
  /^Launch .*: hits/,
  /^Place .*completes a Rocket$/,
  /^Place .*: builds it$/,
  /^Place .*completes a Retrofit$/,
  /^Place .* on [^:]*$/,
  /^Pass and lose$/,
  /^Pass$/,
];

test('a first game is played from its clock to its end by the plain panel alone', async () => {
  await begin({ robots: 2 });
  const { game } = harness.table;
  const said = new Set<string>();
  for (let turn = 0; turn < 300 && harness.tables.byGame(game)?.state.phase === 'play'; turn += 1) {
    expectPlain(panel());
    expect(allText(panel())).toMatch(/^(?:Zone \d, \d+ seconds? left|Last zone, \d+ seconds? to impact)\.$/m);
    expect(allText(panel())).not.toContain('<t:');
    const ways = waysOf(panel());
    for (const { label } of ways) said.add(label.split(' ')[0] ?? '');
    const wish = WISHES.find((one) => ways.some(({ label }) => one.test(label)));
    if (wish !== undefined) await take(named(wish, ways));
    await harness.pass(1500);
  }
  // The last Rockets are in the air for a beat.
  await harness.pass(5000);
  expect(harness.tables.byGame(game)?.state.phase ?? 'over').toBe('over');
  expect([...said]).toEqual(expect.arrayContaining(['Launch', 'Place', 'Pass', 'What', 'Where']));
  expect(answers().join('\n')).toMatch(/won|lost|Earth/i);
});

test('“What changed?” tells what happened since it was asked last, in order, and over a restart', async () => {
  await begin();
  const asked = async (label: string): Promise<string> => {
    await take(named(label));
    const newest = ana.seesPrivately(harness.channel).at(-1);
    const text = newest === undefined ? '' : allText(newest);
    expect(text).not.toMatch(SIGN);
    return text;
  };
  expect(await asked('What changed?')).toContain('Since the game began:\nThe clock is running!');
  await harness.pass(1000);
  expect(await asked('What changed?')).toBe('Nothing has happened since you last asked.');
  // The answer before it is gone: only the newest stands.
  expect(answers().filter((text) => text.startsWith('Since ') || text.startsWith('Nothing has'))).toHaveLength(1);
  await harness.pass(1000);
  const first = named(/^Place /);
  const [, card] = /^Place (.*?)(?: \(\d+ in hand\))? on /.exec(first.label) ?? [];
  await take(first);
  await harness.pass(1000);
  await harness.crash();
  await harness.boot();
  await harness.pass(1000);
  await harness.run(ana, 'meteor resume');
  await harness.run(ana, 'meteor hand');
  const told = await asked('What changed?');
  const lines = told.split('\n');
  expect(lines[0]).toBe('Since you last asked:');
  expect(lines[1]).toContain(`Ana put ${card?.split(' (')[0] ?? '?'}`);
  expect(lines.findIndex((line) => line.includes('Time Out'))).toBeGreaterThan(1);
  expect(lines.at(-1)).toContain('Ana resumed');
});

test('“Where do I stand?” reads the table from the nearest need to the farthest', async () => {
  await begin();
  await take(named('Where do I stand?'));
  const text = allText(ana.seesPrivately(harness.channel).at(-1) as ApiMessage);
  const order = [
    'No launch window is open.',
    'Your hand: ',
    'You don’t have a Rocket ready.',
    'Zone 5, ',
    'meteors are left: ',
  ];
  const places = order.map((words) => text.indexOf(words));
  expect(
    places.every((place) => place >= 0),
    text,
  ).toBe(true);
  expect([...places].sort((a, b) => a - b)).toEqual(places);
  expect(text).not.toMatch(SIGN);
});

test('it is kept per person: others have pictures, a restart changes nothing, and off takes it back', async () => {
  await begin({ robots: 1 });
  await harness.crash();
  await harness.boot();
  await harness.pass(1000);
  await harness.run(ana, 'meteor resume');
  await harness.run(ana, 'meteor hand');
  await harness.pass(1000);
  expectPlain(panel());
  await harness.run(ana, 'meteor plain', { mode: 'off' });
  await harness.pass(2000);
  const [shown] = ana.seesPrivately(harness.channel).filter((message) => allText(message).includes('Zone 5'));
  expect(JSON.stringify(shown?.components)).toContain('✋ Pass');
});

/** Whatever is offered is pressed, by chance that a seed repeats: each panel on the way must be plain. */
async function playByChance(presses: number, forward: RegExp): Promise<ReadonlySet<string>> {
  const random = new Random(seedRandom('plain'));
  const said = new Set<string>();
  for (let at = 0; at < presses && harness.everyTable.live().length > 0; at += 1) {
    const shown = panel();
    expectPlain(shown);
    const ways = waysOf(shown).filter(({ label }) => label !== 'What changed?' && label !== 'Where do I stand?');
    for (const { label } of ways) said.add(label);
    // Others play, or nothing is to be done just now.
    const onward = ways.filter(({ label }) => forward.test(label));
    const among = onward.length > 0 && random.below(3) > 0 ? onward : ways;
    const way = among[random.below(Math.max(1, among.length))];
    if (way !== undefined) await take(way);
    await harness.pass(way === undefined ? 5000 : 700);
  }
  return said;
}

const ask = async (label: string): Promise<string> => {
  await take(named(label));
  const newest = ana.seesPrivately(harness.channel).at(-1);
  const text = newest === undefined ? '' : allText(newest);
  expect(text).not.toMatch(SIGN);
  await harness.pass(700);
  return text;
};

interface Other {
  readonly game: string;
  readonly begin: readonly (readonly [string, Record<string, string | number | boolean>])[];
  readonly presses: number;
  /** What goes on with the game. */
  readonly forward: RegExp;
  readonly said: readonly RegExp[];
  readonly stands: RegExp;
}

const OTHERS: readonly Other[] = [
  {
    game: 'Meteor Town',
    begin: [
      ['town new', { robots: 1, seed: 'plain' }],
      ['town play', { act: 'start' }],
      ['town play', { act: 'hand' }],
    ],
    presses: 120,
    forward: /^(Give the dice|Confirm these roles|Next turn|Use column|Hit|Crater|Build|Skip)/,
    said: [/^Give the dice their roles$/, /^Use column \d: /, /^Mark die \d, showing \d$/, /^Next turn$/],
    stands: /turn/i,
  },
  {
    game: 'Cosmic Run',
    forward: /^(Put|Roll|End turn|Continue|Move on|Recruit)/,
    begin: [
      ['cosmic new', { robots: 1, seed: 'plain', limit: 'off' }],
      ['cosmic play', { act: 'start' }],
      ['cosmic play', { act: 'hand' }],
    ],
    presses: 30,
    said: [/^Mark die \d, showing \d$/, /^Put what fits on /, /^Roll \d dice$/],
    stands: /You have \d crystals?/,
  },
  {
    game: 'Meteor Storm',
    forward: /^(Play|Order|Move|Fire|End orders)/,
    begin: [
      ['storm new', { robot: true, seed: 'plain', limit: 'off' }],
      ['storm play', { act: 'start' }],
      ['storm play', { act: 'hand' }],
    ],
    presses: 80,
    said: [/^Play .*, orders \d/, /^Order /, /^Move .* to \d/],
    stands: /Your cards: /,
  },
];

test.each(OTHERS)('$game is played by a plain panel', async ({ begin: commands, presses, forward, said, stands }) => {
  harness = await Harness.open();
  ana = harness.user('Ana');
  await harness.run(ana, 'meteor plain', { mode: 'on' });
  for (const [words, values] of commands) await harness.run(ana, words, values);
  await harness.pass(1000);
  const labels = [...(await playByChance(presses, forward))];
  for (const one of said)
    expect(
      labels.some((label) => one.test(label)),
      `${String(one)}\n${labels.join('\n')}`,
    ).toBe(true);
  expect(await ask('Where do I stand?')).toMatch(stands);
  expect(await ask('What changed?')).toMatch(/^Since the game began:/);
  expect(await ask('What changed?')).toMatch(/^Nothing has happened since|^Since you last asked/);
});

test('the lesson is learnt by a plain panel', async () => {
  harness = await Harness.open();
  ana = harness.user('Ana');
  await harness.run(ana, 'meteor plain', { mode: 'on' });
  await harness.run(ana, 'meteor learn');
  await harness.pass(3000);
  expectPlain(panel());
  expect(allText(panel())).toContain('Lesson, 1 of 11');
  // What the lesson waits for is all that is offered, and is named as its buttons are.
  let named = 0;
  for (let at = 0; at < 80 && harness.everyTable.live().length > 0; at += 1) {
    expectPlain(panel());
    const ways = waysOf(panel()).filter(({ label }) => /^(Place|Rocket|Launch|Pass)/.test(label));
    for (const press of allText(panel()).match(/(?<=Press \*\*)[^*]+/g) ?? []) {
      expect(ways.map(({ label }) => label)).toContain(press);
      named += 1;
    }
    const [way] = ways;
    if (way !== undefined) await take(way);
    await harness.pass(1500);
  }
  expect(named).toBeGreaterThan(10);
  const end = ana.seesPrivately(harness.channel).at(-1);
  expect(end && allText(end)).toMatch(/You did it|won|saved/i);
});

/**
 * Lessons of the games that are played in turns: how they go on, the buttons that they name, and which of the lines in
 * bold is the lesson's while it waits.
 */
const LESSONS = [
  {
    game: 'town',
    forward: /^(Give the dice|Confirm these roles|Next turn|Use column|Hit|Crater|Build nothing|Skip the rest|Write)/,
    names: ['Give the dice their roles', 'Confirm these roles and go to the strike', 'Next turn'],
    wordsAt: 0,
  },
  {
    game: 'cosmic',
    forward: /^(Put|Roll|End turn|Move|Recruit|Continue)/,
    names: ['End turn', 'Where do I stand?'],
    wordsAt: -1,
  },
  {
    game: 'storm',
    forward: /^(Play|Order|Move|Leave|Fire|No combat|End orders)/,
    names: ['End orders', 'Where do I stand?'],
    wordsAt: 0,
  },
];

test.each(LESSONS)(
  'the lesson of $game names the buttons of a plain panel',
  async ({ game, forward, names, wordsAt }) => {
    harness = await Harness.open();
    ana = harness.user('Ana');
    await harness.run(ana, 'meteor plain', { mode: 'on' });
    await harness.run(ana, `${game} learn`);
    await harness.pass(1500);
    const random = new Random(seedRandom('lesson'));
    const named = new Set<string>();
    const steps = new Set<string>();
    for (let at = 0; at < 150 && !steps.has('That’s it!'); at += 1) {
      const shown = panel();
      expectPlain(shown);
      const step = /Step \d of 3|That’s it!/;
      const lines = allText(shown).split('\n');
      const told =
        lines.find((line) => step.test(line)) ??
        lines.filter((line) => /\*\*[^*]{2,}\*\*/.test(line)).at(wordsAt) ??
        '';
      steps.add(step.exec(told)?.[0] ?? 'waits');
      const ways = waysOf(shown);
      // The first words in bold are what the step is called.
      const bold = [...told.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words);
      for (const name of bold.filter((words) => !/^(Step|That’s it)/.test(words))) {
        expect(
          ways.some(({ label }) => label.startsWith(name)),
          `${told}\n${ways.map(({ label }) => label).join('\n')}`,
        ).toBe(true);
        named.add(name);
      }
      const onward = ways.filter(({ label }) => forward.test(label));
      const way = onward[random.below(Math.max(1, onward.length))];
      if (way !== undefined) await take(way);
      await harness.pass(way === undefined ? 5000 : 1100);
    }
    expect([...steps]).toEqual(expect.arrayContaining(['Step 1 of 3', 'Step 2 of 3', 'Step 3 of 3', 'That’s it!']));
    expect([...named]).toEqual(expect.arrayContaining(names));
  },
);
