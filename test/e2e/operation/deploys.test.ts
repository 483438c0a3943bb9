import { afterEach, beforeEach, expect, it } from 'vitest';
import type { App } from '../../../src/app.js';
import type { GameState } from '../../../src/games/meteor/index.js';
import { allText, findButton, type LocalUser } from '../../../src/local/index.js';
import { DatabaseFault } from '../../../src/storage/sqlite/faults.js';
import { OtherApplication } from '../../../src/storage/sqlite/origin.js';
import { settle } from '../../support/time.js';
import { until } from '../../support/until.js';
import { Bots } from '../support/bots.js';

let bots: Bots;
let channel: string;
let ana: LocalUser;
let ben: LocalUser;

beforeEach(async () => {
  bots = await Bots.open({ channels: ['general', 'other'] });
  channel = bots.server.channelId();
  [ana, ben] = [bots.server.addUser('Ana'), bots.server.addUser('Ben')];
});
afterEach(() => bots.close());

const stateOf = (app: App): GameState => {
  const table = app.tables.inChannel(channel);
  if (table === undefined) throw new Error(`no game\n${bots.server.dump()}`);
  return table.state as GameState;
};
const sources = (app: App): number =>
  Number(bots.databaseOf(app).connection.prepare('SELECT count(*) FROM sources').pluck().get());

const callbacksOf = ({ server }: Bots): number =>
  server.requests.all.filter(({ path }) => /\/callback(\?|$)/.test(path)).length;

/** A card and where it may go, by what the command offers. */
async function placement(user: LocalUser): Promise<Record<string, string>> {
  const [card] = await user.autocomplete(channel, 'meteor place', {}, 'card');
  const values = { card: String(card?.value) };
  const [site] = await user.autocomplete(channel, 'meteor place', values, 'site');
  return { ...values, site: String(site?.value) };
}

it('five deploys in mid-game: each click is answered once and acts once, and no second is lost', async () => {
  let app = await bots.start('bot.db');
  await bots.game(app, channel, [ana, ben]);
  await bots.pass(1000);
  const { deadline } = stateOf(app);
  const before = sources(app);
  let acts = before;
  for (let deploy = 0; deploy < 5; deploy += 1) {
    const successor = await bots.wait('bot.db');
    expect(successor.health()).toMatchObject({ gateway: 'ready', database: 'waiting' });
    const taking = successor.takeOver();
    const [ofAna, ofBen] = [await placement(ana), await placement(ben)];
    // One that the old process takes, or begins, or just misses; and two that come when it takes nothing any more.
    const early = ana.command(channel, 'meteor place', ofAna);
    await settle(3 * deploy);
    const stopped = app.stop();
    const late = ben.command(channel, 'meteor place', ofBen);
    const asked = ana.autocomplete(channel, 'meteor place', {}, 'card');
    app = await bots.taken(successor, taking);
    const seen = await bots.whileTimeGoesBy([early, late]);
    await bots.whileTimeGoesBy([stopped]);
    expect(seen.map(({ acknowledged, error }) => [acknowledged, error])).toEqual([
      [true, undefined],
      [true, undefined],
    ]);
    expect((await asked).length).toBeGreaterThan(0);
    const said = seen.map(({ message }) => message && allText(message));
    // What Ana did first may leave Ben's card no place: the rules say so then.
    expect(said[0]).toContain(' is on ');
    acts += said.filter((words) => words?.includes(' is on ')).length;
    expect(sources(app)).toBe(acts);
    expect(stateOf(app)).toMatchObject({ pause: null, deadline });
  }
  expect(acts).toBeGreaterThanOrEqual(before + 7);
  await bots.pass(1000);
  expect(bots.board(ana, channel)).not.toContain('TIME OUT');
  expect(bots.server.gatewaySessions.filter(({ attached }) => attached)).toHaveLength(1);
  expect(bots.log.filter(({ level }) => level === 'warn' || level === 'error')).toEqual([]);
  // Time goes on by itself: the zone changes when it would have.
  await bots.pass(deadline - bots.time.now());
  expect(stateOf(app).zone).toBe(4);
});

it('typed words and a lobby that is opened while nobody takes anything are the successor’s', async () => {
  const app = await bots.start('bot.db');
  await bots.game(app, channel, [ana, ben]);
  const successor = await bots.wait('bot.db');
  const taking = successor.takeOver();
  const stopped = app.stop();
  const { id } = ana.say(channel, 'pass');
  const opened = ben.command(bots.server.channelId('other'), 'meteor new', { mode: 'first' });
  const next = await bots.taken(successor, taking);
  const [seen] = await bots.whileTimeGoesBy([opened]);
  await bots.whileTimeGoesBy([stopped]);
  expect(seen?.error).toBeUndefined();
  expect(next.tables.live()).toHaveLength(2);
  await bots.quiet();
  expect(
    bots.databaseOf(next).connection.prepare('SELECT count(*) FROM sources WHERE source = ?').pluck().get(id),
  ).toBe(1);
});

it('what came before the wait, and was the other one’s to answer, is not answered twice', async () => {
  const app = await bots.start('bot.db');
  await bots.game(app, channel, [ana, ben]);
  const successor = await bots.wait('bot.db');
  const taking = successor.takeOver();
  await bots.run(ana, channel, 'meteor hand');
  const callbacks = (): number => bots.server.requests.all.filter(({ path }) => path.endsWith('/callback')).length;
  const answered = callbacks();
  const stopped = app.stop();
  await bots.taken(successor, taking);
  await bots.whileTimeGoesBy([stopped]);
  await bots.quiet();
  expect(callbacks()).toBe(answered);
});

it('a bot that is killed leaves a Time Out, and its successor goes on from there', async () => {
  const app = await bots.start('bot.db');
  await bots.game(app, channel, [ana, ben]);
  const successor = await bots.wait('bot.db');
  const taking = successor.takeOver();
  await bots.kill(app);
  const next = await bots.taken(successor, taking);
  expect(stateOf(next).pause).toMatchObject({ by: null });
  expect((await bots.run(ana, channel, 'meteor resume')).acknowledged).toBe(true);
});

it('what a bot that was killed has answered is not answered again; what it had not is', async () => {
  const app = await bots.start('bot.db');
  await bots.game(app, channel, [ana, ben]);
  await bots.pass(1500);
  const before = sources(app);
  const ofBen = await placement(ben);
  const successor = await bots.wait('bot.db');
  const board = ana.sees(channel).findLast(({ flags, author }) => (flags & 64) === 0 && author.bot === true);
  const myHand = board && findButton(board, /My hand/)?.customId;
  const followUps = (): number =>
    bots.server.requests.all.filter(({ method, path }) => method === 'POST' && path.startsWith('/webhooks/')).length;
  await bots.run(ben, channel, 'meteor place', ofBen);
  await ana.click(board?.id ?? '', myHand ?? '');
  await bots.run(ana, channel, 'meteor hand');
  const [followed, callbacks] = [followUps(), callbacksOf(bots)];
  const taking = successor.takeOver();
  await bots.kill(app);
  const late = ben.command(channel, 'meteor timeout');
  const next = await bots.taken(successor, taking);
  const [seen] = await bots.whileTimeGoesBy([late]);
  await bots.pass(1000);
  expect(seen?.error).toBeUndefined();
  expect(followUps()).toBe(followed);
  expect(sources(next)).toBe(before + 1);
  // Of those that cannot be told from the database Discord says so.
  expect(callbacksOf(bots) - callbacks).toBeLessThanOrEqual(2);
  expect(bots.log.filter(({ level }) => level === 'warn' || level === 'error')).toEqual([]);
});

it('an edit of the old bot that Discord applies after its successor’s is put right', async () => {
  const app = await bots.start('bot.db');
  await bots.game(app, channel, [ana, ben]);
  await bots.pass(1500);
  const successor = await bots.wait('bot.db');
  let letGo: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  bots.server.faults.next({ method: 'PATCH', path: '/messages' }, { until }, 1);
  const placed = await placement(ana);
  await ana.command(channel, 'meteor place', placed);
  await bots.pass(200);
  const stopped = app.stop();
  const next = await bots.taken(successor);
  await bots.run(ben, channel, 'meteor timeout');
  await bots.pass(1500);
  expect(bots.board(ana, channel)).toContain('TIME OUT');
  letGo();
  await bots.quiet();
  expect(bots.board(ana, channel), 'the old one has come last').not.toContain('TIME OUT');
  await bots.whileTimeGoesBy([stopped]);
  await bots.pass(5_000);
  expect(stateOf(next).pause).not.toBeNull();
  expect(bots.board(ana, channel)).toContain('TIME OUT');
});

it('a handover that takes three seconds is downtime: they are given back', async () => {
  const app = await bots.start('bot.db');
  await bots.game(app, channel, [ana, ben]);
  const successor = await bots.wait('bot.db');
  const { deadline } = stateOf(app);
  const left = deadline - bots.time.now();
  await app.stop();
  bots.time.lapse(3000);
  const next = await bots.taken(successor);
  expect(stateOf(next).pause).toMatchObject({ by: null, zoneLeft: left });
});

it('without a successor a stop says goodbye, as ever', async () => {
  const app = await bots.start('bot.db');
  await bots.game(app, channel, [ana, ben]);
  await app.stop();
  expect(bots.board(ana, channel)).toContain('restart');
  const again = await bots.start('bot.db');
  expect(stateOf(again).pause).toMatchObject({ by: null });
});

it('one successor waits; a second one, and one that could not use the file, are told so at once', async () => {
  const app = await bots.start('bot.db');
  await bots.game(app, channel, [ana, ben]);
  await bots.wait('bot.db');
  const second = await bots.wait('bot.db').catch((error: unknown) => error);
  expect(second).toBeInstanceOf(DatabaseFault);
  expect(second).toMatchObject({ problem: 'in-use' });
  const shards = await bots.wait('bot.db', { count: 2, residues: [1] }).catch((error: unknown) => error);
  bots.databaseOf(app).connection.prepare("UPDATE about SET value = '42' WHERE key = 'application'").run();
  const stranger = await bots.wait('bot.db').catch((error: unknown) => error);
  expect(stranger).toBeInstanceOf(OtherApplication);
  expect(shards).toMatchObject({ problem: 'other-shards' });
});

it('an older release does not wait for a database that a newer one has migrated, nor one without room on its disk', async () => {
  const app = await bots.start('bot.db');
  await bots.game(app, channel, [ana, ben]);
  const full = await bots.wait('bot.db', undefined, { hasRoom: () => false }).catch((error: unknown) => error);
  expect(full).toMatchObject({ problem: 'full' });
  const { connection } = bots.databaseOf(app);
  const schema = Number(connection.pragma('user_version', { simple: true }));
  connection.pragma(`user_version = ${schema + 1}`);
  const older = await bots.wait('bot.db').catch((error: unknown) => error);
  expect(older).toBeInstanceOf(DatabaseFault);
  expect(older).toMatchObject({ problem: 'newer-schema' });
  connection.pragma(`user_version = ${schema}`);
});

it('a bot that took over connects again on a full disk: only one that waits is refused for that', async () => {
  let app = await bots.start('bot.db');
  await bots.game(app, channel, [ana, ben]);
  let room = true;
  const successor = await bots.wait('bot.db', undefined, { hasRoom: () => room });
  const taking = successor.takeOver();
  const stopped = app.stop();
  app = await bots.taken(successor, taking);
  await bots.whileTimeGoesBy([stopped]);
  room = false;
  bots.server.dropGateway({ resumable: false });
  await until(() => app.health().gateway === 'lost');
  await until(
    () => app.health().gateway === 'ready',
    () => bots.pass(50),
  );
  const [seen] = await bots.whileTimeGoesBy([ana.command(channel, 'meteor hand')]);
  expect(seen?.error).toBeUndefined();
});
