import {
  createGame,
  decide,
  evolveAll,
  initialState,
  isRefusal,
  METEOR,
  nextDue,
  viewFor,
  type Action,
  type GameEvent,
  type GameState,
  type MeteorTypes,
  type Millis,
  type Mode,
  type Options,
} from '../../../games/meteor/index.js';
import { Random, seedRandom } from '../../../games/shared/random.js';
import {
  firstThought,
  nextThought,
  NOTHING_SEEN,
  PACE_MS,
  ROBOTS,
  type Memory,
} from '../../../games/meteor/robots/index.js';
import type { GameId, LogEntry, Person } from '../../../table/ports.js';

export interface PlayedOptions {
  readonly game: GameId;
  readonly guildId: string;
  readonly seed: string;
  readonly people: readonly Person[];
  readonly startAt: Millis;
  readonly mode?: Mode;
  /** A night of the campaign, by its id; its mode is `mode`. */
  readonly scenario?: string;
  /** Powers and Challenges of an Advanced game. */
  readonly extras?: boolean;
  /** Whether the game counts as one whose seed was chosen. */
  readonly seeded?: boolean;
  /** Between two actions of a player, on average; milliseconds. */
  readonly paceMs?: number;
}

const LOBBY_MS = 20_000;
const [PLAYER] = ROBOTS;

/** Writes down a game as a table's log would have it, played in virtual time by robots in people's seats. */
class Recorder {
  readonly entries: LogEntry<MeteorTypes>[] = [];
  state: GameState = initialState;

  constructor(private readonly settings: PlayedOptions) {
    const options: Options = {
      mode: settings.mode ?? 'standard',
      relaxed: false,
      zoneMs: 60_000,
      windowMs: 5_000,
      timeOut: 'anyone',
      silence: 'players',
      seeded: settings.seeded ?? false,
      ...(settings.scenario === undefined ? {} : { scenario: settings.scenario }),
      ...(settings.extras === true ? { powers: true, challenges: true } : {}),
    };
    this.#write({ type: 'create' }, createGame({ options, seed: settings.seed }), settings.startAt);
  }

  act(action: Action, at: Millis): boolean {
    const decision = decide(this.state, action, at);
    if (isRefusal(decision)) return false;
    if (decision.length > 0) this.#write(action, decision, at);
    return true;
  }

  /** What comes due until `now`, each at its moment. */
  tickUntil(now: Millis): void {
    for (let due = nextDue(this.state); due !== null && due <= now; due = nextDue(this.state))
      this.act({ type: 'tick' }, due);
  }

  #write(action: LogEntry<MeteorTypes>['action'], events: readonly GameEvent[], at: Millis): void {
    const { game, guildId, people, startAt } = this.settings;
    const before = this.state;
    this.state = evolveAll(before, events, at);
    const { outcome } = this.state;
    const person = action.type === 'join' ? people[action.seat] : undefined;
    this.entries.push({
      game,
      kind: METEOR.kind,
      sequence: this.entries.length,
      at,
      action,
      events,
      ...(action.type === 'create'
        ? {
            header: {
              game,
              kind: METEOR.kind,
              guildId,
              channelId: '200000000000000001',
              createdAt: startAt,
              ...(this.settings.seeded === true ? { seeded: true } : {}),
            },
          }
        : {}),
      ...(person === undefined || action.type !== 'join' ? {} : { seating: [{ seat: action.seat, person }] }),
      ...(outcome === null || before.outcome !== null ? {} : { outcome }),
    });
  }
}

interface Player {
  readonly seat: number;
  readonly random: Random;
  memory: Memory;
  next: Millis;
}

/** Plays a game to its end; the same options give the same log. */
export function playedLog(settings: PlayedOptions): readonly LogEntry<MeteorTypes>[] {
  const table = new Recorder(settings);
  const begin = settings.startAt + LOBBY_MS;
  const pace = settings.paceMs ?? PACE_MS;
  for (const seat of settings.people.keys()) table.act({ type: 'join', seat }, settings.startAt + (seat + 1) * 2_000);
  table.act({ type: 'start', by: 0 }, begin - 5_000);
  table.act({ type: 'start', by: 0 }, begin);
  const players = settings.people.map((_, seat): Player => {
    const random = new Random(seedRandom(`${settings.seed}/player ${seat}`));
    return { seat, random, memory: NOTHING_SEEN, next: firstThought(begin, pace, random) };
  });
  while (PLAYER !== undefined && table.state.phase === 'play') {
    const player = players.reduce((soonest, other) => (other.next < soonest.next ? other : soonest));
    const now = Math.round(player.next);
    table.tickUntil(now);
    if (table.state.phase !== 'play') break;
    const { action, memory } = PLAYER.think(viewFor(table.state, player.seat, now), player.memory, player.random, now);
    player.memory = memory;
    if (action !== null) table.act(action, now);
    player.next = nextThought(now, pace, player.random);
  }
  return table.entries;
}
