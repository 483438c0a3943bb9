import { afterEach, expect, test } from 'vitest';
import { METEOR_HISTORY } from '../../../src/history/meteor/adapter.js';
import { commitmentTo, mixedSeed } from '../../../src/games/shared/fair.js';
import { fairnessOf } from '../../../src/history/logs/fairness.js';
import { checkLog } from '../../../src/history/logs/replay.js';
import { digestOf } from '../../../src/storage/log/digest.js';
import { LogReader } from '../../../src/storage/sqlite/log/reader.js';
import type { StoredLog } from '../../../src/storage/log/stored-log.js';
import { allText, type LocalUser } from '../../../src/local/index.js';
import { closeClean } from '../support/requests.js';
import { Harness } from '../support/harness.js';
import { isPublic } from '../support/messages.js';

let harness: Harness;
afterEach(() => closeClean(harness));

const boardOf = (user: LocalUser): string => allText(user.sees(harness.channel).findLast(isPublic) ?? fail());
const fail = (): never => {
  throw new Error('no board');
};

/** The same log with its first entry's text changed and the chain made again, as somebody with the database could. */
function forged(log: StoredLog, change: (events: string) => string): StoredLog {
  let previous = log.game;
  const entries = log.entries.map((entry) => {
    const changed = entry.sequence === 0 ? { ...entry, events: change(entry.events) } : entry;
    previous = digestOf(previous, changed);
    return { ...changed, digest: previous };
  });
  return { ...log, entries };
}

test('the lobby commits to the seed, who joins changes it, and the exported log proves the deal', async () => {
  harness = await Harness.open();
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, 'meteor new');
  const commitment = /fingerprint: `([0-9a-f]{64})`/.exec(boardOf(ana))?.[1];
  const first = harness.table.state.seed;
  expect(boardOf(ana)).not.toContain(first);
  await harness.run(ben, 'meteor join');
  expect(boardOf(ana)).toContain(commitment);
  expect(harness.table.state.seed).not.toBe(first);
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor start');
  await harness.pass(1_500);
  const { game } = harness.table;
  const { seed } = harness.table.state;
  for (const _ of [1, 2]) await harness.run(ana, 'meteor end');
  await harness.pass(2_000);
  const { message } = await harness.run(ana, 'history export', { game });
  await harness.pass(50);
  const shown = message && (ana.look(message.id) ?? message);
  expect(shown && allText(shown)).toContain(`Seed ${seed}`);
  expect(shown && allText(shown)).toContain(`${commitment}`);
  expect(shown && allText(shown)).toContain('1 person joining');
  const log = new LogReader(harness.database.connection).read(game) ?? fail();
  expect(checkLog(log, METEOR_HISTORY)).toMatchObject({ ok: true, redecided: true, deal: 'committed' });
  const entries = log.entries.map(({ events }) => ({ events: JSON.parse(events) as readonly { type: string }[] }));
  const fair = fairnessOf(entries);
  expect(fair).toMatchObject({ commitment, seed: first });
  expect(commitmentTo(first, fair?.nonce ?? '')).toBe(commitment);
  expect(fair?.mixed.reduce(mixedSeed, first)).toBe(seed);
  const otherSeed = forged(log, (events) => events.replace(`"seed":"${first}"`, `"seed":"another"`));
  expect(checkLog(otherSeed, METEOR_HISTORY)).toMatchObject({ ok: false, brokenAt: 0, why: 'commitment', deal: null });
});

test('a chosen seed is dealt as it is, and the lobby commits to nothing', async () => {
  harness = await Harness.open();
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, 'meteor new', { seed: 'chosen' });
  await harness.run(ben, 'meteor join');
  expect(boardOf(ana)).not.toContain('fingerprint');
  expect(harness.table.state.seed).toBe('chosen');
});
