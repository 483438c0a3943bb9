import { expect, test } from 'vitest';
import { viewFor, type GameState } from '../../../src/games/meteor/index.js';
import { NOTHING_SEEN } from '../../../src/games/meteor/robots/index.js';
import { chanceElsewhere, unseenCards } from '../../../src/games/meteor/robots/odds.js';
import { determinize } from '../../../src/games/meteor/robots/search/determinize.js';
import { Random, seedRandom } from '../../../src/games/shared/random.js';
import { SETTING, VETERAN } from '../../../src/tools/meteor/quality/crews.js';
import { AS_IT_IS, HALVED_DECK, NO_OVERKILL, OPEN_HANDS } from '../../../src/tools/meteor/quality/variants.js';
import { openedGame } from '../../../src/tools/meteor/play.js';

const state: GameState = openedGame({ ...SETTING, robot: VETERAN }, 'variants');
const others = [1, 2].flatMap((seat) => state.seats[seat]?.hand ?? []);

const sorted = (hand: readonly string[] | undefined): readonly string[] => [...(hand ?? [])].sort();

test('hands are hidden in the game as it is', () => {
  expect(AS_IT_IS.see(viewFor(state, 0, 0), state)).not.toHaveProperty('openHands');
});

test('a robot that sees all hands knows what others hold, and deals only the deck', () => {
  const view = OPEN_HANDS.see(viewFor(state, 0, 0), state);
  const unseen = unseenCards(view);
  for (const card of ['C', 'F', 'A', 'E']) {
    const held = others.filter((other) => other === card).length;
    expect(chanceElsewhere(unseen, card, 1)).toBe(held > 0 ? 0.9 : 0);
    expect(chanceElsewhere(unseen, card, held + 1)).toBe(0);
  }
  for (const seed of ['a', 'b', 'c']) {
    const dealt = determinize(view, NOTHING_SEEN, new Random(seedRandom(seed)), 0);
    expect([1, 2].map((seat) => sorted(dealt.seats[seat]?.hand))).toEqual(
      [1, 2].map((seat) => sorted(state.seats[seat]?.hand)),
    );
    expect(sorted(dealt.deck)).toEqual(sorted(state.deck.slice(state.drawn)));
  }
});

test('half of the deck is gone, and there is a Deflector Satellite for each Overkill', () => {
  const left = ({ deck, drawn }: GameState): number => deck.length - drawn;
  expect(left(HALVED_DECK.begin(state))).toBe(Math.floor(left(state) / 2));
  expect(NO_OVERKILL.begin(state).technologies.filter((card) => card === 'deflector')).toHaveLength(40);
});
