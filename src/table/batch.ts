import type { Action } from '../games/meteor/action.js';
import type { GameEvent } from '../games/meteor/event.js';
import type { GameState, Millis } from '../games/meteor/state.js';
import type { ActOutcome, GameHeader, LogEntry, Person, TableRefusal } from './ports.js';
import type { RecentSources } from './recent-sources.js';
import type { Rules } from './rules.js';
import { seatOf, type People, type Position, type Table } from './table.js';

/** One entry to be, and where its table stands before and after. */
export interface Step {
  readonly table: Table;
  readonly entry: LogEntry;
  readonly before: GameState;
  readonly after: Position;
}

interface Taken {
  readonly action: LogEntry['action'];
  readonly events: readonly GameEvent[];
  readonly at: Millis;
  readonly source?: string | undefined;
  readonly header?: GameHeader;
  readonly joins?: Person;
}

export const refused = (refusal: TableRefusal): { readonly ok: false; readonly refusal: TableRefusal } => ({
  ok: false,
  refusal,
});

/** Actions that will share one commit, folded tentatively: until then no table knows of them. */
export class Batch {
  readonly steps: Step[] = [];
  readonly sources = new Set<string>();
  /** Tables to be, by channel. */
  readonly openings = new Map<string, Table>();
  readonly #drafts = new Map<Table, Position>();

  constructor(
    private readonly rules: Rules,
    private readonly recent: RecentSources,
    readonly now: Millis,
    /** When the process is known to have last run (R1). */
    private readonly aliveAt: Millis,
  ) {}

  /** Where a table would stand. */
  position(table: Table): Position {
    return this.#drafts.get(table) ?? table.position;
  }

  touches(table: Table): boolean {
    return this.#drafts.has(table);
  }

  act(table: Table, action: Action, source?: string): ActOutcome {
    return this.#ask(table, source) ?? this.#decide(table, action, source);
  }

  join(table: Table, person: Person, source?: string): ActOutcome {
    const refusal = this.#ask(table, source);
    if (refusal !== null) return refusal;
    const position = this.position(table);
    // No seat free: the rules say whether the table is full or the game has begun.
    const seat = seatOf(position, person.userId) ?? this.rules.freeSeat(position.state) ?? 0;
    return this.#decide(table, { type: 'join', seat }, source, person);
  }

  /** A new game with its host in the first seat. Throws if the rules do not seat a host: that is a bug. */
  open(table: Table, header: GameHeader, events: readonly GameEvent[], host: Person, source?: string): void {
    this.openings.set(header.channelId, table);
    this.#take(table, { action: { type: 'create' }, events, at: this.now, source, header });
    const seated = this.#decide(table, { type: 'join', seat: 0 }, undefined, host);
    if (!seated.ok) throw new Error(`the rules do not seat the host of a new game: ${seated.refusal.code}`);
  }

  /** Time was not the players' since `since` (R1). What was due by then has still happened. */
  downtime(table: Table, since: Millis): ActOutcome {
    this.#catchUp(table, Math.min(since, this.now));
    return this.#decide(table, { type: 'downtime', since });
  }

  tick(table: Table): void {
    if (!table.blocked) this.#catchUp(table, this.now);
  }

  #ask(table: Table, source: string | undefined): ActOutcome | null {
    if (table.blocked) return refused({ code: 'storage-failed' });
    if (this.repeats(source)) return refused({ code: 'repeated' });
    this.#catchUp(table, this.now);
    return null;
  }

  repeats(source: string | undefined): boolean {
    return source !== undefined && (this.recent.has(source) || this.sources.has(source));
  }

  /** Time first, as an action of its own (R1). */
  #catchUp(table: Table, at: Millis): void {
    const { state } = this.position(table);
    const due = this.rules.nextDue(state);
    if (due === null || due > at) return;
    const action: Action = { type: 'tick', aliveAt: this.aliveAt };
    const decision = this.rules.decide(state, action, at);
    if (!this.rules.isRefusal(decision) && decision.length > 0) this.#take(table, { action, events: decision, at });
  }

  #decide(table: Table, action: Action, source?: string, joins?: Person): ActOutcome {
    const { state } = this.position(table);
    const decision = this.rules.decide(state, action, this.now);
    if (this.rules.isRefusal(decision)) return refused(decision);
    if (decision.length === 0) return { ok: true, state, events: decision };
    this.#take(table, { action, events: decision, at: this.now, source, ...(joins === undefined ? {} : { joins }) });
    return { ok: true, state: this.position(table).state, events: decision };
  }

  #take(table: Table, { action, events, at, source, header, joins }: Taken): void {
    const { state: before, people, sequence } = this.position(table);
    const state = this.rules.evolveAll(before, events, at);
    const seating = seatingAfter(state, events, joins);
    const after: Position = { state, people: seated(people, seating), sequence: sequence + 1 };
    this.#drafts.set(table, after);
    if (source !== undefined) this.sources.add(source);
    const entry: LogEntry = {
      game: table.game,
      sequence,
      at,
      action,
      events,
      ...(source === undefined ? {} : { source }),
      ...(header === undefined ? {} : { header }),
      ...(seating.length === 0 ? {} : { seating }),
    };
    this.steps.push({ table, entry, before, after });
  }
}

type Seating = NonNullable<LogEntry['seating']>;

const NOBODY: Seating = [];

/** Who sits down, and who gets up before the game began; one who leaves in play keeps the name on the seat. */
function seatingAfter(state: GameState, events: readonly GameEvent[], joins: Person | undefined): Seating {
  if (!events.some(({ type }) => type === 'joined' || type === 'left')) return NOBODY;
  return events.flatMap((event): Seating[number][] => {
    if (event.type === 'joined' && joins !== undefined) return [{ seat: event.seat, person: joins }];
    const freed = event.type === 'left' && state.seats[event.seat]?.status !== 'left';
    return freed ? [{ seat: event.seat, person: null }] : [];
  });
}

function seated(people: People, seating: Seating): People {
  if (seating.length === 0) return people;
  const next = new Map(people);
  for (const { seat, person } of seating) {
    if (person === null) next.delete(seat);
    else next.set(seat, person);
  }
  return next;
}
