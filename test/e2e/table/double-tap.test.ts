import { afterEach, expect, test } from 'vitest';
import { allText } from '../../../src/local/index.js';
import { LogReader } from '../../../src/storage/sqlite/log/reader.js';
import { Harness } from '../support/harness.js';
import { isPublic } from '../support/messages.js';
import { closeClean } from '../support/requests.js';

let harness: Harness;
afterEach(() => closeClean(harness));

test('a setting chosen by a double tap is set once, and the note says so', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  await harness.run(ana, 'meteor new', { mode: 'standard' });
  const board = ana.sees(harness.channel).findLast(isPublic);
  await ana.click(board?.id ?? '', '⚙ Settings…');
  await harness.quiet();
  const note = ana.seesPrivately(harness.channel).at(-1);
  if (note === undefined) throw new Error(harness.server.dump());
  const select = /"custom_id":"([^"]*\|select\/open\|set-silence\|[^"]*)"/.exec(JSON.stringify(note.components))?.[1];
  const { game } = harness.table;
  const entries = () => new LogReader(harness.database.connection).read(game)?.entries.length;
  const before = entries() ?? 0;
  const tap = () => ana.select(note.id, select ?? '', [`m1|${game}|lobby/set|silence|strict`]);
  const taps = await Promise.all([tap(), tap()]);
  expect(taps.map(({ error }) => error)).toEqual([undefined, undefined]);
  await harness.quiet();
  expect(entries()).toBe(before + 1);
  const shown = ana.look(note.id);
  expect(shown && allText(shown)).toContain('Already done');
});
