import { describe, expect, it } from 'vitest';
import { METEOR } from '../../src/games/meteor/index.js';
import { GameRegistry } from '../../src/games/registry.js';
import { Analyses, type AnalysesOptions, type AnalysisState } from '../../src/history/analyses.js';
import { settle } from '../support/time.js';
import { MATCHES } from '../toy/matches.js';

const VERSION = METEOR.analysis?.version ?? '';

/** The Coach at work on what a test finishes, fails or lets progress. */
function coach(rows: Partial<AnalysesOptions['rows']> = {}) {
  const kept: unknown[] = [];
  const faults: [string, string][] = [];
  const begun: string[] = [];
  const cancelled: string[] = [];
  const works = new Map<
    string,
    {
      readonly done: (result: unknown) => void;
      readonly fail: (error: Error) => void;
      readonly share: (of: number) => void;
    }
  >();
  const analyses = new Analyses({
    rows: {
      get: () => Promise.resolve(undefined),
      put: (...of) => {
        kept.push(of);
        return Promise.resolve();
      },
      ...rows,
    },
    games: new GameRegistry([METEOR, MATCHES]),
    limits: { rollouts: 1, ms: 1 },
    start: ({ seed }, share) => {
      begun.push(seed);
      const result = new Promise((done, fail) => works.set(seed, { done, fail, share }));
      return { result, cancel: () => void cancelled.push(seed) };
    },
    onFault: (game, error) => void faults.push([game, error instanceof Error ? error.message : '']),
  });
  const told: [string, AnalysisState][] = [];
  const ask = (game: string, { user = game, guild = 'a', kind = METEOR.kind, entries = [{ digest: game }] } = {}) =>
    analyses.ask({ game, kind, entries: [], log: { entries } }, { userId: user, guildId: guild }, (state) => {
      told.push([user, state]);
    });
  const work = (game: string) => {
    const found = works.get(game);
    if (found === undefined) throw new Error(`${game} is not at work`);
    return found;
  };
  return { analyses, ask, work, told, kept, faults, begun, cancelled };
}

describe('A game that the Coach looks at', () => {
  it('is told as it progresses and when it is done, and its result is kept', async () => {
    const { ask, work, told, kept, faults, analyses } = coach();
    expect(await ask('one', { user: 'Ana' })).toEqual({ kind: 'running', share: 0 });
    expect(analyses.waiting).toBe(1);
    work('one').share(0.25);
    expect(await ask('one', { user: 'Ben' })).toEqual({ kind: 'running', share: 0.25 });
    work('one').done('found');
    await settle();
    expect(told).toEqual([
      ['Ana', { kind: 'running', share: 0.25 }],
      ['Ana', { kind: 'done', result: 'found' }],
      ['Ben', { kind: 'done', result: 'found' }],
    ]);
    expect(kept).toEqual([[{ digest: 'one', version: VERSION }, 'one', 'found']]);
    expect(faults).toEqual([]);
    expect(analyses.waiting).toBe(0);
  });

  it('is looked at once: what is kept is given at once', async () => {
    const asked: unknown[] = [];
    const get = (key: unknown) => {
      asked.push(key);
      return Promise.resolve({ luck: 1 });
    };
    const { ask, begun } = coach({ get });
    expect(await ask('one')).toEqual({ kind: 'done', result: { luck: 1 } });
    expect(asked).toEqual([{ digest: 'one', version: VERSION }]);
    expect(begun).toEqual([]);
  });

  it('may fail, which is told and noted; the next one is begun', async () => {
    const { ask, work, told, kept, faults, begun } = coach();
    await ask('one');
    await ask('two');
    work('one').fail(new Error('a bug'));
    await settle();
    expect(told).toEqual([
      ['one', { kind: 'failed' }],
      ['two', { kind: 'running', share: 0 }],
    ]);
    expect([faults, kept, begun]).toEqual([[['one', 'a bug']], [], ['one', 'two']]);
  });

  it('is told even where it can’t be kept, and where one who asked can’t be told', async () => {
    const { analyses, ask, work, told, faults } = coach({ put: () => Promise.reject(new Error('the disk is full')) });
    const deaf = { game: 'one', kind: METEOR.kind, entries: [], log: { entries: [{ digest: 'one' }] } };
    await analyses.ask(deaf, { userId: 'deaf', guildId: 'a' }, () => Promise.reject(new Error('no answer')));
    await ask('one', { user: 'Ana' });
    work('one').done('found');
    await settle();
    expect(told).toEqual([['Ana', { kind: 'done', result: 'found' }]]);
    expect(faults.sort()).toEqual([
      ['one', 'no answer'],
      ['one', 'the disk is full'],
    ]);
  });

  it('has an analysis only where its kind has one and its log has an entry', async () => {
    const { analyses, ask, begun } = coach();
    expect([analyses.has(METEOR.kind), analyses.has('matches'), analyses.has('unknown')]).toEqual([true, false, false]);
    expect(await ask('one', { kind: 'matches' })).toBe('none');
    expect(await ask('one', { kind: 'unknown' })).toBe('none');
    expect(await ask('one', { entries: [] })).toBe('none');
    expect(begun).toEqual([]);
  });
});

describe('The Coach’s order', () => {
  it('tells those who wait how many come first, and that their turn has come', async () => {
    const { ask, work, told } = coach();
    expect(await ask('one')).toEqual({ kind: 'running', share: 0 });
    expect(await ask('two')).toEqual({ kind: 'waiting', before: 1 });
    expect(await ask('three')).toEqual({ kind: 'waiting', before: 2 });
    work('one').done(null);
    await settle();
    expect(told).toEqual([
      ['one', { kind: 'done', result: null }],
      ['two', { kind: 'running', share: 0 }],
      ['three', { kind: 'waiting', before: 1 }],
    ]);
  });

  it('goes round among servers, each in the order in which it asked', async () => {
    const { ask, work, begun } = coach();
    for (const game of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) await ask(game, { guild: game.slice(0, 1) });
    for (let at = 0; at < 6; at += 1) {
      work(begun.at(-1) ?? '').done(null);
      await settle();
    }
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    // All were served: nobody’s turn is remembered.
    for (const game of ['b3', 'a4', 'b4']) await ask(game, { guild: game.slice(0, 1) });
    work('b3').done(null);
    await settle();
    expect(begun.slice(6)).toEqual(['b3', 'a4']);
  });

  it('a person may follow the game that others asked for, and no second one', async () => {
    const { ask } = coach();
    await ask('one', { user: 'Ana' });
    await ask('two', { user: 'Ben' });
    expect(await ask('one', { user: 'Ben' })).toBe('one-at-a-time');
    expect(await ask('two', { user: 'Ben' })).toEqual({ kind: 'waiting', before: 1 });
  });

  it('a game that is on the list already is never too much', async () => {
    const { ask } = coach();
    for (let at = 0; at < 10; at += 1) await ask(`g${at}`);
    expect(await ask('g10', { user: 'late' })).toBe('busy');
    expect(await ask('g9', { user: 'late' })).toEqual({ kind: 'waiting', before: 9 });
    expect(await ask('g10', { user: 'other', guild: 'b' })).toEqual({ kind: 'waiting', before: 1 });
  });
});

describe('The Coach as the process ends', () => {
  it('tells all who wait, cancels what is at work, and begins nothing', async () => {
    const { analyses, ask, work, told, kept, faults, begun, cancelled } = coach();
    await ask('one');
    await ask('two');
    await analyses.stop();
    expect(told).toEqual([
      ['one', { kind: 'stopped' }],
      ['two', { kind: 'stopped' }],
    ]);
    expect([cancelled, begun, analyses.waiting]).toEqual([['one'], ['one'], 0]);
    expect(await ask('three')).toEqual({ kind: 'stopped' });
    work('one').done('late');
    await settle();
    expect([told.length, kept, faults, begun]).toEqual([2, [], [], ['one']]);
  });

  it('notes no fault where what was cancelled fails', async () => {
    const { analyses, ask, work, told, faults } = coach();
    await ask('one');
    expect(analyses.kill()).toMatchObject([{ game: 'one' }]);
    work('one').fail(new Error('cancelled'));
    await settle();
    expect([told, faults]).toEqual([[], []]);
  });

  it('begins nothing for one whose question was on its way to the disk', async () => {
    let answer = (_: unknown): void => undefined;
    const { analyses, ask, begun } = coach({ get: () => new Promise((resolve) => (answer = resolve)) });
    const asked = ask('one');
    await analyses.stop();
    answer(undefined);
    expect(await asked).toEqual({ kind: 'stopped' });
    expect(begun).toEqual([]);
  });
});
