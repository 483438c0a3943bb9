import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { listenLocal, type ListeningDiscord } from '../../src/local/index.js';
import type { PagePush, Reply } from '../../src/local/protocol.js';
import { startBotWith, type TestBot } from '../support/local-bot.js';

type Asked = { readonly do: string; readonly [field: string]: unknown };

/** A browser's window, without the browser. */
class TestWindow {
  readonly pushes: PagePush[] = [];
  readonly #replies = new Map<number, (reply: Reply) => void>();
  #last = 0;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as Reply | PagePush;
      if ('reply' in frame) this.#replies.get(frame.reply)?.(frame);
      else this.pushes.push(frame);
      server.poke();
    });
  }

  static async open(origin = server.url): Promise<TestWindow> {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/local/ws`, { origin });
    await once(socket, 'open');
    return new TestWindow(socket);
  }

  ask(request: Asked): Promise<Reply> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve) => {
      this.#replies.set(id, resolve);
      this.socket.send(JSON.stringify({ id, ...request }));
    });
  }

  async close(): Promise<void> {
    this.socket.close();
    await once(this.socket, 'close');
  }
}

let server: ListeningDiscord;
let bot: TestBot;
let folder: string;
let newcomers: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'page-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><p>page');
  newcomers = 0;
  server = await listenLocal({ pageDir: folder, onNewcomer: () => (newcomers += 1) });
  bot = await startBotWith(server, [{ name: 'hand', description: 'Shows' }], async (interaction) => {
    if (interaction.isChatInputCommand())
      await interaction.reply({
        content: 'your hand',
        flags: 64,
        components: [{ type: 1, components: [{ type: 2, style: 1, label: 'Again', custom_id: 'again' }] }],
      });
    if (interaction.isButton()) await interaction.update('again');
  });
});

afterEach(async () => {
  await bot.client.destroy();
  await server.stop();
  rmSync(folder, { recursive: true });
});

const hello = (window: TestWindow, name: string, token?: string) =>
  window.ask({ do: 'hello', name, ...(token && { token }) });

describe('windows', () => {
  it('two windows are two people, and an ephemeral reaches one', async () => {
    const [one, two] = [await TestWindow.open(), await TestWindow.open()];
    const first = await hello(one, 'Ana');
    expect(first).toMatchObject({
      ok: true,
      user: { name: 'Ana', bot: false },
      state: { guildName: 'Local', botOnline: true, commands: [{ name: 'hand' }] },
    });
    expect(await hello(two, 'ana')).toMatchObject({ user: { name: 'ana 2' } });
    const commandId = first.state?.commands[0]?.id;
    expect(
      await one.ask({ do: 'command', channelId: server.channelId(), commandId, path: [], options: [] }),
    ).toMatchObject({ ok: true });
    const push = await server.until(() => one.pushes.find((frame) => frame.push === 'message'));
    if (push.push !== 'message') throw new Error('unreachable');
    expect(push.message).toMatchObject({
      content: 'your hand',
      ephemeral: true,
      answers: { user: { name: 'Ana' }, command: 'hand' },
    });
    expect(await two.ask({ do: 'click', messageId: push.message.id, customId: 'again' })).toMatchObject({ ok: false });
    expect(await one.ask({ do: 'click', messageId: push.message.id, customId: 'again' })).toMatchObject({ ok: true });
    await one.ask({ do: 'dismiss', messageId: push.message.id });
    expect(
      two.pushes.filter((frame) => frame.push === 'message' || frame.push === 'update' || frame.push === 'remove'),
    ).toEqual([]);
  });

  it('the bot’s process hears of each who is new, not of one who comes back', async () => {
    const one = await TestWindow.open();
    const { token } = await hello(one, 'Ana');
    expect(newcomers).toBe(1);
    await one.close();
    await hello(await TestWindow.open(), 'Ana', token);
    expect(newcomers).toBe(1);
    await hello(await TestWindow.open(), 'Ben');
    expect(newcomers).toBe(2);
  });

  it('a token brings the same person and their ephemerals back', async () => {
    const one = await TestWindow.open();
    const { token, user, state } = await hello(one, 'Ana');
    await one.ask({
      do: 'command',
      channelId: server.channelId(),
      commandId: state?.commands[0]?.id,
      path: ['hand'],
      options: [],
    });
    await one.close();
    const again = await TestWindow.open();
    const back = await hello(again, 'Ana', token);
    expect(back.user).toEqual(user);
    expect(back.state?.messages.map((message) => message.content)).toEqual(['your hand']);
  });

  it('the first person moderates, later ones do not', async () => {
    const [one, two] = [await TestWindow.open(), await TestWindow.open()];
    await hello(one, 'Ana');
    await hello(two, 'Ben');
    const { id } = server.addUser('Chloé').say(server.channelId(), 'hi');
    const remove = { do: 'delete', channelId: server.channelId(), messageId: id };
    expect(await two.ask(remove)).toMatchObject({ ok: false });
    expect(await one.ask(remove)).toMatchObject({ ok: true });
  });

  it('answers what is malformed, and goes on', async () => {
    const window = await TestWindow.open();
    expect(await window.ask({ do: 'say', channelId: server.channelId(), content: 'x' })).toMatchObject({
      ok: false,
      error: 'say hello first',
    });
    expect(await window.ask({ do: 'fly' })).toMatchObject({ ok: false });
    expect(await hello(window, 'x'.repeat(100))).toMatchObject({ ok: false });
    await hello(window, 'Ana');
    expect(await window.ask({ do: 'say', channelId: server.channelId(), content: 'x'.repeat(2001) })).toMatchObject({
      ok: false,
    });
    expect(await window.ask({ do: 'say', channelId: server.channelId(), content: 'fine' })).toMatchObject({ ok: true });
  });

  it('lets no other web site in', async () => {
    await expect(TestWindow.open('https://elsewhere.example')).rejects.toThrow(/403/);
  });

  it('serves the page with a strict policy, and nothing beside its folder', async () => {
    const page = await fetch(server.url);
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self';/);
    expect(await page.text()).toContain('page');
    for (const path of ['/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/.env'])
      expect((await fetch(server.url + path)).status).toBe(404);
  });
});
