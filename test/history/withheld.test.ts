import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/games/game.js';
import { DealSecrecy, withoutSeeds, type DealsInPlay } from '../../src/history/logs/withheld.js';
import type { StoredLog } from '../../src/storage/log/stored-log.js';
import { MATCHES } from '../toy/matches.js';

const DAY = '2026-11-21';
const NOON = Date.parse(`${DAY}T12:00:00Z`);
const HOUR_MS = 3_600_000;

const beginning = (day?: string): string =>
  JSON.stringify(MATCHES.create({ options: { matches: 7, ...(day === undefined ? {} : { day }) }, seed: 's' }));

/** A game of the toy, which was begun or left in its lobby. */
function log({ day = undefined as string | undefined, begun = true, kind = 'matches' }): StoredLog {
  const events = [
    beginning(day),
    JSON.stringify([0, 1].map((seat) => ({ type: 'joined', seat }))),
    ...(begun ? [JSON.stringify([{ type: 'started' }])] : []),
    JSON.stringify([{ type: 'ended', result: 'abandoned', reason: 'ended-by-host' }]),
  ];
  return {
    game: 'one',
    kind,
    over: true,
    entries: events.map((text, sequence) => ({ sequence, at: sequence, action: '{}', events: text, digest: '' })),
  };
}

/** What is said of a game, at noon of the day unless said otherwise; what else is on in the database. */
function secrecy(
  on: Partial<{
    whole: boolean;
    duel: boolean;
    begun: string[];
    games: { find(kind: string): AnyGame | undefined };
  }> = {},
) {
  const at = { now: NOON };
  const asked: string[] = [];
  const inPlay: DealsInPlay = {
    isWhole: on.whole ?? true,
    inDuel: () => Promise.resolve(on.duel ?? false),
    begun: (kind) => {
      asked.push(kind);
      return Promise.resolve(on.begun ?? []);
    },
  };
  const games = { find: (kind: string) => (kind === 'matches' ? (MATCHES as AnyGame) : undefined) };
  return { at, asked, secrecy: new DealSecrecy(inPlay, games, () => at.now) };
}

describe('What is kept back of a game that is over', () => {
  it('nothing of a game that was played with a deal of its own, or whose rules aren’t here', async () => {
    const { secrecy: of } = secrecy();
    expect(await of.of(log({}))).toBeNull();
    expect(await of.of(log({ kind: 'other', begun: false }))).toBeNull();
    const { kind: _kind, ...first } = log({ begun: false });
    expect(await of.of(first)).toBeNull();
  });

  it('the seed of a lobby that was left: nobody has seen its deal', async () => {
    expect(await secrecy().secrecy.of(log({ begun: false }))).toBe('never-started');
    expect(await secrecy().secrecy.of({ ...log({}), entries: [] })).toBe('never-started');
  });

  it('the deal of a duel whose other side still plays', async () => {
    expect(await secrecy({ duel: true }).secrecy.of(log({}))).toBe('deal-in-play');
  });

  it('a day’s deal until the day is over, whoever plays', async () => {
    const { secrecy: of, at, asked } = secrecy();
    const daily = log({ day: DAY });
    expect(await of.of(daily)).toBe('deal-of-today');
    at.now = NOON + 12 * HOUR_MS - 1;
    expect(await of.of(daily)).toBe('deal-of-today');
    expect(asked).toEqual([]);
    at.now += 1;
    expect(await of.of(daily)).toBeNull();
  });

  it('a day’s deal as long as a table that began with it is on', async () => {
    const begun = [beginning(DAY)];
    const { secrecy: of, at, asked } = secrecy({ begun });
    at.now = NOON + 13 * HOUR_MS;
    expect(await of.of(log({ day: DAY }))).toBe('deal-in-play');
    begun.splice(0, 1, beginning('2026-11-22'), beginning());
    expect(await of.of(log({ day: DAY }))).toBeNull();
    // No further table of that day can begin: nobody is asked again.
    begun.push(beginning(DAY));
    expect(await of.of(log({ day: DAY }))).toBeNull();
    expect(asked).toEqual(['matches', 'matches']);
  });

  it('what one day is known for says nothing of another day', async () => {
    const begun = [beginning('2026-11-20')];
    const { secrecy: of, at } = secrecy({ begun });
    at.now = NOON + 13 * HOUR_MS;
    expect(await of.of(log({ day: DAY }))).toBeNull();
    expect(await of.of(log({ day: '2026-11-20' }))).toBe('deal-in-play');
  });

  it('in a divided bot a day’s deal until nobody can play it any more: other processes’ tables aren’t known', async () => {
    const { secrecy: of, at, asked } = secrecy({ whole: false });
    at.now = NOON + 36 * HOUR_MS - 1;
    expect(await of.of(log({ day: DAY }))).toBe('deal-in-play');
    expect(asked).toEqual([]);
    at.now += 1;
    expect(await of.of(log({ day: DAY }))).toBeNull();
  });
});

describe('A log without its seeds', () => {
  it('has none of them at any depth, and all else as it was', () => {
    const entry = {
      type: 'created',
      seed: 'secret',
      options: { seeds: { 2: 'secret' }, list: [{ seed: 'secret' }, 'seed', 3], none: null, seeded: true },
    };
    expect(withoutSeeds(entry)).toEqual({
      type: 'created',
      seed: '',
      options: { seeds: {}, list: [{ seed: '' }, 'seed', 3], none: null, seeded: true },
    });
    expect(withoutSeeds([entry])[0]?.seed).toBe('');
    expect(withoutSeeds('seed')).toBe('seed');
    expect(withoutSeeds(null)).toBeNull();
  });
});
