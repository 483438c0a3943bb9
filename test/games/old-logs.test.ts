import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/games/meteor/action.js';
import { createGame, decide } from '../../src/games/meteor/decide.js';
import type { GameEvent } from '../../src/games/meteor/event.js';
import { evolveAll, initialState } from '../../src/games/meteor/evolve.js';
import type { GameState, Millis, Options } from '../../src/games/meteor/state.js';

interface OldLog {
  readonly options: Options;
  readonly seed: string;
  readonly entries: readonly { readonly action: Action; readonly at: Millis; readonly events: readonly GameEvent[] }[];
  readonly last: Pick<GameState, 'outcome' | 'tally' | 'discard' | 'technologies' | 'zone' | 'random'> & { readonly hands: readonly (readonly string[])[] };
}

/** Written by the rules before the Advanced game and robots were in them: games of one, three and five players. */
const LOGS = JSON.parse(readFileSync(new URL('fixtures/logs-of-version-1.json', import.meta.url), 'utf8')) as readonly OldLog[];

const first = ({ options, seed }: OldLog): GameState => evolveAll(initialState, createGame({ options, seed }), 1_700_000_000_000);

describe('Logs of before the Advanced game', () => {
  test.each(LOGS.map((log) => [log.seed, log] as const))('%s folds to what it was then', (_, log) => {
    const state = log.entries.reduce((before, { events, at }) => evolveAll(before, events, at), first(log));
    const { outcome, tally, discard, technologies, zone, random } = state;
    expect({ outcome, tally, discard, technologies, zone, random, hands: state.seats.map(({ hand }) => hand) }).toEqual(log.last);
    expect(state.advanced).toBeNull();
  });

  test.each(LOGS.map((log) => [log.seed, log] as const))('%s is decided as it was then', (_, log) => {
    let state = first(log);
    for (const { action, at, events } of log.entries) {
      expect(decide(state, action, at)).toEqual(events);
      state = evolveAll(state, events, at);
    }
  });
});
