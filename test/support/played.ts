import { digestOf } from '../../src/storage/log/digest.js';
import type { StoredLog } from '../../src/storage/log/stored-log.js';
import type { LogEntry } from './meteor-tables.js';
import { playedLog, type PlayedOptions } from '../../src/tools/meteor/bench/played.js';

const NAMES = ['Ana', 'Ben', 'Chloé', 'Dev', 'Eli'];
export const START = 1_790_000_000_000;
export const GUILD = '100000000000000001';

export const someone = (at: number): { readonly userId: string; readonly name: string } => ({
  userId: String(300000000000000000n + BigInt(at)),
  name: NAMES[at] ?? `Player ${at}`,
});

/** Playing one takes longer than most that is done with it. */
const played = new Map<string, readonly LogEntry[]>();

/** A game of robots in people's seats, as a table's log would have it. */
export function game(id: string, players: number, wish: Partial<PlayedOptions> = {}): readonly LogEntry[] {
  const options: PlayedOptions = {
    game: id,
    guildId: GUILD,
    seed: id,
    startAt: START,
    paceMs: 2_500,
    people: Array.from({ length: players }, (_, at) => someone(at)),
    ...wish,
  };
  const key = JSON.stringify(options);
  const entries = played.get(key) ?? playedLog(options);
  played.set(key, entries);
  return entries;
}

/** The same log as it lies on the disk. */
export function stored(entries: readonly LogEntry[]): StoredLog {
  const id = entries[0]?.game ?? '';
  let previous = id;
  return {
    game: id,
    entries: entries.map(({ sequence, at, action, events }) => {
      const text = { sequence, at, action: JSON.stringify(action), events: JSON.stringify(events) };
      previous = digestOf(previous, text);
      return { ...text, digest: previous };
    }),
  };
}
