import type { AnyGame, DuelRules, GameOutcome } from '../../../src/games/game.js';
import { GameRegistry } from '../../../src/games/registry.js';
import { METEOR } from '../../../src/games/meteor/index.js';
import type { DuelResult } from '../../../src/table/duel/duel-sides.js';
import type { DuelRow } from '../../../src/table/duel/duel-store.js';
import { Duels } from '../../../src/table/duel/duels.js';
import { systemBytes } from '../../../src/table/ids.js';
import type { ActOutcome, TableHandle, TogetherAct } from '../../../src/table/ports.js';

/** As much of a table as a duel looks at. */
export interface State {
  readonly stage: 'lobby' | 'dealt' | 'play' | 'over';
  readonly zone: number;
  readonly left: number;
  readonly players: number;
  /** Who left or never came: in the list of seats, and not in the game. */
  readonly absent?: number;
  readonly pausedBy: number | 'bot' | null;
  readonly outcome: GameOutcome | null;
}

export const LOBBY: State = { stage: 'lobby', zone: 0, left: 0, players: 2, pausedBy: null, outcome: null };
export const DEALT: State = { ...LOBBY, stage: 'dealt', left: 5 };
export const PLAY: State = { ...LOBBY, stage: 'play', zone: 5, left: 5 };
export const over = (result: GameOutcome['result'], more: Partial<State> = {}, reason = 'x', at = 1): State => ({
  ...PLAY,
  ...more,
  stage: 'over',
  outcome: { result, reason, at },
});

const seats = (count: number, status: 'in' | 'left') =>
  Array.from({ length: count }, () => ({ status, robot: false }) as const);

/** What a duel asks of a game's rules; of the rest of them it has Meteor's. */
const DUEL: DuelRules<State, { readonly type: string }> = {
  progress: (state) => ({ zone: state.zone, left: state.left }),
  stage: (state) => state.stage,
  pausedBy: (state) => state.pausedBy,
  resume: () => ({ type: 'resume' }),
  start: () => ({ type: 'start', by: 0 }),
  gaveUp: (state) => state.outcome?.result === 'abandoned' && state.outcome.reason !== 'too-long',
};

/** A game that is not played as a duel. */
const { duel: _duel, ...ANY_RULES }: AnyGame = METEOR;
const PLAIN: AnyGame = {
  ...ANY_RULES,
  kind: 'plain',
  outcome: (state) => (state as State).outcome,
  seats: (state) => [...seats((state as State).players, 'in'), ...seats((state as State).absent ?? 0, 'left')],
};
const GAME: AnyGame = { ...PLAIN, kind: 'toy', duel: DUEL };

type Handle = TableHandle & { state: unknown };

/** Tables that do nothing but say what they were asked, and the duels between them. */
export class DuelTables {
  readonly rows = new Map<string, DuelRow>();
  readonly tables = new Map<string, Handle>();
  /** What tables were asked to do: `b downtime`. */
  readonly asked: string[] = [];
  readonly told: string[] = [];
  readonly decided: string[] = [];
  readonly faults: unknown[] = [];
  now = 0;
  duels = this.#create();
  readonly #obeying = new Map<string, (type: string, state: State) => State | 'fails' | 'refuses'>();
  /** Games of which nothing is known any more. */
  readonly unknown = new Set<string>();

  /** As after the process was killed: what is kept is kept. */
  restart(): Promise<void> {
    this.duels = this.#create();
    return this.duels.recover();
  }

  table(game: string, state: State, kind = 'toy'): TableHandle {
    const handle: Handle = {
      game,
      kind,
      guildId: '4194304000',
      channelId: `c-${game}`,
      createdAt: 0,
      owner: null,
      version: 0,
      blocked: false,
      lost: null,
      people: new Map(),
      told: [],
      recalled: new Map(),
      seatOf: () => null,
      join: () => Promise.resolve({ ok: false, refusal: { code: 'no' } }),
      state,
      act: (action) => {
        this.asked.push(`${game} ${action.type}`);
        const what = this.#obeying.get(game)?.(action.type, handle.state as State);
        if (what === 'fails') return Promise.reject(new Error(`${game} fails`));
        if (what === 'refuses') return Promise.resolve({ ok: false, refusal: { code: 'no' } });
        if (what !== undefined) this.becomes(game, what);
        return Promise.resolve({ ok: true, state: handle.state, events: [] });
      },
    };
    this.tables.set(game, handle);
    return handle;
  }

  /** Two crews, `a` and `b`, which have found each other. */
  meet(first: State, second = first): string {
    const code = this.duels.open(this.table('a', first));
    this.duels.join(code, this.table('b', second));
    this.told.length = 0;
    return code;
  }

  of(game: string): Handle {
    const handle = this.tables.get(game);
    if (handle === undefined) throw new Error(`no table ${game}`);
    return handle;
  }

  /** What happens at a table. */
  becomes(game: string, state: State): void {
    const handle = this.of(game);
    const before = handle.state;
    handle.state = state;
    this.duels.onChange({
      table: handle,
      before,
      state,
      events: [],
      at: this.now,
      version: 1,
    });
  }

  /** What it does when it is asked; without it, nothing. */
  obeys(game: string, act: (type: string, state: State) => State | 'fails' | 'refuses'): void {
    this.#obeying.set(game, act);
  }

  get results(): (DuelResult | null | undefined)[] {
    return ['a', 'b'].map((game) => this.rows.get(game)?.result);
  }

  /** Asked one by one; done only where all of them would be. */
  #together(acts: readonly TogetherAct[]): Promise<ActOutcome> {
    for (const { table, action } of acts) {
      const what = this.#obeying.get(table.game)?.(action.type, this.of(table.game).state as State);
      if (what === 'refuses' || what === 'fails') {
        this.asked.push(`${table.game} ${action.type}`);
        return Promise.resolve({ ok: false, refusal: { code: 'no' } });
      }
    }
    return acts.reduce<Promise<ActOutcome>>(
      (before, { table, action }) => before.then(() => this.of(table.game).act(action)),
      Promise.resolve({ ok: true, state: null, events: [] }),
    );
  }

  #create(): Duels {
    const { rows } = this;
    const directory = {
      actTogether: (acts: readonly TogetherAct[]) => this.#together(acts),
      games: new GameRegistry([GAME, PLAIN]),
      byGame: (game: string) =>
        ((this.tables.get(game)?.state ?? null) as State | null)?.stage === 'over' ? undefined : this.tables.get(game),
    };
    return new Duels({
      directory,
      store: {
        put: (row) => {
          rows.set(row.game, row);
          return Promise.resolve();
        },
        of: (game) => rows.get(game) ?? null,
        undecided: () => {
          const open = new Set([...rows.values()].filter(({ result }) => result === null).map(({ duel }) => duel));
          return [...rows.values()].filter(({ duel }) => open.has(duel));
        },
      },
      clock: { now: () => this.now },
      randomBytes: systemBytes,
      finished: (game) =>
        Promise.resolve(this.unknown.has(game) ? null : { kind: 'toy', state: this.tables.get(game)?.state }),
      onChange: (game) => void this.told.push(game),
      onDecided: (sides) => void this.decided.push(...sides.map((side) => side.game)),
      onFault: (error) => void this.faults.push(error),
    });
  }
}
