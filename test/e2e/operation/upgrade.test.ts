import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { afterEach, expect, it } from 'vitest';
import { buttonsOf, type ListeningDiscord, type LocalUser } from '../../../src/local/index.js';
import { Harness } from '../support/harness.js';
import { isPublic } from '../support/messages.js';
import { faultsOf } from '../support/requests.js';

let harness: Harness;
afterEach(async () => {
  expect(faultsOf(harness.server.requests.all)).toEqual([]);
  await harness.close();
});

/**
 * As release 0.1.0 (commit e46fc640) left it when it was killed: its own end-to-end harness had Ana and Ben play the first
 * seconds of a standard game (rules version 2).
 */
const RELEASED = new URL('../../fixtures/databases/release-0.1.0.db.gz', import.meta.url);
const AGO_MS = 3_600_000;

/** Puts that database in place, with this server's channel and people in it. */
function bring(path: string, server: ListeningDiscord, people: Map<string, LocalUser>): void {
  writeFileSync(path, gunzipSync(readFileSync(RELEASED)));
  const connection = new Sqlite(path);
  connection.prepare('UPDATE games SET guild = ?, channel = ?').run(server.guildId, server.channelId());
  connection.prepare('UPDATE panels SET channel = ?').run(server.channelId());
  for (const name of ['Ana', 'Ben']) {
    const user = server.addUser(name);
    people.set(name, user);
    connection.prepare('UPDATE seats SET user = ? WHERE name = ?').run(user.id, name);
  }
  connection.close();
}

it('a game that release 0.1.0 left on stands in Time Out, keeps its letters, is played to its end and can be replayed', async () => {
  const people = new Map<string, LocalUser>();
  harness = await Harness.open({
    startsAfterMs: AGO_MS,
    database: (path, server) => {
      bring(path, server, people);
    },
  });
  const [ana, ben] = [...people.values()];
  if (ana === undefined || ben === undefined) throw new Error('nobody sits there');
  const before = harness.table.state;
  expect(before).toMatchObject({ rules: '2', phase: 'play', pause: { by: null } });
  const board = (): string => JSON.stringify(ana.sees(harness.channel).findLast(isPublic)?.components);
  await harness.run(ana, 'meteor board');
  expect(board()).toContain('TIME OUT');
  await harness.run(ana, 'meteor resume');
  await harness.pass(1_000);
  expect(board()).not.toContain('TIME OUT');
  await harness.run(ana, 'meteor hand');
  const panel = ana.seesPrivately(harness.channel).at(-1);
  if (panel === undefined) throw new Error('no panel');
  const card = buttonsOf(panel).find(
    ({ customId, disabled }) => customId?.includes('|hand/place|') === true && !disabled,
  );
  await ana.click(panel.id, card?.customId ?? '');
  await harness.quiet();
  expect(harness.table.state.sites).not.toEqual(before.sites);
  // The letters that its players have seen, not those of rules version 5 (R18).
  expect(harness.table.state.field.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D', 'E']);
  const { game } = harness.table;
  await harness.pass(400_000);
  expect(await harness.archive.show(harness.server.guildId, game)).toMatchObject({ ok: true });
  expect(board()).toContain('Again');
});
