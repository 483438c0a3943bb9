import { beforeEach, describe, expect, test } from 'vitest';
import type { AnyGame, GameOutcome } from '../../src/games/game.js';
import { GameRegistry } from '../../src/games/registry.js';
import { METEOR } from '../../src/games/meteor/index.js';
import { guildLike, readCode } from '../../src/table/duel-code.js';
import type { DuelResult } from '../../src/table/duel-sides.js';
import type { DuelRow } from '../../src/table/duel-store.js';
import { Duels } from '../../src/table/duels.js';
import type { Change, TableDirectory, TableHandle } from '../../src/table/ports.js';
import { settle } from '../support/time.js';

/** As much of a table as a duel looks at. */
interface State {
  readonly stage: 'lobby' | 'dealt' | 'play' | 'over';
  readonly zone: number;
  readonly left: number;
  readonly players: number;
  readonly pausedBy: number | 'bot' | null;
  readonly outcome: GameOutcome | null;
}

const LOBBY: State = { stage: 'lobby', zone: 0, left: 0, players: 2, pausedBy: null, outcome: null };
const PLAY: State = { ...LOBBY, stage: 'play', zone: 5, left: 5 };
const over = (result: GameOutcome['result'], more: Partial<State> = {}, reason = 'x', at = 1): State => ({
  ...PLAY,
  ...more,
  stage: 'over',
  outcome: { result, reason, at },
});

const GAME = {
  ...METEOR,
  kind: 'toy',
  outcome: (state: unknown) => (state as State).outcome,
  seats: (state: unknown) =>
    Array.from({ length: (state as State).players }, () => ({ status: 'in', robot: false }) as const),
  duel: {
    progress: (state: State) => ({ zone: state.zone, left: state.left }),
    stage: (state: State) => state.stage,
    pausedBy: (state: State) => state.pausedBy,
    resume: () => ({ type: 'resume' }),
    start: () => ({ type: 'start', by: 0 }),
    gaveUp: (state: State) => state.outcome?.result === 'abandoned' && state.outcome.reason !== 'too-long',
  },
} as unknown as AnyGame;

let rows: Map<string, DuelRow>;
let tables: Map<string, TableHandle & { state: unknown }>;
let asked: string[];
let told: string[];
let decided: string[];
let duels: Duels;

const create = (): Duels => {
  const directory = {
    games: new GameRegistry([GAME]),
    byGame: (game: string) =>
      ((tables.get(game)?.state ?? null) as State | null)?.stage === 'over' ? undefined : tables.get(game),
  } as unknown as TableDirectory;
  return new Duels({
    directory,
    store: {
      put: (row) => void rows.set(row.game, row),
      of: (game) => rows.get(game) ?? null,
      undecided: () => {
        const open = new Set([...rows.values()].filter(({ result }) => result === null).map(({ duel }) => duel));
        return [...rows.values()].filter(({ duel }) => open.has(duel));
      },
    },
    clock: { now: () => 0 },
    finished: (game) => ({ kind: 'toy', state: tables.get(game)?.state }),
    onChange: (game) => void told.push(game),
    onDecided: (sides) => void decided.push(...sides.map(({ game }) => game)),
    onFault: (error) => {
      throw error;
    },
  });
};

function table(game: string, state: State): TableHandle {
  const handle = {
    game,
    kind: 'toy',
    guildId: '4194304000',
    channelId: `c-${game}`,
    state,
    act: (action: { readonly type: string }) => {
      asked.push(`${game} ${action.type}`);
      return Promise.resolve({ ok: true, state: handle.state, events: [] });
    },
  } as unknown as TableHandle & { state: unknown };
  tables.set(game, handle);
  return handle;
}

/** What happens at a table. */
function becomes(game: string, state: State): void {
  const handle = tables.get(game);
  if (handle === undefined) throw new Error(`no table ${game}`);
  const before = handle.state;
  handle.state = state;
  duels.onChange({ table: handle, before, state, events: [], at: 0, version: 1 } as unknown as Change);
}

const results = (): (DuelResult | null | undefined)[] => ['a', 'b'].map((game) => rows.get(game)?.result);

beforeEach(() => {
  [rows, tables] = [new Map(), new Map()];
  [asked, told, decided] = [[], [], []];
  duels = create();
  const code = duels.open(table('a', PLAY));
  duels.join(code, table('b', PLAY));
  told = [];
});

describe('Who wins a duel', () => {
  test('first to save Earth: at once, and nothing that follows changes it', () => {
    becomes('b', over('won'));
    expect(results()).toEqual(['lost', 'won']);
    becomes('a', over('won'));
    expect(results()).toEqual(['lost', 'won']);
  });

  test('one has lost: it is open until the other is done', () => {
    becomes('a', over('lost', { left: 1 }));
    expect(results()).toEqual([null, null]);
    becomes('b', over('won'));
    expect(results()).toEqual(['lost', 'won']);
    expect(decided, 'the crew that was done is told in its channel').toEqual(['a']);
  });

  test.each<[number, number, DuelResult, DuelResult]>([
    [1, 2, 'won', 'lost'],
    [3, 2, 'lost', 'won'],
    [2, 2, 'drawn', 'drawn'],
  ])('both have lost with %i and %i meteors left: %s, %s', (one, two, first, second) => {
    becomes('a', over('lost', { left: one }));
    becomes('b', over('lost', { left: two }));
    expect(results()).toEqual([first, second]);
    expect(rows.get('a')).toMatchObject({ otherLeft: two });
  });

  test('who gives up has lost, whether the other plays on or has lost before', () => {
    becomes('a', over('abandoned'));
    expect(results()).toEqual(['lost', 'won']);
  });

  test('who has lost wins where the other gives up', () => {
    becomes('a', over('lost'));
    becomes('b', over('abandoned'));
    expect(results()).toEqual(['won', 'lost']);
  });

  test('a Time Out that was too long is no crew’s fault alone', () => {
    becomes('a', over('abandoned', {}, 'too-long'));
    becomes('b', over('abandoned', {}, 'too-long'));
    expect(results()).toEqual(['void', 'void']);
  });
});

describe('Clocks', () => {
  test('one stops: the other stops; one goes on: the other goes on', async () => {
    becomes('a', { ...PLAY, pausedBy: 1 });
    expect(asked).toEqual(['b downtime']);
    becomes('b', { ...PLAY, pausedBy: 'bot' });
    expect(asked).toEqual(['b downtime']);
    becomes('a', PLAY);
    await settle();
    expect(asked).toEqual(['b downtime', 'b resume']);
  });

  test('one starts: the other, whose field is dealt, starts at once', async () => {
    tables.clear();
    const code = duels.open(table('a', { ...LOBBY, stage: 'dealt' }));
    duels.join(code, table('b', { ...LOBBY, stage: 'dealt' }));
    becomes('a', PLAY);
    await settle();
    expect(asked).toEqual(['b start']);
  });

  test('what the other board shows is redrawn, and nothing else', () => {
    becomes('a', { ...PLAY, players: 2 });
    expect(told).toEqual([]);
    becomes('a', { ...PLAY, left: 4 });
    expect(told).toEqual(['b']);
  });
});

describe('After a restart', () => {
  test('it goes on with what is live, and is decided by what had ended meanwhile', () => {
    becomes('a', over('lost', { left: 2 }));
    // Ended in the log; the process died before the duel was told.
    const other = tables.get('b');
    if (other === undefined) throw new Error('no table');
    other.state = over('lost', { left: 1 });
    duels = create();
    duels.recover();
    expect(results()).toEqual(['lost', 'won']);
  });
});

describe('Codes', () => {
  test('are read as people write them', () => {
    expect(readCode(' abcd-efgh ')).toBe('ABCDEFGH');
    expect(readCode('0o1i lABC')).toBe('00111ABC');
    for (const none of ['', 'hello', 'ABCDEFGHJ', 'ABCDEFG!', 'UUUUUUUU']) expect(readCode(none)).toBeNull();
  });

  test('tell which process of the bot has the server', () => {
    const shardOf = (guild: string): number => Number((BigInt(guild) >> 22n) % 16n);
    for (const guild of ['81384788765712384', '197038439483310086', '41771983423143937']) {
      expect(shardOf(guildLike(opened(guild)))).toBe(shardOf(guild));
    }
  });
});

/** The code of a duel that was opened on that server. */
function opened(guildId: string): string {
  const handle = { ...table('c', PLAY), guildId } as TableHandle;
  return duels.open(handle);
}
