import type { Action } from '../games/meteor/action.js';
import type { GameState, Millis, Seat } from '../games/meteor/state.js';
import type { ActOutcome, GameHeader, Person, TableHandle } from './ports.js';

/** Takes what a table is asked to do; the one queue behind all tables. */
export interface Desk {
  act(table: Table, action: Action, source?: string): Promise<ActOutcome>;
  join(table: Table, person: Person, source?: string): Promise<ActOutcome>;
}

export type People = ReadonlyMap<Seat, Person>;

/** What of a table changes with an entry of the log. */
export interface Position {
  readonly state: GameState;
  readonly people: People;
  /** Of the next entry. */
  readonly sequence: number;
}

/** One game in one channel: what is on disk, and nothing else. Only the directory moves it on. */
export class Table implements TableHandle {
  version = 0;
  /** Since when the log takes nothing; null: it does. */
  blockedSince: Millis | null = null;

  constructor(
    private readonly header: GameHeader,
    private readonly desk: Desk,
    public position: Position,
  ) {}

  get game(): string {
    return this.header.game;
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
  get state(): GameState {
    return this.position.state;
  }
  get people(): People {
    return this.position.people;
  }
  get blocked(): boolean {
    return this.blockedSince !== null;
  }

  seatOf(userId: string): Seat | null {
    return seatOf(this.position, userId);
  }

  act(action: Action, source?: string): Promise<ActOutcome> {
    return this.desk.act(this, action, source);
  }

  join(person: Person, source?: string): Promise<ActOutcome> {
    return this.desk.join(this, person, source);
  }
}

export function seatOf({ people, state }: Position, userId: string): Seat | null {
  for (const [seat, person] of people) {
    if (person.userId === userId && state.seats[seat]?.status === 'in' && state.seats[seat]?.robot !== true)
      return seat;
  }
  return null;
}
