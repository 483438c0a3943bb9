import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DAY_MS } from '../../../src/history/queries.js';
import { exportLines } from '../../support/export-lines.js';
import { DEPARTED_KEPT_MS, type Retention } from '../../../src/storage/sql/retention/retention.js';
import { sqliteStats } from '../../../src/storage/sqlite/history/counts.js';
import { openToRead } from '../../../src/storage/sqlite/database.js';
import type { MessageStore } from '../../../src/storage/ports/messages.js';
import type { Stores } from '../../../src/storage/sql/stores.js';
import { sqliteStores } from '../../../src/storage/sqlite/stores.js';
import type { LogEntry, Person } from '../../../src/table/ports.js';
import { folder, HISTORIES, maintainAll, openLog, type OpenLog, retentionOn } from '../../history/support.js';
import { game, START } from '../../support/played.js';

const DOOMED = '777000000000000001';
const OTHER = '100000000000000002';
const ZOE = { userId: '777000000000000111', name: 'Zoe-Doomed' };
const TOKEN = 'doomed-token-of-an-interaction';

/** What the files hold as they lie on the disk, the database still open. */
const raw = ({ database: { path } }: OpenLog): string =>
  ['', '-wal']
    .map((suffix) => `${path}${suffix}`)
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'latin1'))
    .join('');

const PLAYED = game('played', 2);

/** One played game, again and again under other names; with an owner it is a personal table's. */
const another = (id: string, guildId: string, people: readonly Person[], owner?: string): readonly LogEntry[] =>
  PLAYED.map(({ header, seating, ...entry }) => ({
    ...entry,
    game: id,
    ...(header === undefined
      ? {}
      : { header: { ...header, game: id, guildId, ...(owner === undefined ? {} : { owner }) } }),
    ...(seating === undefined
      ? {}
      : { seating: seating.map(({ seat, person }) => ({ seat, person: person && (people[seat] ?? person) })) }),
  }));

const storesIn = ({ database }: OpenLog): Stores =>
  sqliteStores(database, { onFault: (error) => expect.fail(String(error)) });

/** So many games of two guilds with Zoe in each, some of them at tables of her own, and with names enough that pages of the tables split. */
async function filled(games: number): Promise<OpenLog & { readonly retention: Retention }> {
  const open = openLog(join(folder(), 'meteor.db'));
  const { messages, notes, settings } = storesIn(open);
  for (let at = 0; at < games; at += 1) {
    const id = `${(at * 7919) % 10_007}x${at}`;
    const people = [ZOE, { userId: `3000000000000${10_000 + at}`, name: `Somebody ${at}` }];
    const owner = at % 3 === 0 ? ZOE.userId : undefined;
    const entries = another(id, at % 2 === 0 ? DOOMED : OTHER, people, owner);
    open.log.append(entries.slice(0, -1));
    messages.keep({
      game: id,
      channelId: '1',
      userId: ZOE.userId,
      token: `${TOKEN}-${at}`,
      message: '@original',
      messageId: null,
      expiresAt: START + 900_000,
      layout: '',
      sent: null,
    });
    void notes.tell(id, ZOE.userId);
    open.log.append(entries.slice(-1));
  }
  await settings.set(DOOMED, 'retention', 'doomed-setting');
  const stats = sqliteStats(open.database, HISTORIES);
  for (const ended of await stats.uncounted()) await stats.count(ended);
  return { ...open, retention: retentionOn(open.database) };
}

it('after a person was forgotten no file has name or id, and tokens go by themselves', async () => {
  const open = await filled(120);
  expect(raw(open)).toContain(ZOE.name);
  expect(raw(open)).toContain(TOKEN);
  await open.retention.forget(DOOMED, ZOE.userId);
  await open.retention.forget(OTHER, ZOE.userId);
  expect(raw(open)).not.toContain(ZOE.name);
  expect(raw(open)).not.toContain(ZOE.userId);
  expect((await exportLines(open.database.connection, DOOMED)).join('\n')).not.toContain(ZOE.userId);
});

it('expired tokens are removed while their game is on', async () => {
  const open = openLog();
  open.log.append(game('on1', 2).slice(0, -1));
  const { messages } = storesIn(open);
  const kept = {
    game: 'on1',
    channelId: '1',
    userId: null,
    message: '@original',
    messageId: null,
    layout: '',
  } as const;
  messages.keep({
    ...kept,
    token: TOKEN,
    expiresAt: START,
    sent: { token: `${TOKEN}-sent`, expiresAt: START, followUp: false },
  });
  const retention = retentionOn(open.database);
  await retention.maintain(START - 1);
  expect(raw(open)).toContain(TOKEN);
  await retention.maintain(START);
  expect(raw(open)).not.toContain(TOKEN);
  expect(await messages.of('on1')).toMatchObject([{ token: null, message: '@original' }]);
});

/** So many games that are on, whose boards and panels had new tokens again and again, of any length. */
async function clickedIn(
  games: number,
): Promise<OpenLog & { readonly retention: Retention; readonly messages: MessageStore }> {
  const open = openLog();
  const { messages } = storesIn(open);
  for (let at = 0; at < games; at += 1) open.log.append(another(`on${at}`, OTHER, [ZOE]).slice(0, 1));
  let seed = 1;
  const below = (most: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  for (let click = 0; click < games * 9; click += 1) {
    const userId = below(2) === 0 ? null : ZOE.userId;
    messages.keep({ ...panelOf(`on${below(games)}`), userId, token: `${TOKEN}${'x'.repeat(below(300))}` });
  }
  for (let at = 0; at < games; at += 1) await messages.of(`on${at}`);
  return { ...open, messages, retention: retentionOn(open.database) };
}

const panelOf = (id: string) => ({
  game: id,
  channelId: '1',
  userId: ZOE.userId,
  message: '@original',
  messageId: null,
  expiresAt: START + 900_000,
  layout: '',
  sent: null,
});

const HOUR_MS = 3_600_000;

const isNoted = ({ database }: OpenLog): boolean =>
  database.connection.prepare("SELECT 1 FROM about WHERE key = 'tokens'").get() !== undefined;

it('no expired token stays in the free part of a page, however large the file, and nobody’s panel is lost by that', async () => {
  const open = await clickedIn(300);
  const { connection } = open.database;
  // With games on, a file of this size is not rewritten.
  connection.exec('CREATE TABLE filler (data BLOB); INSERT INTO filler VALUES (zeroblob(40000000))');
  const panels = (): readonly unknown[] =>
    connection.prepare('SELECT game, user, channel, message, expires_at FROM panels ORDER BY game, user').all();
  open.messages.keep({ ...panelOf('on8'), token: 'still-good', expiresAt: START + DAY_MS });
  const before = panels();
  await open.retention.maintain(START + 900_000);
  expect(raw(open).includes(TOKEN)).toBe(false);
  expect(panels()).toEqual(before);
  expect((await open.messages.of('on8')).map(({ token }) => token)).toContain('still-good');
  expect(connection.pragma('foreign_keys', { simple: true })).toBe(1);
});

it('panels are written anew for expired tokens once an hour at most, and at a start', async () => {
  const open = await clickedIn(3);
  const expired = START + 900_000;
  await open.retention.maintain(expired);
  expect(isNoted(open)).toBe(false);
  open.messages.keep({ ...panelOf('on1'), token: TOKEN, expiresAt: expired + 1 });
  await open.retention.maintain(expired + HOUR_MS - 1);
  expect(isNoted(open)).toBe(true);
  await open.retention.maintain(expired + HOUR_MS);
  expect(isNoted(open)).toBe(false);
  // The tokens of a game that ended had not expired.
  open.messages.forget('on1');
  expect(isNoted(open)).toBe(true);
  await retentionOn(open.database).begin();
  expect(isNoted(open)).toBe(false);
});

it('after a server’s data was deleted no file has its id, its settings or its people', async () => {
  const open = await filled(120);
  await open.retention.deleteAll(DOOMED);
  expect(raw(open)).not.toContain(DOOMED);
  expect(raw(open)).not.toContain('doomed-setting');
  expect(raw(open)).not.toContain(`${TOKEN}-0`);
  await open.retention.forget(OTHER, ZOE.userId);
  expect(raw(open)).not.toContain(ZOE.name);
  expect(raw(open)).not.toContain(ZOE.userId);
});

it('neither has a server that the bot left, once its time is over, nor one that a stop came between', async () => {
  const open = await filled(20);
  await open.retention.left(DOOMED, START);
  await maintainAll(open, START + DEPARTED_KEPT_MS + 1);
  expect(raw(open)).not.toContain(DOOMED);
  // As if the process had ended after the deletion and before the sweep.
  open.database.connection.exec("INSERT INTO about VALUES ('sweep', '1')");
  await retentionOn(open.database).begin();
  expect(open.database.connection.prepare("SELECT 1 FROM about WHERE key = 'sweep'").get()).toBeUndefined();
});

it('a reader beside the bot puts the sweep off, and does not fail what was asked', async () => {
  const open = await filled(10);
  const reader = openReader(open.database.path);
  expect((await open.retention.forget(DOOMED, ZOE.userId)).games).toBe(5);
  reader();
  await open.retention.forget(OTHER, ZOE.userId);
  await maintainAll(open, START);
  expect(raw(open)).not.toContain(ZOE.name);
});

/** Holds a moment of the database open, as a backup does; the answer lets go of it. */
function openReader(path: string): () => void {
  const connection = openToRead(path);
  connection.exec('BEGIN');
  connection.prepare('SELECT count(*) FROM seats').get();
  return () => connection.close();
}
