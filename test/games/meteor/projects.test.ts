import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS, cardOf, type Card } from '../../../src/games/meteor/catalogue.js';
import { projectsFor, type Made, type SiteRules } from '../../../src/games/meteor/projects.js';
import type { CardId } from '../../../src/games/meteor/state.js';

// A judgement of ruling R3 that shares nothing with the table of `projects.ts`: it looks at the pile alone.

const count = <T>(items: readonly T[], item: T): number => items.filter((other) => other === item).length;
const kindOf = (id: CardId): Card => cardOf(id) ?? expect.fail(`no card ${id}`);

/** The built projects: a Rocket or a Technology with its Energy. */
const BUILT: readonly { readonly made: Made; readonly cards: readonly CardId[] }[] = CARDS.flatMap((card) =>
  card.kind === 'energy' ? [] : [{ made: card.kind, cards: [card.id, ...card.cost] }],
);

const isPartOf = (pile: readonly CardId[], whole: readonly CardId[]): boolean =>
  pile.every((card) => count(pile, card) <= count(whole, card));

/** Whether a pile can still become a Retrofit of `size` cards: alike or all different, with the cards that there are. */
function fitsRetrofit(pile: readonly CardId[], size: number): boolean {
  const cards = pile.map(kindOf);
  if (pile.length > size || pile.some((id) => count(pile, id) > kindOf(id).copies)) return false;
  const ofEnergy = cards.every(({ kind }) => kind === 'energy');
  if (!ofEnergy && !cards.every(({ kind }) => kind === 'rocket')) return false;
  const group = (card: Card): string => (card.kind === 'rocket' ? String(card.damage) : card.id);
  const groups = new Set(cards.map(group));
  const alike =
    groups.size === 1 &&
    CARDS.filter((card) => card.kind === cards[0]?.kind && groups.has(group(card))).reduce(
      (copies, card) => copies + card.copies,
      0,
    ) >= size;
  return alike || groups.size === pile.length;
}

const canBeCompleted = (pile: readonly CardId[], retrofitNeeds: number): boolean =>
  pile.length === 0 ||
  BUILT.some(({ cards }) => isPartOf(pile, cards)) ||
  fitsRetrofit(pile, 4) ||
  fitsRetrofit(pile, retrofitNeeds);

function completeAs(pile: readonly CardId[], retrofitNeeds: number): Made | null {
  if ((pile.length === retrofitNeeds || pile.length === 4) && fitsRetrofit(pile, pile.length)) return 'retrofit';
  return BUILT.find(({ cards }) => cards.length === pile.length && isPartOf(pile, cards))?.made ?? null;
}

const mayBecomeRocket = (pile: readonly CardId[]): boolean =>
  pile.length > 0 && BUILT.some(({ made, cards }) => made === 'rocket' && isPartOf(pile, cards));

/** All piles of `size` cards, in the order of the card list. */
function piles(size: number, from = 0): CardId[][] {
  if (size === 0) return [[]];
  return CARDS.slice(from).flatMap(({ id }, at) => piles(size - 1, from + at).map((rest) => [id, ...rest]));
}

describe.each([4, 3])('The table of projects, where a Retrofit needs %i cards', (retrofitNeeds) => {
  test('judges each pile of at most three cards, and each next card, as the rule does', () => {
    const projects = projectsFor({ retrofitNeeds });
    const wrong: string[] = [];
    for (const pile of [0, 1, 2, 3].flatMap((size) => piles(size))) {
      const node = projects.find(pile);
      if (node >= 0 !== canBeCompleted(pile, retrofitNeeds)) wrong.push(`pile ${pile.join(' ')}`);
      if (node < 0) continue;
      if (projects.made(node) !== completeAs(pile, retrofitNeeds)) wrong.push(`made of ${pile.join(' ')}`);
      if (projects.mayBecomeRocket(node) !== mayBecomeRocket(pile)) wrong.push(`Rocket of ${pile.join(' ')}`);
      for (const { id } of CARDS) {
        const next = projects.add(node, id);
        const grown = [...pile, id];
        if (next >= 0 !== canBeCompleted(grown, retrofitNeeds)) wrong.push(`${pile.join(' ')} and ${id}`);
        else if (next >= 0 && projects.made(next) !== completeAs(grown, retrofitNeeds))
          wrong.push(`made of ${grown.join(' ')}`);
        // No project has more than four cards.
        else if (next >= 0 && grown.length === 4 && CARDS.some((card) => projects.add(next, card.id) >= 0))
          wrong.push(`more on ${grown.join(' ')}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('does not care in which order the cards came', () => {
    const projects = projectsFor({ retrofitNeeds });
    const possible = [2, 3].flatMap((size) => piles(size)).filter((pile) => projects.find(pile) >= 0);
    fc.assert(
      fc.property(
        fc
          .constantFrom(...possible)
          .chain((pile) => fc.tuple(fc.constant(pile), fc.shuffledSubarray(pile, { minLength: pile.length }))),
        ([pile, shuffled]) => {
          expect(projects.find(shuffled)).toBe(projects.find(pile));
        },
      ),
      { seed: 3, numRuns: 500 },
    );
  });

  test('knows no cards that the game has not', () => {
    const projects = projectsFor({ retrofitNeeds });
    for (const id of ['', 'Z', '9C', '__proto__', 'constructor']) expect(projects.add(0, id)).toBe(-1);
    expect(projects.add(-1, 'C')).toBe(-1);
    expect(projects.find(['survey', 'booster'])).toBe(-1);
  });
});

describe('The table of projects with the rules of Powers, Challenges and scenarios', () => {
  const rockets = CARDS.flatMap((card) => (card.kind === 'rocket' ? [card] : []));
  const madeOf = (rules: SiteRules, pile: readonly CardId[]): Made | null | 'nothing' => {
    const projects = projectsFor(rules);
    const node = projects.find(pile);
    return node < 0 ? 'nothing' : projects.made(node);
  };

  test('where Rockets may do 3 damage at most, harder ones go nowhere, not even into a Retrofit', () => {
    const rules = { retrofitNeeds: 4, mostDamage: 3 };
    for (const { id, cost, damage } of rockets) {
      expect([id, madeOf(rules, [id, ...cost])]).toEqual([id, damage <= 3 ? 'rocket' : 'nothing']);
      expect([id, madeOf(rules, [id]) !== 'nothing']).toEqual([id, damage <= 3]);
    }
    expect(madeOf(rules, ['1C', '2C', '3CF', '4FA'])).toBe('nothing');
    expect(madeOf(rules, ['C', 'C', 'C', 'C'])).toBe('retrofit');
    expect(madeOf(rules, ['survey', 'C', 'A', 'E'])).toBe('technology');
  });

  test('where a Rocket spares an Energy, any one of two or more may be missing, and no more', () => {
    const rules = { retrofitNeeds: 4, sparesFrom: 2 };
    for (const { id, cost } of rockets) {
      const energies = [...cost];
      expect([id, madeOf(rules, [id, ...energies])]).toEqual([id, 'rocket']);
      for (const missing of energies.keys()) {
        const pile = [id, ...energies.filter((_, at) => at !== missing)];
        expect([pile, madeOf(rules, pile)]).toEqual([pile, energies.length >= 2 ? 'rocket' : null]);
      }
      if (energies.length > 2) expect([id, madeOf(rules, [id, ...energies.slice(2)])]).toEqual([id, null]);
    }
    expect(madeOf(rules, ['survey', 'C', 'A'])).toBeNull();
  });

  test('where nothing can be retrofitted, four alike are part of nothing', () => {
    const rules = { retrofitNeeds: 3, noRetrofits: true };
    for (const pile of [
      ['C', 'C', 'C'],
      ['C', 'F', 'A', 'E'],
      ['1C', '1F'],
    ])
      expect(madeOf(rules, pile)).toBe('nothing');
    expect(madeOf(rules, ['1C', 'C'])).toBe('rocket');
    expect(projectsFor(rules).mayBecomeRetrofit(0)).toBe(false);
    expect(projectsFor({ retrofitNeeds: 3 }).mayBecomeRetrofit(0)).toBe(true);
  });

  test('each combination of rules has a table of its own, made once', () => {
    const combinations: SiteRules[] = [3, 4].flatMap((retrofitNeeds) =>
      [{}, { noRetrofits: true }].flatMap((retrofits) =>
        [{}, { mostDamage: 2 }, { mostDamage: 3 }].flatMap((damage) =>
          [{}, { sparesFrom: 2 }].map((spares) => ({ retrofitNeeds, ...retrofits, ...damage, ...spares })),
        ),
      ),
    );
    const tables = combinations.map(projectsFor);
    expect(new Set(tables).size).toBe(combinations.length);
    expect(combinations.map(projectsFor).every((made, at) => made === tables[at])).toBe(true);
  });
});
