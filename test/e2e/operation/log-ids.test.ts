import { afterEach, beforeEach, expect, test } from 'vitest';
import { Harness } from '../support/harness.js';

/** A request's id leads through the log, from the click by its commit to its answer. */

let at: Harness;
beforeEach(async () => {
  at = await Harness.open();
});
afterEach(async () => {
  await at.close();
});

/** What the log says of each interaction, in order. */
function told(): ReadonlyMap<string, readonly string[]> {
  const lines = new Map<string, string[]>();
  for (const { fields, message } of at.log) {
    if (!('interaction' in fields) || typeof fields.interaction !== 'string') continue;
    lines.set(fields.interaction, [...(lines.get(fields.interaction) ?? []), message]);
  }
  return lines;
}

test('what came in, was saved and was answered bears one id; what changes nothing is only answered', async () => {
  const [ana, ben] = [at.user('Ana'), at.user('Ben')];
  await at.run(ana, 'meteor new', { mode: 'first', seed: 'ids' });
  await at.run(ben, 'meteor join');
  await at.run(ben, 'meteor hand');
  const acted = ['an interaction came in', 'an action is on disk', 'an interaction was handled'];
  expect([...told().values()]).toEqual([acted, acted, [acted[0], acted[2]]]);
  const came = at.log.filter(({ message }) => message === 'an interaction came in');
  expect(came.map(({ level }) => level)).toEqual(['debug', 'debug', 'debug']);
  expect(came[1]?.fields).toMatchObject({ kind: 'command', command: 'meteor join', game: 'meteor' });
});

test('an error names the interactions whose actions could not be saved', async () => {
  const [ana, ben] = [at.user('Ana'), at.user('Ben')];
  await at.run(ana, 'meteor new', { mode: 'first', seed: 'ids' });
  const empty = at.fillDisk();
  await at.run(ben, 'meteor join');
  empty();
  const lost = at.log.find(({ level, fields }) => level === 'error' && 'interactions' in fields);
  const [, join] = [...told().keys()];
  expect(lost?.fields).toMatchObject({ interactions: [join] });
});
