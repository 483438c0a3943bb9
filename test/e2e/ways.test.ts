import { readFileSync } from 'node:fs';
import { REST } from 'discord.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Writer } from '../../src/discord/messages/delivery/writer.js';
import type { LocalUser } from '../../src/local/index.js';
import { Disk } from '../../src/storage/sqlite/disk/disk.js';
import { Tables } from '../../src/table/directory.js';
import { filesCalling } from '../support/files-called.js';
import { Harness } from './support/harness.js';

/** So many files a way leads through at most. */
const MOST_FILES = 13;

/** What was called at a place where a way passes, and the files that led there. */
interface Passed {
  readonly place: string;
  readonly files: readonly string[];
}

let harness: Harness;
let passed: Passed[];
let ana: LocalUser;

/** Notes who calls where ways pass: the table's queue, the thread that writes, a message's writer, Discord. Each does its work. */
function notePassing(): void {
  const note = (place: string): void => void passed.push({ place, files: filesCalling() });
  const { act } = Tables.prototype;
  vi.spyOn(Tables.prototype, 'act').mockImplementation(function (this: Tables, ...args) {
    note('act');
    return act.apply(this, args);
  });
  const { run } = Disk.prototype;
  vi.spyOn(Disk.prototype, 'run').mockImplementation(function (this: Disk, ...args) {
    note(args[0]);
    return run.apply(this, args);
  });
  const { touch } = Writer.prototype;
  vi.spyOn(Writer.prototype, 'touch').mockImplementation(function (this: Writer, ...args) {
    note('touch');
    touch.apply(this, args);
  });
  const { queueRequest } = REST.prototype;
  vi.spyOn(REST.prototype, 'queueRequest').mockImplementation(function (this: REST, request) {
    note(request.fullRoute.endsWith('/callback') ? 'answer' : request.method);
    return queueRequest.call(this, request);
  });
}

/** A standard game whose clock runs, with Ana's hand open. */
beforeEach(async () => {
  passed = [];
  harness = await Harness.open();
  const ben = harness.user('Ben');
  ana = harness.user('Ana');
  await harness.run(ana, 'meteor new', { seed: 'ways', mode: 'standard', robots: 1 });
  await harness.run(ben, 'meteor join');
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor start');
  await harness.pass(3000);
  await harness.run(ana, 'meteor hand');
  await harness.pass(3000);
  notePassing();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await harness.close();
});

/** The files of a way in the order in which it passes them. `places`: where it passes, `by`: a file on its own way. */
function way(...places: readonly (readonly [place: string, by?: string])[]): readonly string[] {
  const files = places.flatMap(([place, by]) => {
    const found = passed.find(
      (one) => one.place === place && (by === undefined || one.files.some((file) => file.endsWith(by))),
    );
    if (found === undefined) throw new Error(`nothing passed ${place} ${by ?? ''}: ${JSON.stringify(passed)}`);
    return found.files.toReversed();
  });
  return [...new Set(files)].filter((file) => !file.startsWith('src/local/'));
}

/** The files that CONTRIBUTING lists under a heading. */
function listed(heading: string): readonly string[] {
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  const [, section = ''] = text.split(`\n### ${heading}\n`);
  const [own = ''] = section.split(/\n#+ /);
  return [...own.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file);
}

async function placeCard(): Promise<void> {
  const hand = ana.seesPrivately(harness.channel).at(-1);
  const [id = ''] = /m1\|[a-z0-9]+\|hand\/place[^"]*/.exec(JSON.stringify(hand?.components)) ?? [];
  const seen = await ana.click(hand?.id ?? '', id);
  expect(seen.error).toBeUndefined();
  await harness.quiet();
}

async function untilPassed(place: string): Promise<void> {
  for (let at = 0; at < 300 && !passed.some((one) => one.place === place); at += 1) await harness.time.advance(100);
}

/** The commit, which every act shares, has a list of its own. */
const expectWay = (heading: string, files: readonly string[], shared = listed('A commit')): void => {
  const own = files.filter((file) => !shared.includes(file));
  expect(own).toEqual(listed(heading));
  expect(own.length).toBeGreaterThan(0);
  expect(own.length).toBeLessThanOrEqual(MOST_FILES);
};

test('the way of a click', async () => {
  await placeCard();
  expectWay('A commit', way(['append']), []);
  expectWay('A click', way(['act'], ['answer']));
});

test('a click is acted on before it is acknowledged, which nothing comes back from', async () => {
  await placeCard();
  const [acted = [], answered = []] = ['act', 'answer'].map((at) => passed.find(({ place }) => place === at)?.files);
  const isRest = (file: string): boolean => file.startsWith('src/discord/rest/');
  expect(acted.filter(isRest)).toEqual([]);
  expect(answered.filter((file) => file.startsWith('src/discord/interactions/'))).toEqual([
    'src/discord/interactions/router.ts',
  ]);
});

test('the way of a typed word', async () => {
  ana.say(harness.channel, 'take my factory please');
  await harness.quiet();
  expectWay('A typed word', way(['DELETE'], ['POST', 'chat.ts']));
});

test('the way of a robot’s act', async () => {
  await untilPassed('act');
  expectWay('A robot’s act', way(['act']));
});

test('the way of a redraw', async () => {
  await placeCard();
  await harness.pass(3000);
  expectWay('A redraw', way(['touch', 'boards.ts'], ['PATCH', 'board.ts']));
});
