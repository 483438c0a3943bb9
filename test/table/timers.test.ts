import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemTimers } from '../../src/table/timers.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A clock that goes as the fake timers do. */
const clockOf = () => ({ now: () => Date.now() });

it('runs once the moment has come, never from within the call', () => {
  const ran: string[] = [];
  const timers = systemTimers(clockOf());
  timers.at(Date.now() - 1, () => {
    ran.push('past');
  });
  timers.at(Date.now() + 500, () => {
    ran.push('soon');
  });
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(499);
  expect(ran).toEqual(['past']);
  vi.advanceTimersByTime(1);
  expect(ran).toEqual(['past', 'soon']);
});

it('waits on if setTimeout is early by the clock', () => {
  let slow = 0;
  let ran = 0;
  const timers = systemTimers({ now: () => Date.now() - slow });
  timers.at(Date.now() + 100, () => {
    ran += 1;
  });
  slow = 30;
  vi.advanceTimersByTime(129);
  expect(ran).toBe(0);
  vi.advanceTimersByTime(1);
  expect(ran).toBe(1);
});

it('can wait longer than setTimeout can', () => {
  const month = 30 * 86_400_000;
  let ran = 0;
  systemTimers(clockOf()).at(Date.now() + month, () => {
    ran += 1;
  });
  vi.advanceTimersByTime(month - 1);
  expect(ran).toBe(0);
  vi.advanceTimersByTime(1);
  expect(ran).toBe(1);
});

it('what throws is told, and the next one runs', () => {
  const told: unknown[] = [];
  const timers = systemTimers(clockOf(), (error) => {
    told.push(error);
  });
  let ran = 0;
  timers.at(Date.now() + 10, () => {
    throw new TypeError('a bug');
  });
  timers.at(Date.now() + 20, () => {
    ran += 1;
  });
  vi.advanceTimersByTime(100);
  expect([told, ran]).toEqual([[expect.any(TypeError)], 1]);
});

it('can be called off', () => {
  let ran = 0;
  systemTimers(clockOf()).at(Date.now() + 10, () => {
    ran += 1;
  })();
  vi.advanceTimersByTime(100);
  expect(ran).toBe(0);
});
