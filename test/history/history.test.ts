import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { METEOR } from '../../src/games/meteor/index.js';
import { resultFor, type HistoryAdapter } from '../../src/history/adapter.js';
import { builtViewer } from '../../src/history/export/assets.js';
import { createHistory } from '../../src/history/index.js';
import { chainHolds, isWhole } from '../../src/history/logs/chain.js';
import { isMeteorLine, isMeteorRecord, METEOR_HISTORY } from '../../src/history/meteor/adapter.js';
import type { GameRecord } from '../../src/history/queries.js';
import { namesIn } from '../../src/history/seat-names.js';
import { REGISTERED } from '../../src/registration/index.js';
import { wordsOf, translator } from '../../src/text/index.js';
import { game, stored } from '../support/played.js';
import { recordOf } from '../support/record.js';
import { ManualTime } from '../support/time.js';
import { MATCHES_HISTORY } from '../toy/matches.js';
import { folder, HISTORIES, opened } from './support.js';

const t = translator('en');

describe('The upkeep of past games', () => {
  /** What is asked of the database, with what it answers; and the upkeep that asks. */
  async function upkeep(answers: (boolean | Error)[]) {
    const { archive, retention } = await opened([]);
    const time = new ManualTime();
    const asked: number[] = [];
    const faults: unknown[] = [];
    let begun = 0;
    const stores = {
      history: archive,
      analyses: { get: () => Promise.resolve(undefined) },
      retention: Object.assign(Object.create(retention) as typeof retention, {
        begin: () => {
          begun += 1;
          return Promise.resolve();
        },
        maintain: (now: number) => {
          asked.push(now);
          const answer = answers.shift() ?? false;
          return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
        },
      }),
    };
    const start = time.now();
    const stop = createHistory(stores, HISTORIES).startMaintenance(time, time, (error) => faults.push(error));
    return { time, stop, faults, begun: () => begun, asked: () => asked.map((now) => now - start) };
  }

  it('finishes what was left at once, then does a little now and then, and more often while there is more', async () => {
    const { time, asked, begun } = await upkeep([true, true, false]);
    expect([begun(), asked()]).toEqual([1, []]);
    await time.advance(29_999);
    expect(asked()).toEqual([]);
    await time.advance(1);
    expect(asked()).toEqual([30_000]);
    await time.advance(100);
    await time.advance(100);
    expect(asked()).toEqual([30_000, 30_100, 30_200]);
    await time.advance(29_999);
    expect(asked()).toHaveLength(3);
    await time.advance(1);
    expect(asked()).toHaveLength(4);
    expect(begun()).toBe(1);
  });

  it('goes on after a fault, which is told', async () => {
    const full = new Error('the disk is full');
    const { time, asked, faults } = await upkeep([full, false]);
    await time.advance(30_000);
    expect(faults).toEqual([full]);
    await time.advance(30_000);
    expect(asked()).toEqual([30_000, 60_000]);
  });

  it('does nothing more once it is stopped, and no longer speaks of faults', async () => {
    const { time, asked, faults, stop } = await upkeep([new Error('the database is closed')]);
    const advanced = time.advance(30_000);
    stop();
    await advanced;
    await time.advance(100_000);
    expect(asked().length).toBeLessThanOrEqual(1);
    expect(faults).toEqual([]);
  });
});

describe('The replay of a past game', () => {
  /** The history of one game, with what the Coach has found of it. */
  async function historyOf(kept: Readonly<Record<string, unknown>> = {}) {
    const { archive, retention } = await opened([]);
    const asked: unknown[] = [];
    const analyses = {
      get: (key: { readonly digest: string; readonly version: string }) => {
        asked.push(key);
        return Promise.resolve(kept[key.digest]);
      },
    };
    const assets = (kind: string) => ({ script: `/* ${kind} */`, style: '' });
    return { asked, history: createHistory({ history: archive, retention, analyses }, HISTORIES, assets) };
  }

  it('is a page with the script of its kind and what the Coach found of that very log', async () => {
    const record = await recordOf(game('replay1', 2));
    const digest = record.log.entries.at(-1)?.digest ?? '';
    const { history, asked } = await historyOf();
    const html = await history.replayFile(record, t);
    expect(html).toContain('/* meteor */');
    expect((await history.replayPage(record, t))?.html).toBe(html);
    expect(asked[0]).toEqual({ digest, version: METEOR.analysis?.version });
    expect(html).toContain('"coach":null');
    // Nothing is asked of a log without entries.
    await history.replayFile({ ...record, log: { ...record.log, entries: [] } }, t);
    expect(asked).toHaveLength(2);
  });

  it('is given to nobody while its deal is kept back, nor where its game isn’t played', async () => {
    const record = await recordOf(game('replay1', 2));
    const { history } = await historyOf();
    expect(await history.replayFile({ ...record, withheld: 'deal-of-today' }, t)).toBeNull();
    expect(await history.replayPage({ ...record, kind: 'unknown' }, t)).toBeNull();
    expect(await history.replayFile({ ...record, kind: 'unknown' }, t)).toBeNull();
  });

  it('calls what its buttons jump to as players of that game do', () => {
    const english = wordsOf('en');
    // Meteor's own words have other keys.
    const others = REGISTERED.filter(({ rules }) => rules.kind !== METEOR.kind);
    expect(others.length).toBeGreaterThan(0);
    for (const { rules, history } of others) {
      const names = ['mark-back', 'mark-on', 'chapter-back', 'chapter-on', 'keys-all'];
      expect(history.jumpWords?.(t)).toEqual(
        Object.fromEntries(names.map((name) => [name, new Map(english).get(`${rules.kind}.replay.${name}`)])),
      );
    }
    expect(METEOR_HISTORY.jumpWords?.(t)).toEqual({
      'mark-back': t('meteor.history.viewer.salvo-back'),
      'mark-on': t('meteor.history.viewer.salvo-on'),
      'chapter-back': t('meteor.history.viewer.zone-back'),
      'chapter-on': t('meteor.history.viewer.zone-on'),
      'keys-all': t('meteor.history.viewer.keys'),
    });
  });
});

describe('The scripts of replays', () => {
  it('are each game’s own where it has one, and read once', () => {
    const built = folder();
    const write = (file: string, text: string): void => writeFileSync(join(built, file), text);
    write('plain.js', 'plain\n');
    write('viewer.css', 'grey\n');
    write('meteor.js', 'meteor\n');
    write('storm.css', 'blue\n');
    const viewer = builtViewer(built);
    expect(viewer('meteor')).toEqual({ script: 'meteor', style: 'grey' });
    expect(viewer('storm')).toEqual({ script: 'plain', style: 'blue' });
    write('meteor.js', 'changed\n');
    expect(viewer('meteor').script).toBe('meteor');
    expect(() => builtViewer(join(built, 'not', 'built'))('meteor')).toThrow('ENOENT');
    mkdirSync(join(built, 'other'));
    expect(() => builtViewer(join(built, 'other'))('meteor')).toThrow('ENOENT');
  });
});

describe('Who sat in a seat', () => {
  /** The record with a robot in the seats that no person is known of. */
  const withRobots = (record: GameRecord, seats: readonly number[]): GameRecord => ({
    ...record,
    people: new Map([...record.people].filter(([seat]) => !seats.includes(seat))),
    entries: record.entries.map((entry) => ({
      ...entry,
      events: entry.events.map((event) =>
        event.type === 'joined' && 'seat' in event && seats.includes(Number(event.seat))
          ? { ...event, robot: true }
          : event,
      ),
    })),
  });

  it.each([
    ['Meteor', METEOR_HISTORY],
    ['a game that leaves it to all games', { ...METEOR_HISTORY, names: undefined }],
  ])(
    'is a person by name, a robot by its own, and nobody where that was forgotten: %s',
    async (_, { names: own, ...rest }) => {
      const adapter = (own === undefined ? rest : { ...rest, names: own }) as HistoryAdapter;
      const record = withRobots(await recordOf(game('seats1', 3)), [1]);
      const names = namesIn(t, adapter, {
        ...record,
        people: new Map([...record.people].filter(([seat]) => seat !== 2)),
      });
      expect(names(0)).toBe('Ana');
      expect(names(1)).toContain('🤖');
      expect(names(2)).toBe('');
      expect(names(9)).toBe('');
    },
  );

  it('a robot that took a leaver’s seat has the leaver’s name', async () => {
    const record = withRobots(await recordOf(game('seats1', 3)), [1]);
    const people = new Map([...record.people, [1, { userId: '7', name: 'Ben' }]]);
    expect(namesIn(t, METEOR_HISTORY, { ...record, people })(1)).toBe('Ben');
  });
});

describe('How a game ended', () => {
  it('for each seat its own way where they play against each other', () => {
    const won = { result: 'won', reason: 'x', winners: [1], at: 0 } as const;
    expect([resultFor(won, 0), resultFor(won, 1)]).toEqual(['lost', 'won']);
    expect(resultFor({ ...won, result: 'drawn' }, 0)).toBe('drawn');
    expect(resultFor({ ...won, result: 'abandoned' }, 1)).toBe('abandoned');
    expect(resultFor({ result: 'lost', reason: 'x', at: 0 }, 0)).toBe('lost');
  });

  it('of Meteor is known from its line and its record', async () => {
    const record = await recordOf(game('ended1', 2));
    expect([isMeteorLine(record), isMeteorRecord(record)]).toEqual([true, true]);
    const other = { ...record, kind: MATCHES_HISTORY.game.kind };
    expect([isMeteorLine(other), isMeteorRecord(other)]).toEqual([false, false]);
  });
});

describe('Whether a log is what was written', () => {
  const log = { ...stored(game('chain1', 2)), over: true };
  const changed = { ...log, entries: log.entries.map((entry, at) => (at === 2 ? { ...entry, at: 0 } : entry)) };

  it('the chain of digests says, and each entry’s number', () => {
    expect(chainHolds(log)).toBe(true);
    expect(chainHolds(changed)).toBe(false);
    expect(chainHolds({ ...log, entries: log.entries.slice(1) })).toBe(false);
    expect(chainHolds({ ...log, game: 'other' })).toBe(false);
  });

  it('is worked out once for a game that is over, in each store', () => {
    const [store, other] = [{}, {}];
    expect(isWhole(store, log)).toBe(true);
    expect(isWhole(store, changed)).toBe(true);
    expect(isWhole(other, changed)).toBe(false);
    // One that is on may change.
    const [on, onChanged] = [log, changed].map((one) => ({ ...one, game: 'chain1', over: false }));
    const third = {};
    if (on === undefined || onChanged === undefined) throw new Error('there are two');
    expect([isWhole(third, on), isWhole(third, onChanged)]).toEqual([true, false]);
  });
});
