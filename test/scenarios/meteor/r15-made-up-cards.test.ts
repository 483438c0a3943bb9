import { describe, expect, test, vi } from 'vitest';
import type { BossCard } from '../../../src/games/meteor/cards/bosses.js';
import type { SeatCard } from '../../../src/games/meteor/cards/seat-effects.js';
import { translator } from '../../../src/text/index.js';
import { headline } from '../../../src/text/meteor/index.js';
import { lobby, type Table } from '../../support/table.js';

/** Made-up cards: a Boss beyond all Rockets, an even worse one, and Challenges under which nothing flies. */
vi.mock('../../../src/games/meteor/cards/bosses.js', () => ({
  BOSSES: [
    { id: 'wall', low: 99, high: 99, effects: [] },
    { id: 'odd-heart', low: 26, high: 26, effects: [{ kind: 'more-does-nothing' }] },
    { id: 'pebble', low: 1, high: 1, effects: [] },
  ] satisfies BossCard[],
}));
vi.mock('../../../src/games/meteor/cards/challenges.js', () => ({
  CHALLENGES: [
    { id: 'grounded', effects: [{ kind: 'cannot-place', what: { kind: 'rocket' } }, { kind: 'sites-closed' }] },
    { id: 'no-fuel', effects: [{ kind: 'sites-rockets-up-to', damage: 0 }] },
    { id: 'harmless', effects: [{ kind: 'draw-at-zone-change', cards: -1 }] },
  ] satisfies SeatCard[],
}));

function played(players: number, seed: string, challenges = true): Table {
  const t = lobby(players, { mode: 'advanced', challenges }, seed);
  t.start();
  t.start();
  return t;
}

describe('R15 with made-up cards', () => {
  test('a Boss that no reachable salvo could destroy is drawn anew, and the players are told its name', () => {
    const redrawn = new Set<string>();
    for (let seed = 0; seed < 30; seed += 1) {
      const t = played(3, `boss ${seed}`, false);
      expect(t.state.advanced?.boss).toBe('pebble');
      for (const event of t.happened('card-redrawn')) {
        redrawn.add(event.card);
        expect(headline(translator('en'), [event], { people: new Map(), view: null, viewer: null })).toContain(
          event.card,
        );
      }
    }
    expect([...redrawn].sort()).toEqual(['odd-heart', 'wall']);
  });

  test('a Challenge that grounds a solo player is drawn anew', () => {
    const redrawn = new Set<string>();
    for (let seed = 0; seed < 30; seed += 1) {
      const t = played(1, `solo ${seed}`);
      expect(t.state.advanced?.seats[0]?.challenge).toBe('harmless');
      for (const { card, kind, seat } of t.happened('card-redrawn').filter(({ kind: what }) => what === 'challenge')) {
        redrawn.add(card);
        expect([kind, seat]).toEqual(['challenge', 0]);
      }
    }
    expect([...redrawn].sort()).toEqual(['grounded', 'no-fuel']);
  });

  test('an emptied deck leaves a player without a Challenge, and the game winnable', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const t = played(2, `two ${seed}`);
      expect(t.state.phase).toBe('play');
    }
  });
});
