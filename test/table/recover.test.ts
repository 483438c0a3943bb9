import { describe, expect, it } from 'vitest';
import { METEOR, createGame, type GameEvent } from '../../src/games/meteor/index.js';
import type { AnyGame } from '../../src/games/game.js';
import { GameRegistry } from '../../src/games/registry.js';
import type { StoredGame } from '../../src/table/ports.js';
import { foldStored } from '../../src/table/recover.js';
import { ANN, OPTIONS } from './support.js';

const games = new GameRegistry([METEOR]);
const ANY_RULES: AnyGame = METEOR;

function stored(more: Partial<StoredGame> = {}): StoredGame {
  return {
    header: { game: 'one', kind: METEOR.kind, guildId: 'g', channelId: 'c', createdAt: 1 },
    entries: [{ at: 5, events: createGame({ options: OPTIONS, seed: 'x' }) }],
    people: [{ seat: 0, person: ANN }],
    ...more,
  };
}

const passed: GameEvent = { type: 'passed', seat: 0, agreed: false };

it('brings a game back where its log leaves it, with its people and the time of its last entry', () => {
  const folded = foldStored(games, stored());
  expect(folded).toMatchObject({
    ok: true,
    rules: METEOR,
    position: { sequence: 1, at: 5, state: { phase: 'lobby' } },
  });
  expect(folded.ok && [...folded.position.people]).toEqual([[0, ANN]]);
});

it.each([
  ['of a game that nobody knows here', { header: { ...stored().header, kind: 'chess' } }, 'chess is known here'],
  ['without entries', { entries: [] }, 'does not begin with a created game'],
  ['whose first entry is empty', { entries: [{ at: 1, events: [] }] }, 'does not begin with a created game'],
  ['that begins with another event', { entries: [{ at: 1, events: [passed] }] }, 'does not begin with a created game'],
] as const)('a log %s is a fault that says why', (_what, more, why) => {
  expect(foldStored(games, stored(more as Partial<StoredGame>))).toMatchObject({
    ok: false,
    why: expect.stringContaining(why) as string,
  });
});

it('a log that ends though its game is listed as on is a fault, and so is what the rules throw', () => {
  const over = new GameRegistry([{ ...METEOR, phase: () => 'over' as const }]);
  expect(foldStored(over, stored())).toEqual({ ok: false, why: 'the log has ended, its game has not' });
  const thrown = new Error('no such event');
  const broken = new GameRegistry([
    {
      ...METEOR,
      evolve: () => {
        throw thrown;
      },
    },
  ]);
  expect(foldStored(broken, stored())).toEqual({ ok: false, why: thrown });
});

describe('what robots remember of a game that comes back (R14)', () => {
  /** Rules in which a table is its last event, and a look at it is remembered with its moment. */
  interface Seen {
    readonly seat: number;
    readonly now: number;
    readonly phase: string;
  }
  const SEATS = [
    { status: 'in', robot: false },
    { status: 'in', robot: true },
    { status: 'left', robot: true },
  ] as const;
  const seen = (...phases: readonly (readonly [number, 'lobby' | 'play'])[]) => {
    const game: AnyGame = {
      ...ANY_RULES,
      seats: () => SEATS,
      phase: (state) => (state as { readonly type?: 'play' }).type ?? 'lobby',
      evolve: (_state, event) => ({
        type: event.type === 'created' ? 'lobby' : event.type,
      }),
      viewFor: (state, seat, now): Seen => ({
        seat,
        now,
        phase: (state as { readonly type: string }).type,
      }),
      robots: {
        levels: ['counting'],
        nothingSeen: [],
        remember: (view, memory) => [...(memory as readonly Seen[]), view],
        think: () => ({ action: null, memory: null }),
      },
    };
    const entries: StoredGame['entries'] = [
      { at: 0, events: [{ type: 'created' }] },
      ...phases.map(([at, type]) => ({ at, events: [{ type }] })),
    ];
    const folded = foldStored(new GameRegistry([game]), stored({ entries }));
    if (!folded.ok) throw folded.why;
    return folded.recalled as ReadonlyMap<number, readonly Seen[]>;
  };
  const momentsOf = (memories: ReadonlyMap<number, readonly Seen[]>): readonly number[] | undefined =>
    memories.get(1)?.map(({ now }) => now);

  it('what a look each four seconds would have shown it, to one pace after the last entry', () => {
    const memories = seen([1_000, 'play'], [10_000, 'play'], [15_000, 'play']);
    expect(momentsOf(memories)).toEqual([10_000, 14_000, 18_000]);
    expect(memories.get(1)?.every(({ seat, phase }) => seat === 1 && phase === 'play')).toBe(true);
  });

  it('robots that play, and nobody else', () => {
    expect([...seen([1_000, 'play'], [10_000, 'play']).keys()]).toEqual([1]);
  });

  it('of a long silence the last twelve looks, for nothing changed before', () => {
    const moments = momentsOf(seen([1_000, 'play'], [2_000, 'play'], [1_000_000, 'play'])) ?? [];
    expect(moments).toHaveLength(13);
    expect(moments[0]).toBe(1_000_000 - 12 * 4_000);
    expect(moments.at(-1)).toBe(1_000_000);
  });

  it('nothing of a lobby, and nothing where robots remember nothing', () => {
    expect([...seen([10_000, 'lobby'], [50_000, 'lobby']).keys()]).toEqual([]);
    const { remember: _remember, ...forgetful } = METEOR.robots ?? {};
    const game = { ...METEOR, robots: forgetful } as typeof METEOR;
    const folded = foldStored(new GameRegistry([game]), stored());
    expect(folded.ok && [...folded.recalled]).toEqual([]);
  });
});
