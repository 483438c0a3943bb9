import { afterEach, expect, test } from 'vitest';
import { allText, type ApiComponent, type ApiMessage, type LocalUser } from '../../src/local/index.js';
import { faultsOf } from './requests.js';
import { House } from './support.js';

/** People who hear what is on the screen: panels in words alone, and two questions that are answered in sentences. */

let house: House;
let ana: LocalUser;
afterEach(async () => {
  expect(faultsOf(house.server.requests.all)).toEqual([]);
  expect(house.log.filter(({ level }) => level === 'error')).toEqual([]);
  await house.close();
});

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
    .seesPrivately(house.channel)
    .findLast((message) => waysOf(message).some(({ id }) => id.includes('|hand/changes')));
  if (found === undefined) throw new Error(`no plain panel\n${house.server.dump()}`);
  return found;
}

const answers = (): readonly string[] => ana.seesPrivately(house.channel).map((message) => allText(message));

async function take({ id, list }: Way, user = ana): Promise<void> {
  const { id: message } = panel(user);
  const seen = list === null ? await user.click(message, id) : await user.select(message, list, [id]);
  if (seen.error !== undefined) throw new Error(`${seen.error}\n${house.server.dump()}`);
  await house.quiet();
}

const named = (label: string | RegExp, ways = waysOf(panel())): Way => {
  const found = ways.find((way) => (typeof label === 'string' ? way.label === label : label.test(way.label)));
  if (found === undefined) throw new Error(`no ${String(label)} among ${ways.map((way) => way.label).join(' | ')}`);
  return found;
};

async function begin(options: Record<string, string | number> = {}): Promise<void> {
  house = await House.open();
  ana = house.user('Ana');
  await house.run(ana, 'meteor plain', { mode: 'on' });
  await house.run(ana, 'meteor new', { mode: 'first', seed: 'plain', ...options });
  await house.run(ana, 'meteor start');
  await house.run(ana, 'meteor start');
  await house.pass(1000);
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
  const { game } = house.table;
  const said = new Set<string>();
  for (let turn = 0; turn < 300 && house.tables.byGame(game)?.state.phase === 'play'; turn += 1) {
    expectPlain(panel());
    const ways = waysOf(panel());
    for (const { label } of ways) said.add(label.split(' ')[0] ?? '');
    const wish = WISHES.find((one) => ways.some(({ label }) => one.test(label)));
    if (wish !== undefined) await take(named(wish, ways));
    await house.pass(1500);
  }
  expect(house.tables.byGame(game)?.state.phase ?? 'over').toBe('over');
  expect([...said]).toEqual(expect.arrayContaining(['Launch', 'Place', 'Pass', 'What', 'Where']));
  expect(answers().join('\n')).toMatch(/won|lost|Earth/i);
});

test('“What changed?” tells what happened since it was asked last, in order, and over a restart', async () => {
  await begin();
  const asked = async (label: string): Promise<string> => {
    await take(named(label));
    const newest = ana.seesPrivately(house.channel).at(-1);
    const text = newest === undefined ? '' : allText(newest);
    expect(text).not.toMatch(SIGN);
    return text;
  };
  expect(await asked('What changed?')).toContain('Since play began:\nThe clock runs!');
  await house.pass(1000);
  expect(await asked('What changed?')).toBe('Nothing has happened since you asked last.');
  // The answer before it is gone: only the newest stands.
  expect(answers().filter((text) => text.startsWith('Since ') || text.startsWith('Nothing has'))).toHaveLength(1);
  await house.pass(1000);
  const first = named(/^Place /);
  const [, card] = /^Place (.*?)(?: \(\d+ in hand\))? on /.exec(first.label) ?? [];
  await take(first);
  await house.pass(1000);
  await house.crash();
  await house.boot();
  await house.pass(1000);
  await house.run(ana, 'meteor resume');
  await house.run(ana, 'meteor hand');
  const told = await asked('What changed?');
  const lines = told.split('\n');
  expect(lines[0]).toBe('Since you asked last:');
  expect(lines[1]).toContain(`Ana put ${card?.split(' (')[0] ?? '?'}`);
  expect(lines.findIndex((line) => line.includes('Time Out'))).toBeGreaterThan(1);
  expect(lines.at(-1)).toContain('Ana resumed');
});

test('“Where do I stand?” reads the table from the nearest need to the farthest', async () => {
  await begin();
  await take(named('Where do I stand?'));
  const text = allText(ana.seesPrivately(house.channel).at(-1) as ApiMessage);
  const order = [
    'No launch window is open.',
    'Your hand: ',
    'No Rocket of yours is ready.',
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
  await house.crash();
  await house.boot();
  await house.pass(1000);
  await house.run(ana, 'meteor resume');
  await house.run(ana, 'meteor hand');
  await house.pass(1000);
  expectPlain(panel());
  await house.run(ana, 'meteor plain', { mode: 'off' });
  await house.pass(2000);
  const [shown] = ana.seesPrivately(house.channel).filter((message) => allText(message).includes('Zone 5'));
  expect(shown && nested(shown.components).some((part) => part.label?.includes('✋ Pass') === true)).toBe(true);
});
