import type { AnyGameTypes } from '../../games/game.js';
import { evolveAndTell, keepTold } from '../../games/shared/told.js';
import type { Millis } from '../../games/shared/time.js';
import type { ActOutcome, ActRefusal, GameHeader, LogEntry, Person } from '../ports.js';
import { seated, seatingAfter } from './seating.js';
import { thinkersAt, type Limits } from '../limits.js';
import type { RecentSources } from './recent-sources.js';
import { seatOf, type Position, type Table } from '../table.js';

type Action = AnyGameTypes['action'];
type Events = readonly AnyGameTypes['event'][];

/** One entry to be appended, and its table's position before and after. */
export interface Step {
  readonly table: Table;
  readonly entry: LogEntry;
  readonly before: unknown;
  readonly after: Position;
  /** When what led to it arrived. */
  readonly arrivedAt: Millis;
  /** Steps of one group are written together or not at all; absent: those of its table are. */
  readonly group?: number;
}

interface Taken {
  readonly action: LogEntry['action'];
  readonly events: Events;
  readonly at: Millis;
  readonly source?: string | undefined;
  readonly header?: GameHeader;
  readonly joins?: Person;
}

/** An outcome that is a refusal. */
export const refused = <R extends ActRefusal>(refusal: R): { readonly ok: false; readonly refusal: R } => ({
  ok: false,
  refusal,
});

/**
 * Actions that will share one commit, folded tentatively: until then no table knows of them. What is being written
 * already, and not yet known to be, is the batch that it is `basedOn`.
 */
export class Batch {
  readonly steps: Step[] = [];
  readonly #sources = new Set<string>();
  readonly #opened = new Set<Table>();
  /** Tables to be that take a channel, by channel. */
  readonly #openings = new Map<string, Table>();
  readonly #drafts = new Map<Table, Position>();
  #groups = 0;
  #now: Millis = 0;
  #aliveAt: Millis = 0;

  constructor(
    private readonly recent: RecentSources,
    /** Null: everyone may have as many games as they like. */
    private readonly limits: Limits | null,
    private basedOn: Batch | null,
  ) {}

  /** What follows arrived at `now`; `aliveAt`: when the process is known to have last run before (R1). */
  begin(now: Millis, aliveAt: Millis): void {
    this.#now = now;
    this.#aliveAt = aliveAt;
  }

  /** What it was based on is written: its tables know of it. */
  baseIsReal(): void {
    this.basedOn = null;
  }

  get now(): Millis {
    return this.#now;
  }

  /** Where a table would stand. */
  position(table: Table): Position {
    return this.#drafts.get(table) ?? this.basedOn?.position(table) ?? table.position;
  }

  /** Tables to be. */
  get opened(): ReadonlySet<Table> {
    return this.basedOn === null ? this.#opened : new Set([...this.basedOn.opened, ...this.#opened]);
  }

  /** The table that would take this channel. */
  openingIn(channelId: string): Table | undefined {
    return this.#openings.get(channelId) ?? this.basedOn?.openingIn(channelId);
  }

  /** How many steps there are by now; `drop` takes what comes later. */
  get mark(): number {
    return this.steps.length;
  }

  /** What this table did since then is taken back: its rules threw halfway. */
  drop(table: Table, since: number): void {
    this.steps.splice(since, Infinity, ...this.steps.slice(since).filter((step) => step.table !== table));
    this.#standAsLast(table);
  }

  touches(table: Table): boolean {
    return this.#drafts.has(table);
  }

  act(table: Table, action: Action, source?: string): ActOutcome {
    const refusal = this.#ask(table, source);
    if (refusal !== null) return refusal;
    const { state } = this.position(table);
    const outcome = this.#decide(table, action, source);
    if (!outcome.ok || this.limits === null || action.type !== 'join') return outcome;
    const more = thinkersAt(table.rules, outcome.state) > thinkersAt(table.rules, state);
    if (!more || !this.limits.hasTooManyThinkers(this, table)) return outcome;
    this.#takeBackLast(table);
    return refused({ code: 'too-many-thinkers' });
  }

  join(table: Table, person: Person, source?: string): ActOutcome {
    const refusal = this.#ask(table, source);
    if (refusal !== null) return refusal;
    const position = this.position(table);
    const isNew = table.owner === null && seatOf(table.rules, position, person.userId) === null;
    const tooMany = isNew ? (this.limits?.sitting(this, table.rules, person.userId) ?? null) : null;
    if (tooMany !== null) return refused(tooMany);
    // No seat free: the rules say whether the table is full or the game has begun.
    const seat = seatOf(table.rules, position, person.userId) ?? table.rules.freeSeat(position.state) ?? 0;
    const entropy = source === undefined ? {} : { entropy: source };
    return this.#decide(table, { type: 'join', seat, ...entropy }, source, person);
  }

  /**
   * A new game with its host in the first seat. Throws if the rules do not seat a host: that is a bug, and leaves no game
   * without one behind.
   */
  open(table: Table, header: GameHeader, events: Events, host: Person, source?: string): void {
    this.#take(table, { action: { type: 'create' }, events, at: this.#now, source, header });
    try {
      const seated = this.#decide(table, { type: 'join', seat: 0 }, undefined, host);
      if (!seated.ok) throw new Error(`the rules do not seat the host of a new game: ${seated.refusal.code}`);
    } catch (error) {
      this.steps.pop();
      this.#drafts.delete(table);
      throw error;
    }
    this.#opened.add(table);
    if (header.owner === undefined) this.#openings.set(header.channelId, table);
  }

  /**
   * Time was not the players' since `since` (R1). What was due by then has still happened. Where no clock runs there is
   * nothing to give back: the game does not hear of it.
   */
  downtime(table: Table, since: Millis): ActOutcome {
    this.#catchUp(table, Math.min(since, this.#now));
    const { state } = this.position(table);
    if (table.rules.nextDue(state) === null) return { ok: true, state, events: [] };
    return this.#decide(table, { type: 'downtime', since });
  }

  /** Actions of several tables, all or none: the first refusal takes back what was done before it, and is the answer. */
  together(acts: readonly { readonly table: Table; readonly action: Action }[]): ActOutcome {
    const taken = this.steps.length;
    const drafts = new Map(this.#drafts);
    const from = this.#groups;
    let first: ActOutcome | null = null;
    const takeBack = (): void => {
      this.steps.length = taken;
      this.#drafts.clear();
      for (const [table, position] of drafts) this.#drafts.set(table, position);
    };
    this.#groups += 1;
    try {
      for (const { table, action } of acts) {
        const outcome = this.act(table, action);
        if (!outcome.ok) {
          takeBack();
          return outcome;
        }
        first ??= outcome;
      }
    } catch (error) {
      takeBack();
      throw error;
    }
    for (const [at, step] of this.steps.entries()) if (at >= taken) this.steps[at] = { ...step, group: from };
    return first ?? refused({ code: 'no-game' });
  }

  tick(table: Table): void {
    if (!table.blocked) this.#catchUp(table, this.#now);
  }

  /** The newest step is taken back, and its source with it. */
  #takeBackLast(table: Table): void {
    const last = this.steps.pop();
    if (last?.entry.source !== undefined) this.#sources.delete(last.entry.source);
    this.#standAsLast(table);
  }

  #standAsLast(table: Table): void {
    const last = this.steps.findLast((step) => step.table === table);
    if (last === undefined) this.#drafts.delete(table);
    else this.#drafts.set(table, last.after);
  }

  #ask(table: Table, source: string | undefined): ActOutcome | null {
    if (table.blocked) return refused({ code: 'storage-failed' });
    if (this.repeats(source)) return refused({ code: 'repeated' });
    this.#catchUp(table, this.#now);
    return null;
  }

  repeats(source: string | undefined): boolean {
    if (source === undefined) return false;
    return this.recent.has(source) || this.#sources.has(source) || this.basedOn?.repeats(source) === true;
  }

  /** Time first, as an action of its own (R1). */
  #catchUp(table: Table, at: Millis): void {
    const { state } = this.position(table);
    const due = table.rules.nextDue(state);
    if (due === null || due > at) return;
    const action = { type: 'tick', aliveAt: this.#aliveAt } as const;
    const decision = table.rules.decide(state, action, at);
    if (!table.rules.isRefusal(decision) && decision.length > 0) this.#take(table, { action, events: decision, at });
  }

  #decide(table: Table, action: Action, source?: string, joins?: Person): ActOutcome {
    const { state } = this.position(table);
    const decision = table.rules.decide(state, action, this.#now);
    if (table.rules.isRefusal(decision)) return refused(decision);
    if (decision.length === 0) return { ok: true, state, events: decision };
    this.#take(table, { action, events: decision, at: this.#now, source, ...(joins === undefined ? {} : { joins }) });
    return { ok: true, state: this.position(table).state, events: decision };
  }

  #take(table: Table, { action, events, at, source, header, joins }: Taken): void {
    const { state: before, people, told: kept, sequence } = this.position(table);
    const { rules } = table;
    const { state, told } = evolveAndTell(rules, before, events, at);
    const seating = seatingAfter({ before: rules.seats(before), after: rules.seats(state), people, joins });
    const outcome = rules.outcome(before) === null ? rules.outcome(state) : null;
    const after: Position = {
      state,
      people: seated(people, seating),
      told: keepTold(rules, kept, told),
      sequence: sequence + 1,
      at,
    };
    this.#drafts.set(table, after);
    if (source !== undefined) this.#sources.add(source);
    const entry: LogEntry = {
      game: table.game,
      kind: table.kind,
      sequence,
      at,
      action,
      events,
      ...(source === undefined ? {} : { source }),
      ...(header === undefined ? {} : { header }),
      ...(outcome === null ? {} : { outcome }),
      ...(seating.length === 0 ? {} : { seating }),
    };
    this.steps.push({ table, entry, before, after, arrivedAt: this.#now });
  }
}
