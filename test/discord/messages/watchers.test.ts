import { describe, expect, it } from 'vitest';
import { Faces } from '../../../src/discord/games/face.js';
import { Watchers } from '../../../src/discord/messages/board/watchers.js';
import { WriteQueue } from '../../../src/discord/messages/delivery/write-queue.js';
import { TOKEN_MS } from '../../../src/discord/rest/acknowledge.js';
import type { MessageAddress } from '../../../src/storage/ports/messages.js';
import type { TableHandle } from '../../../src/table/ports.js';
import { translator } from '../../../src/text/index.js';
import { ManualTime } from '../../support/time.js';
import { MATCHES_FACE } from '../../toy/face.js';
import { MATCHES } from '../../toy/matches.js';
import { RecordingApi } from './recording-api.js';

const MOST = 25;

/** Who watches a game whose view a test changes, and what was asked of Discord. */
function watching() {
  const time = new ManualTime();
  const api = new RecordingApi(({ content }) => String(content));
  const counts: number[] = [];
  const logged: string[] = [];
  const at = { line: 'dealt', clock: '', broken: false };
  const log = (_facts: object, message: string): void => void logged.push(message);
  const watchers = new Watchers({
    api,
    clock: time,
    timers: time,
    log: { info: log, warn: log, error: log },
    writeQueue: new WriteQueue({ clock: time, timers: time }),
    faces: new Faces([MATCHES_FACE]),
    wordsFor: () => translator('en'),
    draw: (_table, userId, until, now) => {
      if (at.broken) throw new Error('a bug');
      // What counts down is drawn for a moment, which is 0 where it is compared.
      return { content: `${at.line} for ${userId}${now === 0 ? '' : ` until ${until - now}`}${at.clock}` };
    },
    onCount: (game) => counts.push(watchers.count(game)),
  });
  const table = { game: 'g', kind: 'matches' } as TableHandle;
  const land = (userId: string, message: string, { token = `t-${message}` as string | null, ms = TOKEN_MS } = {}) => {
    const address = { messageId: message, message, token, expiresAt: time.now() + ms } as MessageAddress;
    watchers.landed(table, userId, address);
  };
  const change = async (phase: 'play' | 'over' = 'play'): Promise<void> => {
    const state = { ...MATCHES.initialState, phase };
    watchers.onChange({ table, before: state, state, events: [], at: time.now(), version: 1 });
    await time.advance(1_000);
  };
  /** The view says something new. */
  const says = async (line: string): Promise<readonly string[]> => {
    at.line = line;
    await change();
    return api.requests.splice(0);
  };
  return {
    time,
    watchers,
    table,
    land,
    change,
    says,
    at,
    counts,
    faults: api.faults,
    logged,
    asked: () => api.requests.splice(0),
  };
}

describe('A watcher’s view', () => {
  it('is drawn until its token runs out, and again whenever it has something new', async () => {
    const { watchers, table, land, says, counts } = watching();
    expect(watchers.draw(table, 'ann')).toEqual({ content: `dealt for ann until ${TOKEN_MS}` });
    land('ann', 'm1');
    expect([counts, watchers.count('g'), watchers.count('other')]).toEqual([[1], 1, 0]);
    expect(await says('played')).toEqual([`edit m1 by t-m1: played for ann until ${TOKEN_MS}`]);
    expect(await says('played')).toEqual([]);
    expect(await says('won')).toHaveLength(1);
  });

  it('is drawn again where the answer to another press was written over it', async () => {
    const { watchers, land, time, asked } = watching();
    land('ann', 'm1');
    watchers.overwritten('g', 'ann', 'another');
    watchers.overwritten('g', 'ben', 'm1');
    await time.advance(1_000);
    expect(asked()).toEqual([]);
    watchers.overwritten('g', 'ann', 'm1');
    await time.advance(1_000);
    expect(asked()).toEqual([`edit m1 by t-m1: dealt for ann until ${TOKEN_MS - 1_000}`]);
  });

  it('is not written for changes that nobody sees on it', async () => {
    const { land, change, asked } = watching();
    land('ann', 'm1');
    await change();
    expect(asked()).toEqual([]);
  });

  it('is redrawn as its countdown asks', async () => {
    const { watchers, land, time, asked } = watching();
    land('ann', 'm1');
    land('ben', 'm2');
    watchers.redraw('other');
    await time.advance(1_000);
    expect(asked()).toEqual([]);
    watchers.redraw('g');
    await time.advance(1_000);
    expect(asked().map((request) => request.slice(0, 7))).toEqual(['edit m1', 'edit m2']);
  });

  it('takes the place of the same person’s earlier one, which is deleted', async () => {
    const { land, says, asked, counts, watchers } = watching();
    land('ann', 'm1');
    land('ann', 'm2');
    expect(asked()).toEqual(['delete m1 by t-m1']);
    // Opened in the same message: nothing is to be deleted.
    land('ann', 'm2', { token: 'newer' });
    expect([asked(), counts, watchers.count('g')]).toEqual([[], [1], 1]);
    expect((await says('played')).map((request) => request.split(':')[0])).toEqual(['edit m2 by newer']);
  });

  it('whose token has run out is not deleted, for it can’t be', async () => {
    const { land, time, asked } = watching();
    land('ann', 'm1', { ms: 5_000 });
    land('ben', 'm2', { token: null });
    land('ben', 'm3');
    expect(asked()).toEqual([]);
    await time.advance(5_000);
    land('ann', 'm4');
    expect(asked()).toEqual([]);
  });

  it('ends as its token runs out', async () => {
    const { land, time, says, counts, watchers } = watching();
    land('ann', 'm1', { ms: 10_000 });
    await time.advance(9_999);
    expect(watchers.count('g')).toBe(1);
    await time.advance(1);
    expect([watchers.count('g'), counts]).toEqual([0, [1, 0]]);
    expect(await says('played')).toEqual([]);
  });

  it('is not ended by the token of an earlier one', async () => {
    const { land, time, watchers } = watching();
    land('ann', 'm1', { ms: 10_000 });
    land('ann', 'm2', { ms: 60_000 });
    await time.advance(10_000);
    expect(watchers.count('g')).toBe(1);
  });

  it('that nothing can be written to any more is kept, and written no more', async () => {
    const { land, says, watchers } = watching();
    land('ann', 'm1', { token: null });
    expect(await says('played')).toEqual([]);
    expect(watchers.count('g')).toBe(1);
  });
});

describe('What Discord refuses', () => {
  it('ends the view where it was dismissed', async () => {
    const { land, says, faults, watchers, counts } = watching();
    land('ann', 'm1');
    faults.push('token-gone');
    expect(await says('played')).toHaveLength(1);
    expect([watchers.count('g'), counts]).toEqual([0, [1, 0]]);
    expect(await says('won')).toEqual([]);
  });

  it.each(['unreachable', 'refused'] as const)('is tried again while Discord is %s', async (fault) => {
    const { land, says, faults, watchers, time, asked } = watching();
    land('ann', 'm1');
    faults.push(fault);
    // A second later, with the same news.
    expect((await says('played')).map((request) => request.slice(0, 21))).toEqual(
      Array.from({ length: 2 }, () => 'edit m1 by t-m1: play'),
    );
    await time.advance(60_000);
    expect(asked()).toEqual([]);
    expect(watchers.count('g')).toBe(1);
  });

  it('a view that can’t be drawn, which is a bug, keeps nobody else’s from being drawn', async () => {
    const { land, change, at, logged, says } = watching();
    land('ann', 'm1');
    at.broken = true;
    await change();
    expect(logged).toEqual(['a watcher’s view failed; this is a bug']);
    at.broken = false;
    expect(await says('played')).toHaveLength(1);
  });
});

describe('How many watch', () => {
  it('is at most twenty-five; who watches may go on', () => {
    const { watchers, land } = watching();
    for (let one = 1; one < MOST; one += 1) land(`w${one}`, `m${one}`);
    expect(watchers.isFull('g', 'late')).toBe(false);
    land('last', 'm25');
    expect(watchers.isFull('g', 'late')).toBe(true);
    expect(watchers.isFull('g', 'last')).toBe(false);
    expect(watchers.isFull('other', 'late')).toBe(false);
    watchers.left('g', 'w1');
    expect(watchers.isFull('g', 'late')).toBe(false);
  });

  it('is told when somebody stops, once', async () => {
    const { watchers, land, counts, says } = watching();
    land('ann', 'm1');
    land('ben', 'm2');
    watchers.left('g', 'ann');
    watchers.left('g', 'ann');
    watchers.left('other', 'ann');
    expect(counts).toEqual([1, 2, 1]);
    expect((await says('played')).map((request) => request.slice(0, 7))).toEqual(['edit m2']);
  });
});

describe('The end of a game', () => {
  it('is shown to its watchers, and after twenty seconds nothing follows', async () => {
    const { watchers, land, change, time, at, asked, says } = watching();
    land('ann', 'm1');
    at.line = 'won';
    await change('over');
    expect(asked()).toHaveLength(1);
    await time.advance(18_999);
    expect(watchers.count('g')).toBe(1);
    await time.advance(1);
    expect(watchers.count('g')).toBe(0);
    expect(await says('again')).toEqual([]);
  });

  it('a game that goes on keeps its watchers', async () => {
    const { watchers, land, says, time } = watching();
    land('ann', 'm1');
    await says('played');
    await time.advance(60_000);
    expect(watchers.count('g')).toBe(1);
  });

  it('nothing is written once the process stops', async () => {
    const { watchers, land, says, time, asked } = watching();
    land('ann', 'm1');
    watchers.redraw('g');
    watchers.stop();
    await time.advance(5_000);
    expect([asked(), watchers.count('g'), await says('played')]).toEqual([[], 0, []]);
  });
});
