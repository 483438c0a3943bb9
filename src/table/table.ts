import type { AnyGame, AnyGameTypes } from '../games/game.js';
import type { Seat } from '../games/shared/seat.js';
import type { Millis } from '../games/shared/time.js';
import type { Told } from '../games/shared/told.js';
import type { ActOutcome, GameHeader, Person, TableHandle } from './ports.js';

/** Takes what a table is asked to do; the one queue behind all tables. */
export interface ActionQueue {
  act(table: Table, action: AnyGameTypes['action'], source?: string): Promise<ActOutcome>;
  join(table: Table, person: Person, source?: string): Promise<ActOutcome>;
}

export type People = ReadonlyMap<Seat, Person>;

/** What of a table changes with an entry of the log. */
export interface Position {
  readonly state: unknown;
  readonly people: People;
  readonly told: readonly Told<unknown, AnyGameTypes['event']>[];
  /** Of the next entry. */
  readonly sequence: number;
  /** When the last entry was written. */
  readonly at: Millis;
}

/** One game: what is on disk, and nothing else. Only the directory moves it on. */
export class Table implements TableHandle {
  version = 0;
  /** Since when the log takes nothing; null: it does. */
  blockedSince: Millis | null = null;
  lost: TableHandle['lost'] = null;

  constructor(
    readonly rules: AnyGame,
    private readonly header: GameHeader,
    private readonly queue: ActionQueue,
    public position: Position,
    readonly recalled: ReadonlyMap<Seat, unknown> = new Map(),
  ) {}

  get game(): string {
    return this.header.game;
  }
  get kind(): string {
    return this.header.kind;
  }
  get owner(): string | null {
    return this.header.owner ?? null;
  }
  get guildId(): string {
    return this.header.guildId;
  }
  get channelId(): string {
    return this.header.channelId;
  }
  get createdAt(): Millis {
    return this.header.createdAt;
  }
  get state(): unknown {
    return this.position.state;
  }
  get people(): People {
    return this.position.people;
  }
  get told(): Position['told'] {
    return this.position.told;
  }
  get blocked(): boolean {
    return this.blockedSince !== null;
  }

  seatOf(userId: string): Seat | null {
    return seatOf(this.rules, this.position, userId);
  }

  act(action: AnyGameTypes['action'], source?: string): Promise<ActOutcome> {
    return this.queue.act(this, action, source);
  }

  join(person: Person, source?: string): Promise<ActOutcome> {
    return this.queue.join(this, person, source);
  }
}

/** The seat that this person plays now; null for one who left, or whose seat a robot took. */
export function seatOf(rules: AnyGame, { people, state }: Position, userId: string): Seat | null {
  const seats = rules.seats(state);
  for (const [seat, person] of people) {
    if (person.userId === userId && seats[seat]?.status === 'in' && !seats[seat].robot) return seat;
  }
  return null;
}
