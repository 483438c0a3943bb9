import { describe, expect, it } from 'vitest';
import { TOKEN_MS } from '../../../../src/discord/rest/acknowledge.js';
import { guestHome } from '../../../../src/table/home.js';
import { boardOf } from './board.js';

const REPOST_MS = 10_000;

describe('a board that was deleted', () => {
  it('is posted anew with a living token, drawn as it is then, in public', async () => {
    const board = boardOf();
    board.stands('t1');
    board.time.lapse(REPOST_MS);
    board.tokens.learn('c', 'ana', 't2');
    board.delivery.messageDeleted();
    expect(board.asked()).toBe(1);
    expect(await board.write()).toBe(true);
    expect(board.requests()).toEqual(['follow up t2', 'delete @original by t1']);
    expect(board.bodies.at(-1)).toMatchObject({ content: 'drawn anew', allowed_mentions: { parse: [] } });
    expect(board.sent).toEqual([false]);
    await board.write();
    expect(board.requests(), 'and edited from then on').toEqual(['edit 10 by t2']);
  });

  it('that is pressed before Discord’s response tells its id, and answered as an old one, is written again', async () => {
    const board = boardOf();
    board.stands(null);
    board.time.lapse(REPOST_MS);
    board.delivery.overwritten('6');
    expect(board.asked(), 'that is another message').toBe(0);
    board.delivery.messageDeleted();
    board.under.way = () => {
      board.delivery.overwritten('10');
    };
    await board.write();
    expect(board.asked()).toBe(2);
    board.delivery.overwritten('10');
    expect(board.asked(), 'by now its id is known').toBe(3);
    board.stands(null, '10');
    expect(board.asked(), 'once each').toBe(3);
  });

  it('is posted by an ordinary request where nobody has a token', async () => {
    const board = boardOf();
    board.stands(null);
    board.time.lapse(REPOST_MS);
    board.delivery.messageDeleted();
    expect(await board.write()).toBe(true);
    expect(board.requests()).toEqual(['post in c', 'remove 7 in c']);
    expect(board.delivery.address).toEqual({
      token: null,
      message: '10',
      messageId: '10',
      expiresAt: board.time.now() + TOKEN_MS,
    });
    expect(board.sent).toEqual([false]);
  });

  it('is found out by an edit, too', async () => {
    const board = boardOf();
    board.stands('t1');
    board.time.lapse(REPOST_MS);
    board.tokens.learn('c', 'ana', 't2');
    board.answers.push({ fault: 'unknown-message' });
    expect(await board.write()).toBe(true);
    expect(board.requests()).toEqual(['edit @original by t1', 'follow up t2', 'delete @original by t1']);
  });

  it.each([
    ['by its token', 't1'],
    ['by an ordinary edit', null],
  ])('as another replaced it while it was edited %s: that one is edited, at once', async (_, token) => {
    const board = boardOf();
    board.stands(token);
    board.time.lapse(5_000);
    board.under.way = () => {
      board.stands('t2', '8');
    };
    // The replaced one is deleted first.
    board.answers.push({}, { fault: 'unknown-message' });
    expect(await board.write()).toBe(true);
    expect(board.requests().at(-1)).toBe('edit @original by t2');
    expect([board.sent, board.time.pending]).toEqual([[false], 0]);
  });

  it('is not posted by a process that stops while it is drawn: nothing could be stored of that', async () => {
    const board = boardOf();
    board.stands('t1');
    board.time.lapse(10_000);
    board.delivery.messageDeleted();
    const kept = board.kept.length;
    const writing = board.write();
    board.delivery.stop();
    expect(await writing).toBe(true);
    await board.settle();
    expect([board.requests(), board.kept.length]).toEqual([[], kept]);
  });

  it('that somebody wants as a new message just after it was posted is edited until it may be posted', async () => {
    const board = boardOf();
    board.stands('t1');
    board.time.lapse(4_000);
    expect(await board.delivery.repost()).toBe(true);
    await board.write();
    expect(board.requests()).toEqual(['edit @original by t1']);
    await board.time.advance(REPOST_MS - 4_000);
    expect(board.asked()).toBe(1);
    await board.write();
    expect(board.requests()).toEqual(['post in c', 'delete @original by t1']);
    await board.time.advance(1_000);
    await board.delivery.repost();
    board.stands('t2', '20');
    await board.time.advance(2 * REPOST_MS);
    expect(board.asked(), 'another has come by itself').toBe(1);
    await board.delivery.repost();
    board.stands('t3', '21');
    await board.delivery.repost();
    board.delivery.stop();
    expect(board.time.pending).toBe(0);
  });

  it.each([
    ['in a moment', 1],
    ['in over ten seconds', REPOST_MS],
  ])('is posted once, %s: what changes while it is posted is written to that message', async (_, tookMs) => {
    const board = boardOf();
    board.stands('t1');
    board.tokens.learn('c', 'ana', 't2');
    board.time.lapse(REPOST_MS);
    const writing: Promise<boolean>[] = [];
    board.under.way = () => {
      board.time.lapse(tookMs);
      writing.push(board.write());
    };
    expect(await board.delivery.repost()).toBe(true);
    expect(await Promise.all(writing), 'what was posted had been drawn before').toEqual([false]);
    expect(board.requests()).toEqual(['follow up t2', 'delete @original by t1']);
    expect(await board.write()).toBe(true);
    expect(board.requests()).toEqual(['edit 10 by t2']);
  });

  it('is posted every ten seconds at most, whoever keeps deleting it', async () => {
    const board = boardOf();
    board.stands('t1');
    board.tokens.learn('c', 'ana', 't2');
    board.time.lapse(4_000);
    board.delivery.messageDeleted();
    expect(await board.write()).toBe(true);
    expect(await board.write()).toBe(true);
    expect([board.requests(), board.asked()]).toEqual([[], 1]);
    await board.time.advance(REPOST_MS - 4_001);
    expect(board.asked()).toBe(1);
    await board.time.advance(1);
    expect(board.asked()).toBe(2);
    expect(await board.write()).toBe(true);
    expect(board.requests()).toEqual(['follow up t2', 'delete @original by t1']);
    board.delivery.messageDeleted();
    await board.write();
    expect(board.requests()).toEqual([]);
  });
});

describe('a post that fails', () => {
  it('is tried again without the gap, with the same sign, so that Discord makes no second message', async () => {
    const board = boardOf();
    board.stands(null);
    board.time.lapse(REPOST_MS);
    board.delivery.messageDeleted();
    board.answers.push({ fault: 'unreachable' });
    expect(await board.write()).toBe(false);
    expect(board.logged).toEqual(['the board could not be posted: {"game":"g","channel":"c","fault":"unreachable"}']);
    board.time.lapse(1);
    expect(await board.write(), 'it may show what was drawn first: it is written again').toBe(false);
    expect(board.requests()).toEqual(['post in c', 'post in c', 'remove 7 in c']);
    expect(board.nonces[0]).toMatch(/^g-/);
    expect(board.nonces[1]).toBe(board.nonces[0]);
    expect(board.sent).toEqual([]);
    board.time.lapse(REPOST_MS);
    board.delivery.messageDeleted();
    expect(await board.write()).toBe(true);
    expect(board.nonces[2], 'another message, another sign').not.toBe(board.nonces[0]);
  });

  it('with a token is posted by an ordinary request, unless it arrived though its answer was lost', async () => {
    const failed = boardOf();
    failed.stands(null);
    failed.time.lapse(REPOST_MS);
    failed.tokens.learn('c', 'ana', 't1');
    failed.answers.push({ fault: 'refused' });
    expect(await failed.write()).toBe(true);
    expect(failed.requests()).toEqual(['follow up t1', 'post in c', 'remove 7 in c']);

    const arrived = boardOf();
    arrived.stands(null);
    arrived.time.lapse(REPOST_MS);
    arrived.tokens.learn('c', 'ana', 't1');
    arrived.answers.push({ fault: 'answer-lost' }, { value: '8' });
    expect(await arrived.write()).toBe(true);
    expect(arrived.requests()).toEqual(['follow up t1', 'find in c', 'remove 7 in c']);
    expect(arrived.delivery.address).toMatchObject({ token: 't1', messageId: '8' });
    expect(arrived.sent).toEqual([false]);

    const lost = boardOf();
    lost.stands(null);
    lost.time.lapse(REPOST_MS);
    lost.tokens.learn('c', 'ana', 't1');
    // What is found is the former board.
    lost.answers.push({ fault: 'answer-lost' }, { value: '7' });
    expect(await lost.write()).toBe(true);
    expect(lost.requests()).toEqual(['follow up t1', 'find in c', 'post in c', 'remove 7 in c']);
  });

  it('counts for the game’s ordinary requests, and so does the deletion of the former board', async () => {
    const board = boardOf();
    board.stands(null);
    board.time.lapse(REPOST_MS);
    board.delivery.messageDeleted();
    await board.write();
    board.requests();
    for (let edit = 0; edit < 12; edit += 1) {
      board.time.lapse(60_000);
      await board.write();
    }
    expect(board.requests(), 'seven less the post and the deletion').toHaveLength(5);
  });
});

describe('the board before', () => {
  it('goes by its token, or else by an ordinary request', async () => {
    const board = boardOf();
    board.stands('t1', '7');
    board.stands('t2', '8');
    await board.settle();
    expect(board.requests()).toEqual(['delete @original by t1']);
    board.answers.push({ fault: 'token-gone' });
    board.stands('t3', '9');
    await board.settle();
    expect(board.requests()).toEqual(['delete @original by t2', 'remove 8 in c']);
    board.time.lapse(TOKEN_MS);
    board.stands('t4', '10');
    await board.settle();
    expect(board.requests()).toEqual(['remove 9 in c']);
  });

  it('stays where it is the same message, or one that can’t be named', async () => {
    const board = boardOf();
    board.stands('t1', '7');
    board.stands('t2', '7');
    await board.settle();
    expect(board.requests()).toEqual([]);
    const unnamed = boardOf();
    unnamed.answers.push({ value: null });
    unnamed.stands('t1', null);
    await unnamed.settle();
    unnamed.time.lapse(TOKEN_MS);
    unnamed.stands('t2', '8');
    await unnamed.settle();
    expect(unnamed.requests()).toEqual(['id of t1']);
  });

  it('where the bot is no member can go by its token alone', async () => {
    const board = boardOf(guestHome(null, 'c'));
    board.stands('t1', '7');
    board.answers.push({ fault: 'unreachable' });
    board.stands('t2', '8');
    await board.settle();
    expect(board.requests()).toEqual(['delete @original by t1']);
  });
});

describe('where the bot is no member', () => {
  it('a post that fails waits for somebody’s next press, and is then sent at once', async () => {
    const board = boardOf(guestHome('1', 'c'));
    board.stands('t1', '7');
    board.time.lapse(REPOST_MS);
    board.tokens.learn('c', 'ana', 't2');
    board.delivery.messageDeleted();
    board.answers.push({ fault: 'answer-lost' });
    expect(await board.write()).toBe(true);
    expect(board.requests()).toEqual(['follow up t2']);
    expect(board.delivery.waitsForToken).toBe(true);
    board.tokens.learn('c', 'ana', 't3');
    expect(board.asked()).toBe(2);
    expect(await board.write()).toBe(true);
    expect(board.requests()).toEqual(['follow up t3', 'delete @original by t1']);
    expect(board.delivery.waitsForToken).toBe(false);
  });

  it('a board that is to be posted again is edited until somebody brings a token that all see', async () => {
    const board = boardOf(guestHome('1', 'c'));
    board.stands('t1', '7');
    board.time.lapse(REPOST_MS);
    board.tokens.learn('c', 'ben', 't2', false);
    expect(await board.delivery.repost()).toBe(true);
    expect(await board.write()).toBe(true);
    expect(board.requests()).toEqual(['edit @original by t1']);
    board.tokens.learn('c', 'ana', 't3');
    expect(board.asked()).toBe(1);
    expect(await board.write()).toBe(true);
    expect(board.requests()).toEqual(['follow up t3', 'delete @original by t1']);
  });

  it('no token is used that is needed for its own press: three boards a token', async () => {
    const board = boardOf(guestHome('1', 'c'));
    board.stands(null, '7');
    board.tokens.learn('c', 'ana', 't2');
    for (let sent = 0; sent < 3; sent += 1) board.tokens.followedUp('t2');
    board.time.lapse(REPOST_MS);
    expect(await board.write()).toBe(true);
    expect(board.requests()).toEqual([]);
    expect(board.delivery.waitsForToken).toBe(true);
  });
});
