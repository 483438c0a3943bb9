import { describe, expect, it, test } from 'vitest';
import { BOSSES } from '../../../src/games/meteor/cards/bosses.js';
import { CHALLENGES } from '../../../src/games/meteor/cards/challenges.js';
import { POWERS } from '../../../src/games/meteor/cards/powers.js';
import type { GameEvent } from '../../../src/games/meteor/event.js';
import { translator } from '../../../src/text/index.js';
import {
  bossName,
  bossRule,
  challengeName,
  challengeRule,
  headline,
  meteorName,
  powerName,
  powerRule,
  rulesTopic,
} from '../../../src/text/meteor/index.js';
import { PEOPLE, VIEW } from '../../discord/games/meteor/render/views.js';

const t = translator('en');

describe('every Boss, Power and Challenge', () => {
  const all = [
    ...BOSSES.map(({ id }) => [id, bossName(t, id), bossRule(t, id)]),
    ...POWERS.map(({ id }) => [id, powerName(t, id), powerRule(t, id)]),
    ...CHALLENGES.map(({ id }) => [id, challengeName(t, id), challengeRule(t, id)]),
  ];
  it.each(all)('%s has a name and a rule in a line', (id, name = '', rule = '') => {
    expect(name).not.toBe(id);
    expect(rule.length).toBeGreaterThan(3);
    expect(rule.length).toBeLessThan(130);
    expect(`${name}${rule}`).not.toMatch(/\{\{|undefined|\badvanced\./);
  });
});

test.each(['advanced', 'bosses', 'powers', 'challenges'] as const)('the rules topic %s fits a message', (topic) => {
  const { title, body } = rulesTopic(t, topic);
  expect(title.length + body.length).toBeLessThan(1_500);
  expect(body).not.toContain('{{');
});

test('a Boss is told by its name', () => {
  const boss = {
    letter: 'M',
    band: 'boss',
    low: 3,
    high: 9,
    size: null,
    trait: null,
    faceUp: false,
    boss: 'dark-body',
  } as const;
  expect(meteorName(t, boss)).toBe('M Dark Body 3–9');
});

const strike = { target: 'L', rockets: [{ seat: 0, site: 0, damage: 3, counts: true }], sum: 3 } as const;
const TOLD: readonly (readonly [GameEvent, readonly string[]])[] = [
  [{ type: 'taken-over', seat: 1, kicked: false }, ['Ben', 'robot']],
  [
    { type: 'boss-placed', boss: 'comet', letter: 'L', meteors: [], random: [0, 0, 0, 0], by: 0 },
    ['Comet', 'L', 'zone 2'],
  ],
  [{ type: 'card-redrawn', kind: 'boss', card: 'eleven', seat: null }, ['It Goes to 11']],
  [{ type: 'card-redrawn', kind: 'challenge', card: 'mistrusting', seat: 2 }, ['Mistrusting', 'Chloé']],
  [{ type: 'discarded', cards: [[0, 'C']], random: [0, 0, 0, 0], by: 'leech' }, ['Leech', '1 card']],
  [{ type: 'overflowed', cards: [[0, 'survey']] }, ['1 card']],
  [{ type: 'overkill-averted', seat: 1, power: 'safety-officer' }, ['Safety Officer', 'Ben']],
  [{ type: 'size-drawn', letter: 'L', size: 7, random: [0, 0, 0, 0] }, ['7']],
  [{ type: 'rocket-lost', seat: 0, site: 0, challenge: 'hair-trigger' }, ['Hair Trigger', 'Ana']],
  [{ type: 'hand-seen', seat: 0, of: 1, hand: ['survey', '5AE'] }, ['Ana', 'Ben']],
  [{ type: 'meteor-turned-up', letter: 'N' }, ['N']],
  [{ type: 'card-taken', seat: 0, card: '3CF' }, ['Ana', 'Rocket 3 (C F)']],
  [{ type: 'time-added', ms: 30_000, deadline: 0 }, ['30 seconds']],
  [{ type: 'energy-declared', seat: 0, as: 'E' }, ['Ana', 'E Electrical']],
  [{ type: 'placed', seat: 0, site: 0, card: 'C', ready: false, as: 'E' }, ['🟦E']],
  [
    { type: 'salvo-resolved', strikes: [{ ...strike, size: 0, hidden: true, result: 'survived' }] },
    ['L', 'Not enough'],
  ],
];

describe('headlines of the Advanced game', () => {
  it.each(TOLD)('%o', (event, parts) => {
    const said = headline(t, [event], { people: PEOPLE, view: VIEW, viewer: null }) ?? '';
    for (const part of parts) expect(said).toContain(part);
    expect(said).not.toMatch(/\{\{|size 0/);
  });

  it('name a robot that sits down, with its mark', () => {
    const people = new Map([...PEOPLE, [1, { name: '', robot: true }] as const]);
    expect(headline(t, [{ type: 'joined', seat: 1, robot: true }], { people, view: VIEW, viewer: null })).toMatch(
      /🤖.+joined/,
    );
  });

  it('never tell whose cards were seen', () => {
    const said = headline(t, [{ type: 'hand-seen', seat: 0, of: 1, hand: ['survey', '5AE'] }], {
      people: PEOPLE,
      view: VIEW,
      viewer: null,
    });
    expect(said).not.toMatch(/Survey|Rocket|🚀/);
  });
});
