import { newCode } from './duel-code.js';
import {
  duelOf,
  duelRulesOf,
  crewView,
  playersAt,
  playersIn,
  resultsOf,
  sidesFrom,
  stageOf,
  type Duel,
  type DuelResult,
  type DuelStage,
  type Side,
} from './duel-sides.js';
import type { Change, GameId, TableHandle } from '../ports.js';
import type { DuelView, DuelStart, DuelTools } from './duel-view.js';

/** After so long the crew that did not call a Time Out may end it too; milliseconds. */
export const OTHERS_TIME_OUT_MS = 60_000;

/** Two crews at tables of their own, tied together outside the rules: they start, stop and are compared together. */
export class Duels {
  readonly #byGame = new Map<GameId, Duel>();
  readonly #byCode = new Map<string, Duel>();
  /** Both crews' start, while it is being written. */
  readonly #starting = new Map<Duel, Promise<DuelStart>>();
  /** When each table's newest Time Out began. */
  readonly #calledAt = new Map<GameId, number>();

  constructor(private readonly tools: DuelTools) {}

  /** The first crew's table is open; the answer is the code that it hands on. */
  open(table: TableHandle): string {
    const duel: Duel = { code: newCode(table.guildId, this.tools.randomBytes), sides: [] };
    this.#byCode.set(duel.code, duel);
    this.#sit(duel, table);
    // Who has seen the table being opened has not seen the code.
    this.#told(duel);
    return duel.code;
  }

  /** The table that waits for another crew with this code; null: none does, or not here. */
  waiting(code: string): TableHandle | null {
    const duel = this.#byCode.get(code);
    const [first] = duel?.sides ?? [];
    if (first === undefined || duel?.sides.length !== 1) return null;
    return this.tools.directory.byGame(first.game) ?? null;
  }

  /** The second crew's table is open. */
  join(code: string, table: TableHandle): void {
    const duel = this.#byCode.get(code);
    if (duel?.sides.length !== 1) throw new RangeError(`nobody waits at the duel ${code}`);
    this.#sit(duel, table);
    this.#told(duel);
  }

  has(game: GameId): boolean {
    return this.#byGame.has(game);
  }

  /** How far a table's game has come. */
  stageOf(kind: string, state: unknown): DuelStage | null {
    const rules = this.tools.directory.games.find(kind);
    return rules === undefined ? null : (duelRulesOf(rules)?.stage(state) ?? null);
  }

  /** Null: that table is in no duel. */
  of(game: GameId): DuelView | null {
    const duel = this.#byGame.get(game);
    if (duel === undefined) return this.#decided(game);
    const [own, other] = sidesFrom(duel, game);
    return {
      code: duel.code,
      ready: own?.ready ?? false,
      other: other === undefined ? null : crewView(other),
      result: this.tools.store.of(game)?.result ?? null,
    };
  }

  /** The host's Start: it deals, and later starts the clocks, once both crews are ready. */
  async start(table: TableHandle): Promise<DuelStart> {
    const duel = this.#byGame.get(table.game);
    const [own, other] = duel === undefined ? [] : sidesFrom(duel, table.game);
    if (duel === undefined || own === undefined || other === undefined) return { kind: 'alone' };
    const underWay = this.#starting.get(duel);
    // Pressed twice, by one host or by both: one start.
    if (underWay !== undefined) return underWay;
    const [stage, theirs] = [stageOf(own), stageOf(other)];
    // The rules say that a game is on, or over; a crew whose other is over begins alone.
    if (theirs === 'over' || stage === 'play' || stage === 'over')
      return { kind: 'acted', outcome: await table.act(duelOf(own).start(own.state)) };
    if (stage === 'lobby' && playersAt(own) !== playersAt(other))
      return { kind: 'unequal', own: playersAt(own), other: playersAt(other) };
    own.ready = true;
    if (theirs === stage && !other.ready) {
      this.#told(duel);
      return { kind: 'waits' };
    }
    const starting = this.#startAll(duel, theirs === stage ? [own, other] : [own]);
    this.#starting.set(duel, starting);
    return starting;
  }

  /** In one commit: neither crew is dealt to, and neither clock runs, without the other's. */
  async #startAll(duel: Duel, sides: readonly Side[]): Promise<DuelStart> {
    try {
      const acts = sides.flatMap((side, at) => {
        const rules = duelOf(side);
        const stopped = at > 0 && rules.pausedBy(side.state) !== null;
        return [...(stopped ? [rules.resume(side.state)] : []), rules.start(side.state)].map((action) => ({
          table: side,
          action,
        }));
      });
      return { kind: 'acted', outcome: await this.tools.directory.actTogether(acts) };
    } finally {
      this.#starting.delete(duel);
      for (const side of duel.sides) side.ready = false;
      this.#told(duel);
    }
  }

  /** Whether this crew may end the Time Out: not the other's own, in its first minute, nor while the other is not there. */
  mayResume(game: GameId): boolean {
    const duel = this.#byGame.get(game);
    const [own, other] = duel === undefined ? [] : sidesFrom(duel, game);
    if (own === undefined || other === undefined) return true;
    if (stageOf(own) === 'dealt' && stageOf(other) === 'lobby') return false;
    const theirs = duelOf(other).pausedBy(other.state);
    if (theirs === null || theirs === 'bot' || duelOf(own).pausedBy(own.state) !== 'bot') return true;
    return this.tools.clock.now() >= (this.#calledAt.get(other.game) ?? 0) + OTHERS_TIME_OUT_MS;
  }

  onChange(change: Change): void {
    const duel = this.#byGame.get(change.table.game);
    if (duel === undefined) return;
    try {
      this.#follow(duel, change);
    } catch (error) {
      this.tools.onFault(error);
    }
  }

  /** After a restart: the duels that are undecided go on. After the tables are back. */
  async recover(): Promise<void> {
    const rows = this.tools.store.undecided();
    for (const code of new Set(rows.map(({ duel }) => duel))) {
      const duel: Duel = { code, sides: [] };
      for (const { game } of rows.filter((row) => row.duel === code)) {
        const side = await this.#sideAgain(game);
        if (side === null) continue;
        duel.sides.push(side);
        this.#byGame.set(game, duel);
      }
      this.#byCode.set(code, duel);
      this.#decide(duel, null);
    }
  }

  async #sideAgain(game: GameId): Promise<Side | null> {
    const { directory, finished } = this.tools;
    const table = directory.byGame(game);
    if (table !== undefined) return this.#sideOf(table);
    const over = await finished(game);
    const rules = over === null ? undefined : directory.games.find(over.kind);
    if (over === null || rules === undefined) return null;
    return { game, rules, channelId: '', guildId: '', state: over.state, ready: false };
  }

  #sideOf({ game, kind, channelId, guildId, state }: TableHandle): Side {
    return { game, rules: this.tools.directory.games.get(kind), channelId, guildId, state, ready: false };
  }

  #sit(duel: Duel, table: TableHandle): void {
    const undecided = { result: null, otherZone: null, otherLeft: null };
    this.#meanwhile(this.tools.store.put({ game: table.game, duel: duel.code, ...undecided }));
    duel.sides.push(this.#sideOf(table));
    this.#byGame.set(table.game, duel);
  }

  /** Passes on to the other crew what concerns it of one crew's change. */
  #follow(duel: Duel, { table, before, state, at }: Change): void {
    const [own, other] = sidesFrom(duel, table.game);
    if (own === undefined) return;
    const seen = JSON.stringify(crewView(own));
    own.state = state;
    const rules = duelOf(own);
    const [was, is] = [rules.stage(before), rules.stage(state)];
    if (was === 'lobby' && is === 'lobby' && playersAt(own) !== playersIn(own.rules, before)) own.ready = false;
    const paused = rules.pausedBy(state);
    if (paused !== null && rules.pausedBy(before) === null) {
      this.#calledAt.set(own.game, at);
      this.#stop(other, at);
    }
    if (was === 'dealt' && is === 'lobby') this.#stop(other, at);
    if (paused === null && rules.pausedBy(before) !== null && is !== 'over')
      this.#meanwhile(
        (is === 'play' ? this.#startToo(other) : Promise.resolve()).then(() => this.#act(other, 'resume')),
      );
    if (was === 'lobby' && is === 'dealt') this.#meanwhile(this.#act(other, 'resume', 'dealt'));
    if (was === 'dealt' && is === 'play' && !this.#starting.has(duel)) this.#meanwhile(this.#startToo(other));
    if (is === 'over' && was !== 'over') this.#decide(duel, own);
    // Each move of one crew is none of the other's business: its board is redrawn for what it shows of them.
    if (other !== undefined && JSON.stringify(crewView(own)) !== seen) this.tools.onChange(other.game);
  }

  /** Stops this side's clock too, if it runs. */
  #stop(side: Side | undefined, since: number): void {
    if (side === undefined || duelOf(side).pausedBy(side.state) !== null) return;
    if (stageOf(side) !== 'play' && stageOf(side) !== 'dealt') return;
    const table = this.tools.directory.byGame(side.game);
    if (table !== undefined) this.#meanwhile(table.act({ type: 'downtime', since }));
  }

  /** Nobody waits for it: a table’s change is done, whatever becomes of the other’s. */
  #meanwhile(work: Promise<unknown>): void {
    work.catch(this.tools.onFault);
  }

  async #startToo(side: Side | undefined): Promise<void> {
    if (side === undefined || stageOf(side) !== 'dealt') return;
    await this.#act(side, 'resume');
    await this.#act(side, 'start');
  }

  async #act(side: Side | undefined, what: 'start' | 'resume', only?: 'dealt'): Promise<void> {
    if (side === undefined || (only !== undefined && stageOf(side) !== only)) return;
    if (what === 'resume' && duelOf(side).pausedBy(side.state) === null) return;
    const table = this.tools.directory.byGame(side.game);
    await table?.act(duelOf(side)[what](table.state)).catch(this.tools.onFault);
  }

  /** `ended`: the side that has just ended; null: after a restart. */
  #decide(duel: Duel, ended: Side | null): void {
    const [first, second] = duel.sides;
    if (first === undefined) return;
    if (second === undefined) {
      if (stageOf(first) === 'over') this.#settle(duel, ['void'], ended);
      return;
    }
    const results = resultsOf(first, second);
    if (results !== null) this.#settle(duel, results, ended);
  }

  #settle(duel: Duel, results: readonly DuelResult[], ended: Side | null): void {
    const { store, onDecided } = this.tools;
    if (duel.sides.some(({ game }) => (store.of(game)?.result ?? null) !== null)) return this.#forget(duel);
    for (const [at, { game }] of duel.sides.entries()) {
      const [, other] = sidesFrom(duel, game);
      const seen = other === undefined ? null : duelOf(other).progress(other.state);
      const told = { result: results[at] ?? 'void', otherZone: seen?.zone ?? null, otherLeft: seen?.left ?? null };
      this.#meanwhile(store.put({ game, duel: duel.code, ...told }));
    }
    this.#byCode.delete(duel.code);
    this.#told(duel);
    onDecided(duel.sides.filter((side) => side !== ended && stageOf(side) === 'over' && side.channelId !== ''));
    this.#forget(duel);
  }

  /** Once both are over there is nothing left to follow; what is told of it is in the store. */
  #forget(duel: Duel): void {
    if (duel.sides.some((side) => stageOf(side) !== 'over')) return;
    for (const { game } of duel.sides) {
      this.#byGame.delete(game);
      this.#calledAt.delete(game);
    }
    this.#byCode.delete(duel.code);
  }

  #told({ sides }: Duel): void {
    for (const { game } of sides) this.tools.onChange(game);
  }

  #decided(game: GameId): DuelView | null {
    const row = this.tools.store.of(game);
    if (row === null) return null;
    const { otherZone: zone, otherLeft: left } = row;
    const other =
      zone === null || left === null
        ? null
        : ({ zone, left, stage: 'over', ready: false, players: 0, pausedBy: null } as const);
    return { code: row.duel, ready: false, result: row.result, other };
  }
}
