import { describe, expect, it } from 'vitest';
import { TOKEN_MS } from '../../../../src/discord/rest/acknowledge.js';
import type { Fault } from '../../../../src/discord/rest/api.js';
import { boardOf } from './board.js';

const MINUTE = 60_000;
const REPOST_MS = 10_000;

/** A board whose token has run out, after the gap in which none is posted anew. */
function withoutToken(turn?: () => number | null) {
  const board = boardOf(undefined, turn === undefined ? {} : { turn });
  board.stands(null);
  board.time.lapse(REPOST_MS);
  return board;
}

describe('a board with a token', () => {
  it('is edited by it, and is told once Discord has taken it', async () => {
    const board = boardOf();
    expect(await board.write(), 'there is no board yet').toBe(true);
    board.stands('t1');
    expect(await board.write()).toBe(true);
    expect([board.requests(), board.sent]).toEqual([['edit @original by t1'], [false]]);
    board.answers.push({ withoutFiles: true });
    await board.write();
    expect(board.sent).toEqual([false, true]);
  });

  it('is not edited by one that has run out', async () => {
    const board = boardOf();
    board.stands('t1');
    board.time.lapse(TOKEN_MS - 1);
    await board.write();
    board.time.lapse(1);
    await board.write();
    expect(board.requests()).toEqual(['edit @original by t1', 'edit 7 in c']);
  });

  it('goes on by ordinary edits where its token is refused, and by that token nothing is sent again', async () => {
    const board = boardOf();
    board.tokens.learn('c', 'ana', 't1');
    board.stands('t1');
    board.answers.push({ fault: 'token-gone' });
    expect(await board.write()).toBe(true);
    expect(board.requests()).toEqual(['edit @original by t1', 'edit 7 in c']);
    expect(board.tokens.living('c')).toBeNull();
    expect(board.delivery.address).toMatchObject({ token: null, messageId: '7' });
  });

  it('that was replaced while its token was refused keeps the new one’s', async () => {
    const board = boardOf();
    board.stands('t1');
    board.answers.push({ fault: 'token-gone' });
    board.under.way = () => {
      board.stands('t2', '7');
    };
    await board.write();
    expect(board.delivery.address).toMatchObject({ token: 't2' });
  });

  it.each<Fault>(['unreachable', 'forbidden', 'refused'])('is tried again where the edit failed: %s', async (fault) => {
    const board = boardOf();
    board.stands('t1');
    board.answers.push({ fault });
    expect(await board.write()).toBe(false);
    expect(board.logged).toEqual([`the board could not be edited: {"game":"g","channel":"c","fault":"${fault}"}`]);
    expect(board.sent).toEqual([]);
    expect(board.abandoned).toEqual([]);
  });

  it('asks for its id where Discord did not tell it, once', async () => {
    const board = boardOf();
    board.stands('t1', null);
    await board.settle();
    expect(board.requests()).toEqual(['id of t1']);
    expect(board.delivery.address).toMatchObject({ token: 't1', messageId: '7' });
    await board.settle();
    expect(board.requests()).toEqual([]);
  });

  it('forgets an id that came too late, that is none, or that Discord didn’t tell', async () => {
    for (const answer of [{ value: null }, { fault: 'unreachable' as const }]) {
      const board = boardOf();
      board.answers.push(answer);
      board.stands('t1', null);
      await board.settle();
      expect(board.delivery.address).toMatchObject({ messageId: null });
    }
    const board = boardOf();
    board.under.way = () => {
      board.stands('t2', '8');
    };
    board.stands('t1', null);
    await board.settle();
    expect(board.delivery.address).toMatchObject({ token: 't2', messageId: '8' });
  });
});

describe('a board without a token', () => {
  it('is edited every five seconds at most: what comes in between is written at the gap’s end', async () => {
    const board = withoutToken();
    expect(await board.write()).toBe(true);
    expect(board.requests()).toEqual(['edit 7 in c']);
    board.time.lapse(4_000);
    expect(await board.write()).toBe(true);
    expect(await board.write()).toBe(true);
    expect([board.requests(), board.asked()]).toEqual([[], 0]);
    await board.time.advance(999);
    expect(board.asked()).toBe(0);
    await board.time.advance(1);
    expect(board.asked()).toBe(1);
    expect(await board.write()).toBe(true);
    expect(board.requests()).toEqual(['edit 7 in c']);
  });

  it('whose game is played in the Activity alone: three soon, then one in 55 seconds, seven in all', async () => {
    const board = withoutToken();
    const edited: number[] = [];
    const from = board.time.now();
    for (let second = 0; second < 600; second += 1) {
      await board.write();
      if (board.requests().length > 0) edited.push((board.time.now() - from) / 1_000);
      board.time.lapse(1_000);
    }
    expect(edited).toEqual([0, 5, 10, 65, 120, 175, 230]);
  });

  it('shows its end whatever it takes', async () => {
    const board = withoutToken();
    for (let edit = 0; edit < 7; edit += 1) {
      await board.write();
      board.time.lapse(MINUTE);
    }
    expect(board.requests()).toHaveLength(7);
    await board.write();
    expect(board.requests()).toEqual([]);
    await board.write(true);
    await board.write(true);
    expect(board.requests()).toEqual(['edit 7 in c', 'edit 7 in c']);
  });

  it('may be edited once each turn, five seconds apart, in games of turns', async () => {
    let turn = 1;
    const board = withoutToken(() => turn);
    for (; turn <= 12; turn += 1) {
      expect(await board.write()).toBe(true);
      board.time.lapse(5_000);
    }
    expect(board.requests()).toHaveLength(12);
    board.time.lapse(10 * MINUTE);
    turn = 12;
    await board.write();
    expect(board.requests(), 'that turn has had its edit').toEqual([]);
    turn = 13;
    await board.write();
    expect(board.requests()).toEqual(['edit 7 in c']);
    turn = 14;
    board.time.lapse(4_999);
    await board.write();
    expect(board.requests()).toEqual([]);
    await board.time.advance(1);
    expect(board.asked()).toBe(1);
  });

  it('that could not be edited is tried again by the writer, not by itself, and doesn’t count', async () => {
    const board = withoutToken();
    board.answers.push({ fault: 'unreachable' });
    expect(await board.write()).toBe(false);
    expect(board.logged).toHaveLength(1);
    board.time.lapse(1_000);
    expect(await board.write(), 'within the gap').toBe(false);
    await board.time.advance(MINUTE);
    expect([board.requests(), board.asked()]).toEqual([['edit 7 in c'], 0]);
    for (let edit = 0; edit < 9; edit += 1) {
      await board.write();
      board.time.lapse(MINUTE);
    }
    expect(board.requests()).toHaveLength(7);
  });

  it('whose message is gone is posted anew', async () => {
    const board = withoutToken();
    board.answers.push({ fault: 'unknown-message' });
    expect(await board.write()).toBe(true);
    expect(board.requests()).toEqual(['edit 7 in c', 'post in c', 'remove 7 in c']);
  });

  it('whose id isn’t known is posted anew', async () => {
    const board = boardOf();
    board.answers.push({ value: null });
    board.stands('t1', null);
    await board.settle();
    board.requests();
    board.time.lapse(TOKEN_MS);
    expect(await board.write()).toBe(true);
    expect(board.requests()).toEqual(['post in c']);
  });

  it('is sent anew as soon as somebody’s token lives, but not within ten seconds of the last time', async () => {
    const board = boardOf();
    board.stands(null);
    board.tokens.learn('c', 'ana', 't1');
    await board.write();
    expect(board.requests()).toEqual(['edit 7 in c']);
    board.time.lapse(REPOST_MS - 1);
    await board.write();
    expect(board.requests()).toEqual(['edit 7 in c']);
    board.time.lapse(1);
    await board.write();
    expect(board.requests()).toEqual(['follow up t1', 'remove 7 in c']);
    expect(board.delivery.address).toMatchObject({ token: 't1', messageId: '10', message: '10' });
    await board.write();
    expect(board.requests()).toEqual(['edit 10 by t1']);
  });

  it('writes nothing more once it is let go of', async () => {
    const board = withoutToken();
    await board.write();
    await board.write();
    board.delivery.stop();
    await board.time.advance(MINUTE);
    expect(board.asked()).toBe(0);
  });
});

describe('a channel that is gone', () => {
  it('ends its game when Discord has said so for four seconds, and only then', async () => {
    const board = boardOf();
    board.stands('t1');
    const gone = async (): Promise<void> => {
      board.answers.push({ fault: 'unknown-channel' });
      expect(await board.write()).toBe(false);
    };
    await gone();
    board.time.lapse(3_999);
    await gone();
    expect(board.abandoned).toEqual([]);
    await board.write();
    board.time.lapse(4_000);
    await gone();
    expect(board.abandoned, 'in between it was there').toEqual([]);
    board.time.lapse(4_000);
    await gone();
    expect(board.abandoned).toEqual([{ type: 'abandon' }]);
  });
});
