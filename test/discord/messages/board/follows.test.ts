import { describe, expect, it } from 'vitest';
import { boardsOf } from './boards.js';

const edit = (words: string): string => `edit @original by t: ${words}`;

describe('a board follows its game', () => {
  it('at once where that is urgent, else a second after the last edit', async () => {
    const b = boardsOf();
    b.land();
    b.says('one');
    expect(await b.asked()).toEqual([edit('one of 7')]);
    b.says('two');
    expect(await b.asked(1)).toEqual([edit('two of 7')]);
    b.at.urgent = false;
    b.says('three');
    b.says('four');
    expect(await b.asked(999)).toEqual([]);
    expect(await b.asked(1)).toEqual([edit('four of 7')]);
  });

  it('every three seconds while all who play have the table open elsewhere', async () => {
    const b = boardsOf();
    b.land();
    b.at.urgent = false;
    b.at.elsewhere = true;
    b.says('one');
    expect(await b.asked()).toEqual([edit('one of 7')]);
    b.says('two');
    expect(await b.asked(2_999)).toEqual([]);
    expect(await b.asked(1)).toEqual([edit('two of 7')]);
  });

  it.each(['headline', 'between', 'isUrgent', 'nextRedraw'])('whatever of it throws: %s', async (part) => {
    const b = boardsOf();
    b.land();
    b.at.broken = part;
    b.says('one');
    expect(await b.asked(1_000)).toEqual([edit('one of 7')]);
    expect(new Set(b.logged)).toEqual(new Set([`a board could not follow its game; this is a bug: a bug in ${part}`]));
  });

  it('as its countdown asks, and what else shows it is told', async () => {
    const b = boardsOf();
    b.land();
    b.at.redraw = b.time.now() + 5_000;
    b.says('one');
    await b.asked();
    b.at.line = 'counted';
    expect(await b.asked(4_999)).toEqual([]);
    b.at.redraw += 2_000;
    expect(await b.asked(1)).toEqual([edit('counted of 7')]);
    expect(b.ticked).toEqual(['g']);
    expect(await b.asked(2_000), 'and then its next moment').toEqual([edit('counted of 7')]);
    expect(await b.asked(60_000)).toEqual([]);
    expect(b.ticked).toEqual(['g', 'g']);
  });

  it('by its newest moment alone', async () => {
    const b = boardsOf();
    b.land();
    b.at.redraw = b.time.now() + 5_000;
    b.says('one');
    b.at.redraw = b.time.now() + 9_000;
    b.says('two');
    await b.asked();
    expect(await b.asked(8_999)).toEqual([]);
    expect(await b.asked(1)).toHaveLength(1);
  });
});

describe('a line on a board', () => {
  it('says what happened for ten seconds', async () => {
    const b = boardsOf();
    b.land();
    b.at.headline = 'Ann took 2';
    b.says('one');
    expect(await b.asked()).toEqual([edit('one of 7, ! Ann took 2')]);
    b.at.headline = null;
    b.time.lapse(9_999);
    b.says('two');
    expect(await b.asked()).toEqual([edit('two of 7, ! Ann took 2')]);
    b.time.lapse(1);
    b.says('three');
    expect(await b.asked()).toEqual([edit('three of 7')]);
  });

  it('calls one who got up by name', async () => {
    const b = boardsOf();
    b.land();
    b.at.headline = 'NAMES';
    b.says('one');
    await b.asked();
    b.table.people = new Map([[1, { userId: 'ben', name: 'Ben' }]]);
    b.says('two');
    expect(await b.asked(1)).toEqual([edit('two of 7, ! Ann+Ben')]);
    b.says('three');
    expect(await b.asked(1)).toEqual([edit('three of 7, ! Ben')]);
  });

  it('is said beside the game, too, and pages are told', async () => {
    const b = boardsOf();
    b.land();
    b.boards.say(b.table, 'a note');
    expect(await b.asked()).toEqual([edit('dealt of 7, ! a note')]);
    expect(b.touched).toEqual(['g']);
  });

  it('shows a player’s sign for eight seconds, the newest of each', async () => {
    const b = boardsOf();
    b.land();
    b.boards.sign(b.table, 1, '👍');
    expect(await b.asked()).toEqual([edit('dealt of 7, 1 signs 👍')]);
    expect(b.touched).toEqual(['g']);
    const from = b.time.now();
    await b.asked(4_000);
    b.boards.sign(b.table, 1, '✋');
    b.boards.sign(b.table, 0, '👍');
    expect(b.boards.signs(b.table)).toEqual([
      { seat: 1, sign: '✋', at: from + 4_000 },
      { seat: 0, sign: '👍', at: from + 4_000 },
    ]);
    expect(await b.asked(1_000)).toEqual([edit('dealt of 7, 1 signs ✋, 0 signs 👍')]);
    expect(await b.asked(6_999), 'the first one’s time changes nothing').toEqual([]);
    expect(await b.asked(1_001)).toEqual([edit('dealt of 7')]);
    expect(b.boards.signs(b.table)).toEqual([]);
    expect(await b.asked(60_000)).toEqual([]);
  });

  it('is nothing to a game that has no board', async () => {
    const b = boardsOf();
    b.boards.sign(b.table, 1, '👍');
    b.boards.say(b.table, 'a note');
    b.boards.touch('g');
    expect([b.boards.signs(b.table), b.boards.missing(b.table), b.boards.messageId('g')]).toEqual([[], [], null]);
    expect(await b.asked(10_000)).toEqual([]);
    expect(b.touched, 'pages of the table are told nevertheless').toEqual(['g', 'g']);
  });
});

describe('what is in between', () => {
  const half = (matches: number) => ({ ...boardsOf().table.state, options: { matches } });

  it('is shown for a second and a half before its result, without a line', async () => {
    const b = boardsOf();
    b.land();
    b.at.between = half(3);
    b.at.headline = 'launched';
    b.says('one');
    expect(await b.asked()).toEqual([edit('one of 3')]);
    expect(await b.asked(1_499)).toEqual([]);
    expect(await b.asked(1)).toEqual([edit('one of 7, ! launched')]);
    expect(b.ticked).toEqual(['g']);
  });

  it('is ended by what is urgent, and by nothing else', async () => {
    const b = boardsOf();
    b.land();
    b.at.between = half(3);
    b.says('one');
    await b.asked();
    b.at.between = null;
    b.at.urgent = false;
    b.says('two');
    expect(await b.asked(1_000)).toEqual([edit('two of 3')]);
    b.at.urgent = true;
    b.says('three');
    expect(await b.asked(1)).toEqual([edit('three of 7')]);
  });
});

describe('what a board may not do', () => {
  const granted = (thread: boolean) => ({ permissions: 0n, contentReadable: true, guest: false, alone: false, thread });

  it('is what the newest interaction says, but for muting in voice, which only trying tells', async () => {
    const b = boardsOf();
    b.land();
    b.at.missing = ['manage-messages'];
    b.boards.permitted(b.table, granted(false));
    expect(b.boards.missing(b.table)).toEqual(['manage-messages']);
    b.boards.lacks(b.table, ['mute-members', 'manage-messages']);
    expect(b.boards.missing(b.table)).toEqual(['manage-messages', 'mute-members']);
    b.at.missing = [];
    b.boards.permitted(b.table, granted(true));
    expect(b.boards.missing(b.table)).toEqual(['mute-members']);
    b.at.missing = null;
    b.boards.lacks(b.table, ['manage-messages']);
    b.boards.permitted(b.table, granted(true));
    expect(b.boards.missing(b.table), 'a game that needs nothing changes nothing').toEqual([
      'mute-members',
      'manage-messages',
    ]);
    b.boards.touch('g');
    expect(await b.asked(1_000)).toEqual([edit('dealt of 7, lacks mute-members+manage-messages, in a thread')]);
  });

  it('is taken back once it was done, and the board says so', async () => {
    const b = boardsOf();
    b.land();
    b.boards.lacks(b.table, ['mute-members', 'manage-messages']);
    b.boards.hasAgain(b.table, ['view-channel']);
    expect(await b.asked(1_000)).toEqual([]);
    b.boards.hasAgain(b.table, ['mute-members', 'view-channel']);
    expect(await b.asked(1_000)).toEqual([edit('dealt of 7, lacks manage-messages')]);
    expect(b.touched).toEqual(['g']);
  });

  it('of a table without a board nothing is known', () => {
    const b = boardsOf();
    b.boards.lacks(b.table, ['mute-members']);
    b.boards.hasAgain(b.table, ['mute-members']);
    expect(b.boards.missing(b.table)).toEqual([]);
  });
});
