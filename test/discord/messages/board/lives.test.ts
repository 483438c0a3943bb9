import { describe, expect, it } from 'vitest';
import { ManualTime } from '../../../support/time.js';
import { guestHome } from '../../../../src/table/home.js';
import { TOKEN_MS } from '../../../../src/discord/rest/acknowledge.js';
import { Records } from '../../../../src/discord/messages/board/records.js';
import { Countdown } from '../../../../src/discord/messages/board/countdown.js';
import type { Feat } from '../../../../src/history/statistics/records.js';
import { boardsOf, SERVER } from './boards.js';

const edit = (words: string, token = 't'): string => `edit @original by ${token}: ${words}`;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FEAT: Feat = { kind: 'streak', name: 'Ann', streak: 3 };

describe('a click on a board', () => {
  it('is answered with it, and brings its next token', async () => {
    const b = boardsOf();
    b.land();
    const hold = b.boards.clicked(b.table, 't2', 'm');
    b.says('one');
    expect(await b.asked(5_000), 'the answer will show it').toEqual([]);
    hold?.drawn();
    hold?.release(true);
    expect(await b.asked(5_000)).toEqual([]);
    b.says('two');
    expect(await b.asked()).toEqual([edit('two of 7', 't2')]);
    await b.asked();
    b.time.lapse(TOKEN_MS - 10_001);
    b.says('three');
    expect(await b.asked(), 'that token lives a quarter of an hour').toEqual([edit('three of 7', 't2')]);
  });

  it('whose answer Discord didn’t take brings none, and the board is written', async () => {
    const b = boardsOf();
    b.land();
    const hold = b.boards.clicked(b.table, 't2', 'm');
    b.at.line = 'one';
    hold?.drawn();
    hold?.release(false);
    expect(await b.asked(1_000)).toEqual([edit('one of 7')]);
  });

  it('on a board that was replaced is none of it', () => {
    const b = boardsOf();
    b.land();
    expect(b.boards.clicked(b.table, 't2', 'other')).toBeNull();
    const unknown = boardsOf();
    expect(unknown.boards.clicked(unknown.table, 't2', 'other'), 'its message may be this one').not.toBeNull();
  });

  it('that was replaced before Discord took the answer leaves the new one as it is, which is written', async () => {
    const b = boardsOf();
    b.land('t', 'm1');
    const hold = b.boards.clicked(b.table, 't3', 'm1');
    b.land('t2', 'm2');
    b.at.line = 'one';
    hold?.drawn();
    hold?.release(true);
    expect(await b.asked(1_000)).toEqual(['delete @original by t', edit('one of 7', 't2')]);
    expect(b.boards.messageId('g')).toBe('m2');
    expect(b.boards.clicked(b.table, 't4', 'm1')).toBeNull();
  });
});

describe('a board', () => {
  it('is the message that landed last; the one before goes', async () => {
    const b = boardsOf();
    b.land('t', 'm');
    expect(b.boards.messageId('g')).toBe('m');
    b.land('t2', 'm2');
    expect(await b.asked(1_000)).toEqual(['delete @original by t']);
    expect(b.boards.messageId('g')).toBe('m2');
  });

  it('is not written while it is being sent anew, and then where that went', async () => {
    const b = boardsOf();
    b.land();
    const hold = b.boards.hold(b.table);
    b.boards.sending(b.table, {
      token: 't2',
      message: '@original',
      messageId: null,
      expiresAt: b.time.now() + TOKEN_MS,
      followUp: false,
    });
    expect(b.kept.at(-1)).toMatchObject({ token: 't', sent: { token: 't2' } });
    b.says('one');
    expect(await b.asked(5_000)).toEqual([]);
    b.land('t2', 'm2');
    hold.release(true);
    expect(await b.asked(1_000)).toEqual(['delete @original by t', edit('one of 7', 't2')]);
  });

  it('whose sending got no answer is looked for', async () => {
    const b = boardsOf();
    b.boards.perhapsLanded(b.table, {
      token: 't2',
      message: '@original',
      messageId: null,
      expiresAt: b.time.now() + TOKEN_MS,
      followUp: false,
    });
    expect(await b.asked(1_000)).toEqual([edit('dealt of 7', 't2'), 'id']);
  });

  it('is posted anew when somebody asks for it, and again where that failed', async () => {
    const b = boardsOf();
    b.land(null, 'm');
    b.time.lapse(10_000);
    await b.boards.repost(b.table);
    expect(await b.asked()).toEqual(['post in c: dealt of 7', 'remove m']);
    b.time.lapse(10_000);
    b.faults.push('unreachable');
    await b.boards.repost(b.table);
    expect(await b.asked()).toEqual(['post in c: dealt of 7', 'post in c: dealt of 7', 'remove m1']);
  });

  it('that somebody asks for just after it was posted follows its game until it may be posted again', async () => {
    const b = boardsOf();
    b.land();
    b.time.lapse(4_000);
    await b.boards.repost(b.table);
    b.says('one');
    expect(await b.asked(1_000)).toEqual([edit('one of 7', 't')]);
    expect(await b.asked(5_000)).toEqual(['post in c: one of 7', 'delete @original by t']);
  });

  it('that was deleted is posted anew: in that channel, that message, and while its game is on', async () => {
    const b = boardsOf();
    b.land();
    b.time.lapse(10_000);
    b.boards.messagesDeleted('other', ['m']);
    b.boards.messagesDeleted('c', ['other']);
    expect(await b.asked(1_000)).toEqual([]);
    b.boards.messagesDeleted('c', ['x', 'm']);
    expect(await b.asked(1_000)).toEqual(['post in c: dealt of 7', 'delete @original by t']);
    b.ends();
    await b.asked(1_000);
    b.boards.messagesDeleted('c', ['m1']);
    expect(await b.asked(20_000)).toEqual([]);
    const nowhere = boardsOf();
    nowhere.says('one');
    nowhere.boards.messagesDeleted('c', ['m']);
    expect(await nowhere.asked(1_000)).toEqual([]);
  });

  it('in a thread of that server is written, which tells whether the thread is still there', async () => {
    const b = boardsOf();
    const granted = { permissions: 0n, contentReadable: true, guest: false, alone: false, thread: true };
    b.land();
    b.boards.touchThreads(SERVER);
    expect(await b.asked(1_000), 'it is in none').toEqual([]);
    b.boards.permitted(b.table, granted);
    b.boards.touchThreads('1');
    expect(await b.asked(1_000)).toEqual([]);
    b.boards.touchThreads(SERVER);
    expect(await b.asked(1_000)).toHaveLength(1);
    b.ends();
    await b.asked(1_000);
    b.boards.touchThreads(SERVER);
    expect(await b.asked(1_000)).toEqual([]);
  });

  it('whose game moved to a thread says where, at once', async () => {
    const b = boardsOf();
    b.land();
    b.says('one');
    await b.asked();
    b.boards.moved(b.table, '77');
    const [request = ''] = await b.asked(1);
    expect(request).toContain('<#77>');
    expect(request).not.toContain('one of 7');
  });

  it('opened for a crew that played before names it, and tells pages that show the table already', async () => {
    const b = boardsOf();
    b.boards.open(b.table, []);
    expect(b.touched).toEqual([]);
    b.boards.open(b.table, ['Ann', 'Ben']);
    expect(b.touched).toEqual(['g']);
    b.land();
    b.says('one');
    expect(await b.asked()).toEqual([edit('one of 7, again Ann+Ben')]);
  });

  it('of a channel that is gone is written no more', async () => {
    const b = boardsOf();
    b.land();
    b.at.redraw = b.time.now() + 5_000;
    b.says('one');
    b.boards.sign(b.table, 1, '👍');
    b.boards.forget('g');
    b.boards.forget('never known');
    expect(await b.asked(MINUTE)).toEqual([]);
    expect(b.ticked).toEqual([]);
    expect(b.boards.messageId('g')).toBeNull();
  });

  it('is written no more after the stop, not even one that is new', async () => {
    const b = boardsOf();
    b.land();
    b.says('one');
    b.boards.stop();
    expect(await b.asked(MINUTE)).toEqual([]);
    b.land('t2', 'm2', b.tableOf('h', 'd'));
    b.says('two', { on: b.tableOf('h', 'd') });
    expect(await b.asked(MINUTE)).toEqual([]);
  });
});

describe('when the bot stops', () => {
  it('every board that is on says so in its server’s words, once, and nothing follows', async () => {
    const b = boardsOf();
    const other = b.tableOf('h', 'd');
    b.land();
    b.land('t2', 'm2', other);
    b.at.between = { ...b.table.state, options: { matches: 3 } };
    b.at.redraw = b.time.now() + 5_000;
    b.says('one');
    await b.asked();
    await b.boards.announceStop((t) => `stopping in ${t.locale}`);
    expect(await b.asked()).toEqual([edit('stopping in en | one of 7'), edit('stopping in en | one of 7', 't2')]);
    b.says('two');
    expect(await b.asked(MINUTE)).toEqual([]);
  });

  it('a board that is over keeps its end, and one that can’t be drawn keeps nobody from the others', async () => {
    const b = boardsOf();
    b.land();
    b.ends();
    await b.asked(1_000);
    b.land('t2', 'm2', b.tableOf('h', 'd'));
    b.at.broken = 'draw';
    await b.boards.announceStop(() => 'stopping');
    expect(await b.asked()).toEqual([]);
    expect(b.logged).toEqual(['a board could not say that the bot stops: a bug in draw']);
  });
});

describe('the end', () => {
  it('is written, with its records, and ten seconds later nothing is kept of the board', async () => {
    const b = boardsOf();
    b.land();
    b.at.redraw = b.time.now() + 30_000;
    b.ends();
    const requests = await b.asked(1_000);
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.every((request) => request.startsWith('edit @original by t: '))).toBe(true);
    await b.asked(8_999);
    expect(b.forgotten).toEqual([]);
    await b.asked(1);
    expect(b.forgotten).toEqual(['g']);
    expect(b.boards.messageId('g')).toBeNull();
    expect(await b.asked(MINUTE), 'its countdown has stopped').toEqual([]);
  });

  it('happens once: what follows it changes nothing of that', async () => {
    const b = boardsOf();
    b.land();
    b.ends();
    await b.asked(5_000);
    b.says('noted', { before: b.table.state });
    await b.asked(5_000);
    expect(b.forgotten).toEqual(['g']);
  });

  it('that can’t be written is tried for an hour', async () => {
    const b = boardsOf();
    b.land();
    for (let request = 0; request < 200; request += 1) b.faults.push('unreachable');
    b.ends();
    await b.asked(HOUR - MINUTE);
    expect(b.forgotten).toEqual([]);
    await b.asked(2 * MINUTE);
    expect(b.forgotten).toEqual(['g']);
  });

  it('where only a click brings a token waits a day for one, and that click shows it', async () => {
    const b = boardsOf({ guildId: guestHome('1', 'c') });
    b.land('t', 'm');
    b.time.lapse(TOKEN_MS);
    b.ends();
    expect(await b.asked(23 * HOUR)).toEqual([]);
    expect(b.forgotten).toEqual([]);
    expect(await b.boards.clickedOver('other', 't2', 'm')).toBeNull();
    expect(await b.boards.clickedOver('g', 't2', 'other')).toBeNull();
    const redrawn = await b.boards.clickedOver('g', 't2', 'm');
    expect(JSON.stringify(redrawn?.body)).toContain('Given up');
    redrawn?.release(true);
    await b.asked(2 * MINUTE);
    expect(b.forgotten).toEqual([]);
  });

  it('nobody clicks on is forgotten after that day', async () => {
    const b = boardsOf({ guildId: guestHome('1', 'c') });
    b.land('t', 'm');
    b.time.lapse(TOKEN_MS);
    b.ends();
    await b.asked(24 * HOUR - MINUTE);
    expect(b.forgotten).toEqual([]);
    await b.asked(2 * MINUTE);
    expect(b.forgotten).toEqual(['g']);
  });

  it('that is shown already is not a click’s to answer; nor is a game that is on', async () => {
    const b = boardsOf();
    b.land();
    expect(await b.boards.clickedOver('g', 't2', 'm')).toBeNull();
    b.ends();
    await b.asked(1_000);
    expect(await b.boards.clickedOver('g', 't2', 'm')).toBeNull();
  });

  it('is all that is left of a game that the log has lost', async () => {
    const b = boardsOf();
    b.land();
    b.table.lost = 'game';
    b.says('one');
    await b.asked(10_000);
    expect(b.forgotten).toEqual(['g']);
    const moves = boardsOf();
    moves.land();
    moves.table.lost = 'moves';
    moves.says('one');
    await moves.asked(MINUTE);
    expect(moves.forgotten).toEqual([]);
  });
});

describe('after a restart', () => {
  it('a board is where it was, and its countdown runs', async () => {
    const b = boardsOf();
    b.at.redraw = b.time.now() + 5_000;
    b.boards.recovered(b.table, b.stored());
    expect(b.boards.messageId('g')).toBe('m');
    expect(await b.asked(4_999)).toEqual([]);
    expect(await b.asked(1)).toEqual([edit('dealt of 7')]);
    const lost = boardsOf();
    lost.boards.recovered(lost.table, null);
    expect(lost.boards.messageId('g')).toBeNull();
  });

  it('an end that was not through is written, and the board then let go of', async () => {
    const b = boardsOf();
    b.table.state = { ...b.table.state, phase: 'over' };
    b.boards.finished(b.table, b.stored());
    const [request = ''] = await b.asked(1_000);
    expect(request).toContain('Given up');
    await b.asked(10_000);
    expect(b.forgotten).toEqual(['g']);
  });
});

describe('records at the end', () => {
  function recording() {
    const time = new ManualTime();
    const logged: string[] = [];
    const log = (_facts: object, message: string): void => void logged.push(message);
    const records = new Records({ clock: time, timers: time, log: { info: log, warn: log, error: log } }, 'g');
    let read = 0;
    let isDue = false;
    const given = { resolve: (_feats: readonly Feat[]): void => undefined, reject: (_err: Error): void => undefined };
    records.await(new Promise((resolve, reject) => Object.assign(given, { resolve, reject })), () => {
      read += 1;
    });
    void records.read.then(() => {
      isDue = true;
    });
    return { time, records, logged, given, read: () => read, isDue: () => isDue };
  }

  it('are waited for, but not over a second; what comes later is added', async () => {
    const late = recording();
    expect(late.records.feats).toEqual([]);
    await late.time.advance(999);
    expect(late.isDue()).toBe(false);
    await late.time.advance(1);
    expect([late.isDue(), late.read()]).toEqual([true, 0]);
    late.given.resolve([FEAT]);
    await late.time.advance(0);
    expect([late.records.feats, late.read()]).toEqual([[FEAT], 1]);
    const quick = recording();
    quick.given.resolve([FEAT]);
    await quick.time.advance(0);
    expect([quick.isDue(), quick.read(), quick.time.pending]).toEqual([true, 1, 0]);
  });

  it('that can’t be found are said to be, and nobody waits', async () => {
    const { time, given, logged, isDue, read } = recording();
    given.reject(new Error('the disk'));
    await time.advance(0);
    expect([isDue(), read(), logged, time.pending]).toEqual([true, 0, ['records could not be found'], 0]);
  });

  it('without any nothing is waited for', async () => {
    const time = new ManualTime();
    const silent = (): void => undefined;
    const records = new Records({ clock: time, timers: time, log: { info: silent, warn: silent, error: silent } }, 'g');
    expect(records.feats).toEqual([]);
    await records.read;
  });
});

describe('a countdown', () => {
  it('redraws at its next moment, if that is still to come, and is asked for the one after', async () => {
    const time = new ManualTime(1_000);
    const moments: (number | null)[] = [1_000, 1_005, 1_010, null];
    const drawn: number[] = [];
    const countdown = new Countdown(
      time,
      time,
      () => moments.shift() ?? null,
      () => drawn.push(time.now()),
    );
    countdown.follow();
    expect(time.pending).toBe(0);
    countdown.follow();
    await time.advance(100);
    expect(drawn).toEqual([1_005, 1_010]);
    expect(time.pending).toBe(0);
    countdown.stop();
  });

  it('that is followed anew or stopped has one moment at most', async () => {
    const time = new ManualTime(1_000);
    const countdown = new Countdown(
      time,
      time,
      (now) => now + 10,
      () => undefined,
    );
    countdown.follow();
    countdown.follow();
    expect(time.pending).toBe(1);
    countdown.stop();
    expect(time.pending).toBe(0);
    await time.advance(100);
    expect(time.pending).toBe(0);
  });
});
