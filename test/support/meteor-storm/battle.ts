import { afterEach, expect } from 'vitest';
import {
  decide,
  evolveAll,
  isRefusal,
  nameOf,
  nextDue,
  pointsOf,
  tileOf,
  unitAt,
  viewFor,
  type Action,
  type GameEvent,
  type GameEventType,
  type GameState,
  type Hex,
  type Refusal,
  type RefusalCode,
  type SeatView,
  type Side,
  type Target,
  type Tile,
  type Unit,
} from '../../../src/games/meteor-storm/index.js';
import { expectAlwaysTrue, expectPoints, expectReplays, type Entry } from './checks.js';
import { battleState, hex, START, type BattleSpec } from './setup.js';

/** What `refuses` waits for. */
class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(`refused: ${JSON.stringify(refusal)}`);
  }
}

/** A battle whose clock stands still until `wait`. Each action submits `tick` first, as the real table does. */
export class Battle {
  readonly log: Entry[] = [];
  now = START;
  /** What the last accepted action led to. */
  events: readonly GameEvent[] = [];
  /** A scenario that is about an unanswered red alert says so. */
  retreatStaysOpen = false;
  private current: GameState;

  constructor(readonly base: GameState) {
    this.current = base;
  }

  get state(): GameState {
    return this.current;
  }
  get points(): readonly [number, number] {
    return pointsOf(this.current);
  }

  act(action: Action): void {
    this.submit({ type: 'tick' });
    this.submit(action);
  }

  /** Time passes; what comes due happens at its moment. */
  wait(ms: number): void {
    const until = this.now + ms;
    for (let due = nextDue(this.state); due !== null && due <= until; due = nextDue(this.state)) {
      this.now = Math.max(this.now, due);
      this.submit({ type: 'tick' });
    }
    this.now = until;
  }

  /** The active side plays a card. */
  play(card = 'fire-at-will'): void {
    this.act({ type: 'play', seat: this.state.active, card });
  }
  move(unit: string, to: string): void {
    this.act({ type: 'move', seat: this.state.active, unit: this.id(unit), to: hex(to) });
  }
  /** At the unit there; at the tile, where none is (or `tile` says which). */
  fire(unit: string, at: string, tile?: number): void {
    this.act({ type: 'fire', seat: this.state.active, unit: this.id(unit), target: this.target(at, tile) });
  }
  order(unit: string, to: string, at: string | null = null): void {
    const target = at === null ? null : this.target(at);
    this.act({ type: 'order', seat: this.state.active, unit: this.id(unit), to: hex(to), target });
  }
  undo(): void {
    this.act({ type: 'undo', seat: this.state.active });
  }
  hold(): void {
    this.act({ type: 'hold', seat: this.state.active });
  }
  takeBack(): void {
    this.act({ type: 'take-back', seat: this.state.active });
  }
  /** The owner of the unit that may retire answers; null: a marker. */
  retire(to: string | null): void {
    this.answer(to === null ? null : hex(to));
  }
  ignore(): void {
    this.answer('ignore');
  }
  done(): void {
    this.act({ type: 'done', seat: this.state.active });
  }
  /** Plays the first card in hand, orders nobody, and ends the turn: meteors move. */
  passTurn(): void {
    this.play(this.state.hands[this.state.active][0]);
    this.done();
  }

  unit(at: string): Unit {
    const unit = unitAt(this.state, hex(at));
    if (unit === null) throw new Error(`no unit is on ${at}`);
    return unit;
  }
  /** The unit that began there, wherever it is now, lost or not. */
  was(at: string): Unit {
    const unit = this.state.units[unitAt(this.base, hex(at))?.id ?? -1];
    if (unit === undefined) throw new Error(`no unit began on ${at}`);
    return unit;
  }
  tilesOn(at: string): readonly Tile[] {
    return this.state.tiles.filter((tile) => tile.hex === hex(at));
  }
  /** Where the tiles of the beginning are now, in their order; null: gone. */
  whereTiles(): (string | null)[] {
    return this.base.tiles.map(({ id }) => {
      const tile = tileOf(this.state, id);
      return tile === null ? null : nameOf(tile.hex);
    });
  }
  view(seat: Side): SeatView {
    return viewFor(this.state, seat);
  }
  /** The events of that kind that the last action led to. */
  found<T extends GameEventType>(type: T): Extract<GameEvent, { readonly type: T }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { readonly type: T }> => event.type === type);
  }

  /** The refusal that an action meets; nothing may have changed. */
  refuses(attempt: () => void, code: RefusalCode): Refusal {
    const before = this.state;
    try {
      attempt();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      expect(error.refusal.code).toBe(code);
      expect(this.state).toBe(before);
      return error.refusal;
    }
    throw new Error(`it was accepted, not refused with ${code}`);
  }

  check(): void {
    expect(this.state.retreat !== null, 'is a red alert left unanswered?').toBe(this.retreatStaysOpen);
    expectAlwaysTrue(this.state);
    expectPoints(this.base, this.log, this.state);
    expectReplays(this.base, this.log, this.state);
  }

  private answer(to: Hex | null | 'ignore'): void {
    const asked = this.state.units[this.state.retreat?.unit ?? -1];
    this.act({ type: 'retire', seat: asked?.side ?? this.state.active, to });
  }

  private id(at: string): number {
    return unitAt(this.state, hex(at))?.id ?? -1;
  }

  private target(at: string, tile?: number): Target {
    if (tile !== undefined) return { tile };
    const unit = unitAt(this.state, hex(at));
    if (unit !== null) return { unit: unit.id };
    return { tile: this.tilesOn(at)[0]?.id ?? -1 };
  }

  /** As the table submits what it asks for itself: no tick before it. */
  submit(action: Action): void {
    const decision = decide(this.current, action, this.now);
    if (isRefusal(decision)) throw new Refused(decision);
    if (decision.length === 0) return;
    this.log.push({ at: this.now, action, events: decision });
    this.events = decision;
    this.current = evolveAll(this.current, decision, this.now);
  }
}

const open: Battle[] = [];

/** A battle in one literal; it is checked when the scenario ends. */
export function battle(spec: BattleSpec = {}): Battle {
  return watched(new Battle(battleState(spec)));
}

export function watched(table: Battle): Battle {
  open.push(table);
  return table;
}

afterEach(() => {
  for (const table of open.splice(0)) table.check();
});
