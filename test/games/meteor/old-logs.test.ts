import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/games/meteor/action.js';
import { createGame, decide, RULES_VERSION } from '../../../src/games/meteor/decide.js';
import type { GameEvent } from '../../../src/games/meteor/event.js';
import { evolveAll, initialState } from '../../../src/games/meteor/evolve.js';
import { publicView } from '../../../src/games/meteor/view/seat.js';
import { fromLogFile } from '../../../src/history/logs/log-file.js';
import type { GameState, Millis, Options } from '../../../src/games/meteor/state.js';

interface OldLog {
  readonly options: Options;
  readonly seed: string;
  readonly entries: readonly { readonly action: Action; readonly at: Millis; readonly events: readonly GameEvent[] }[];
  readonly last: Pick<GameState, 'outcome' | 'tally' | 'discard' | 'technologies' | 'zone' | 'random'> & {
    readonly hands: readonly (readonly string[])[];
  };
}

const logsOf = (version: string): readonly OldLog[] =>
  JSON.parse(
    readFileSync(new URL(`fixtures/logs-of-version-${version}.json`, import.meta.url), 'utf8'),
  ) as readonly OldLog[];

/** A game's first state, as rules of that version wrote it. */
const first = ({ options, seed }: OldLog, rules: string): GameState =>
  evolveAll(
    initialState,
    createGame({ options, seed }).map((event) => (event.type === 'created' ? { ...event, rules } : event)),
    1_700_000_000_000,
  );

function expectToFold(log: OldLog, rules: string): GameState {
  const state = log.entries.reduce((before, { events, at }) => evolveAll(before, events, at), first(log, rules));
  const { outcome, tally, discard, technologies, zone, random } = state;
  expect({ outcome, tally, discard, technologies, zone, random, hands: state.seats.map(({ hand }) => hand) }).toEqual(
    log.last,
  );
  return state;
}

/** Written before the Advanced game and robots were in the rules, with the first card numbers: games of one, three and five players. */
describe('Logs of version 1', () => {
  test.each(logsOf('1').map((log) => [log.seed, log] as const))('%s folds to what it was then', (_, log) => {
    expect(expectToFold(log, '1')).toMatchObject({ rules: '1', advanced: null });
  });
});

/** Games of robots: First alone, Standard of three, Advanced with Powers and Challenges of three and five. */
describe('Logs of version 2', () => {
  test.each(logsOf('2').map((log) => [log.seed, log] as const))('%s folds to what it was then', (_, log) => {
    expectToFold(log, '2');
  });

  test.each(logsOf('2').map((log) => [log.seed, log] as const))('%s is decided as it was then', (_, log) => {
    let state = first(log, '2');
    for (const { action, at, events } of log.entries) {
      expect(decide(state, action, at)).toEqual(events);
      state = evolveAll(state, events, at);
    }
  });
});

/** A Standard game of five, whose meteors are A to H and what joined after them. */
describe('Logs of version 4', () => {
  const read = fromLogFile(readFileSync(new URL('../../fixtures/logs/rules-4.json', import.meta.url), 'utf8'));
  if ('fault' in read) throw new Error(read.fault);
  const entries = read.entries.map(({ at, action, events }) => ({
    at,
    action: JSON.parse(action) as Action,
    events: JSON.parse(events) as readonly GameEvent[],
  }));

  test('are decided as they were then: a game begun under them finishes with its letters (R18)', () => {
    let state = evolveAll(initialState, entries[0]?.events ?? [], entries[0]?.at ?? 0);
    for (const { action, at, events } of entries.slice(1)) {
      expect(decide(state, action, at)).toEqual(events);
      state = evolveAll(state, events, at);
    }
    expect(state.outcome).not.toBeNull();
    expect(publicView(state).letters.slice(0, 8)).toEqual([...'ABCDEFGH']);
  });
});

test('these rules are version 5: meteors have names that no Energy has (R18)', () => {
  expect(RULES_VERSION).toBe('5');
});
