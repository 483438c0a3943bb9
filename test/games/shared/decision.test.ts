import { expect, test } from 'vitest';
import { Decision } from '../../../src/games/shared/decision.js';
import { runTimers, type Timer } from '../../../src/games/shared/timers.js';

/** A state that is what happened, each with when. */
type Past = readonly (readonly [event: string, at: number])[];

const evolve = (past: Past, event: string, at: number): Past => [...past, [event, at]];

test('a decision folds each event at the moment it was emitted', () => {
  const decision = new Decision(evolve, [], 10);
  decision.emit('a');
  decision.now = 20;
  decision.emit('b');
  expect(decision.state).toEqual([
    ['a', 10],
    ['b', 20],
  ]);
  expect(decision.events).toEqual(['a', 'b']);
});

/** Timers at 10 and 30, each done once, and what a decision at `now` comes to. */
function ran(now: number, aliveAt?: number): Past {
  const decision = new Decision<Past, string>(evolve, [], now);
  const first = (past: Past): Timer<'early' | 'late'> | null =>
    past.length === 0 ? { kind: 'early', at: 10 } : past.length === 1 ? { kind: 'late', at: 30 } : null;
  const due = {
    early: (turn: typeof decision): void => turn.emit('early'),
    late: (turn: typeof decision): void => turn.emit('late'),
  };
  const away = (turn: typeof decision, since: number): void => turn.emit(`away since ${since}`);
  runTimers(decision, { first, due, stallMs: 50, away }, aliveAt);
  return decision.state;
}

test('timers that are due are run in order, each at its own moment', () => {
  expect(ran(9)).toEqual([]);
  expect(ran(29)).toEqual([['early', 10]]);
  expect(ran(40)).toEqual([
    ['early', 10],
    ['late', 30],
  ]);
});

test('a timer that nobody looked at for too long isn’t run: the bot was away, and since when is known or taken from it', () => {
  expect(ran(61)).toEqual([['away since 10', 61]]);
  expect(ran(61, 4)).toEqual([['away since 4', 61]]);
  expect(ran(61, 20)).toEqual([['away since 10', 61]]);
});
