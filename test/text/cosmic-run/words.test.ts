import { describe, expect, test } from 'vitest';
import { ALIENS } from '../../../src/games/cosmic-run/cards/aliens.js';
import { PLANETS } from '../../../src/games/cosmic-run/cards/planets.js';
import { TECH_CARD } from '../../../src/games/cosmic-run/cards/tech-card.js';
import { COSMIC_RUN, type Refusal } from '../../../src/games/cosmic-run/index.js';
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

/** One refusal of each code, with whatever it may carry. */
const REFUSALS: readonly Refusal[] = REFUSAL_CODES.map(
  (code) =>
    ({
      code,
      most: 4,
      host: 0,
      least: 2,
      seated: 1,
      seat: 1,
      step: 'dice',
      die: 2,
      place: '3',
      planet: 3,
      number: 1,
      card: 'echo.1',
      needs: code === 'alien-needs' ? [1, 3] : 3,
      lost: 2,
      power: 'thrusters',
      held: 1,
      legal: [1, 2],
      planets: [1, 2],
    }) as unknown as Refusal,
);

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

  test.each(REFUSALS.filter(isCosmicRefusal).map((refusal) => [refusal.code, refusal] as const))(
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
