import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChannelType } from 'discord.js';
import { DigitalDiscord, type DigitalDiscordCommandOption } from 'discord-digital-twin';
import { afterEach, expect, test } from 'vitest';
import { createApp, type App } from '../../src/app.js';
import { openFile } from '../../src/storage/sqlite/bot-storage.js';
import * as rules from '../../src/games/meteor/index.js';
import { recording, type LogLine } from '../e2e/support/harness.js';
import { bytesOfTest } from '../support/chance.js';
import { settle } from '../support/time.js';

/** An independent Discord-compatible server: what ours and the bot might agree on wrongly, it does not know. */
const folder = mkdtempSync(join(tmpdir(), 'meteor-twin-'));
const log: LogLine[] = [];
let end: () => Promise<void> = () => Promise.resolve();
afterEach(async () => {
  await end();
  rmSync(folder, { recursive: true, force: true });
});

async function open(): Promise<{
  readonly twin: DigitalDiscord;
  readonly tables: App['tables'];
  readonly channelId: string;
  readonly userId: string;
}> {
  const twin = new DigitalDiscord({
    guild: { name: 'Test' },
    channels: [{ name: 'general', type: ChannelType.GuildText }],
    users: [{ username: 'Ana' }],
  });
  await twin.start();
  const app = createApp({
    database: openFile(join(folder, 'meteor.db')),
    log: recording(log),
    defaults: { zoneMs: 60_000, windowMs: 0 },
    maintenance: 'off',
    randomBytes: bytesOfTest(),
  });
  end = async () => {
    await app.kill();
    await twin.stop();
  };
  await app.start({ token: twin.botToken, apiUrl: twin.restUrl });
  const { tables } = app;
  const channel = await twin.prisma.channel.findFirst({ where: { type: ChannelType.GuildText } });
  return { twin, tables, channelId: channel?.id ?? '', userId: (await twin.getFirstNonBotUserId()) ?? '' };
}

async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await what())) await settle(1);
}

const STRING = 3;
const options = (values: Readonly<Record<string, string>>): DigitalDiscordCommandOption[] =>
  Object.entries(values).map(([name, value]) => ({ name, type: STRING, value }));

test('a whole solo game on an independent server', { timeout: 60_000 }, async () => {
  const { twin, tables, channelId, userId } = await open();
  const run = async (name: string, values: Readonly<Record<string, string>> = {}): Promise<void> => {
    const before = tables.inChannel(channelId);
    const version = before?.version ?? -1;
    await twin.simulateSlashCommand({
      channelId,
      userId,
      name: 'meteor',
      options: [{ name, type: 1, options: options(values) }],
    });
    // Over: the table is gone from its channel.
    await until(() => (tables.inChannel(channelId)?.version ?? (before ? Infinity : -1)) > version);
  };
  await run('new', { mode: 'first', seed: 'twin' });
  await run('start');
  await run('start');
  for (let table = tables.inChannel(channelId); table?.state.phase === 'play'; table = tables.inChannel(channelId)) {
    const view = rules.viewFor(table.state, 0, Date.now());
    const card = view.hand.find(({ sites }) => sites.includes(null));
    const [rocket] = view.launchable;
    if (rocket) await run('launch', { meteor: view.targets[0] ?? 'A', site: `s${rocket.site}` });
    else if (card) await run('place', { card: card.card, site: `s${card.sites.indexOf(null)}` });
    // The pass that would lose is only asked about, and changes nothing yet.
    else if (view.passLoses) break;
    else await run('pass');
  }
  const game = tables.inChannel(channelId);
  const say = (name: string): Promise<unknown> =>
    twin.simulateSlashCommand({ channelId, userId, name: 'meteor', options: [{ name, type: 1, options: [] }] });
  for (; game && game.state.phase === 'play'; await settle(20)) await say('pass');
  await until(async () => JSON.stringify(await twin.channel(channelId).getMessages()).includes('EARTH IS'));
  expect(log.filter(({ level }) => level === 'error')).toEqual([]);
});
