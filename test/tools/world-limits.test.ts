import { describe, expect, test } from 'vitest';
import { Limits } from '../../src/tools/world/checks/limits.js';

const METHOD = 'POST';
const PATH = '/oauth2/token';

/** The check, what it found, and a request answered at a time, in milliseconds. */
function watched() {
  const found: string[] = [];
  let now = 0;
  const limits = new Limits({ now: () => now, areTwo: () => false, fail: (what) => found.push(what) });
  const ask = (at: number, status = 200): void => {
    now = at;
    limits.request({ method: METHOD, path: PATH, status, global: false, at });
  };
  const limit = (at: number, until: number): void => {
    now = at;
    limits.limited(METHOD, PATH, until);
    ask(at, 429);
  };
  const limitAll = (at: number, until: number): void => {
    now = at;
    limits.allLimited(until);
  };
  return { found, ask, limit, limitAll };
}

describe('the world’s check of Discord’s limits', () => {
  test('what was answered 429 is asked for again too early', () => {
    const { found, ask, limit } = watched();
    ask(0);
    limit(5_000, 7_000);
    ask(6_000);
    expect(found).toEqual(['POST /oauth2/token is asked for again 1000 ms too early after a 429']);
  });

  test('what was answered 429 is waited out', () => {
    const { found, ask, limit } = watched();
    ask(0);
    limit(5_000, 7_000);
    ask(7_001);
    expect(found).toEqual([]);
  });

  test('a 429 of the second queue is not known to the first, whose own 429 outlasts a second', () => {
    const { found, ask, limit } = watched();
    limit(0, 1_100);
    ask(291);
    limit(324, 1_224);
    ask(1_103);
    expect(found).toEqual([]);
  });

  test('what waits in the first queue waits on while nothing may be asked for', () => {
    const { found, ask, limit, limitAll } = watched();
    ask(0);
    limitAll(500, 2_500);
    ask(2_501);
    limit(2_502, 3_800);
    ask(3_400);
    expect(found).toEqual([]);
  });

  test('once the first queue has done its work, the route has one queue', () => {
    const { found, ask, limit } = watched();
    limit(0, 1_100);
    ask(1_103);
    limit(5_000, 7_000);
    ask(6_000);
    expect(found).toHaveLength(1);
  });
});
