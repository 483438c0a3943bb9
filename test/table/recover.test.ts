import { expect, it } from 'vitest';
import { METEOR, createGame, type GameEvent } from '../../src/games/meteor/index.js';
import { GameRegistry } from '../../src/games/registry.js';
import type { StoredGame } from '../../src/table/ports.js';
import { foldStored } from '../../src/table/recover.js';
import { ANN, OPTIONS } from './support.js';

const games = new GameRegistry([METEOR]);

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
