import { request } from 'node:http';
import { WebSocket } from 'ws';
import { ActivityServer, type ProxyCheck } from '../../src/activity/index.js';
import type { Component, PageFrame, RoomParts, ServerFrame, SessionReply } from '../../src/activity/protocol.js';
import { createGuard } from '../../src/http/guard.js';
import type { LocalUser } from '../../src/local/index.js';
import { CLIENT_SECRET, Harness, recording, type HarnessOptions } from '../e2e/support/harness.js';

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/** The Activity of the real bot, over real HTTP and sockets; only time is the test's. */
export class ActivityHarness {
  readonly pages: TestPage[] = [];
  #activity: ActivityServer | null = null;

  private constructor(readonly harness: Harness) {}

  static async open(options: HarnessOptions = {}): Promise<ActivityHarness> {
    const all = new ActivityHarness(await Harness.open(options));
    all.harness.server.mount(() => all.#activity);
    all.serve();
    return all;
  }

  /** Starts the Activity of the bot that runs now. */
  serve({
    proxyCheck,
    elsewhere,
  }: { proxyCheck?: ProxyCheck; elsewhere?: (guildId: string) => string | null } = {}): void {
    const { bot, time, log } = this.harness;
    this.#activity = new ActivityServer({
      clock: time,
      timers: time,
      log: recording(log),
      identity: bot.identity(CLIENT_SECRET),
      rooms: bot.rooms,
      folder: '/nowhere',
      applicationId: () => bot.applicationId,
      isOwn: createGuard({ host: '127.0.0.1', publicUrl: null }),
      ...(proxyCheck === undefined ? {} : { proxyCheck }),
      ...(elsewhere === undefined ? {} : { elsewhere }),
    });
  }

  /** The process begins to stop: its sockets are closed, and no more are let in. */
  stop(): void {
    this.#activity?.close();
  }

  /** The process is killed amid whatever it does, and another one starts on its database. */
  async killAndRestart(): Promise<void> {
    this.#activity?.kill();
    this.#activity = null;
    await this.harness.crash();
    await this.harness.boot();
    this.serve();
  }

  get origin(): string {
    return this.harness.server.url;
  }

  ask(
    path: string,
    {
      method = 'POST',
      headers = {},
      body = '',
    }: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Answered> {
    return new Promise((resolve, reject) => {
      const asked = request(
        `${this.origin}${path}`,
        { method, headers: { origin: this.origin, ...headers } },
        (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString()));
          response.on('end', () => {
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
          });
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });
  }

  async nonce(): Promise<string> {
    return (JSON.parse((await this.ask('/activity/api/nonce')).body) as { nonce: string }).nonce;
  }

  /** Joins the channel's Activity, as a client does; gives the instance's id. */
  join(user: LocalUser, channelId = this.harness.server.channelId()): string {
    const { world } = this.harness.server;
    return world.activities.join(world.channel(channelId), user.api).id;
  }

  code(user: LocalUser): string {
    return this.harness.server.world.activities.code(user.api);
  }

  async signIn(
    body: object,
    headers: Record<string, string> = {},
  ): Promise<Partial<SessionReply> & { refused?: string; prefix?: string; status: number }> {
    const { status, body: text } = await this.ask('/activity/api/session', { body: JSON.stringify(body), headers });
    return { status, ...(JSON.parse(text) as object) };
  }

  async session(user: LocalUser, instanceId = this.join(user)): Promise<string> {
    const reply = await this.signIn({ nonce: await this.nonce(), code: this.code(user), instanceId });
    if (reply.session === undefined) throw new Error(`not let in: ${JSON.stringify(reply)}`);
    return reply.session;
  }

  /** Opens the page of somebody who is in the channel's Activity. */
  async page(user: LocalUser, locale?: string): Promise<TestPage> {
    const page = await this.connect(await this.session(user), locale);
    await page.until(() => page.room.board !== undefined);
    return page;
  }

  /** The page of the same person whose socket was lost, back on a new one. */
  async again(lost: TestPage, session: string): Promise<TestPage> {
    lost.leave();
    const page = await this.connect(session, undefined, lost.room.board?.id);
    await page.until(() => page.room.board !== undefined);
    return page;
  }

  /** A socket that has said hello with that session. */
  async connect(session: string, locale?: string, game?: string): Promise<TestPage> {
    const page = await this.socket();
    const hello = { do: 'hello', session, ...(locale === undefined ? {} : { locale }) } as const;
    page.send(game === undefined ? hello : { ...hello, game });
    return page;
  }

  async socket(headers: Record<string, string> = {}): Promise<TestPage> {
    const url = `${this.origin.replace('http', 'ws')}/activity/socket`;
    const page = new TestPage(await openSocket(url, this.origin, headers));
    this.pages.push(page);
    return page;
  }

  async close(): Promise<void> {
    for (const page of this.pages) page.leave();
    await this.harness.close();
  }
}

/** Resolves once it is open. */
export function openSocket(url: string, origin: string, headers: Record<string, string> = {}): Promise<WebSocket> {
  const client = new WebSocket(url, { headers: { origin, ...headers } });
  return new Promise((resolve, reject) => {
    client.once('open', () => {
      resolve(client);
    });
    client.once('error', reject);
  });
}

let made = 0;
export const actId = (): string => `test-act-${(made += 1)}`;

/** What a page hears and says. */
export class TestPage {
  readonly frames: ServerFrame[] = [];
  readonly texts: string[] = [];
  room: Partial<RoomParts> = {};
  note: readonly Component[] = [];
  closed: number | null = null;
  #looks: (() => void)[] = [];

  constructor(private readonly client: WebSocket) {
    client.on('message', (data: Buffer) => {
      this.#hear(data.toString());
    });
    client.on('close', (code) => {
      this.closed = code;
      this.#look();
    });
    client.on('error', () => undefined);
  }

  #hear(text: string): void {
    const frame = JSON.parse(text) as ServerFrame;
    this.frames.push(frame);
    this.texts.push(text);
    if (frame.is === 'room') {
      const { is: _is, now: _now, ...parts } = frame;
      this.room = { ...this.room, ...parts };
    }
    if (frame.is === 'note') this.note = frame.note?.components ?? [];
    this.#look();
  }

  #look(): void {
    for (const look of this.#looks) look();
  }

  raw(text: string | Buffer): void {
    this.client.send(text);
  }

  send(frame: PageFrame): void {
    this.raw(JSON.stringify(frame));
  }

  /** Resolves with what came of it. */
  async done(act: string): Promise<Extract<ServerFrame, { is: 'done' }>> {
    const found = (): Extract<ServerFrame, { is: 'done' }> | undefined =>
      this.frames.find((frame) => frame.is === 'done' && frame.act === act) as
        Extract<ServerFrame, { is: 'done' }> | undefined;
    await this.until(() => found() !== undefined);
    const frame = found();
    if (frame === undefined) throw new Error('no answer');
    return frame;
  }

  /** Presses the button or option whose id contains this. */
  async press(part: string, act = actId()): Promise<Extract<ServerFrame, { is: 'done' }>> {
    const places = [
      ['board', this.room.board?.components ?? []],
      ['panel', this.room.panel?.components ?? []],
      ['note', this.note],
    ] as const;
    for (const [on, components] of places) {
      const id = idsIn(components).find((one) => one.includes(part));
      if (id === undefined) continue;
      this.send({ do: 'press', act, on, customId: id });
      return this.done(act);
    }
    throw new Error(`nothing to press like ${part} in ${JSON.stringify(this.room)}`);
  }

  /** Chooses the option whose value contains this, on the note that is shown. */
  async choose(part: string, act = actId()): Promise<Extract<ServerFrame, { is: 'done' }>> {
    const found = optionsIn(this.note).find(({ value }) => value.includes(part));
    if (found === undefined) throw new Error(`nothing to choose like ${part} in ${JSON.stringify(this.note)}`);
    this.send({ do: 'press', act, on: 'note', customId: found.customId, values: [found.value] });
    return this.done(act);
  }

  async act(what: object, act = actId()): Promise<Extract<ServerFrame, { is: 'done' }>> {
    this.send({ do: 'act', act, what });
    return this.done(act);
  }

  until(predicate: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!predicate()) return;
        this.#looks = this.#looks.filter((other) => other !== look);
        resolve();
      };
      this.#looks.push(look);
      look();
    });
  }

  leave(): void {
    this.client.terminate();
  }
}

export function idsIn(components: readonly Component[]): readonly string[] {
  return components.flatMap((component) => {
    const inside = ['components', 'options'].flatMap((field) =>
      Array.isArray(component[field]) ? idsIn(component[field] as readonly Component[]) : [],
    );
    const own = component['custom_id'];
    return [...(typeof own === 'string' ? [own] : []), ...inside];
  });
}

/** The options of all selects, each with its select's id. */
function optionsIn(components: readonly Component[]): readonly { readonly customId: string; readonly value: string }[] {
  return components.flatMap((component) => {
    const inside = component['components'];
    const options = component['options'];
    return [
      ...(Array.isArray(options)
        ? (options as readonly Component[]).map(({ value }) => ({
            customId: String(component['custom_id']),
            value: String(value),
          }))
        : []),
      ...(Array.isArray(inside) ? optionsIn(inside as readonly Component[]) : []),
    ];
  });
}
