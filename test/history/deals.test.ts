import { describe, expect, it } from 'vitest';
import { daySeed } from '../../src/games/shared/day-key.js';
import { commitmentTo, mixedSeed, type Fair } from '../../src/games/shared/fair.js';
import { dealtSeed, fairnessOf } from '../../src/history/logs/fairness.js';
import { checkLog } from '../../src/history/logs/replay.js';
import { digestOf } from '../../src/storage/log/digest.js';
import type { StoredLog } from '../../src/storage/log/stored-log.js';
import { MATCHES, MATCHES_HISTORY } from '../toy/matches.js';

const DAY = '2026-11-21';
const DAY_KEY = 'a'.repeat(64);
const NONCE = 'b'.repeat(32);

interface Wish {
  readonly day?: string;
  readonly fair?: Fair;
  readonly seed?: string;
  readonly rules?: string;
  readonly seeded?: true;
  readonly personal?: true;
  readonly first?: string;
}

/** The log of a game of the toy whose lobby was left, as a bot would have written it; `first`: its first events. */
function log({ day, fair, seed = 's', rules = '1', seeded, personal, first }: Wish = {}): StoredLog {
  const created = {
    type: 'created',
    rules,
    options: { matches: 7, ...(day === undefined ? {} : { day }) },
    seed,
    ...(seeded === undefined ? {} : { seeded }),
    ...(personal === undefined ? {} : { personal }),
    ...(fair === undefined ? {} : { fair }),
  };
  const texts = [
    [JSON.stringify({ type: 'create' }), first ?? JSON.stringify([created])],
    [JSON.stringify({ type: 'join', seat: 0 }), JSON.stringify([{ type: 'joined', seat: 0 }])],
    [
      JSON.stringify({ type: 'end', by: 0 }),
      JSON.stringify([{ type: 'ended', result: 'abandoned', reason: 'ended-by-host' }]),
    ],
  ] as const;
  let digest = 'deal1';
  return {
    game: 'deal1',
    kind: 'matches',
    entries: texts.map(([action, events], sequence) => {
      digest = digestOf(digest, { sequence, at: sequence, action, events });
      return { sequence, at: sequence, action, events, digest };
    }),
  };
}

/** The toy with a day's deal of this one seed. */
const seeded = (seed: string) => ({
  ...MATCHES_HISTORY,
  game: {
    ...MATCHES,
    daily: {
      ...MATCHES.daily,
      mode: 'daily',
      seats: [2],
      dayOf: ({ options }: { options: { day?: string } }) => options.day ?? null,
      seedsOf: () => [{ seats: 2, seed }],
    },
  },
});

describe('What a log proves of its deal', () => {
  const FAIR = { nonce: NONCE, commitment: commitmentTo('s', NONCE) };

  it('nothing, where nobody was promised anything', () => {
    expect(checkLog(log(), MATCHES_HISTORY)).toMatchObject({ ok: true, deal: null, redecided: true, events: 3 });
  });

  it('that the lobby had committed to it', () => {
    expect(checkLog(log({ fair: FAIR }), MATCHES_HISTORY)).toMatchObject({ ok: true, deal: 'committed' });
    const other = { nonce: NONCE, commitment: commitmentTo('another seed', NONCE) };
    expect(checkLog(log({ fair: other }), MATCHES_HISTORY)).toMatchObject({
      ok: false,
      brokenAt: 0,
      why: 'commitment',
      deal: null,
    });
  });

  it('nothing, where the log doesn’t hold', () => {
    const { entries, ...rest } = log({ fair: FAIR });
    expect(checkLog({ ...rest, entries: entries.slice(0, 1), over: true }, MATCHES_HISTORY)).toMatchObject({
      ok: false,
      brokenAt: 1,
      why: 'truncated',
      deal: null,
    });
  });

  it('that it came from its day’s key', () => {
    const seed = daySeed(DAY_KEY, { kind: 'matches', rules: '1', mode: 'daily', seats: 2, draw: 3 });
    const ofDay = { ...log({ day: DAY }), dayKey: DAY_KEY };
    expect(checkLog(ofDay, seeded(seed))).toMatchObject({ ok: true, deal: 'day-key' });
    const broken = { ok: false, brokenAt: 0, why: 'day-key', deal: null };
    expect(checkLog(ofDay, seeded('another'))).toMatchObject(broken);
    expect(checkLog({ ...ofDay, dayKey: 'c'.repeat(64) }, seeded(seed))).toMatchObject(broken);
    // A key for a game that is no day’s deal, or of a kind that has no days.
    expect(checkLog({ ...log(), dayKey: DAY_KEY }, seeded(seed))).toMatchObject(broken);
    const { daily: _daily, ...game } = MATCHES;
    expect(checkLog(ofDay, { ...MATCHES_HISTORY, game })).toMatchObject(broken);
    // Without its key it holds, and proves nothing.
    expect(checkLog(log({ day: DAY }), seeded(seed))).toMatchObject({ ok: true, deal: null });
  });

  it('what was agreed beside the deal is decided anew too', () => {
    expect(checkLog(log({ seeded: true, personal: true, fair: FAIR }), MATCHES_HISTORY)).toMatchObject({ ok: true });
  });
});

describe('The rules that a log names', () => {
  const later = { ...MATCHES_HISTORY, game: { ...MATCHES, rulesVersion: '12' } };

  it('are known up to today’s', () => {
    expect(checkLog(log(), later)).toMatchObject({ ok: true, rulesVersion: '1', redecided: false, events: 3 });
    expect(checkLog(log({ rules: '12' }), later)).toMatchObject({ why: 'decision', redecided: true });
  });

  it.each(['13', '0', '01', 'x1', '1x', '1.5', ''])('“%s” are none that this release knows', (rules) => {
    expect(checkLog(log({ rules }), later)).toMatchObject({ ok: false, brokenAt: 0, why: 'unknown-rules', events: 0 });
  });

  it.each([
    ['[]'],
    ['[{"type":"joined","seat":0}]'],
    ['[{"type":"joined","rules":"1","seat":0}]'],
    ['[{"type":"created"}]'],
    ['[{"type":"created","rules":1}]'],
  ])('are missing where a log begins with %s', (first) => {
    expect(checkLog(log({ first }), MATCHES_HISTORY)).toMatchObject({
      ok: false,
      brokenAt: 0,
      why: 'not-created',
      rulesVersion: null,
    });
  });

  it('decide whether names stand in another order, which is the same, or something else happened', () => {
    const first = (matches: number) => `[{"seed":"s","options":{"matches":${matches}},"rules":"1","type":"created"}]`;
    expect(checkLog(log({ first: first(7) }), MATCHES_HISTORY)).toMatchObject({ ok: true });
    const refused = { ...MATCHES_HISTORY, game: { ...MATCHES, decide: () => ({ code: 'not-started' }) as const } };
    expect(checkLog(log(), refused)).toMatchObject({ ok: false, brokenAt: 1, why: 'decision' });
  });

  it('a game that tells nothing of where it stands has no facts', () => {
    const { facts: _facts, ...plain } = MATCHES_HISTORY;
    expect(checkLog(log(), plain).facts).toEqual({});
    expect(checkLog(log(), MATCHES_HISTORY).facts).toEqual({ matches: 7 });
  });
});

describe('What a finished game reveals of its deal', () => {
  const fair = { nonce: NONCE, commitment: 'c' };
  const joined = (entropy?: unknown) => ({ type: 'joined', seat: 0, ...(entropy === undefined ? {} : { entropy }) });
  const entries = [
    { events: [{ type: 'opened' }, { type: 'created', rules: '1', options: {}, seed: 's', fair }] },
    { events: [joined('one'), { type: 'started', entropy: 'no' }] },
    { events: [joined(), joined(7), joined('two')] },
  ];

  it('what was committed to, and the ids that were mixed in, in order', () => {
    expect(fairnessOf(entries)).toEqual({ ...fair, seed: 's', mixed: ['one', 'two'] });
    expect(dealtSeed(entries)).toBe(mixedSeed(mixedSeed('s', 'one'), 'two'));
  });

  it('is nothing where nothing was committed to, or the log lacks its beginning', () => {
    const plain = [{ events: [{ type: 'created', rules: '1', options: {}, seed: 's' }] }];
    expect(fairnessOf(plain)).toBeNull();
    expect(dealtSeed(plain)).toBe('s');
    expect(fairnessOf([])).toBeNull();
    expect(dealtSeed([])).toBe('');
    expect(fairnessOf(entries.slice(1))).toBeNull();
  });
});
