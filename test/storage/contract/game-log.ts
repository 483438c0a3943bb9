import { describe, expect, it } from 'vitest';
import * as rules from '../../../src/games/meteor/index.js';
import type { GameLog, StoredGame } from '../../../src/table/ports.js';
import type { LogEntry } from '../../support/meteor-tables.js';
import { ANN, BEN, OPTIONS } from '../../table/support.js';

/** A log on a store of its own. */
export interface OpenedLog {
  readonly log: GameLog;
  /** What another process finds if this one is killed now. */
  again(): Promise<GameLog>;
}

const WRITTEN = { kind: 'written' };
const REFUSED = { kind: 'refused', fault: expect.any(Error) as Error };

const created = (game: string): LogEntry => ({
  game,
  kind: 'meteor',
  sequence: 0,
  at: 1_000,
  action: { type: 'create' },
  events: rules.createGame({ options: OPTIONS, seed: 'x' }),
  header: { game, kind: 'meteor', guildId: '100', channelId: `channel of ${game}`, createdAt: 1_000 },
  seating: [{ seat: 0, person: ANN }],
  source: 'first',
});
const joined = (game: string, sequence: number, source?: string): LogEntry => ({
  game,
  kind: 'meteor',
  sequence,
  at: 1_000 + sequence,
  action: { type: 'join', seat: sequence },
  events: [{ type: 'joined', seat: sequence }],
  ...(source === undefined ? {} : { source }),
});
const ended = (game: string, sequence: number): LogEntry => ({
  ...joined(game, sequence),
  outcome: { result: 'abandoned', reason: 'channel-gone', at: 1_000 + sequence },
});

async function unfinished(log: GameLog): Promise<readonly StoredGame[]> {
  const games: StoredGame[] = [];
  for await (const game of log.loadUnfinished()) games.push(game);
  return games.sort((one, other) => (one.header.game < other.header.game ? -1 : 1));
}

const lengths = async (log: GameLog): Promise<readonly (readonly [string, number])[]> =>
  (await unfinished(log)).map(({ header, entries }) => [header.game, entries.length] as const);

/** What every engine's log does; `open` is called once a test. */
export function logContract(engine: string, open: () => Promise<OpenedLog>): void {
  describe(`The log in ${engine}`, () => {
    it('gives back each unfinished game, with its people', async () => {
      const { log } = await open();
      const seated = { ...joined('one', 1, 'i1'), seating: [{ seat: 1, person: BEN }] };
      expect(await log.append([created('one'), created('two'), seated])).toEqual(WRITTEN);
      expect(await log.append([ended('two', 1)])).toEqual(WRITTEN);
      expect(await unfinished(log)).toEqual([
        {
          header: { game: 'one', kind: 'meteor', guildId: '100', channelId: 'channel of one', createdAt: 1_000 },
          entries: [
            { at: 1_000, events: created('one').events },
            { at: 1_001, events: [{ type: 'joined', seat: 1 }] },
          ],
          people: [
            { seat: 0, person: ANN },
            { seat: 1, person: BEN },
          ],
        },
      ]);
    });

    it('keeps whose a table is, and that its seed was chosen', async () => {
      const { log } = await open();
      const entry = created('own');
      if (entry.header === undefined) throw new Error('it creates the game');
      const header = { ...entry.header, owner: ANN.userId, seeded: true };
      await log.append([{ ...entry, header }]);
      expect((await unfinished(log)).map((game) => game.header)).toEqual([header]);
    });

    it('seats, unseats and seats again', async () => {
      const { log } = await open();
      await log.append([created('one'), { ...joined('one', 1), seating: [{ seat: 0, person: null }] }]);
      expect((await unfinished(log))[0]?.people).toEqual([]);
      await log.append([{ ...joined('one', 2), seating: [{ seat: 0, person: BEN }] }]);
      expect((await unfinished(log))[0]?.people).toEqual([{ seat: 0, person: BEN }]);
    });

    it('appends all or nothing; what can’t be written is a bug, and the log goes on', async () => {
      const { log } = await open();
      await log.append([created('one')]);
      await expect(log.append([joined('one', 1, 'i1'), { ...created('one'), source: 'i2' }])).rejects.toThrow();
      expect(await lengths(log)).toEqual([['one', 1]]);
      expect(await log.append([joined('one', 1, 'i1')])).toEqual(WRITTEN);
      expect(await lengths(log)).toEqual([['one', 2]]);
    });

    it('lets an interaction act once in a game, and writes nothing of what comes with it', async () => {
      const { log } = await open();
      await log.append([created('one'), created('two')]);
      const again = { kind: 'repeated', game: 'one', source: 'first' };
      expect(await log.append([joined('two', 1, 'i1'), joined('one', 1, 'first')])).toEqual(again);
      const twice = { kind: 'repeated', game: 'two', source: 'i2' };
      expect(await log.append([joined('two', 1, 'i2'), joined('two', 2, 'i2')])).toEqual(twice);
      expect(await lengths(log)).toEqual([
        ['one', 1],
        ['two', 1],
      ]);
      expect(await log.append([joined('one', 1, 'i1'), joined('two', 1, 'i1')])).toEqual(WRITTEN);
    });

    it('refuses an entry whose predecessor isn’t there', async () => {
      const { log } = await open();
      await log.append([created('one')]);
      expect(await log.append([joined('one', 2)])).toEqual(REFUSED);
      expect(await log.append([joined('one', 1), joined('one', 3)])).toEqual(REFUSED);
      expect(await log.append([joined('unknown', 1)])).toEqual(REFUSED);
      expect(await lengths(log)).toEqual([['one', 1]]);
      expect(await log.append([joined('one', 1), joined('one', 2)])).toEqual(WRITTEN);
    });

    it('a killed process loses nothing that was written, and the next one goes on', async () => {
      const { log, again } = await open();
      await log.append([created('one'), created('two')]);
      await log.append([joined('one', 1, 'i1')]);
      await log.append([ended('two', 1)]);
      const next = await again();
      expect(await lengths(next)).toEqual([['one', 2]]);
      expect(await next.append([joined('one', 2, 'i1')])).toMatchObject({ kind: 'repeated' });
      expect(await next.append([joined('one', 3)])).toEqual(REFUSED);
      expect(await next.append([joined('one', 2)])).toEqual(WRITTEN);
      expect(await lengths(next)).toEqual([['one', 3]]);
    });

    it('tells of an append of which nothing is known whether it is written', async () => {
      const { log, again } = await open();
      const entries = [created('one'), created('two'), joined('one', 1, 'i1')];
      await log.append(entries);
      const next = await again();
      expect(await next.resolve(entries)).toBe(true);
      expect(await next.resolve([joined('one', 1, 'i1')])).toBe(true);
      expect(await next.resolve([joined('one', 2)])).toBe(false);
      expect(await next.resolve([created('three')])).toBe(false);
      // Something else stands in its place.
      expect(await next.resolve([{ ...joined('one', 1), at: 1_002 }])).toBe(false);
      expect(await next.resolve([joined('one', 1, 'i1'), joined('two', 1)])).toBe(false);
    });

    it('tells it of one that ended its game, too', async () => {
      const { log } = await open();
      await log.append([created('one')]);
      expect(await log.resolve([ended('one', 1)])).toBe(false);
      await log.append([ended('one', 1)]);
      expect(await log.resolve([ended('one', 1)])).toBe(true);
    });

    it('says that it takes something, and changes nothing by being asked', async () => {
      const { log } = await open();
      await log.append([created('one')]);
      const before = await unfinished(log);
      await log.check();
      await log.probe();
      expect(log.hasRoom()).toBe(true);
      expect(await unfinished(log)).toEqual(before);
    });
  });
}
