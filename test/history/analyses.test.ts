import { beforeEach, describe, expect, it } from 'vitest';
import { METEOR } from '../../src/games/meteor/index.js';
import { GameRegistry } from '../../src/games/registry.js';
import {
  Analyses,
  type AnalysisListener,
  type AnalysisRefusal,
  type AnalysisState,
} from '../../src/history/analyses.js';
import { settle } from '../support/time.js';

/** Finish the analyses that were begun, one by one. */
let finishes: (() => void)[];
let begun: string[];
let analyses: Analyses;

beforeEach(() => {
  [finishes, begun] = [[], []];
  analyses = new Analyses({
    rows: { get: () => Promise.resolve(undefined), put: () => Promise.resolve() },
    games: new GameRegistry([METEOR]),
    limits: { rollouts: 1, ms: 1 },
    start: ({ seed }) => {
      begun.push(seed);
      return { result: new Promise((resolve) => finishes.push(() => resolve(null))), cancel: () => undefined };
    },
    onFault: (game, error) => {
      throw new Error(`${game}: ${String(error)}`);
    },
  });
});

function ask(
  guildId: string,
  number: number,
  userId = `${guildId} ${number}`,
  listener: AnalysisListener = () => undefined,
): Promise<AnalysisState | AnalysisRefusal> {
  const game = `${guildId}${number}`;
  const record = { game, kind: METEOR.kind, entries: [], log: { entries: [{ digest: game }] } };
  return analyses.ask(record, { userId, guildId }, listener);
}

async function finishAll(): Promise<void> {
  for (let finish = finishes.shift(); finish !== undefined; finish = finishes.shift()) {
    finish();
    await settle();
  }
}

describe('The Coach’s queue', () => {
  it('takes turns by server: who asks for one game comes before another server’s many', async () => {
    for (const number of [1, 2, 3]) await ask('a', number);
    expect(await ask('b', 1)).toEqual({ kind: 'waiting', before: 1 });
    await finishAll();
    expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('tells each of a person’s messages how it ended, the newest four of them', async () => {
    const told: number[] = [];
    for (const number of [1, 2, 3, 4, 5, 6])
      await ask('a', 1, 'Ana', ({ kind }) => {
        if (kind === 'done') told.push(number);
      });
    await finishAll();
    expect([told, begun]).toEqual([[3, 4, 5, 6], ['a1']]);
  });

  it('has one game of a person at a time, ten of a server and a hundred in all', async () => {
    expect(await ask('a', 1, 'Ana')).toMatchObject({ kind: 'running' });
    expect(await ask('a', 2, 'Ana')).toBe('one-at-a-time');
    for (let number = 3; number < 12; number += 1) expect(await ask('a', number)).toMatchObject({ kind: 'waiting' });
    expect(await ask('a', 12)).toBe('busy');
    for (let server = 0; server < 9; server += 1)
      for (let number = 0; number < 10; number += 1)
        expect(await ask(`s${server}`, number)).toMatchObject({ kind: 'waiting' });
    expect(await ask('late', 1)).toBe('busy');
  });
});
