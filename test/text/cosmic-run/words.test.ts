import { describe, expect, test } from 'vitest';
import { ALIENS } from '../../../src/games/cosmic-run/cards/aliens.js';
import { PLANETS } from '../../../src/games/cosmic-run/cards/planets.js';
import { TECH_CARD } from '../../../src/games/cosmic-run/cards/tech-card.js';
import { COSMIC_RUN, type Refusal } from '../../../src/games/cosmic-run/index.js';
import type { SharedRefusalCode } from '../../../src/games/shared/lobby.js';
import {
  alienName,
  alienRule,
  boardText,
  cosmicRefusal,
  isCosmicRefusal,
  planetName,
  powerName,
  REFUSAL_CODES,
} from '../../../src/text/cosmic-run/index.js';
import { translator } from '../../../src/text/index.js';
import { cosmic } from '../../support/cosmic-run/table.js';

const t = translator('en');
const people = new Map([
  [0, { name: 'Ana' }],
  [1, { name: 'Ben' }],
  [2, { name: '', robot: true }],
]);

type OwnRefusal = Exclude<Refusal, { readonly code: SharedRefusalCode }>;

/** One refusal of each code that is this game's own. */
const REFUSALS: { readonly [C in OwnRefusal['code']]: Extract<OwnRefusal, { readonly code: C }> } = {
  'not-your-turn': { code: 'not-your-turn', seat: 1 },
  'wrong-step': { code: 'wrong-step', step: 'dice' },
  'choose-dice': { code: 'choose-dice' },
  'no-such-die': { code: 'no-such-die' },
  'die-twice': { code: 'die-twice', die: 2 },
  'die-assigned': { code: 'die-assigned', die: 2, place: '3' },
  'no-such-place': { code: 'no-such-place', place: '3' },
  'planet-scored': { code: 'planet-scored', planet: 3 },
  'planet-needs': { code: 'planet-needs', planet: 3, number: 1 },
  'number-lies-there': { code: 'number-lies-there', planet: 3, number: 1 },
  'alien-needs': { code: 'alien-needs', card: 'echo.1', needs: [1, 3] },
  'most-recruits': { code: 'most-recruits', most: 4 },
  'confirm-yellow': { code: 'confirm-yellow', lost: 2 },
  'assign-first': { code: 'assign-first' },
  'no-such-power': { code: 'no-such-power' },
  'power-not-held': { code: 'power-not-held', power: 'thrusters' },
  'power-used': { code: 'power-used', power: 'thrusters' },
  'too-few-crystals': { code: 'too-few-crystals', power: 'thrusters', needs: 3, held: 1 },
  'too-late-to-reroll': { code: 'too-late-to-reroll', power: 'thrusters' },
  'choose-die': { code: 'choose-die', power: 'thrusters' },
  'no-change': { code: 'no-change', power: 'thrusters', die: 2, legal: [1, 2] },
  'nothing-to-shield': { code: 'nothing-to-shield' },
  'last-meteor': { code: 'last-meteor' },
  'choose-ship': { code: 'choose-ship', power: 'thrusters', legal: [1, 2] },
  'nothing-to-move': { code: 'nothing-to-move', planet: 3, legal: [1, 2] },
  'no-early-stop': { code: 'no-early-stop', planet: 3 },
  'move-first': { code: 'move-first', planets: [1, 2] },
  'not-recruiting': { code: 'not-recruiting', card: 'echo.1' },
  'no-room': { code: 'no-room', card: 'echo.1' },
  'not-held': { code: 'not-held', card: 'echo.1' },
};

describe('Words of Cosmic Run', () => {
  test('every planet, power and alien has a name, every alien what it does', () => {
    for (const { number, id } of PLANETS) expect(planetName(t, number).toLowerCase()).toBe(id);
    for (const { id } of TECH_CARD) expect(powerName(t, id)).not.toBe(id);
    for (const { id } of ALIENS) {
      expect(alienName(t, `${id}.1`)).not.toContain('.');
      expect(alienRule(t, `${id}.1`)).not.toBe(id);
      expect(powerName(t, id)).not.toBe(id);
    }
  });

  test('each code has a sentence', () => {
    expect(Object.keys(REFUSALS).toSorted()).toEqual([...REFUSAL_CODES].toSorted());
    expect(Object.values(REFUSALS).filter((refusal) => !isCosmicRefusal(refusal))).toEqual([]);
  });

  test.each(Object.values(REFUSALS).map((refusal) => [refusal.code, refusal] as const))(
    'refusal %s has its sentence',
    (_, refusal) => {
      const context = { view: COSMIC_RUN.publicView(cosmic({ dice: '12345 6' }).state), people };
      const said = cosmicRefusal(t, refusal, context);
      expect(said).toMatch(/^[A-Z\d].*[.)]$/s);
      expect(said).not.toMatch(/cosmic-run\.|undefined|\{|\}/);
    },
  );

  test('an alien that has its dice says so', () => {
    const context = { view: COSMIC_RUN.publicView(cosmic().state), people };
    expect(cosmicRefusal(t, { code: 'alien-needs', card: 'echo.1', needs: [] }, context)).toContain('all the dice');
  });

  test('the board in words says all that the picture shows', () => {
    const table = cosmic({
      dice: '12345 6',
      ships: [
        [3, 0, 0, 0, 0, 9],
        [0, 2, 0, 0, 0, 9],
      ],
      stack: [1, 0],
      hits: [2],
      scored: [3],
      crystals: [1, 2],
      aliens: [['echo'], ['elder', 'mirror']],
      display: ['oracle', 'miner'],
    });
    const lines = boardText(t, { view: table.publicView(), people });
    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "☄️ Cosmic Run: round 1, Ana’s turn

      1 Uno (length 8): ▲A on 3, ■B at the start, ●C at the start. 2 of 3 hits. Worth 9/5/2. Tokens on space 3 and 6.
      2 Gemina (length 7): ▲A at the start, ■B on 2, ●C at the start. 0 of 3 hits. Worth 9/5/2. Tokens on space 3 and 5.
      3 Trine (length 4): ▲A at the start, ■B at the start, ●C at the start. Destroyed. Worth 11/6/3. No tokens.
      4 Quadra (length 3): ▲A at the start, ■B at the start, ●C at the start. 0 of 3 hits. Worth 12/7/3. Tokens on space 1 and 2.
      5 Penta (length 2): ▲A at the start, ■B at the start, ●C at the start. 0 of 3 hits. Worth 13/7/3. Tokens on space 1.
      6 Farpoint (length 22): ●C at the start, ■B on 9, ▲A on 9. 0 of 3 hits. Worth 12/7/3. Tokens on space 8 and 15.

      ▲A Ana: 0 points, 1 crystal, 0 tokens, aliens: Echo
      ■B Ben: 0 points, 2 crystals, 0 tokens, aliens: Elder, Mirror
      ●C 🤖 Mira: 0 points, 0 crystals, 0 tokens, aliens: none

      Aliens: Oracle ⚂⚃ · Miner ⚃
      Meteor cards left: 24 · alien cards left: 27"
    `);
  });
});
