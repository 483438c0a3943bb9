import { describe, expect, test } from 'vitest';
import { BOSSES } from '../../../../src/games/meteor/cards/bosses.js';
import { CHALLENGES } from '../../../../src/games/meteor/cards/challenges.js';
import { POWERS } from '../../../../src/games/meteor/cards/powers.js';
import { onField } from '../../../../src/games/meteor/flow/field.js';
import type { GameState, Options } from '../../../../src/games/meteor/state.js';
import { canDestroy, challengeAtFault, isWinnable } from '../../../../src/games/meteor/winnable.js';
import { lobby, table, type Table } from '../../../support/table.js';

function dealt(players: number, options: Partial<Options> = {}, seed = 'advanced'): Table {
  const t = lobby(players, { mode: 'advanced', powers: true, challenges: true, ...options }, seed);
  t.start();
  return t;
}

const cardsOf = (t: Table, kind: 'power' | 'challenge'): string[] =>
  (t.state.advanced?.seats ?? []).flatMap((cards) => cards[kind] ?? []);

describe("R2 The Boss's place", () => {
  test('the host picks the meteor that a random Boss replaces; it takes that letter, the card leaves the game', () => {
    const t = dealt(3);
    const gone = t.state.field[2]?.card ?? '';
    expect(t.view(0).own?.bossPlaces).toEqual([...'KLMNPRS']);
    expect(t.view(1).own?.bossPlaces).toEqual([]);
    t.placeBoss(0, 'M');
    expect(t.state.field[2]).toMatchObject({ letter: 'M', band: 'boss' });
    expect(t.publicView().advanced?.boss).toBe(t.state.field[2]?.card);
    expect(
      [...t.state.field.map(({ card }) => card), ...t.state.meteorDeck].filter((card) => card === gone).length,
    ).toBeLessThan(3);
    expect(t.state.meteorDeck).toHaveLength(26 - 7);
    expect(t.view(0).own?.bossPlaces).toEqual([]);
  });

  test('a Boss of two pieces: the second takes the next free letter', () => {
    let found = 0;
    for (let seed = 0; seed < 60; seed += 1) {
      const t = dealt(3, {}, `pieces ${seed}`);
      t.placeBoss(0, 'M');
      const { advanced, field } = t.state;
      const pieces = field.filter(({ card }) => card === advanced?.boss).map(({ letter }) => letter);
      const two = BOSSES.find(({ id }) => id === advanced?.boss)?.pieces === 2;
      expect(pieces).toEqual(two ? ['M', 'T'] : ['M']);
      expect(t.letters()).toBe(two ? 'KLMNPRST' : 'KLMNPRS');
      // The next one to join takes the letter after them.
      expect(t.state.letters).toBe(two ? 8 : 7);
      if (two) found += 1;
    }
    expect(found).toBeGreaterThan(0);
  });

  test('the card that it replaced is remembered where nobody saw it, and the others stay where they lie', () => {
    const seen = new Set<boolean>();
    for (let seed = 0; seed < 30; seed += 1) {
      const t = dealt(3, {}, `replaced ${seed}`);
      const before = t.state.field;
      const place = seed % 7;
      t.placeBoss(0, before[place]?.letter ?? '');
      const faceUp = before[place]?.faceUp === true;
      expect(t.state.advanced?.replaced).toBe(faceUp ? undefined : before[place]?.card);
      expect(t.state.field.slice(0, 7).filter((_, at) => at !== place)).toEqual(before.filter((_, at) => at !== place));
      seen.add(faceUp);
    }
    expect(seen).toEqual(new Set([true, false]));
  });

  test('only the host or a moderator, only once, only a letter of the field, only after the deal', () => {
    const t = lobby(3, { mode: 'advanced' });
    t.refuses(() => t.placeBoss(0, 'K'), 'not-started');
    t.start();
    t.refuses(() => t.placeBoss(1, 'K'), 'host-only');
    expect(t.refuses(() => t.placeBoss(0, 'A'), 'no-such-meteor')).toMatchObject({ legal: [...'KLMNPRS'] });
    t.placeBoss('moderator', 'K');
    t.refuses(() => t.placeBoss(0, 'L'), 'boss-placed');
    t.start();
    t.refuses(() => t.placeBoss(0, 'L'), 'boss-placed');
    const standard = lobby(3);
    standard.start();
    standard.refuses(() => standard.placeBoss(0, 'K'), 'no-boss');
  });

  test('picking ends the Mulligan; a Mulligan before it deals all anew', () => {
    const t = dealt(3);
    t.mulligan(1);
    t.placeBoss(0, 'K');
    expect(t.view(1).mayMulligan).toBe(false);
    t.refuses(() => t.mulligan(1), 'mulligan-ended');
  });

  test('no pick: a random one as the clock starts, by Start or by itself', () => {
    const t = dealt(3);
    t.start();
    expect(t.state.field.filter(({ band }) => band === 'boss').length).toBeGreaterThan(0);
    expect(t.happened('boss-placed')).toMatchObject([{ by: null }]);
    const waited = dealt(3);
    waited.wait(60_000);
    expect(waited.state.phase).toBe('play');
    expect(waited.happened('boss-placed')).toHaveLength(1);
  });

  test('somebody leaves before the clock: the lobby knows of no Boss, and letters begin anew', () => {
    const t = dealt(3);
    t.placeBoss(0, 'K');
    t.leave(2);
    expect(t.publicView().advanced?.boss).toBeNull();
    t.start();
    expect(t.letters()).toBe('KLMNP');
  });
});

describe('The deal of Powers and Challenges', () => {
  test('one of each to each player, all different, as the clock starts', () => {
    for (let players = 1; players <= 5; players += 1) {
      const t = dealt(players);
      expect(cardsOf(t, 'power')).toEqual([]);
      t.start();
      for (const kind of ['power', 'challenge'] as const) expect(new Set(cardsOf(t, kind)).size).toBe(players);
    }
  });

  test('Powers without Challenges and the reverse; neither where neither is wanted', () => {
    for (const [powers, challenges] of [
      [true, false],
      [false, true],
      [false, false],
    ] as const) {
      const t = dealt(3, { powers, challenges });
      t.start();
      expect([cardsOf(t, 'power').length, cardsOf(t, 'challenge').length]).toEqual([
        powers ? 3 : 0,
        challenges ? 3 : 0,
      ]);
    }
  });

  test('solo: what the rulebook removes is never dealt', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 120; seed += 1) {
      const t = dealt(1, {}, `solo ${seed}`);
      t.start();
      for (const card of [...cardsOf(t, 'power'), ...cardsOf(t, 'challenge'), t.state.advanced?.boss ?? ''])
        seen.add(card);
    }
    const all = [...POWERS, ...CHALLENGES, ...BOSSES];
    expect([...seen].sort()).toEqual(
      all
        .filter(({ notSolo }) => notSolo !== true)
        .map(({ id }) => id)
        .sort(),
    );
    expect(all.filter(({ notSolo }) => notSolo === true)).toHaveLength(10);
  });

  test('R17 with silence off, Communications Array and Communications Blackout leave their decks', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed += 1) {
      const t = dealt(5, { silence: 'off' }, `loud ${seed}`);
      t.start();
      for (const card of [...cardsOf(t, 'power'), ...cardsOf(t, 'challenge')]) seen.add(card);
    }
    expect(seen).not.toContain('communications-array');
    expect(seen).not.toContain('communications-blackout');
    expect(seen.size).toBe(22);
  });

  test('a Small Silo holds from the deal on', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const t = dealt(2, { powers: false }, `silo ${seed}`);
      t.start();
      const sizes = t.state.advanced?.seats.slice(0, 2).map(({ challenge }) => (challenge === 'small-silo' ? 6 : 7));
      expect(t.handSizes().slice(0, 2)).toEqual(sizes);
    }
  });

  test('a game without these options in its log has neither', () => {
    const t = lobby(2, { mode: 'advanced' });
    t.start();
    t.start();
    expect(cardsOf(t, 'power')).toEqual([]);
  });
});

describe('R15 Unwinnable set-ups', () => {
  const site = (...damages: number[]) => damages.map((damage) => ({ damage, pile: [] }));

  test('a meteor must be in reach of one Rocket from each site', () => {
    const seven = onField('seven-7', 'K', true);
    expect(canDestroy(seven, [site(5), site(2, 1)])).toBe(true);
    expect(canDestroy(seven, [site(3), site(3)])).toBe(false);
    expect(canDestroy(seven, [site(9)])).toBe(true);
    expect(canDestroy(onField('small-3-armoured', 'K', true), [site(1), site(1), site(1)])).toBe(false);
    expect(canDestroy(onField('small-2-magnetic', 'K', true), [[{ damage: 4, pile: ['E'] }]])).toBe(false);
  });

  const weak = (challenges: readonly string[], size: number): GameState => {
    const { state } = table({ players: 3, field: ['small-1', 'seven-7'], challenges, options: { mode: 'advanced' } });
    return { ...state, field: state.field.map((meteor, at) => (at === 1 ? { ...meteor, size } : meteor)) };
  };

  test('each meteor must be, not just some', () => {
    expect(isWinnable(weak(['', '', ''], 15))).toBe(true);
    expect(isWinnable(weak(['', '', ''], 16))).toBe(false);
  });

  test('where a Challenge makes it unwinnable, it is one without which it is not', () => {
    const two = ['small-silo', 'weak-military', 'weak-military'];
    expect(challengeAtFault(weak(two, 11))).toBeNull();
    // Five and twice three are too little for 12; without the second player’s, three more are in reach.
    expect(challengeAtFault(weak(two, 12))).toBe(1);
    expect(challengeAtFault(weak(['weak-military', 'weak-military', 'small-silo'], 12))).toBe(0);
    // No one of them alone is at fault: the first is taken, and then the next.
    expect(challengeAtFault(weak(['', 'weak-military', 'weak-military'], 15))).toBe(1);
    expect(challengeAtFault(weak(['', '', ''], 16))).toBeNull();
  });

  test('with the house set nothing is ever drawn anew', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const t = dealt(1 + (seed % 5), {}, `fair ${seed}`);
      t.start();
      expect(t.happened('card-redrawn')).toEqual([]);
    }
  });
});
