import { describe, expect, test } from 'vitest';
import { CARDS, cardOf, METEOR_DECK, METEOR_KINDS, RESOURCE_DECK } from '../../../src/games/meteor/catalogue.js';
import { Random, seedRandom } from '../../../src/games/shared/random.js';

const tally = <T>(items: readonly T[]): Map<T, number> => {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

describe('What the rulebook fixes about the cards', () => {
  test('76 resource cards: 39 Energy, 31 Rockets, 6 Technologies', () => {
    expect(RESOURCE_DECK).toHaveLength(76);
    expect(tally(RESOURCE_DECK.map((id) => cardOf(id)?.kind))).toEqual(
      new Map([
        ['energy', 39],
        ['rocket', 31],
        ['technology', 6],
      ]),
    );
  });

  test('15 Chemical, 12 Fuel, 7 Atomic, 5 Electrical', () => {
    const energies = RESOURCE_DECK.filter((id) => cardOf(id)?.kind === 'energy');
    expect(tally(energies)).toEqual(
      new Map([
        ['C', 15],
        ['F', 12],
        ['A', 7],
        ['E', 5],
      ]),
    );
  });

  test('Rockets do 1 to 5 damage, at least four of each; none needs more energy than the game has', () => {
    const damages = tally(
      RESOURCE_DECK.flatMap((id) => {
        const card = cardOf(id);
        return card?.kind === 'rocket' ? [card.damage] : [];
      }),
    );
    expect(damages).toEqual(
      new Map([
        [1, 10],
        [2, 7],
        [3, 6],
        [4, 4],
        [5, 4],
      ]),
    );
    for (const card of CARDS) if (card.kind !== 'energy') expect(card.cost).toMatch(/^C*F*A*E*$/);
  });

  test('26 Meteors: 12 Small of 1–3, 12 Medium of 3–5, one 6, one 7', () => {
    expect(METEOR_DECK).toHaveLength(26);
    const sizes = (band: string): Map<number, number> =>
      tally(
        METEOR_KINDS.flatMap((kind) =>
          kind.band === band ? Array.from({ length: kind.copies }, () => kind.size) : [],
        ),
      );
    expect(sizes('small')).toEqual(
      new Map([
        [1, 3],
        [2, 4],
        [3, 5],
      ]),
    );
    expect(sizes('medium')).toEqual(
      new Map([
        [3, 3],
        [4, 4],
        [5, 5],
      ]),
    );
    expect(sizes('six')).toEqual(new Map([[6, 1]]));
    expect(sizes('seven')).toEqual(new Map([[7, 1]]));
    for (const { size, low, high } of METEOR_KINDS) expect(size >= low && size <= high).toBe(true);
  });

  test('ids are all different', () => {
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(CARDS.length);
    expect(new Set(METEOR_KINDS.map(({ card }) => card)).size).toBe(METEOR_KINDS.length);
  });
});

describe('Chance', () => {
  test('a shuffle loses nothing, and the same seed shuffles alike', () => {
    const shuffled = new Random(seedRandom('a')).shuffle(RESOURCE_DECK);
    expect([...shuffled].sort()).toEqual([...RESOURCE_DECK].sort());
    expect(new Random(seedRandom('a')).shuffle(RESOURCE_DECK)).toEqual(shuffled);
    expect(new Random(seedRandom('b')).shuffle(RESOURCE_DECK)).not.toEqual(shuffled);
  });

  test('each number is as likely as the others', () => {
    const random = new Random(seedRandom('dice'));
    const counts = tally(Array.from({ length: 60_000 }, () => random.below(6)));
    expect([...counts.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    // Ten thousand each; four standard deviations are 365.
    for (const rolled of counts.values()) expect(Math.abs(rolled - 10_000)).toBeLessThan(365);
  });

  test('its state goes on where it stopped', () => {
    const random = new Random(seedRandom('resume'));
    random.below(10);
    const resumed = new Random(random.state);
    expect(resumed.shuffle(RESOURCE_DECK)).toEqual(random.shuffle(RESOURCE_DECK));
  });
});
