import { afterEach, expect } from 'vitest';
import type { Action, Authority, LobbyChoice } from '../../src/games/meteor/action.js';
import { freeSeat } from '../../src/games/meteor/actions/seating.js';
import { nextDue } from '../../src/games/meteor/actions/tick.js';
import { createGame, decide } from '../../src/games/meteor/decide.js';
import { isRefusal } from '../../src/games/shared/decision.js';
import type { GameEvent, GameEventType } from '../../src/games/meteor/event.js';
import { evolveAll, initialState } from '../../src/games/meteor/evolve.js';
import type { Refusal, RefusalCode } from '../../src/games/meteor/refusal.js';
import type { CardId, GameState, Letter, Millis, Options, Seat, SiteId } from '../../src/games/meteor/state.js';
import { publicView, viewFor, type PublicView, type SeatView } from '../../src/games/meteor/view/seat.js';
import { checkTable, type Entry } from './rules/checks.js';
import { optionsOf, START, tableState, type TableSpec } from './rules/set-up.js';

export type { TableSpec };

/** What `t.refuses` waits for. */
class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(`refused: ${JSON.stringify(refusal)}`);
  }
}

/** A table whose clock stands still until `wait`. Each action submits `tick` first, as the real one does (R1). */
export class Table {
  readonly log: Entry[] = [];
  now = START;
  /** What the last accepted action led to. */
  events: readonly GameEvent[] = [];
  /** A scenario that is about an open launch window says so: `t.windowStaysOpen = true`. */
  windowStaysOpen = false;
  private current: GameState;

  constructor(readonly base: GameState) {
    this.current = base;
  }

  get state(): GameState {
    return this.current;
  }

  // What players, moderators and the bot do.
  join(seat: Seat = freeSeat(this.state) ?? 5): void {
    this.act({ type: 'join', seat });
  }
  leave(seat: Seat): void {
    this.act({ type: 'leave', seat });
  }
  kick(by: Authority, seat: Seat): void {
    this.act({ type: 'kick', by, seat });
  }
  makeHost(by: Authority, seat: Seat): void {
    this.act({ type: 'make-host', by, seat });
  }
  configure(by: Authority, choice: LobbyChoice): void {
    this.act({ type: 'configure', by, choice });
  }
  start(by: Authority = this.state.host): void {
    this.act({ type: 'start', by });
  }
  mulligan(seat: Seat): void {
    this.act({ type: 'mulligan', seat });
  }
  place(seat: Seat, card: CardId, site: SiteId): void {
    this.act({ type: 'place', seat, card, site });
  }
  scrap(seat: Seat, site: SiteId): void {
    this.act({ type: 'scrap', seat, site });
  }
  launch(
    seat: Seat,
    target: Letter,
    { sites = [], change = 0 }: { sites?: readonly SiteId[]; change?: number } = {},
  ): void {
    this.act({ type: 'launch', seat, target, sites, change });
  }
  pass(...seats: readonly Seat[]): void {
    for (const seat of seats) this.act({ type: 'pass', seat, confirmed: false });
  }
  confirmPass(seat: Seat): void {
    this.act({ type: 'pass', seat, confirmed: true });
  }
  timeOut(seat: Seat): void {
    this.act({ type: 'time-out', seat });
  }
  resume(seat: Seat): void {
    this.act({ type: 'resume', seat });
  }
  end(by: Authority): void {
    this.act({ type: 'end', by });
  }
  use(seat: Seat, target: string | null = null, ability = this.state.advanced?.seats[seat]?.power ?? ''): void {
    this.act({ type: 'use', seat, ability, target });
  }
  placeBoss(by: Authority, letter: Letter): void {
    this.act({ type: 'choose-boss-place', by, letter });
  }
  joinRobot(seat: Seat = freeSeat(this.state) ?? 5, by: Authority = this.state.host): void {
    this.act({ type: 'join', seat, robot: true, by });
  }
  abandon(): void {
    this.act({ type: 'abandon' });
  }
  downtime(since: Millis): void {
    this.act({ type: 'downtime', since });
  }

  /** Time passes, and each timer fires at its moment. */
  wait(ms: Millis): void {
    const until = this.now + ms;
    for (let due = nextDue(this.state); due !== null && due <= until; due = nextDue(this.state)) {
      this.now = Math.max(this.now, due);
      this.tick();
    }
    this.now = until;
  }

  /** Time passes without the process running, and then one tick comes. */
  stall(ms: Millis, aliveAt?: Millis): void {
    this.now += ms;
    this.tick(aliveAt);
  }

  /** Expects that the rules refuse what `run` does, and gives the refusal. */
  refuses(run: () => void, code: RefusalCode): Refusal {
    try {
      run();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      expect(error.refusal.code).toBe(code);
      return error.refusal;
    }
    throw new Error(`not refused; expected ${code}`);
  }

  act(action: Action): void {
    this.tick();
    const decision = decide(this.state, action, this.now);
    if (isRefusal(decision)) throw new Refused(decision);
    this.record(action, decision);
  }

  private tick(aliveAt?: Millis): void {
    const action: Action = aliveAt === undefined ? { type: 'tick' } : { type: 'tick', aliveAt };
    const decision = decide(this.state, action, this.now);
    if (isRefusal(decision)) throw new Refused(decision);
    if (decision.length > 0) this.record(action, decision);
  }

  private record(action: Action, events: readonly GameEvent[]): void {
    this.log.push({ at: this.now, action, events });
    this.events = events;
    this.current = evolveAll(this.current, events, this.now);
  }

  // What a scenario expects.
  get zone(): number {
    return this.state.zone;
  }
  /** Milliseconds left of the zone. */
  get left(): Millis {
    return this.state.deadline - this.now;
  }
  /** How it ended: `won`, `lost` or `abandoned` and why; null while it goes on. */
  get ending(): string | null {
    const { outcome } = this.state;
    return outcome === null ? null : `${outcome.result}: ${outcome.reason}`;
  }
  get technologies(): string {
    return this.state.technologies.join(' ');
  }
  get deckSize(): number {
    return this.state.deck.length - this.state.drawn;
  }
  /** Letters of the meteors on the field. */
  letters(): string {
    return this.state.field.map(({ letter }) => letter).join('');
  }
  /** Letters of those that lie face up. */
  faceUp(): string {
    return this.state.field.flatMap((meteor) => (meteor.faceUp ? [meteor.letter] : [])).join('');
  }
  /** A hand in the order that its cards came: `C 1C`. */
  hand(seat: Seat): string {
    return (this.state.seats[seat]?.hand ?? []).join(' ');
  }
  handSizes(): number[] {
    return this.state.seats.map(({ hand }) => hand.length);
  }
  pile(site: SiteId): string {
    return (this.state.sites[site]?.pile ?? []).join(' ');
  }
  isReady(site: SiteId): boolean {
    return this.state.sites[site]?.ready === true;
  }
  discarded(): string {
    return this.state.discard.join(' ');
  }
  /** Seats with a pass mark. */
  passed(): Seat[] {
    return [...this.state.seats.keys()].filter((seat) => this.state.seats[seat]?.passed === true);
  }
  view(seat: Seat): SeatView {
    return viewFor(this.state, seat, this.now);
  }
  publicView(): PublicView {
    return publicView(this.state);
  }
  /** Every event of one type since the table was set. */
  happened<T extends GameEventType>(type: T): Extract<GameEvent, { readonly type: T }>[] {
    return this.log.flatMap(({ events }) =>
      events.filter((event): event is Extract<GameEvent, { readonly type: T }> => event.type === type),
    );
  }
}

const tables: Table[] = [];

const watched = (made: Table): Table => {
  tables.push(made);
  return made;
};

/** Sets a table in mid-play; see `TableSpec`. What no scenario names lies in the deck. */
export const table = (spec: TableSpec = {}): Table => watched(new Table(tableState(spec)));

/** A table from its first moment on: created by the host, joined by as many as asked for. */
export function lobby(players: number, options: Partial<Options> = {}, seed = 'scenario'): Table {
  const made = createGame({ options: optionsOf(options), seed });
  const t = watched(new Table(evolveAll(initialState, made, START)));
  for (let seat = 0; seat < players; seat += 1) t.join();
  return t;
}

/** Where a game stands as the clock starts: field dealt, hands dealt. */
export function started(players: number, options: Partial<Options> = {}, seed = 'scenario'): Table {
  const t = lobby(players, options, seed);
  t.start();
  t.start();
  return t;
}

/** The checks that come free after every scenario. */
afterEach(() => {
  for (const made of tables.splice(0)) checkTable(made);
});
