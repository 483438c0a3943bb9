import { describe, expect, it } from 'vitest';
import {
  COMMAND_CARDS,
  decide,
  evolve,
  evolveAll,
  isRefusal,
  LEVELS,
  publicView,
  type GameEvent,
  type GameState,
} from '../../../src/games/meteor-storm/index.js';
import { translator } from '../../../src/text/index.js';
import { boardText, cardName, cardRule, logLine, stormRefusalText } from '../../../src/text/meteor-storm/index.js';
import { steps } from '../../../src/tools/meteor-storm/play.js';
import { battleState, START, type BattleSpec } from '../../support/meteor-storm/setup.js';

const t = translator('en');
const people = new Map([
  [0, { name: 'Ana' }],
  [1, { name: 'Ben' }],
]);

/** The lines of one order. */
function lines(
  spec: BattleSpec,
  unit: number,
  to: number,
  target: { unit: number } | { tile: number } | null,
): string[] {
  let state: GameState = battleState(spec);
  const told: string[] = [];
  for (const action of [
    { type: 'play', seat: 0, card: 'fire-at-will' } as const,
    { type: 'order', seat: 0, unit, to, target } as const,
  ]) {
    const events = decide(state, action, START);
    if (isRefusal(events)) throw new Error(events.code);
    for (const event of events) {
      const line = logLine(t, people, state, event);
      if (line !== null) told.push(line);
      state = evolve(state, event, START);
    }
  }
  return told;
}

describe('what happened, in words', () => {
  it('a combat reads as it went', () => {
    expect(
      lines({ a: 'F 5.3', b: 'D 5.5', rolls: ['blast', 'star', 'alert', 'destroyer'] }, 0, 54, { unit: 1 }),
    ).toEqual([
      'Ana (A) plays Fire at Will.',
      'A·F 5.3 moves to 5.4.',
      'A·F 5.4 shoots at B·D 5.5: ✹ ★ ⚠ D.',
      'B·D 5.5: 2 hits, 1 left.',
      'B·D 5.5 can retire: Ben (B) chooses.',
    ]);
  });

  it('a tile that is destroyed says who gets what', () => {
    const spec: BattleSpec = { a: 'F 5.3', tiles: 'storm 2 5.4 B', rolls: ['blast', 'star', 'star', 'star'] };
    const tile = battleState(spec).tiles[0]?.id ?? -1;
    expect(lines(spec, 0, 53, { tile }).at(-1)).toBe('The storm 2 is destroyed: 1 point for A, 1 point for B.');
  });

  it('every event of whole games has its line, or means to have none', () => {
    const met = new Set<GameEvent['type']>();
    for (const match of LEVELS)
      for (const { state, events } of steps({ scenario: 'four-worlds', match, meteors: true, seed: 'words' }, 1)) {
        let before = state;
        for (const event of events) {
          const line = logLine(t, people, before, event);
          met.add(event.type);
          if (event.type !== 'held') expect(line, event.type).toMatch(/\S/);
          expect(line ?? '').not.toMatch(/undefined|\?|\{/);
          before = evolveAll(before, [event], START);
        }
      }
    expect(met.size).toBeGreaterThan(18);
  });

  it('nobody’s hand is told', () => {
    const state = battleState({ deck: 'all-clear' });
    expect(logLine(t, people, state, { type: 'drawn', seat: 0, card: 'all-clear' })).toBe('Ana (A) draws a card.');
  });
});

describe('the board in words', () => {
  it('says all that the picture shows', () => {
    const view = publicView(
      battleState({
        a: 'D 5.3! /2',
        b: '★ 11.5',
        tiles: 'storm 3 5.1 B, shower 4 6.7',
        features: { planet: '6.2 6.7', rift: '4.2' },
        markers: 'A 6.2',
      }),
    );
    expect(boardText(t, view, people).split('\n')).toEqual([
      '**The board, turn 5**',
      '**A (Ana): 1 point, 1 card in hand**',
      'D 5.3, 2 of 3 hits left, red alert',
      '**B (Ben): 0 points, 1 card in hand**',
      '★ 11.5, 4 of 4 hits left',
      '**Meteors**',
      '5.1 storm 3, flies to 5.4 (marker of B); 6.7 shower 4, leaves the board',
      '18 tiles are still to come.',
      '**Features**',
      'planet 6.2 (marker of A), 6.7; rift 4.2',
    ]);
  });
});

describe('cards', () => {
  it('each has a name and a rule', () => {
    for (const { id } of COMMAND_CARDS) expect([cardName(t, id), cardRule(t, id)]).not.toContain(id);
    expect(cardName(t, '__proto__')).toBe('__proto__');
  });
});

describe('refusals', () => {
  const context = { people, board: battleState({ a: 'F 5.3', b: 'D 7.3' }), viewer: 0 };
  it.each([
    [{ code: 'not-your-turn', active: 1 }, 'It’s Ben’s turn. Yours is next.'],
    [{ code: 'out-of-range', distance: 3, range: 1 }, 'That’s 3 hexes away, and it shoots one hex. Move closer first.'],
    [{ code: 'out-of-reach', unit: 0, to: 95, legal: [53] }, 'A·F 5.3 can’t reach 9.5. Choose a hex from the list.'],
    [
      { code: 'card-not-in-hand', card: 'x', held: ['all-clear', 'heavy-guns'] },
      'You don’t have that card. You have All Clear or Heavy Guns.',
    ],
    [{ code: 'card-first' }, 'Orders need a command card. Play one first.'],
    [{ code: 'no-such-code-at-all' }, null],
  ])('%j', (refusal, words) => {
    expect(stormRefusalText(t, refusal, context)).toBe(words);
  });
});
