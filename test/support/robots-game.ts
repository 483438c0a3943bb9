import type { AnyGame } from '../../src/games/game.js';
import { COSMIC_RUN } from '../../src/games/cosmic-run/index.js';
import { METEOR_STORM } from '../../src/games/meteor-storm/index.js';
import { METEOR_TOWN } from '../../src/games/meteor-town/index.js';
import { Random, seedRandom } from '../../src/games/shared/random.js';
import type { GameRecord } from '../../src/history/queries.js';
import { HistoryRegistry } from '../../src/history/adapter.js';
import { archiveOf } from '../../src/storage/sqlite/history/archive.js';
import { openDatabase } from '../../src/storage/sqlite/database.js';
import type { LogEntry, Person } from '../../src/table/ports.js';
import { CountingWriter } from './counting-writer.js';
import { HISTORIES } from './registered.js';

export interface RobotsGame {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly level: string;
}

const GUILD = '900000000000000001';
const STEP_MS = 1_500;

/** The three games, each as it is mostly played. */
export const THREE_GAMES: readonly RobotsGame[] = [
  { game: COSMIC_RUN, options: { turnLimit: 'off', robotsAllowed: true }, level: 'pilot' },
  {
    game: METEOR_STORM,
    options: { scenario: 'open-sky', meteors: true, limitMs: null, robotsAllowed: true, level: 'captain' },
    level: 'captain',
  },
  {
    game: METEOR_TOWN,
    options: {
      mode: 'sky',
      day: null,
      seeded: false,
      robotsAllowed: true,
      robotLevel: 'visitor',
      ends: { afterMs: 86_400_000 },
    },
    level: 'visitor',
  },
];

/** What the game that was played out is called. */
export const gameId = ({ kind }: Pick<AnyGame, 'kind'>): string => `past${kind.replaceAll('-', '')}`;

/** A whole game of one who plays as a robot of that level does, and of a robot: its log, from the first entry on. */
export function playOut({ game, options, level }: RobotsGame, person: Person, guildId = GUILD): LogEntry[] {
  const { robots } = game;
  if (robots === undefined) throw new Error(`no robots play ${game.kind}`);
  const id = gameId(game);
  const entries: LogEntry[] = [];
  let state = game.initialState;
  const log = (at: number, action: LogEntry['action'], events: LogEntry['events'], more: Partial<LogEntry>): void => {
    for (const event of events) state = game.evolve(state, event, at);
    const outcome = game.outcome(state);
    entries.push({
      game: id,
      kind: game.kind,
      sequence: entries.length,
      at,
      action,
      events,
      ...more,
      ...(outcome === null ? {} : { outcome }),
    });
  };
  const header = { game: id, kind: game.kind, guildId, channelId: '1', createdAt: 0 };
  const seating = [{ seat: 0, person }];
  log(0, { type: 'create' }, game.create({ options, seed: 'replay' }), { header });
  const act = (action: LogEntry['action'], more: Partial<LogEntry> = {}): void => {
    const at = entries.length * STEP_MS;
    const events = game.decide(state, action, at);
    if (game.isRefusal(events)) throw new Error(`${action.type}: ${events.code}`);
    log(at, action, events, more);
  };
  act({ type: 'join', seat: 0 }, { seating });
  act({ type: 'join', seat: 1, robot: true, by: 0, level });
  act({ type: 'start', by: 0 });
  const random = new Random(seedRandom('replay robots'));
  const memories = [robots.nothingSeen, robots.nothingSeen];
  for (let thoughts = 0; game.phase(state) === 'play'; thoughts += 1) {
    if (thoughts > 20_000) throw new Error(`${game.kind} does not end`);
    for (const seat of [0, 1]) {
      if (game.phase(state) !== 'play') break;
      const now = entries.length * STEP_MS;
      const thought = robots.think(level, game.viewFor(state, seat, now), memories[seat], random, now);
      memories[seat] = thought.memory;
      if (thought.action !== null) act(thought.action);
    }
  }
  return entries;
}

/** That game as the archive gives it, from a database at that path. */
export async function archived(path: string, entries: readonly LogEntry[]): Promise<GameRecord> {
  const database = openDatabase(path, { busyMs: 0 });
  await new CountingWriter(database, new HistoryRegistry(HISTORIES)).append(entries);
  const asked = await archiveOf(database.connection).show(GUILD, entries[0]?.game ?? '');
  database.close();
  if (!asked.ok) throw new Error(asked.why);
  return asked.record;
}
