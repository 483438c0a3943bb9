import { describe, expect, it } from 'vitest';
import { translator } from '../../../src/text/index.js';
import { REFUSAL_CODES, refusalText, type Refused, type TextContext } from '../../../src/text/meteor/index.js';
import { PEOPLE, VIEW } from '../../discord/games/meteor/render/views.js';

const t = translator('en');
const context: TextContext = { people: PEOPLE, view: VIEW, viewer: 0 };

/** One of each code that carries data, and what its sentence must hold. */
const FILLED: readonly (readonly [Refused, readonly string[]])[] = [
  [
    { code: 'card-not-in-hand', card: '3CF', held: ['C', 'survey'] },
    ['Rocket 3 (C F)', 'C Chemical', 'Survey Satellite'],
  ],
  [{ code: 'owner-first', site: 1, owner: 1 }, ['Ben', 'Ben’s site']],
  [{ code: 'site-ready', site: 0, card: '3CF' }, ['your site', 'Rocket 3 (C F)']],
  [{ code: 'site-launching', site: 2 }, ['Chloé’s site']],
  [
    { code: 'no-project', site: 1, card: 'E', pile: ['C', 'C'], legal: ['C', '3CCF'] },
    ['E Electrical', 'Ben’s site', '🟥C 🟥C', 'Rocket 3 (C C F)'],
  ],
  [{ code: 'no-project', site: 1, card: 'E', pile: [], legal: [] }, ['E Electrical', 'nothing', 'another site']],
  [{ code: 'site-empty', site: 1 }, ['Ben’s site']],
  [{ code: 'not-your-site', site: 1, owner: 1 }, ['Ben', 'your site']],
  [{ code: 'not-ready', site: 2 }, ['Chloé’s site', '🟩A']],
  [{ code: 'choose-site', sites: [0, 2] }, ['your site', 'Chloé’s site']],
  [{ code: 'no-such-meteor', target: 'Z', legal: ['K', 'L'] }, ['Z', 'K small 1–3', 'L small 2 Twin']],
  [{ code: 'shared-crew', players: 1, legal: [2, 3] }, ['1 player', '2 or 3']],
  [{ code: 'shared-deal', day: '2026-11-22' }, ['Nov 22, 2026']],
  [{ code: 'duel-time-out', most: 60_000 }, ['60 seconds']],
  [{ code: 'no-change', change: -1, legal: [0, 1] }, ['−1', '0', '+1']],
  [{ code: 'time-out-host-only', host: 2 }, ['Chloé']],
  [{ code: 'boss-placed', boss: 'dark-body' }, ['Dark Body']],
  [{ code: 'site-closed', site: 1, holder: 1, challenge: 'mistrusting' }, ['Ben’s site', 'Mistrusting', 'your site']],
  [
    { code: 'site-closed', site: 1, holder: 0, challenge: 'ideological-differences' },
    ['Ideological Differences (you)'],
  ],
  [
    { code: 'kind-forbidden', card: 'survey', counts: 'survey', challenge: 'war-hawks' },
    ['War Hawks', 'Survey Satellite'],
  ],
  [
    { code: 'kind-forbidden', card: 'C', counts: 'E', challenge: 'blue-shortage' },
    ['Blue Shortage', 'C Chemical', 'E Electrical'],
  ],
  [
    { code: 'rocket-forbidden', site: 1, card: '4CE', holder: 1, challenge: 'weak-military', most: 3 },
    ['Weak Military', 'Rocket 4 (C E)', '3'],
  ],
  [{ code: 'too-soon', challenge: 'red-tape', readyAt: 5, left: 2_000 }, ['Red Tape', '2 seconds']],
  [{ code: 'target-shielded', target: 'L', boss: 'last-stand', legal: ['K'] }, ['Last Stand', 'K small 1–3']],
  [{ code: 'no-ability', own: null }, ['Power']],
  [{ code: 'no-ability', own: 'astronomer' }, ['Astronomer']],
  [{ code: 'ability-spent', ability: 'slow-time', until: 'game' }, ['Slow Time', 'once a game']],
  [{ code: 'ability-spent', ability: 'astronomer', until: 'zone' }, ['Astronomer', 'back in the next one']],
  [
    { code: 'ability-target', ability: 'secret-agent', does: 'see-hand', legal: ['1', '2'] },
    ['Secret Agent', 'Ben', 'Chloé'],
  ],
  [
    { code: 'ability-target', ability: 'transmuter', does: 'declare-energy', legal: ['C', 'E'] },
    ['Transmuter', 'E Electrical'],
  ],
  [
    { code: 'ability-target', ability: 'scavenger', does: 'take-discarded', legal: ['3CF'] },
    ['Scavenger', 'Rocket 3 (C F)'],
  ],
  [{ code: 'lesson-step', move: { type: 'place', card: '2C', site: 0 } }, ['Rocket 2']],
  [{ code: 'lesson-step', move: { type: 'launch', target: 'L' } }, ['L']],
  [{ code: 'lesson-step', move: { type: 'pass' } }, ['Pass']],
  [{ code: 'ability-target', ability: 'astronomer', does: 'turn-up', legal: [] }, ['Astronomer', 'no target']],
  [{ code: 'hand-full', most: 6, challenge: 'small-silo' }, ['Small Silo', '6 cards']],
];

describe('refusals', () => {
  it.each(FILLED)('%o says what it is about', (refusal, parts) => {
    const said = refusalText(t, refusal, context);
    for (const part of parts) expect(said).toContain(part);
    expect(said).not.toContain('{{');
  });

  it('each have a sentence or more, short enough for a phone', () => {
    const withData = new Map<string, Refused>(FILLED.map(([refusal]) => [refusal.code, refusal]));
    expect(REFUSAL_CODES.length).toBeGreaterThan(30);
    for (const code of REFUSAL_CODES) {
      const said = refusalText(t, withData.get(code) ?? ({ code } as Refused), context);
      expect(said, code).toMatch(/^[\p{Lu}🟥].*[.?!]$/u);
      expect(said.length, code).toBeGreaterThan(30);
      expect(said.length, code).toBeLessThan(400);
      expect(said, code).not.toContain('{{');
    }
  });

  it('can be told without a table', () => {
    expect(refusalText(t, { code: 'site-empty', site: 3 })).toContain('the shared site');
  });
});
