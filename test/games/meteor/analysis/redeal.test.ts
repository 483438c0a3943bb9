import { expect, test } from 'vitest';
import { redealt } from '../../../../src/games/meteor/analysis/redeal.js';
import { chanceOf } from '../../../../src/games/meteor/analysis/rollout.js';
import { NOTHING_SEEN } from '../../../../src/games/meteor/robots/memory.js';
import type { GameState } from '../../../../src/games/meteor/state.js';
import { table } from '../../../support/table.js';

const dealt = (state: GameState, chance = 'a'): GameState => redealt(state, NOTHING_SEEN, chanceOf(chance));
const CHANCES = Array.from({ length: 40 }, (_, at) => `chance ${at}`);

const cardsDown = ({ field, meteorDeck }: GameState): string[] =>
  [...field.map(({ card }) => card), ...meteorDeck].sort();

test('what lies open and what is held stays; the deck and what lies face down is dealt anew, of the same cards', () => {
  const t = table({
    hands: ['C F', 'E', ''],
    sites: ['2C', '', ''],
    field: ['small-2', 'medium-4', 'medium-5', 'six-6'],
    faceUp: 'L',
  });
  const made = dealt(t.state);
  expect(made.seats).toEqual(t.state.seats);
  expect(made.sites).toEqual(t.state.sites);
  expect([made.field[1], made.field[3]]).toEqual([t.state.field[1], t.state.field[3]]);
  expect(made.field.map(({ letter, band, faceUp }) => [letter, band, faceUp])).toEqual(
    t.state.field.map(({ letter, band, faceUp }) => [letter, band, faceUp]),
  );
  expect(cardsDown(made)).toEqual(cardsDown(t.state));
  expect([...made.deck].sort()).toEqual(t.state.deck.slice(t.state.drawn).sort());
  expect([made.seed, made.drawn]).toEqual(['', 0]);
  expect(new Set(CHANCES.map((chance) => dealt(t.state, chance).field[0]?.size))).toEqual(new Set([1, 2, 3]));
  expect(new Set(CHANCES.map((chance) => dealt(t.state, chance).deck[0])).size).toBeGreaterThan(3);
});

test('it does not depend on which unseen card really lay where', () => {
  const one = table({ field: ['small-1', 'small-3-armoured', 'six-6'], meteorDeck: ['small-2'] });
  const other = table({ field: ['small-2', 'small-1', 'six-6'], meteorDeck: ['small-3-armoured'] });
  for (const chance of CHANCES) expect(dealt(one.state, chance).field).toEqual(dealt(other.state, chance).field);
});

test('a Boss of unknown size is any that agrees with the hits it survived', () => {
  const { state } = table({ field: ['six-6'], boss: 'dark-body', bossSize: 9 });
  const sizes = (seen = NOTHING_SEEN) =>
    [...new Set(CHANCES.map((chance) => redealt(state, seen, chanceOf(chance)).field[1]?.size ?? 0))].sort();
  expect(sizes()).toEqual([3, 4, 5, 6, 7, 8, 9]);
  expect(sizes({ ...NOTHING_SEEN, survived: new Map([['L', 6]]) })).toEqual([7, 8, 9]);
  const open = table({ field: ['six-6'], boss: 'swarm-queen' });
  expect(dealt(open.state).field[1]).toEqual(open.state.field[1]);
});

test('the card that the Boss took the place of may lie anywhere', () => {
  const t = table({ field: ['small-2', 'six-6'], boss: 'leech' });
  const { advanced, meteorDeck } = t.state;
  if (advanced === null) throw new Error('no Advanced game');
  const rest = meteorDeck.filter((card) => !card.startsWith('small'));
  const state: GameState = {
    ...t.state,
    meteorDeck: rest,
    advanced: { ...advanced, replaced: 'small-3-armoured' },
  };
  expect(new Set(CHANCES.map((chance) => dealt(state, chance).field[0]?.card))).toEqual(
    new Set(['small-2', 'small-3-armoured']),
  );
  expect(dealt(state).meteorDeck).toHaveLength(rest.length);
});
