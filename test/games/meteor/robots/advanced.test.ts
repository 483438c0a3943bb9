import { describe, expect, it } from 'vitest';
import { NOTHING_SEEN, type Idea } from '../../../../src/games/meteor/robots/index.js';
import { remember } from '../../../../src/games/meteor/robots/memory.js';
import { frontsOf } from '../../../../src/games/meteor/robots/odds.js';
import { beatExpiry } from '../../../../src/games/meteor/robots/strategies/beat-expiry.js';
import { beginRocket } from '../../../../src/games/meteor/robots/strategies/begin-rocket.js';
import { chooseBossPlace } from '../../../../src/games/meteor/robots/strategies/choose-boss-place.js';
import { endAtOnce } from '../../../../src/games/meteor/robots/strategies/end-at-once.js';
import { joinSalvo } from '../../../../src/games/meteor/robots/strategies/join-salvo.js';
import { launchExact } from '../../../../src/games/meteor/robots/strategies/launch-exact.js';
import { openSalvo } from '../../../../src/games/meteor/robots/strategies/open-salvo.js';
import { pass } from '../../../../src/games/meteor/robots/strategies/pass.js';
import { retrofitUseless } from '../../../../src/games/meteor/robots/strategies/retrofit-useless.js';
import { useAbility } from '../../../../src/games/meteor/robots/strategies/use-ability.js';
import { Situation } from '../../../../src/games/meteor/robots/situation.js';
import { WEIGHTS } from '../../../../src/games/meteor/robots/weights.js';
import { NOW, situationOf, stateOf, viewOf, type Position } from './position.js';
import { viewFor } from '../../../../src/games/meteor/index.js';

const advanced = (position: Position): Position => ({ mode: 'advanced', ...position });
const at = (position: Position, seat = 0, looks = 1): Situation => situationOf(advanced(position), seat, looks);
const launches = (position: Position, seat = 0): readonly Idea[] =>
  [endAtOnce, launchExact, openSalvo, joinSalvo].flatMap((part) => part(at(position, seat)));
const targets = (ideas: readonly Idea[]) =>
  ideas.map(({ action }) => (action.type === 'launch' ? action.target : null));

describe('meets a Boss', () => {
  it('that more does nothing to with the exact sum, or not at all', () => {
    const position: Position = {
      hands: ['', '', ''],
      sites: ['5AE+A+E!', '4CE+C+E!', '3CF+C+F!'],
      field: ['iron-heart', 'small-1'],
    };
    expect(new Set(targets(launches(position)))).toEqual(new Set(['K']));
    expect(targets(launches({ ...position, sites: ['5AE+A+E!', '4CE+C+E!'], zone: 1 }))).toEqual([]);
    expect(launches({ ...position, sites: ['5AE+A+E!', '4CE+C+E!'], field: ['iron-heart'] })).toEqual([]);
  });

  it('that stands last only then', () => {
    const position: Position = {
      hands: ['', ''],
      sites: ['5AE+A+E!', '3CF+C+F!'],
      field: ['last-stand', 'small-2'],
      zone: 1,
    };
    expect(launches(position)).toEqual([]);
    expect(targets(launches({ ...position, field: ['last-stand'] }))).toContain('K');
  });

  it('of 11 with every Rocket that it takes', () => {
    const position: Position = {
      hands: ['', '', ''],
      sites: ['5AE+A+E!', '3CF+C+F!', '3FF+F+F!'],
      field: ['eleven', 'small-1'],
      zone: 2,
    };
    expect(targets(launches(position))).toEqual(['K']);
    expect(targets(launches({ ...position, sites: ['5AE+A+E!', '3CF+C+F!'] }))).not.toContain('K');
  });

  it('of two halves with both at once', () => {
    const position: Position = {
      hands: ['', ''],
      sites: ['4CE+C+E!', '4FA+F+A!'],
      field: ['twin-terror', 'twin-terror', 'medium-4'],
    };
    const first = launches(position)[0]?.action;
    const second = launches(position, 1)[0]?.action;
    expect(new Set([first, second].map((action) => (action?.type === 'launch' ? action.target : '')))).toEqual(
      new Set(['K', 'L']),
    );
    expect(targets(launches({ ...position, sites: ['4CE+C+E!', ''] }))).toEqual(['M']);
  });

  it('that pushes two zones without an Overkill that would lose the game', () => {
    const position: Position = {
      hands: ['', ''],
      sites: ['4CE+C+E!'],
      field: ['powder-keg', 'small-3', 'medium-5'],
      zone: 2,
    };
    const pressed = (field: readonly string[]) =>
      new Situation(viewOf(advanced({ ...position, field })), NOTHING_SEEN, NOW, WEIGHTS, true).salvo;
    expect(pressed(position.field)).toEqual([]);
    expect(pressed(['leech', 'small-3', 'medium-5'])).toHaveLength(1);
  });

  it('of unknown size: what it survived it is bigger than', () => {
    const flying = advanced({
      hands: ['', ''],
      sites: ['5AE+A+E!'],
      field: ['dark-body', 'small-1'],
      flying: [[0, 'K']],
    });
    const memory = remember(viewOf(flying), NOTHING_SEEN);
    const view = viewOf(advanced({ hands: ['', ''], field: ['dark-body', 'small-1'] }));
    const sizes = view.field
      .slice(0, 1)
      .flatMap((meteor) => frontsOf(meteor, remember(view, memory)).map(({ size }) => size));
    expect(sizes).toEqual([6, 7, 8, 9]);
  });

  it('in the place of the hardest meteor', () => {
    const state = stateOf(advanced({ hands: [''], field: ['small-1?', 'seven-7', 'medium-3?'] }));
    const ideas = chooseBossPlace(viewFor({ ...state, phase: 'field', advanced: null }, 0, NOW));
    expect([...ideas].sort((a, b) => b.worth - a.worth)[0]?.action).toEqual({
      type: 'choose-boss-place',
      by: 0,
      letter: 'L',
    });
  });
});

describe('uses a Power', () => {
  const used = (position: Position) => [...useAbility(at(position))].sort((a, b) => b.worth - a.worth)[0]?.action;

  it('to turn up what may be biggest', () => {
    expect(
      used({ hands: ['', ''], field: ['small-1?', 'medium-5?', 'comet'], cards: [['astronomer', null]] }),
    ).toMatchObject({ target: 'L' });
    expect(used({ hands: ['', ''], field: ['small-1', 'comet'], cards: [['astronomer', null]] })).toBeUndefined();
  });

  it('to declare the Energy that is missing', () => {
    const position: Position = {
      hands: ['C C', ''],
      sites: ['4CE+C'],
      field: ['medium-4', 'comet'],
      cards: [['transmuter', null]],
    };
    expect(used(position)).toMatchObject({ target: 'E' });
    expect(used({ ...position, cards: [['transmuter', 'blue-shortage']] })).toBeUndefined();
  });

  it('to take what is missing from the discard pile', () => {
    const position: Position = {
      hands: ['C', ''],
      sites: ['4CE+C'],
      field: ['medium-4', 'comet'],
      discard: ['E', 'F'],
      cards: [['scavenger', null]],
    };
    expect(used(position)).toMatchObject({ target: 'E' });
  });

  it('to take one off the damage', () => {
    const position: Position = { hands: ['', ''], sites: ['4CE+C+E!'], field: ['small-3', 'comet'] };
    expect(launches({ ...position, cards: [['throttle', null]] })[0]?.action).toMatchObject({
      target: 'K',
      change: -1,
    });
    expect(launches({ ...position, zone: 2 })).toEqual([]);
  });
});

describe('lives with a Challenge', () => {
  it('launches what would be lost', () => {
    const position = advanced({
      hands: ['', ''],
      sites: ['1C+C!'],
      field: ['medium-4?', 'comet'],
      cards: [[null, 'hair-trigger']],
    });
    const state = stateOf(position);
    const pressed = (expiresAt: number) => ({
      ...state,
      sites: state.sites.map((site, id) => (id === 0 ? { ...site, expiresAt } : site)),
    });
    const ideas = (expiresAt: number) =>
      beatExpiry(new Situation(viewFor(pressed(expiresAt), 0, NOW), NOTHING_SEEN, NOW, WEIGHTS, false));
    expect(targets(ideas(NOW + 4_000))).toEqual(['K']);
    expect(ideas(NOW + 19_000)).toEqual([]);
  });

  it('expects no help where none is allowed', () => {
    const position: Position = { hands: ['4CE C', 'E E', 'E'], field: ['medium-4', 'comet'] };
    const begun = (cards: Position['cards'] & object) => beginRocket(at({ ...position, cards }))[0]?.worth ?? 0;
    expect(begun([[null, 'mistrusting']])).toBeLessThan(begun([[null, null]]));
    expect(
      begun([
        [null, null],
        [null, 'blue-shortage'],
        [null, 'blue-shortage'],
      ]),
    ).toBeLessThan(begun([[null, null]]));
  });

  it('collects nothing for Retrofits that its sites don’t take', () => {
    const position: Position = { hands: ['1C 1C 1C 1F', 'C', 'C'], field: ['medium-5-armoured', 'leech'] };
    expect(retrofitUseless(at(position)).length).toBeGreaterThan(0);
    expect(retrofitUseless(at({ ...position, cards: [[null, 'no-recycling']] }))).toEqual([]);
  });

  it('does not pass while it only has to wait', () => {
    const state = stateOf(advanced({ hands: ['C', ''], field: ['small-2', 'comet'], cards: [[null, 'red-tape']] }));
    const placed =
      state.advanced === null
        ? state
        : {
            ...state,
            advanced: {
              ...state.advanced,
              seats: state.advanced.seats.map((seat) => ({ ...seat, placedAt: NOW - 1_000 })),
            },
          };
    const passes = (from: typeof state) =>
      pass(new Situation(viewFor(from, 0, NOW), NOTHING_SEEN, NOW, WEIGHTS, false));
    expect(passes(placed)).toEqual([]);
    expect(passes(state)).toHaveLength(1);
  });
});
