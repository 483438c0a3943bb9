import { describe, expect, it, test } from 'vitest';
import { RESOURCE_DECK } from '../../../src/games/meteor/index.js';
import { ROBOTS } from '../../../src/games/meteor/robots/index.js';
import { SCENARIOS, scenarioOf } from '../../../src/games/meteor/scenarios/index.js';
import { english } from '../../../src/text/en/index.js';
import { playGame } from '../../../src/tools/meteor/play.js';
import { lobby, table } from '../../support/table.js';

/** The clock has just started. */
function begun(scenario: string, people = 3) {
  const night = scenarioOf({ scenario });
  const t = lobby(people, {
    scenario,
    mode: night?.mode ?? 'standard',
    powers: night?.powers === true,
    challenges: night?.challenges === true,
  });
  t.start();
  t.start();
  return t;
}

test('there are twelve nights, each with a name and a text of five lines', () => {
  expect(SCENARIOS).toHaveLength(12);
  expect(new Set(SCENARIOS.map(({ id }) => id)).size).toBe(12);
  for (const { id } of SCENARIOS) {
    const words: Readonly<Record<string, string>> = english.meteor.scenario.text;
    expect(words[id]?.split('\n'), id).toHaveLength(5);
  }
});

describe.each(SCENARIOS)('$id', (night) => {
  it('deals every card once, for any number of players', () => {
    for (const people of [1, 2, 3, 4, 5]) {
      const { state } = begun(night.id, people);
      const cards = [...state.deck, ...state.discard, ...state.technologies];
      expect([...cards].sort()).toEqual([...RESOURCE_DECK].sort());
      expect(state.zone).toBe(night.zone ?? 5);
      expect(state.technologies).toEqual(night.built ?? []);
      expect(state.discard).toEqual(night.gone ?? []);
      const cardsThere = state.field.map(({ card }) => card);
      // It Goes to 11 stays out of a solo game (rulebook, "One-Player Variant").
      if (night.boss !== undefined && people > 1) expect(cardsThere).toContain(night.boss);
      for (const card of night.field ?? []) expect(cardsThere).toContain(card);
    }
  });

  it('is played by robots without a refusal', () => {
    for (let game = 0; game < 6; game += 1) {
      const { mode, powers = false, challenges = false, id } = night;
      const setting = { mode, powers, challenges, scenario: id, players: 3, relaxed: false, paceMs: 4_000 };
      expect(playGame({ ...setting, robot: ROBOTS[0] }, `night ${game}`).refused).toEqual([]);
    }
  });
});

describe('What nights change', () => {
  test('No Way Back: four cards alike are no project', () => {
    const t = table({ hands: ['C', '', ''], sites: ['C C C', '', ''], options: { scenario: 'no-way-back' } });
    t.refuses(() => t.place(0, 'C', 0), 'no-project');
    const usual = table({ hands: ['C', '', ''], sites: ['C C C', '', ''] });
    usual.place(0, 'C', 0);
    expect(usual.happened('retrofit-built')).toHaveLength(1);
  });

  test('Thin Ice: an Overkill loses, unless a Deflector takes it', () => {
    const spec = { sites: ['2C C', '', ''], field: ['small-1', 'seven-7'], options: { scenario: 'thin-ice' } };
    const t = table(spec);
    t.launch(0, 'K');
    t.wait(5_000);
    expect(t.ending).toBe('lost: impact-overkill');
    const under = table({ ...spec, technologies: ['deflector'] });
    under.launch(0, 'K');
    under.wait(5_000);
    expect(under.state.phase).toBe('play');
  });

  test('who picks another mode in the lobby plays the usual game; another silence keeps the night', () => {
    const t = lobby(2, { scenario: 'late-watch' });
    t.configure(0, { silence: 'off' });
    expect(t.state.options.scenario).toBe('late-watch');
    t.configure(0, { mode: 'first' });
    expect(t.state.options).not.toHaveProperty('scenario');
  });
});
