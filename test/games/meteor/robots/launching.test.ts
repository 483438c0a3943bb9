import { describe, expect, it } from 'vitest';
import type { Idea } from '../../../../src/games/meteor/robots/index.js';
import { buildTechnology } from '../../../../src/games/meteor/robots/strategies/build-technology.js';
import { endAtOnce } from '../../../../src/games/meteor/robots/strategies/end-at-once.js';
import { joinSalvo } from '../../../../src/games/meteor/robots/strategies/join-salvo.js';
import { launchExact } from '../../../../src/games/meteor/robots/strategies/launch-exact.js';
import { openSalvo } from '../../../../src/games/meteor/robots/strategies/open-salvo.js';
import { probeUnknown } from '../../../../src/games/meteor/robots/strategies/probe-unknown.js';
import { OVERKILLS_FROM } from '../../../../src/games/meteor/robots/company.js';
import { NOTHING_SEEN } from '../../../../src/games/meteor/robots/memory.js';
import { Situation } from '../../../../src/games/meteor/robots/situation.js';
import { WEIGHTS } from '../../../../src/games/meteor/robots/weights.js';
import { best, launched } from './ideas.js';
import { NOW, situationOf, thoughtAt, viewOf, type Position } from './position.js';

describe('launches', () => {
  const actions = (ideas: readonly Idea[]) => ideas.map(({ action }) => action);
  const everyLaunch = (position: Position, seat = 0): readonly Idea[] =>
    [launchExact, probeUnknown, openSalvo, joinSalvo].flatMap((part) => part(situationOf(position, seat)));

  it('what is exact', () => {
    const situation = situationOf({ hands: ['', ''], sites: ['3CF+C+F!'], field: ['small-2', 'small-3'] });
    expect(actions(launchExact(situation))).toEqual([launched(0, 'L', [0])]);
  });

  it('probes an unknown meteor with a weak Rocket', () => {
    const situation = situationOf({ hands: ['', '', ''], sites: ['1C+C!'], field: ['small-2?', 'medium-5'] });
    expect(actions(probeUnknown(situation))).toEqual([launched(0, 'K', [0])]);
    expect(launchExact(situation)).toEqual([]);
  });

  it('opens a window at a big meteor when another ready Rocket makes the sum', () => {
    const position: Position = {
      hands: ['', '', ''],
      sites: ['3CF+C+F!', '4FA+F+A!'],
      field: ['seven-7', 'small-1-rich'],
      zone: 1,
    };
    expect(actions(openSalvo(situationOf(position)))).toEqual([launched(0, 'K', [0])]);
    expect(everyLaunch({ ...position, sites: ['3CF+C+F!', '2CF+C+F!'] })).toEqual([]);
  });

  it('joins with what makes the open salvo exact', () => {
    const position: Position = {
      hands: ['', '', ''],
      sites: ['3CF+C+F!', '4FA+F+A!', '1C+C!'],
      field: ['seven-7', 'small-1'],
      flying: [[0, 'K']],
    };
    expect(actions(joinSalvo(situationOf(position, 1)))).toEqual([launched(1, 'K', [1])]);
    expect(actions(everyLaunch(position, 2))).toEqual([launched(2, 'L', [2])]);
  });

  it('holds what would overkill in the last zone, and what is ignored', () => {
    expect(everyLaunch({ hands: ['', ''], sites: ['5AE+A+E!'], field: ['small-2', 'small-3'], zone: 1 })).toEqual([]);
    expect(everyLaunch({ hands: ['', ''], sites: ['1C+C!'], field: ['small-3-armoured'] })).toEqual([]);
  });

  it('overkills the last meteor: nothing is left to come nearer', () => {
    expect(everyLaunch({ hands: ['', ''], sites: ['5AE+A+E!'], field: ['small-2'], zone: 1 })).toHaveLength(1);
  });

  it('adds one to the damage where that makes it exact', () => {
    const position: Position = {
      hands: ['', ''],
      sites: ['2C+C!'],
      field: ['small-3', 'medium-5'],
      technologies: ['booster'],
    };
    expect(actions(everyLaunch(position))).toEqual([launched(0, 'K', [0], 1)]);
  });

  it('sends two of its own together', () => {
    const position: Position = { hands: [''], sites: ['3CF+C+F!', '4FA+F+A!'], field: ['seven-7', 'six-6'] };
    expect(actions(everyLaunch(position))).toEqual([launched(0, 'K', [0, 1])]);
  });

  it('ends the game at once where all that is left goes, however much too hard it is hit', () => {
    const position: Position = {
      hands: ['', ''],
      sites: ['5AE+A+E!', '4CE+C+E!'],
      field: ['small-2?', 'small-3-rich'],
      zone: 1,
    };
    expect(everyLaunch(position)).toEqual([]);
    expect(endAtOnce(situationOf({ ...position, field: ['small-2-magnetic', 'small-3-rich'] }))).toEqual([]);
    expect(endAtOnce(situationOf({ ...position, field: ['medium-4', 'small-3-rich'] }))).toHaveLength(1);
    expect(endAtOnce(situationOf({ ...position, field: ['medium-4', 'small-3-rich', 'six-6'] }))).toEqual([]);
  });

  it('beside people overkills to end the game only once all else that is left is sure to go', () => {
    const position: Position = {
      hands: ['', '', ''],
      sites: ['3CF+C+F!', '', '1C+C!'],
      field: ['small-3', 'small-1-volatile'],
      zone: 3,
    };
    const weights = { ...WEIGHTS, overkillsFrom: OVERKILLS_FROM.newcomers };
    const ends = (seat: number, others: Partial<Position> = {}) =>
      actions(endAtOnce(new Situation(viewOf({ ...position, ...others }, seat), NOTHING_SEEN, NOW, weights, false)));
    expect(ends(2)).toEqual([]);
    expect(ends(0)).toEqual([launched(0, 'K', [0])]);
    expect(ends(2, { flying: [[0, 'K']] })).toEqual([launched(2, 'L', [2])]);
    expect(actions(endAtOnce(situationOf(position, 2)))).toEqual([launched(2, 'L', [2])]);
  });
});

describe('the Deflector', () => {
  const worthIn = (zone: number): number =>
    best(buildTechnology(situationOf({ hands: ['deflector C A E', 'C', 'C'], field: ['small-2', 'medium-5'], zone })))
      ?.worth ?? 0;

  it('is built in the last zones, where an Overkill would lose', () => {
    expect(worthIn(1)).toBeGreaterThan(0);
    expect(worthIn(2)).toBeGreaterThan(0);
    expect(worthIn(1)).toBeGreaterThan(worthIn(5));
  });

  it('is used once it stands: an Overkill in the last zone costs no game', () => {
    const position: Position = {
      hands: ['', '', ''],
      sites: ['3CF+C+F!'],
      field: ['small-2', 'medium-5'],
      technologies: ['deflector'],
      zone: 1,
    };
    expect(thoughtAt(position).action).toEqual(launched(0, 'K', [0]));
    expect(thoughtAt({ ...position, technologies: [] }).action).not.toEqual(launched(0, 'K', [0]));
  });
});

describe('an open window', () => {
  it('is no moment for a pass: its salvo changes the table', () => {
    const position: Position = { hands: ['', 'C', 'C'], sites: ['', '1C+C!'], field: ['small-2', 'medium-5'] };
    expect(thoughtAt(position).action).toMatchObject({ type: 'pass' });
    expect(thoughtAt({ ...position, flying: [[1, 'K']] }).action).toBeNull();
  });
});

describe('a back', () => {
  it('is never fired at with more than it allows', () => {
    const position: Position = { hands: ['', '', ''], sites: ['4CE+C+E!'], field: ['small-2?', 'medium-5'], zone: 4 };
    expect(probeUnknown(situationOf(position))).toEqual([]);
    expect(probeUnknown(situationOf({ ...position, field: ['medium-4?', 'medium-5-armoured'] }))).toHaveLength(1);
    expect(probeUnknown(situationOf(position, 0, 1, true))).toEqual([]);
  });

  it('is left for an exact target that lies there', () => {
    const position: Position = {
      hands: ['', '', ''],
      sites: ['4CE+C+E!'],
      field: ['small-2?', 'medium-4'],
      zone: 4,
    };
    expect(thoughtAt(position).action).toEqual(launched(0, 'L', [0]));
  });
});
