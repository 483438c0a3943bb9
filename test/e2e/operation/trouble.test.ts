import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { Gateway } from '../../../src/discord/gateway/client.js';
import { allText, findButton, type LocalUser } from '../../../src/local/index.js';
import type { GameState } from '../../../src/games/meteor/index.js';
import { Table } from '../../../src/table/table.js';
import { bytesOfTest } from '../../support/chance.js';
import { ManualTime } from '../../support/time.js';
import { until } from '../../support/until.js';
import { Harness, recording, type HarnessOptions, type LogLine } from '../support/harness.js';
import { EPHEMERAL } from '../support/messages.js';
import { gameOfTwo } from '../support/game-of-two.js';

let harness: Harness | null = null;
afterEach(async () => {
  await harness?.close();
  harness = null;
});

const MINUTE = 60_000;

async function begin(
  options: HarnessOptions = {},
): Promise<{ readonly at: Harness; readonly ana: LocalUser; readonly ben: LocalUser }> {
  const at = (harness = await Harness.open(options));
  const { ana, ben } = await gameOfTwo(at);
  await at.pass(1000);
  return { at, ana, ben };
}

const board = (at: Harness, user: LocalUser) => {
  const found =
    at.server.channelId() &&
    user.sees(at.channel).findLast(({ flags, author }) => (flags & EPHEMERAL) === 0 && author.bot === true);
  if (!found) throw new Error(`no board\n${at.server.dump()}`);
  return found;
};

/** Changes what the table stands at, as a shortcut through a long game. */
function change(at: Harness, how: (state: GameState) => Partial<GameState>): void {
  const { table } = at;
  if (!(table instanceof Table)) throw new Error('not the real table');
  table.position = { ...table.position, state: { ...table.state, ...how(table.state) } };
}

test('“again” knows mode and crew after a restart too', async () => {
  const { at, ana, ben } = await begin();
  await at.run(ana, 'meteor end');
  await at.run(ana, 'meteor end');
  await at.pass(2000);
  await at.crash();
  await at.boot();
  const shown = board(at, ben);
  await ben.click(shown.id, findButton(shown, /Again/)?.customId ?? '');
  await at.quiet();
  expect(allText(board(at, ben))).toContain('Played before: Ana, Ben');
  expect(at.table.state.options.mode).toBe('first');
});

test('after a restart nothing is written until the gateway has told who the bot is; then everything', async () => {
  const { at, ana } = await begin();
  await at.crash();
  const before = at.server.requests.all.length;
  const booting = at.boot();
  await at.time.advance(10);
  await booting;
  await at.pass(1000);
  const paths = at.server.requests.all.slice(before).map(({ path }) => path);
  expect(paths.filter((path) => path.includes('/webhooks//'))).toEqual([]);
  expect(allText(board(at, ana))).toContain('TIME OUT');
  expect(at.log.filter(({ level }) => level !== 'info' && level !== 'debug')).toEqual([]);
});

test('whoever gets up before the game is called by name', async () => {
  const at = (harness = await Harness.open());
  const [ana, ben] = [at.user('Ana'), at.user('Ben')];
  await at.run(ana, 'meteor new', {});
  await at.run(ben, 'meteor join');
  await at.run(ben, 'meteor leave');
  await at.pass(1000);
  expect(allText(board(at, ana))).toContain('Ben left');
});

test('no token lives: the board is edited in the ordinary way, within its number of requests', async () => {
  const { at, ana, ben } = await begin({ zoneMs: 60 * MINUTE });
  const before = at.ordinary();
  for (const [turn, user] of [ana, ben, ana, ben].entries()) {
    await at.pass(5 * MINUTE - 1000);
    user.say(at.channel, 'pass');
    await at.pass(1000);
    // Both have passed twice: two zones are gone.
    expect(at.table.state.zone).toBe(turn < 1 ? 5 : turn < 3 ? 4 : 3);
  }
  expect(allText(board(at, ana))).toContain('ZONE 3');
  expect(at.ordinary() - before).toBeGreaterThan(0);
  expect(at.ordinary() - before).toBeLessThanOrEqual(8);
});

const OWN_MESSAGES = /^\/channels\/\d+\/messages/;

/** A quarter of an hour has gone by, so that no token lives; someone acted meanwhile, so that the game goes on. */
async function withoutTokens(at: Harness, user: LocalUser): Promise<void> {
  await at.pass(8 * MINUTE);
  user.say(at.channel, 'pass');
  await at.pass(8 * MINUTE);
}

test('a board that could not be posted for minutes comes back, and shows the end of its game', async () => {
  const { at, ana, ben } = await begin({ zoneMs: 60 * MINUTE });
  const mod = at.user('Mod', { permissions: ['ManageMessages'] });
  await withoutTokens(at, ana);
  at.server.faults.each((method, path) => (method === 'POST' && OWN_MESSAGES.test(path) ? { status: 500 } : undefined));
  mod.delete(board(at, ana).id);
  ben.say(at.channel, 'pass');
  await at.pass(7 * MINUTE);
  at.server.faults.clear();
  await at.pass(2 * MINUTE);
  expect(allText(board(at, ana))).toContain('ZONE 4');
  await at.pass(2 * MINUTE);
  expect(allText(board(at, ana))).toContain('GAME CALLED OFF');
});

test('an edit that Discord forbids is tried again after growing gaps', async () => {
  const { at, ana, ben } = await begin({ zoneMs: 60 * MINUTE });
  await withoutTokens(at, ana);
  let refused = 0;
  at.server.faults.each((method, path) => {
    if (method !== 'PATCH' || !OWN_MESSAGES.test(path)) return undefined;
    refused += 1;
    return { status: 403, body: { code: 50001, message: 'Missing Access' } };
  });
  ben.say(at.channel, 'pass');
  await at.pass(9 * MINUTE);
  expect(refused).toBeGreaterThan(3);
  expect(refused).toBeLessThan(20);
});

test('the board is redrawn at 30 and at 10 seconds', async () => {
  const { at, ana } = await begin();
  await at.pass(at.table.state.deadline - at.time.now() - 30_000);
  expect(allText(board(at, ana))).toContain('▮▮▮▯▯▯');
  await at.pass(20_000);
  expect(allText(board(at, ana))).toContain('▮▯▯▯▯▯');
});

test('429s and 5xx on the way to the board: the newest state gets there, and clicks are answered', async () => {
  const { at, ana } = await begin();
  const limited = at.server.faults.next(
    { method: 'PATCH', path: '/messages/' },
    { rateLimit: { retryAfterS: 0.02 } },
    2,
  );
  at.server.faults.next({ method: 'PATCH', path: '/messages/' }, { status: 502 }, 1);
  at.server.faults.next({ path: '/callback' }, { status: 503 }, 1);
  await at.run(ana, 'meteor pass');
  await at.run(ana, 'meteor timeout');
  await until(
    () => allText(board(at, ana)).includes('TIME OUT'),
    () => at.pass(200),
  );
  expect(limited.met).toBe(2);
  expect(allText(board(at, ana))).toContain('TIME OUT');
});

test('who has no living token is told in public why a message went, by a note that removes itself', async () => {
  const at = (harness = await Harness.open());
  const [ana, ben] = [at.user('Ana'), at.user('Ben')];
  await at.run(ana, 'meteor new', { mode: 'standard' });
  await at.run(ben, 'meteor join');
  await at.run(ana, 'meteor start');
  await at.run(ana, 'meteor start');
  await at.crash();
  await at.boot();
  await at.run(ana, 'meteor resume');
  const notes = (): number => ana.sees(at.channel).filter((message) => allText(message).includes('No talking')).length;
  ben.say(at.channel, 'I have C');
  await at.quiet();
  expect(notes()).toBe(1);
  ben.say(at.channel, 'and F');
  await at.pass(9000);
  expect(notes()).toBe(1);
  await at.pass(2000);
  expect(notes()).toBe(0);
});

test('“launch L” in chat hits L', async () => {
  const { at, ana } = await begin();
  change(at, ({ sites }) => ({
    sites: sites.map((site, id) => ({ ...site, pile: [['1C', 'C'], ['1C']][id] ?? [], ready: id === 0 })),
  }));
  // Ben's unfinished Rocket keeps the window open.
  ana.say(at.channel, 'Launch l!');
  await at.quiet();
  expect(at.table.state.window?.rockets).toEqual([expect.objectContaining({ seat: 0, site: 0, target: 'L' })]);
});

test('the pass that loses the game is asked about: the same again within ten seconds means it', async () => {
  const { at, ana, ben } = await begin();
  change(at, () => ({ zone: 1 }));
  await at.run(ana, 'meteor pass');
  const asked = await at.run(ben, 'meteor pass');
  expect(asked.message && allText(asked.message)).toContain('again within 10 seconds');
  await at.pass(10_500);
  const late = await at.run(ben, 'meteor pass');
  expect(late.message && allText(late.message)).toContain('again within 10 seconds');
  await at.run(ben, 'meteor pass');
  expect(at.tables.live()).toEqual([]);
});

test('a typed pass that loses the game gets a question mark, and the same again means it', async () => {
  const { at, ana, ben } = await begin();
  change(at, () => ({ zone: 1 }));
  await at.run(ana, 'meteor pass');
  const { id } = ben.say(at.channel, 'pass');
  await at.quiet();
  expect(ben.look(id)?.reactions?.map(({ emoji }) => emoji.name)).toEqual(['❓']);
  expect(at.tables.live()).toHaveLength(1);
  ben.say(at.channel, 'pass');
  await at.quiet();
  expect(at.tables.live()).toEqual([]);
});

test('settings: in which channels, and by whom, games are opened', async () => {
  const at = (harness = await Harness.open({ channels: ['general', 'games'] }));
  const admin = at.user('Admin', { permissions: ['ManageGuild'] });
  const [ana, mod] = [at.user('Ana'), at.user('Mod', { permissions: ['ManageMessages'] })];
  await at.run(admin, 'settings set', { setting: 'channels', value: `<#${at.server.channelId('games')}>` });
  const elsewhere = await at.run(ana, 'meteor new', {});
  expect(elsewhere.message && allText(elsewhere.message)).toContain('aren’t allowed in this channel');
  await at.run(admin, 'settings set', { setting: 'channels', value: 'this channel only' });
  await at.run(admin, 'settings set', { setting: 'starters', value: 'moderators' });
  const refused = await at.run(ana, 'meteor new', {});
  expect(refused.message && allText(refused.message)).toContain('Manage Messages');
  expect(at.tables.live()).toEqual([]);
  await at.run(mod, 'meteor new', {});
  expect(at.tables.live()).toHaveLength(1);
});

test('a server that removes the bot ends its games as abandoned', async () => {
  const { at } = await begin();
  at.server.removeGuild(at.server.guildId);
  await at.quiet();
  expect(at.tables.live()).toEqual([]);
});

test('an answer counts as given when Discord has taken it, not when all that follows is done', async () => {
  const { at, ana } = await begin();
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const shown = board(at, ana);
  at.answered.length = 0;
  at.server.faults.next({ method: 'POST', path: /^\/webhooks\// }, { until: gate }, 1);
  await ana.click(shown.id, findButton(shown, /My hand/)?.customId ?? '');
  await at.pass(700);
  expect(at.answered).toEqual([0]);
  open();
  await at.quiet();
  expect(at.answered).toHaveLength(1);
});

/** Answers 503 so often, then as Discord would to a bot without a token: what it is, isn't asked here. */
async function shaky(troubles: number): Promise<{ readonly server: Server; readonly asked: () => number }> {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response
      .writeHead(asked <= troubles ? 503 : 401, { 'content-type': 'application/json' })
      .end('{"message":"","code":0}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { server, asked: () => asked };
}

test('Discord is out of reach at the start: it is waited for, and said', async () => {
  const { server, asked } = await shaky(6);
  const time = new ManualTime();
  const lines: LogLine[] = [];
  const nothing = (): void => undefined;
  const gateway = new Gateway({
    token: 'x',
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    clock: time,
    timers: time,
    log: recording(lines),
    randomBytes: bytesOfTest(),
    onGone: nothing,
  });
  let reached = false;
  const reaching = gateway.reach().then(() => {
    reached = true;
  });
  await until(
    () => reached,
    () => time.advance(1000),
  );
  await reaching;
  expect(asked()).toBe(7);
  expect(lines.filter(({ message }) => message.includes('trying again'))).toHaveLength(3);
  expect(lines.filter(({ message }) => message === 'Discord’s servers failed at a request')).toHaveLength(6);
  await gateway.close();
  server.close();
});

test('a board that was posted, but whose answer was lost, stands there once', async () => {
  const { at, ana, ben } = await begin({ zoneMs: 60 * MINUTE });
  const mod = at.user('Mod', { permissions: ['ManageMessages'] });
  await withoutTokens(at, ana);
  const trouble = at.server.faults.next({ method: 'POST', path: OWN_MESSAGES }, { drop: 'after' }, 2);
  mod.delete(board(at, ana).id);
  ben.say(at.channel, 'pass');
  await at.pass(MINUTE);
  expect(trouble.met).toBe(2);
  const boards = ana.sees(at.channel).filter(({ flags, author }) => (flags & EPHEMERAL) === 0 && author.bot === true);
  expect(boards).toHaveLength(1);
});
