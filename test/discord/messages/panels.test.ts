import { describe, expect, it } from 'vitest';
import { drawPanel } from '../../../src/discord/messages/panel/draw.js';
import { guestHome } from '../../../src/table/home.js';
import { ANN, BEN, panelsOfTwo, shown } from './panels-support.js';

const MINUTE = 60_000;

describe('a panel follows its game', () => {
  it('many changes within 0.8 seconds make one edit, with the newest state; what changes nothing makes none', async () => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    for (const line of ['one', 'two', 'three']) p.says(line);
    await p.time.advance(0);
    expect(p.asked()).toEqual(['edit m1 by t1: three']);
    p.says('four');
    await p.time.advance(799);
    expect(p.asked()).toEqual([]);
    await p.time.advance(1);
    expect(p.asked()).toEqual(['edit m1 by t1: four']);
    p.viewOf(ANN).clock = ' at 0:30';
    p.change();
    await p.time.advance(MINUTE);
    expect(p.asked()).toEqual([]);
  });

  it('is written though it is the same where somebody wants it redrawn', async () => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    p.viewOf(ANN).clock = ' at 0:30';
    p.panels.touch(p.table, 0);
    await p.time.advance(1_000);
    p.panels.redraw('g');
    await p.time.advance(1_000);
    expect(p.asked()).toEqual(['edit m1 by t1: dealt at 0:30', 'edit m1 by t1: dealt at 0:30']);
    p.panels.redraw('another game');
    p.panels.touch(p.table, 1);
    await p.time.advance(1_000);
    expect(p.asked()).toEqual([]);
  });

  it('is drawn again by itself when its game says so, and not before it was shown', async () => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    p.viewOf(ANN).redrawAt = p.time.now() + 30_000;
    p.says('one');
    await p.time.advance(29_999);
    expect(p.asked()).toEqual(['edit m1 by t1: one']);
    p.viewOf(ANN).redrawAt = null;
    await p.time.advance(1);
    expect(p.asked()).toEqual(['edit m1 by t1: one']);
  });

  it('waits while its player plays elsewhere, where the game is seen', async () => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    p.viewOf(ANN).redrawAt = p.time.now() + 10_000;
    p.says('one');
    await p.time.advance(1_000);
    p.asked();
    p.at.elsewhere.add(ANN.userId);
    p.says('two');
    p.panels.redraw('g');
    await p.time.advance(MINUTE);
    expect(p.asked()).toEqual([]);
    expect(p.viewOf(ANN).changes).toHaveLength(2);
    p.at.elsewhere.clear();
    p.change();
    await p.time.advance(0);
    expect(p.asked()).toEqual(['edit m1 by t1: two']);
  });

  it('has a note on top for eight seconds', async () => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    p.panels.tell(p.table, 0, 'Too late');
    expect(shown(p.panels.draw(p.table, 0))).toBe('Too late, dealt');
    p.time.lapse(7_999);
    expect(shown(p.panels.draw(p.table, 0))).toBe('Too late, dealt');
    p.time.lapse(1);
    expect(shown(p.panels.draw(p.table, 0))).toBe('dealt');
  });

  it('a fault of one player’s panel is logged, and keeps nobody else from theirs', async () => {
    const p = panelsOfTwo();
    await p.panels.send(p.table, 1, 'ben', p.time.now() + MINUTE);
    await p.sentToAnn();
    p.viewOf(BEN).fault = new TypeError('a bug');
    p.says('one');
    await p.time.advance(100);
    expect(p.asked()).toEqual(['edit m2 by t1: one']);
    expect(p.logged).toEqual([
      ['error', expect.stringContaining('this is a bug'), { err: p.viewOf(BEN).fault, game: 'g', seat: 1 }],
    ]);
  });

  it('says that nothing can be saved, as soon as that is so', async () => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    Object.assign(p.table, { blocked: true });
    p.change();
    await p.time.advance(0);
    expect(p.asked()).toEqual([expect.stringMatching(/^edit m1 by t1: .*saved.*, dealt$/)]);
    p.change();
    await p.time.advance(1_000);
    expect(p.asked()).toEqual([]);
  });

  it('for a screen reader has buttons that ask, while the game is on, and is written anew as it is switched', async () => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    p.at.plain = true;
    p.change();
    await p.time.advance(0);
    expect(p.asked()).toHaveLength(1);
    const asks = (): boolean => JSON.stringify(p.panels.draw(p.table, 0)).includes('hand/changes');
    expect(asks()).toBe(true);
    p.table.state.phase = 'over';
    expect(asks()).toBe(false);
    p.table.state.phase = 'play';
    p.at.plain = false;
    expect(asks()).toBe(false);
  });
});

describe('a press on a panel', () => {
  it('is answered with the panel; nothing else writes it meanwhile, and it can be reached longer', async () => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    p.time.lapse(10 * MINUTE);
    const hold = p.panels.clicked(p.table, 0, 't2', 'm1');
    p.says('pressed');
    await p.time.advance(5_000);
    expect(p.asked()).toEqual([]);
    expect(shown(p.panels.draw(p.table, 0))).toBe('pressed');
    hold?.drawn();
    hold?.release(true);
    await p.time.advance(10 * MINUTE);
    expect(p.asked()).toEqual([]);
    expect(p.panels.reaches(p.table, 0)).toBe(true);
    p.says('later');
    await p.time.advance(0);
    expect(p.asked()).toEqual(['edit @original by t2: later']);
  });

  it('whose answer Discord did not take is followed by an edit with the token that there was', async () => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    const hold = p.panels.clicked(p.table, 0, 't2', 'm1');
    p.says('pressed');
    p.panels.draw(p.table, 0);
    hold?.drawn();
    hold?.release(false);
    await p.time.advance(1_000);
    expect(p.asked()).toEqual(['edit m1 by t1: pressed']);
  });

  it('on an old panel is none: the player has a newer one', async () => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    await p.sentToAnn('t2');
    expect(p.panels.clicked(p.table, 0, 't3', 'm1')).toBeNull();
    expect(p.panels.clicked(p.table, 0, 't3', 'm2')).not.toBeNull();
  });

  it.each([
    ['and its sending is over', false],
    ['and a third is on its way', true],
  ])('that was replaced before Discord took the answer leaves the new one as it is, %s', async (_how, isSending) => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    const hold = p.panels.clicked(p.table, 0, 't3', 'm1');
    await p.sentToAnn('t2');
    const open = p.holdBack();
    const sending = isSending ? p.panels.send(p.table, 0, 't4', p.time.now() + 14 * MINUTE) : null;
    p.viewOf(ANN).line = 'one';
    hold?.drawn();
    hold?.release(true);
    expect(p.asked().filter((request) => request.startsWith('delete'))).toEqual([]);
    open();
    await sending;
    await p.time.advance(1_000);
    const newest = isSending ? 'm3' : 'm2';
    expect(p.asked().at(-1)).toBe(`edit ${newest} by ${isSending ? 't4' : 't2'}: one`);
    expect(p.panels.clicked(p.table, 0, 't5', 'm1')).toBeNull();
    expect(p.panels.clicked(p.table, 0, 't5', newest)).not.toBeNull();
  });

  it.each([
    ['by an edit', 'edit'],
    ['by the answer to another press', 'answer'],
  ])('where another button was a moment before, as it was redrawn %s, is known', async (_how, by) => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    const hold = by === 'answer' ? p.panels.clicked(p.table, 0, 't2', 'm1') : null;
    p.viewOf(ANN).button = 'pass';
    p.says('one');
    p.panels.draw(p.table, 0);
    hold?.drawn();
    hold?.release(true);
    p.panels.touch(p.table, 0);
    await p.time.advance(0);
    expect(p.panels.slidUnder(p.table, 0, 'pass', p.time.now())).toBe(true);
    expect(p.panels.slidUnder(p.table, 0, 'pass', p.time.now() + 2_000)).toBe(false);
  });

  it('that wrote something else on a message has the panel drawn again if that message was it', async () => {
    const p = panelsOfTwo();
    p.panels.overwritten(p.table, 0, 'm1');
    await p.sentToAnn();
    p.panels.overwritten(p.table, 0, 'another');
    await p.time.advance(1_000);
    expect(p.asked()).toEqual([]);
    p.panels.overwritten(p.table, 0, 'm1');
    await p.time.advance(1_000);
    expect(p.asked()).toEqual(['edit m1 by t1: dealt']);
  });

  it('that wrote on the message which becomes the panel has it drawn again, though Discord’s responses change places', async () => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    const address = { token: 't2', message: '@original', messageId: null, expiresAt: p.time.now() + MINUTE };
    const hold = p.panels.hold(p.table, 0);
    p.panels.drawNew(p.table, 0);
    hold.drawn();
    p.panels.sending(p.table, 0, { ...address, followUp: false });
    p.panels.overwritten(p.table, 0, 'note');
    p.panels.landed(p.table, 0, { ...address, messageId: 'note' });
    hold.release(true);
    await p.time.advance(1_000);
    expect(p.asked()).toEqual(['delete m1 by t1', 'edit @original by t2: dealt']);
  });
});

describe('a panel that is sent anew', () => {
  it('is private, and replaces the previous one, which is deleted while its token is valid', async () => {
    const p = panelsOfTwo();
    await p.panels.send(p.table, 0, 't1', p.time.now() + 14 * MINUTE);
    expect(p.asked()).toEqual(['send by t1: dealt, private']);
    await p.panels.send(p.table, 0, 't2', p.time.now() + 14 * MINUTE);
    expect(p.asked()).toEqual(['send by t2: dealt, private', 'delete m1 by t1']);
    await p.time.advance(14 * MINUTE);
    await p.panels.send(p.table, 0, 't3', p.time.now() + 14 * MINUTE);
    expect(p.asked()).toEqual(['send by t3: dealt, private']);
    p.says('one');
    await p.time.advance(1_000);
    expect(p.asked()).toEqual(['edit m3 by t3: one']);
  });

  it('what changes while it is on its way is written to the new message', async () => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    const open = p.holdBack();
    const sending = p.panels.send(p.table, 0, 't2', p.time.now() + 14 * MINUTE);
    p.says('one');
    await p.time.advance(5_000);
    expect(p.asked()).toEqual(['send by t2: dealt, private']);
    open();
    await sending;
    await p.time.advance(1_000);
    expect(p.asked()).toEqual(['delete m1 by t1', 'edit m2 by t2: one']);
  });

  it('is pressed before Discord’s response tells which message it is: the press is one on the panel', async () => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    const open = p.holdBack();
    const sending = p.panels.send(p.table, 0, 't2', p.time.now() + 14 * MINUTE);
    const hold = p.panels.clicked(p.table, 0, 't3', 'm2');
    p.viewOf(ANN).line = 'pressed';
    expect(shown(p.panels.draw(p.table, 0))).toBe('pressed');
    hold?.drawn();
    hold?.release(true);
    open();
    await sending;
    await p.time.advance(1_000);
    expect(p.asked()).toEqual(['send by t2: dealt, private', 'delete m1 by t1', 'edit m2 by t2: pressed']);
    expect(p.panels.clicked(p.table, 0, 't4', 'm1'), 'the previous one').toBeNull();
    expect(p.panels.clicked(p.table, 0, 't4', 'm2')).not.toBeNull();
  });

  it('that Discord refused is logged and sent again; until it is there the previous one stays', async () => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    p.faults.push('unreachable');
    await p.panels.send(p.table, 0, 't2', p.time.now() + 14 * MINUTE);
    expect(p.logged).toEqual([
      ['warn', 'a hand could not be sent', { game: 'g', channel: 'channel', seat: 0, fault: 'unreachable' }],
    ]);
    await p.time.advance(5_000);
    expect(p.asked()).toEqual(['send by t2: dealt, private', 'send by t2: dealt, private', 'delete m1 by t1']);
    p.says('one');
    await p.time.advance(1_000);
    expect(p.asked()).toEqual(['edit m3 by t2: one']);
  });

  it.each(['token-gone', 'unknown-message'] as const)(
    'that can never arrive (%s) leaves the previous one the panel, with what is new',
    async (fault) => {
      const p = panelsOfTwo();
      await p.sentToAnn();
      p.faults.push(fault, fault);
      await p.panels.send(p.table, 0, 't2', p.time.now() + 14 * MINUTE);
      await p.time.advance(5_000);
      expect(p.asked()).toEqual(['send by t2: dealt, private', 'send by t2: dealt, private', 'edit m1 by t1: dealt']);
      expect(p.kept.at(-1)).toMatchObject({ token: 't1', messageId: 'm1', sent: null });
    },
  );

  it('whose answer was lost isn’t sent twice: a press on it tells that it is there, and the previous one goes', async () => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    p.faults.push('answer-lost');
    await p.panels.send(p.table, 0, 't2', p.time.now() + 14 * MINUTE);
    await p.time.advance(MINUTE);
    expect(p.asked()).toEqual(['send by t2: dealt, private', 'edit m1 by t1: dealt']);
    const hold = p.panels.clicked(p.table, 0, 't3', 'm2');
    hold?.drawn();
    hold?.release(true);
    p.says('one');
    await p.time.advance(1_000);
    expect(p.asked()).toEqual(['delete m1 by t1', 'edit @original by t3: one']);
    expect(p.panels.clicked(p.table, 0, 't4', 'm1')).toBeNull();
  });

  it('as the answer to a command may have arrived: writing to it tells', async () => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    const expiresAt = p.time.now() + 14 * MINUTE;
    const address = { token: 't2', message: '@original', messageId: null, expiresAt, followUp: false } as const;
    p.panels.sending(p.table, 0, address);
    p.panels.perhapsLanded(p.table, 0, address);
    await p.time.advance(1_000);
    expect(p.asked()).toEqual(['edit @original by t2: dealt', 'delete m1 by t1']);
  });

  it('isn’t looked for with a token that has expired', async () => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    const address = { token: 't2', message: '@original', messageId: null, followUp: false } as const;
    p.panels.perhapsLanded(p.table, 0, { ...address, expiresAt: p.time.now() });
    await p.time.advance(1_000);
    expect(p.asked()).toEqual(['edit m1 by t1: dealt']);
  });

  it('that arrives again after all, when a newer one has replaced it, goes', async () => {
    const p = panelsOfTwo();
    p.faults.push('unreachable');
    await p.panels.send(p.table, 0, 't1', p.time.now() + 14 * MINUTE);
    const open = p.holdBack();
    await p.time.advance(1_000);
    p.panels.landed(p.table, 0, { token: 't9', message: 'new', messageId: 'new', expiresAt: p.time.now() + MINUTE });
    open();
    await p.time.advance(1_000);
    expect(p.asked()).toEqual([
      'send by t1: dealt, private',
      'send by t1: dealt, private',
      'delete m2 by t1',
      'edit new by t9: dealt',
    ]);
  });
});

describe('a panel that can’t be written', () => {
  it.each(['token-gone', 'unknown-message'] as const)('for good (%s) isn’t tried again', async (fault) => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    expect(p.panels.reaches(p.table, 0)).toBe(true);
    p.faults.push(fault);
    p.says('one');
    await p.time.advance(MINUTE);
    expect(p.asked()).toEqual(['edit m1 by t1: one']);
    expect(p.panels.reaches(p.table, 0)).toBe(false);
    p.says('two');
    await p.time.advance(MINUTE);
    expect(p.asked()).toEqual([]);
  });

  it.each(['unreachable', 'refused', 'forbidden', 'unknown-channel'] as const)(
    'for a moment (%s) is tried again until it shows what is new',
    async (fault) => {
      const p = panelsOfTwo();
      await p.sentToAnn();
      p.faults.push(fault, fault);
      p.says('one');
      await p.time.advance(10_000);
      expect(p.asked()).toEqual(['edit m1 by t1: one', 'edit m1 by t1: one', 'edit m1 by t1: one']);
      expect(p.panels.reaches(p.table, 0)).toBe(true);
    },
  );

  it('once its token has expired is written no more, without asking Discord', async () => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    p.time.lapse(14 * MINUTE - 5_001);
    expect(p.panels.reaches(p.table, 0)).toBe(true);
    p.time.lapse(1);
    expect(p.panels.reaches(p.table, 0)).toBe(false);
    p.says('one');
    await p.time.advance(1_000);
    expect(p.asked()).toEqual([]);
  });
});

describe('for the next process', () => {
  it('a panel’s address is stored before it is sent, once it is there, and with each new layout', async () => {
    const p = panelsOfTwo();
    await p.panels.send(p.table, 0, 't1', p.time.now() + 14 * MINUTE);
    const message = { game: 'g', channelId: 'channel', userId: ANN.userId, layout: '' };
    expect(p.kept).toEqual([
      expect.objectContaining({ ...message, token: null, sent: expect.objectContaining({ token: 't1' }) }),
      expect.objectContaining({ ...message, token: 't1', messageId: 'm1', sent: null }),
    ]);
    p.kept.length = 0;
    p.says('one');
    await p.time.advance(1_000);
    expect(p.kept).toEqual([]);
    p.viewOf(ANN).layout = 'wide';
    p.says('two');
    await p.time.advance(1_000);
    expect(p.kept).toEqual([expect.objectContaining({ token: 't1', layout: 'wide' })]);
  });

  it('a press’s token is stored when it is worth it', async () => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    const press = (token: string): void => {
      const hold = p.panels.clicked(p.table, 0, token, 'm1');
      hold?.drawn();
      hold?.release(true);
    };
    p.kept.length = 0;
    press('t2');
    expect(p.kept).toEqual([]);
    p.time.lapse(5 * MINUTE);
    press('t3');
    expect(p.kept).toEqual([expect.objectContaining({ token: 't3', messageId: 'm1' })]);
  });

  it('a stored panel is the panel again, in its layout; no one’s who doesn’t sit there or whose game has none', async () => {
    const p = panelsOfTwo();
    const stored = {
      ...{ game: 'g', channelId: 'channel', layout: 'wide', sent: null },
      ...{ token: 't1', message: '@original', messageId: 'm7', expiresAt: p.time.now() + MINUTE },
    };
    p.panels.recovered(p.table, ANN.userId, { ...stored, userId: ANN.userId });
    p.panels.recovered(p.table, 'zoe', { ...stored, userId: 'zoe' });
    expect(p.viewOf(ANN).layout).toBe('wide');
    expect(p.panels.reaches(p.table, 0)).toBe(true);
    expect(p.panels.reaches(p.table, 1)).toBe(false);
    p.change();
    await p.time.advance(0);
    expect(p.asked()).toEqual(['edit @original by t1: dealt']);
    expect(p.kept).toEqual([]);
    const without = panelsOfTwo({ hasPanels: false });
    without.panels.recovered(without.table, ANN.userId, { ...stored, userId: ANN.userId });
    expect(without.panels.reaches(without.table, 0)).toBe(false);
    expect(() => without.panels.draw(without.table, 0)).toThrow('matches has no panels');
  });
});

describe('a panel’s picture', () => {
  const PICTURE = { key: 'p1', alt: 'a field', width: 100, svg: () => '<svg/>' };

  it('follows a new message; an answer to a press waits until it is in its place', async () => {
    const p = panelsOfTwo();
    p.panels.view(p.table, 0);
    p.viewOf(ANN).wanted = PICTURE;
    await p.sentToAnn();
    p.drawings.shift()?.(Buffer.from('png'));
    await p.time.advance(1_000);
    expect(p.asked()).toEqual(['edit m1 by t1: dealt, attachment://board-1.png, 1 files']);
    p.says('one');
    await p.time.advance(1_000);
    expect(p.asked()).toEqual(['edit m1 by t1: one, attachment://board-1.png']);
    p.viewOf(ANN).wanted = null;
    const open = p.holdBack();
    p.says('two');
    await p.time.advance(1_000);
    let inPlace = false;
    const waiting = p.panels.pictureInPlace(p.table, 0).then(() => (inPlace = true));
    await p.time.advance(0);
    expect([inPlace, p.asked()]).toEqual([false, ['edit m1 by t1: two, 0 files']]);
    open();
    await waiting;
  });

  it('that can’t be drawn is told to its game, whose buttons say what it would', async () => {
    const p = panelsOfTwo();
    p.panels.view(p.table, 0);
    p.viewOf(ANN).wanted = { ...PICTURE, follows: true };
    await p.sentToAnn();
    expect(p.viewOf(ANN).lacksPicture).toBe(false);
    p.drawings.shift()?.(null);
    await p.time.advance(1_000);
    expect(p.viewOf(ANN).lacksPicture).toBe(true);
    // A page of the Activity has pictures of its own.
    drawPanel(p.panels.view(p.table, 0), p.table, p.faces, { now: 0, t: p.words, picture: null });
    expect(p.viewOf(ANN).lacksPicture).toBe(false);
    expect(p.panels.lacksPicture(p.table, 0)).toBe(true);
  });

  it('isn’t drawn for one who asked for words alone', async () => {
    const p = panelsOfTwo();
    p.at.plain = true;
    p.panels.view(p.table, 0);
    p.viewOf(ANN).wanted = PICTURE;
    await p.sentToAnn();
    p.change();
    await p.time.advance(1_000);
    expect(p.drawings).toEqual([]);
  });
});

describe('who has a panel', () => {
  it('everyone whose token is valid is sent theirs as hands are dealt, one after the other', async () => {
    const p = panelsOfTwo();
    p.tokens.learn('channel', ANN.userId, 'a1');
    p.tokens.learn('channel', BEN.userId, 'b1');
    p.at.sentToAll = true;
    p.change();
    await p.time.advance(0);
    expect(p.asked()).toEqual(['send by a1: dealt, private']);
    await p.time.advance(399);
    expect(p.asked()).toEqual([]);
    await p.time.advance(1);
    expect(p.asked()).toEqual(['send by b1: dealt, private']);
    expect([...p.notes.keys()]).toEqual([ANN.userId, BEN.userId]);
    p.change();
    await p.time.advance(5_000);
    expect(p.asked(), 'who has one is sent no second').toEqual([]);
  });

  it('none is sent to one without a token, who plays elsewhere, who left, or whose token takes no more', async () => {
    const p = panelsOfTwo();
    p.at.sentToAll = true;
    p.tokens.learn('channel', BEN.userId, 'b1');
    p.at.elsewhere.add(BEN.userId);
    p.change();
    p.at.elsewhere.clear();
    p.seats.set(2, BEN);
    await p.time.advance(5_000);
    expect(p.asked()).toEqual([]);
    p.change();
    await p.time.advance(5_000);
    expect(p.asked(), 'once, where Ben sits now').toEqual(['send by b1: dealt, private']);
    const guests = panelsOfTwo({ guildId: guestHome(null, 'channel') });
    guests.at.sentToAll = true;
    guests.tokens.learn('channel', ANN.userId, 'a1');
    for (let sent = 0; sent < 5; sent += 1) guests.tokens.followedUp('a1');
    guests.change();
    await guests.time.advance(5_000);
    expect(guests.asked()).toEqual([]);
  });

  it('one that came another way in the meantime isn’t sent a second time', async () => {
    const p = panelsOfTwo();
    p.tokens.learn('channel', ANN.userId, 'a1');
    p.at.sentToAll = true;
    p.change();
    await p.sentToAnn();
    await p.time.advance(5_000);
    expect(p.asked()).toEqual([]);
  });

  it('a seat that changes hands has a panel of its own, and the previous player’s is written no more', async () => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    p.seats.set(0, { userId: 'zoe', name: 'Zoe' });
    const view = p.panels.view(p.table, 0);
    expect(view).not.toBe(p.viewOf(ANN));
    expect(p.panels.view(p.table, 0)).toBe(view);
    expect(p.panels.reaches(p.table, 0)).toBe(false);
    p.change();
    await p.time.advance(1_000);
    expect(p.asked()).toEqual([]);
  });
});

describe('the end', () => {
  it('is shown by every panel; then they are forgotten', async () => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    p.table.state.phase = 'over';
    p.says('won');
    await p.time.advance(7_999);
    expect(p.asked()).toEqual(['edit m1 by t1: won']);
    expect(p.panels.reaches(p.table, 0)).toBe(true);
    await p.time.advance(1);
    expect(p.panels.reaches(p.table, 0)).toBe(false);
    expect(p.time.pending).toBe(0);
  });

  it('is still drawn where somebody looks at it later, and nothing is kept for that', async () => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    p.table.state.phase = 'over';
    p.says('won');
    await p.time.advance(MINUTE);
    p.asked();
    expect(shown(p.panels.draw(p.table, 0))).toBe('dealt');
    const late = p.viewOf(ANN);
    p.change();
    await p.time.advance(MINUTE);
    expect(late.changes, 'a panel that is kept hears of changes').toEqual([]);
    expect([p.asked(), p.time.pending]).toEqual([[], 0]);
  });

  it('is tried again while the token is valid, and no longer', async () => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    p.table.state.phase = 'over';
    p.faults.push(...Array.from({ length: 100 }, () => 'unreachable' as const));
    p.says('won');
    await p.time.advance(13 * MINUTE);
    expect(p.panels.reaches(p.table, 0)).toBe(true);
    expect(p.asked().length).toBeGreaterThan(10);
    await p.time.advance(2 * MINUTE);
    p.asked();
    await p.time.advance(10 * MINUTE);
    expect(p.asked()).toEqual([]);
    expect(p.time.pending).toBe(0);
  });

  it('after a stop nothing is written, nor sent, whatever still arrives', async () => {
    const p = panelsOfTwo();
    await p.sentToAnn();
    p.viewOf(ANN).redrawAt = p.time.now() + 1_000;
    p.says('one');
    p.panels.stop();
    await p.panels.send(p.table, 1, 'b1', p.time.now() + MINUTE);
    p.panels.touch(p.table, 0);
    p.panels.perhapsLanded(p.table, 0, {
      ...{ token: 't9', message: '@original', messageId: null, expiresAt: p.time.now() + MINUTE, followUp: false },
    });
    await p.time.advance(MINUTE);
    expect(p.asked()).toEqual([]);
  });
});
