import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CLOSED, type PageFrame, type ServerFrame } from '../../src/activity/protocol.js';
import { Connection, type PageSocket, type SignedIn, type SocketEvents } from '../../src/activity/web/connection.js';
import { WebSocket } from 'ws';
import type { LocalUser } from '../../src/local/index.js';
import { UnansweredActs, type Act } from '../../src/activity/web/page-state.js';
import { ManualTime } from '../support/time.js';
import { ActivityHarness, actId, TestPage } from './support.js';

/** A server as the page sees it, behind which processes follow each other: time is the test's. */
class Processes {
  /** Null: none answers. */
  running: { readonly sessions: Set<string> } | null = { sessions: new Set() };
  refusal: SignedIn | null = null;
  refusesSessions = false;
  /** Its network is lost: nothing arrives, and nothing says so. */
  isDeaf = false;
  pings = 0;
  /** It is of a release that knows no `game` and no `late`, and refuses all fields that it doesn't know. */
  isEarlier = false;
  shown: string | null = null;
  unread = 0;
  readonly read: PageFrame[] = [];
  readonly heard: string[] = [];
  /** Sockets that the page has closed. */
  closes = 0;
  readonly connection: Connection;
  open: SocketEvents | null = null;
  signIns = 0;

  constructor(readonly time: ManualTime) {
    const later = (run: () => void, ms: number): void => void time.at(time.now() + ms, run);
    this.connection = new Connection(
      {
        signIn: () => this.#signIn(),
        open: (_base, events) => this.#open(events, later),
        later,
        random: () => 0.999,
        shown: () => this.shown,
      },
      {
        onStatus: () => undefined,
        onSignedIn: () => Promise.resolve(),
        onFrame: ({ is }) => this.heard.push(is),
      },
      'en',
    );
  }

  say(frame: ServerFrame): void {
    this.open?.said(JSON.stringify(frame));
  }

  close(code: number): void {
    const { open } = this;
    this.open = null;
    open?.closed(code);
  }

  #signIn(): Promise<SignedIn> {
    this.signIns += 1;
    if (this.running === null) return Promise.reject(new Error('nothing answers'));
    if (this.refusal !== null) return Promise.resolve(this.refusal);
    const session = `session ${this.signIns}`;
    this.running.sessions.add(session);
    return Promise.resolve({ ok: true, session, locale: 'en', base: '' });
  }

  #open(events: SocketEvents, later: (run: () => void, ms: number) => void): PageSocket {
    const { running } = this;
    later(() => {
      if (running === null) {
        events.closed(1006);
        return;
      }
      if (this.isDeaf) return;
      this.open = events;
      events.opened();
    }, 1);
    const send = (text: string): void => {
      const frame = JSON.parse(text) as PageFrame;
      if (this.isDeaf || this.open !== events) return;
      if (this.isEarlier && (frame.do === 'ping' || 'game' in frame || 'late' in frame)) {
        this.unread += 1;
        this.say({ is: 'unread' });
        return;
      }
      if (frame.do === 'act') this.read.push(frame);
      if (frame.do === 'ping') {
        this.pings += 1;
        this.say({ is: 'pong' });
      }
      if (frame.do !== 'hello') return;
      if (!this.refusesSessions && running?.sessions.has(frame.session) === true)
        this.say({ is: 'welcome', user: { id: '1', name: 'Ana' }, locale: 'en' });
      else this.close(CLOSED.session);
    };
    return { send, close: () => (this.closes += 1) };
  }
}

/** In steps in which also what isn't timed happens. */
async function pass(time: ManualTime, ms: number): Promise<void> {
  for (let gone = 0; gone < ms; gone += 5) await time.advance(5);
}

async function connected(): Promise<Processes> {
  const processes = new Processes(new ManualTime(0));
  await processes.connection.enter();
  await pass(processes.time, 5);
  expect(processes.connection.status).toBe('in');
  return processes;
}

describe('the page', () => {
  it('is back within a second where another process follows', async () => {
    const processes = await connected();
    processes.running = null;
    processes.close(CLOSED.stopping);
    expect(processes.connection.status).toBe('lost');
    await pass(processes.time, 800);
    processes.running = { sessions: new Set() };
    await pass(processes.time, 195);
    expect(processes.connection.status).toBe('in');
  });

  it('comes back after a killed process as soon as the next one refuses its session', async () => {
    const processes = await connected();
    processes.running = { sessions: new Set() };
    processes.close(1006);
    await pass(processes.time, 270);
    expect(processes.connection.status).toBe('in');
    expect(processes.signIns).toBe(2);
  });

  it('asks a server that says nothing whether it is there, and comes back over another socket where it isn’t', async () => {
    const processes = await connected();
    await pass(processes.time, 60_000);
    expect([processes.connection.status, processes.closes]).toEqual(['in', 0]);
    expect(processes.pings).toBeGreaterThan(4);
    processes.isDeaf = true;
    await pass(processes.time, 15_000);
    expect([processes.connection.status, processes.closes]).not.toEqual(['in', 0]);
    processes.isDeaf = false;
    await pass(processes.time, 15_000);
    expect(processes.connection.status).toBe('in');
    expect(processes.signIns, 'with the same session').toBe(1);
  });

  it('asks a server that says something every twenty seconds', async () => {
    const processes = await connected();
    for (let times = 0; times < 10; times += 1) {
      processes.say({ is: 'pong' });
      await pass(processes.time, 4_000);
    }
    expect(processes.pings).toBe(2);
  });

  it('leaves out what a server of an earlier release can’t read, and asks it nothing', async () => {
    const processes = new Processes(new ManualTime(0));
    processes.isEarlier = true;
    processes.shown = 'g1';
    await processes.connection.enter();
    await pass(processes.time, 5);
    expect(processes.connection.status).toBe('in');
    processes.connection.send({ do: 'act', act: 'act-1-1', game: 'g1', late: true, what: { type: 'pass', game: 'x' } });
    await pass(processes.time, 120_000);
    expect(processes.connection.status).toBe('in');
    expect(processes.read).toEqual([{ do: 'act', act: 'act-1-1', what: { type: 'pass', game: 'x' } }]);
    expect([processes.unread, processes.signIns]).toEqual([1, 1]);
  });

  it('finds out by an act that a server is of an earlier release: what waits is sent again', async () => {
    const processes = new Processes(new ManualTime(0));
    processes.isEarlier = true;
    await processes.connection.enter();
    await pass(processes.time, 5);
    processes.connection.send({ do: 'act', act: 'act-1-1', game: 'g1', what: {} });
    expect(processes.heard).toEqual(['welcome', 'unread']);
    processes.connection.send({ do: 'act', act: 'act-1-1', game: 'g1', what: {} });
    expect(processes.read).toEqual([{ do: 'act', act: 'act-1-1', what: {} }]);
  });

  it('tries less and less often where nothing follows', async () => {
    const processes = await connected();
    processes.running = null;
    processes.close(CLOSED.stopping);
    await pass(processes.time, 10_000);
    const before = processes.signIns;
    await pass(processes.time, 20_000);
    expect(processes.signIns - before).toBeLessThanOrEqual(8);
    expect(processes.connection.status).toBe('lost');
  });

  it('asks a process that stops slowly fifteen times in quick succession, and seldom after that', async () => {
    const processes = await connected();
    const before = processes.signIns;
    processes.running = null;
    processes.close(CLOSED.stopping);
    await pass(processes.time, 2_200);
    expect(processes.signIns - before).toBe(15);
    // After 0.25, 0.5 and 1 seconds.
    await pass(processes.time, 1_800);
    expect(processes.signIns - before).toBe(18);
  });

  it('tries another code where Discord doesn’t take one, and the third time says so', async () => {
    const refusing = new Processes(new ManualTime(0));
    refusing.refusal = { ok: false, refused: 'code' };
    await refusing.connection.enter();
    expect(refusing.connection.status).toBe('unreachable');
    await pass(refusing.time, 60_000);
    expect([refusing.signIns, refusing.connection.status]).toEqual([3, 'code']);
  });

  it('is in where the second code is taken, and counts anew', async () => {
    const processes = new Processes(new ManualTime(0));
    for (let time = 0; time < 2; time += 1) {
      processes.refusal = { ok: false, refused: 'code' };
      await processes.connection.enter();
      await pass(processes.time, 260);
      expect(processes.connection.status).toBe('unreachable');
      processes.refusal = null;
      await pass(processes.time, 4_000);
      expect(processes.connection.status).toBe('in');
    }
  });

  it('doesn’t sign in again at once where a new session is refused', async () => {
    const processes = await connected();
    processes.refusesSessions = true;
    processes.close(CLOSED.session);
    await pass(processes.time, 10_000);
    // At once for the one that was good before; then after 0.25, 0.5, 1, 2 and 4 seconds.
    expect(processes.signIns).toBe(7);
  });

  it.each([
    ['Discord gives no answer', 'busy'],
    ['the server goes to yet another process', 'elsewhere'],
    ['another process follows between nonce and code', 'nonce'],
  ] as const)('tries again by itself where %s', async (_what, refused) => {
    const processes = await connected();
    processes.refusal = { ok: false, refused };
    processes.close(CLOSED.session);
    await pass(processes.time, 5);
    expect(processes.connection.status).toBe(refused);
    processes.refusal = null;
    await pass(processes.time, 300);
    expect(processes.connection.status).toBe('in');
  });
});

const signOf = (act: string): Act => ({ do: 'sign', act, sign: '👍' });

describe('acts without an answer', () => {
  it('are sent again, after three seconds as too late to be begun', async () => {
    const time = new ManualTime(0);
    const acts = new UnansweredActs(() => time.now());
    void acts.add(signOf('late'));
    time.lapse(1);
    const soon = acts.add(signOf('soon'));
    time.lapse(3_000);
    expect(acts.again()).toEqual([{ ...signOf('late'), late: true }, signOf('soon')]);
    acts.answered({ is: 'done', act: 'soon', ok: true });
    expect(await soon).toMatchObject({ ok: true });
    expect(acts.again()).toHaveLength(1);
  });
});

describe('over a socket', () => {
  let all: ActivityHarness;
  beforeEach(async () => {
    all = await ActivityHarness.open();
  });
  afterEach(() => all.close());

  describe('acts that are sent again', () => {
    it('are answered with what came of them where they were done, and refused where they weren’t', async () => {
      const ana = all.harness.server.addUser('Ana');
      const page = await all.page(ana);
      const act = actId();
      page.send({ do: 'first', act });
      await page.done(act);
      const back = await all.again(page, await all.session(ana));
      const late = actId();
      back.send({ do: 'first', act, late: true });
      expect(await back.done(act)).toMatchObject({ ok: true });
      back.send({ do: 'first', act: late, late: true });
      expect(await back.done(late)).toMatchObject({ ok: false, words: expect.stringContaining('three seconds late') });
    });

    it('are so few that a new socket’s limit takes them all', async () => {
      const ana = all.harness.server.addUser('Ana');
      const page = await all.page(ana);
      const acts = new UnansweredActs(() => 0);
      for (let times = 0; times < 60 && !acts.isFull; times += 1) void acts.add(signOf(actId()));
      for (const act of acts.again()) page.send(act);
      await page.done(acts.frames.at(-1)?.act ?? '');
      expect(page.closed).toBeNull();
    });
  });

  describe('a page that says nothing', () => {
    it('keeps its socket while it is there, and has an answer to its question', async () => {
      const page = await all.page(all.harness.server.addUser('Ana'));
      await all.harness.time.advance(55_000);
      page.send({ do: 'ping' });
      await page.until(() => page.frames.some(({ is }) => is === 'pong'));
      expect(page.closed).toBeNull();
    });

    it('loses it where nobody answers a ping any more', async () => {
      const ana = all.harness.server.addUser('Ana');
      const url = `${all.origin.replace('http', 'ws')}/activity/socket`;
      const client = new WebSocket(url, { origin: all.origin, autoPong: false });
      await once(client, 'open');
      const page = new TestPage(client);
      all.pages.push(page);
      page.send({ do: 'hello', session: await all.session(ana) });
      await page.until(() => page.room.board !== undefined);
      await all.harness.time.advance(35_000);
      expect(page.closed).toBeNull();
      await all.harness.time.advance(5_000);
      await page.until(() => page.closed !== null);
    });
  });

  describe('a process that stops', () => {
    it('lets nobody in any more: who comes back too early tries again, and is let in by the next', async () => {
      const ana = all.harness.server.addUser('Ana');
      const page = await all.page(ana);
      all.stop();
      await page.until(() => page.closed !== null);
      expect(page.closed).toBe(CLOSED.stopping);
      await expect(all.socket()).rejects.toThrow('503');
      expect((await all.ask('/activity/api/nonce')).status).toBe(503);
      all.serve();
      const back = await all.page(ana);
      expect(back.frames[0]?.is).toBe('welcome');
    });
  });

  describe('a page whose socket was lost', () => {
    let ana: LocalUser;
    beforeEach(() => {
      ana = all.harness.server.addUser('Ana');
    });

    const gameOn = ({ room }: TestPage): string => {
      const game = room.native?.game;
      if (game === undefined) throw new Error('no table of its own is shown');
      return game;
    };

    /** Ana's lesson, beside a lobby in its channel. */
    async function inLesson(): Promise<{ readonly page: TestPage; readonly lobby: string; readonly lesson: string }> {
      const page = await all.page(ana);
      await page.press('offer/lesson');
      await page.until(() => page.room.native?.stage === undefined && page.room.native !== null);
      const lesson = gameOn(page);
      const ben = all.harness.server.addUser('Ben');
      const his = await all.page(ben);
      await his.press('end/again-of');
      await his.until(() => his.room.native?.stage?.is === 'lobby');
      return { page, lobby: gameOn(his), lesson };
    }

    it('is back in its lesson, though the channel has a table; so it is after a restart of the bot', async () => {
      const { page, lobby, lesson } = await inLesson();
      expect(lesson).not.toBe(lobby);
      const back = await all.again(page, await all.session(ana));
      expect(gameOn(back)).toBe(lesson);
      await all.killAndRestart();
      const after = await all.again(back, await all.session(ana));
      expect(gameOn(after)).toBe(lesson);
      expect(await after.act({ type: 'place', card: '2C', site: 0 })).toMatchObject({ ok: true });
    });

    it('keeps the end that it shows', async () => {
      const page = await all.page(ana);
      await page.press('end/again-of');
      await page.press('lobby/start');
      await page.act({ type: 'start' });
      const table = all.harness.tables.inChannel(all.harness.server.channelId());
      await table?.act({ type: 'end', by: 0 });
      const back = await all.again(page, await all.session(ana));
      expect(back.room.board?.id).toBe(table?.game);
    });

    it('isn’t shown somebody else’s lesson, whatever it says', async () => {
      const { lobby, lesson } = await inLesson();
      const cleo = all.harness.server.addUser('Cleo');
      const page = await all.connect(await all.session(cleo), undefined, lesson);
      await page.until(() => page.room.board !== undefined);
      expect(gameOn(page)).toBe(lobby);
    });

    it('acts at no other table than the one that it showed', async () => {
      const { page, lesson } = await inLesson();
      await page.press('lesson/leave');
      await page.until(() => page.room.native?.game !== lesson);
      const act = actId();
      page.send({ do: 'act', act, game: lesson, what: { type: 'start' } });
      expect(await page.done(act)).toMatchObject({ ok: false, words: expect.stringContaining('moved on') });
    });
  });
});
