import { describe, expect, it } from 'vitest';
import { RESOURCE_DECK } from '../../../../src/games/meteor/index.js';
import type { Idea } from '../../../../src/games/meteor/robots/index.js';
import { beginRocket } from '../../../../src/games/meteor/robots/strategies/begin-rocket.js';
import { buildTechnology } from '../../../../src/games/meteor/robots/strategies/build-technology.js';
import { completeOwn } from '../../../../src/games/meteor/robots/strategies/complete-own.js';
import { feedOthers } from '../../../../src/games/meteor/robots/strategies/feed-others.js';
import { retrofitUseless as retrofit } from '../../../../src/games/meteor/robots/strategies/retrofit-useless.js';
import { scrapDeadEnd } from '../../../../src/games/meteor/robots/strategies/scrap-dead-end.js';
import { WEIGHTS } from '../../../../src/games/meteor/robots/weights.js';
import { best, launched } from './ideas.js';
import { situationOf, thoughtAt, type Position } from './position.js';

const place = (seat: number, card: string, site: number) => ({ type: 'place', seat, card, site });

describe('completes its own project', () => {
  it('with the Energy that is missing', () => {
    const ideas = completeOwn(
      situationOf({ hands: ['F A', 'C'], sites: ['3CF+C', '', ''], field: ['small-3', 'small-2'] }),
    );
    expect(ideas.map(({ action }) => action)).toEqual([place(0, 'F', 0)]);
    expect(best(ideas)?.worth).toBeGreaterThan(WEIGHTS.kill / 2);
  });

  it('a Technology too', () => {
    const ideas = completeOwn(situationOf({ hands: ['F', 'C'], sites: ['booster+A'], field: ['small-3', 'medium-4'] }));
    expect(ideas.map(({ action }) => action)).toEqual([place(0, 'F', 0)]);
  });
});

describe('feeds others', () => {
  it('brings what their project lacks', () => {
    const ideas = feedOthers(situationOf({ hands: ['E C', 'C', 'C'], sites: ['', '4CE+C'], field: ['medium-4'] }));
    expect(ideas.map(({ action }) => action)).toEqual([place(0, 'E', 1)]);
    expect(best(ideas)?.worth).toBeGreaterThan(0);
  });

  it('brings nothing to a Rocket that the field has no use for', () => {
    const ideas = feedOthers(
      situationOf({ hands: ['C', 'C', 'C'], sites: ['', '1C'], field: ['small-3-armoured', 'medium-5-armoured'] }),
    );
    expect(best(ideas)?.worth ?? 0).toBeLessThanOrEqual(0);
  });
});

describe('begins', () => {
  it('the Rocket that the field needs and the hand can pay', () => {
    const ideas = beginRocket(
      situationOf({ hands: ['1C 4CCF C', 'C', 'C'], field: ['small-1', 'medium-5', 'medium-5-armoured'] }),
    );
    expect(best(ideas)?.action).toEqual(place(0, '1C', 0));
  });

  it('not what lies on the table already', () => {
    const alone: Position = { hands: ['2C 5FE C F E', 'C', 'C'], field: ['small-2', 'medium-5'] };
    const beside: Position = { ...alone, sites: ['', '2F+F!'] };
    const worthOf = (position: Position): number =>
      beginRocket(situationOf(position)).find(({ action }) => action.type === 'place' && action.card === '2C')?.worth ??
      0;
    expect(worthOf(beside)).toBeLessThan(worthOf(alone));
    expect(best(beginRocket(situationOf(beside)))?.action).toEqual(place(0, '5FE', 0));
  });

  it('a Technology by what it brings: more draws early, none at the end', () => {
    const at = (zone: number): number =>
      best(buildTechnology(situationOf({ hands: ['supply C F', 'C', 'C'], field: ['small-2'], zone })))?.worth ?? 0;
    expect(at(5)).toBeGreaterThan(at(3));
    expect(at(3)).toBeGreaterThan(at(1));
    expect(at(1)).toBeLessThanOrEqual(0);
  });
});

describe('retrofits', () => {
  it('goes on with a pile of Rockets', () => {
    const ideas = retrofit(
      situationOf({ hands: ['', '1C', ''], sites: ['1C+1C+1F'], field: ['medium-5', 'medium-5-armoured'] }, 1),
    );
    expect(best(ideas)?.action).toEqual(place(1, '1C', 0));
    expect(best(ideas)?.worth).toBeGreaterThan(0);
  });

  it('begins one with cards that are no use', () => {
    const ideas = retrofit(
      situationOf({ hands: ['1C 1C 1C 1F', 'C', 'C'], field: ['medium-5-armoured', 'small-3-armoured'] }),
    );
    expect(best(ideas)?.worth).toBeGreaterThan(0);
  });

  it('leaves a person the Rocket that was just begun; a robot’s, or one that lies still, it may use up', () => {
    const position: Position = { hands: ['', '1C 1C 1F', ''], sites: ['1F'], field: ['medium-5', 'medium-5-armoured'] };
    const onFirst = (robots: readonly number[], looks = 1): readonly Idea[] =>
      retrofit(situationOf({ ...position, robots }, 1, looks)).filter(
        ({ action }) => action.type === 'place' && action.site === 0,
      );
    expect(onFirst([0, 1, 2])).not.toEqual([]);
    expect(onFirst([1, 2])).toEqual([]);
    expect(onFirst([1, 2], 8)).not.toEqual([]);
  });

  it('does not when no card can be drawn', () => {
    expect(retrofit(situationOf({ hands: ['1C 1C 1C 1F', 'C'], field: ['medium-5-armoured'], deck: [] }))).toEqual([]);
  });

  it('needs one card less with a Salvage Factory', () => {
    const ideas = (technologies: string[]) =>
      retrofit(
        situationOf({ hands: ['1C', 'C'], sites: ['1C+1F'], field: ['medium-5-armoured', 'medium-5'], technologies }),
      );
    expect(best(ideas(['salvage']))?.worth ?? 0).toBeGreaterThan(best(ideas([]))?.worth ?? 0);
  });
});

describe('scraps', () => {
  it('a dead end, for something better in hand', () => {
    const position: Position = { hands: ['2C C', 'C', 'C'], sites: ['5AE'], field: ['small-2', 'small-2-rich'] };
    expect(scrapDeadEnd(situationOf(position, 0, 8))[0]?.worth).toBeGreaterThan(0);
    expect(scrapDeadEnd(situationOf(position, 0, 1))).toEqual([]);
  });

  it('a Technology later than a Rocket: others bring its Energy when no Rocket needs it', () => {
    const ideas = (site: string, thoughts: number) =>
      scrapDeadEnd(situationOf({ hands: ['2C C', 'C', 'C'], sites: [site], field: ['small-2'] }, 0, thoughts));
    expect([ideas('5AE', 3), ideas('5AE', 6)].map(({ length }) => length)).toEqual([0, 1]);
    expect([ideas('salvage', 6), ideas('salvage', 10)].map(({ length }) => length)).toEqual([0, 1]);
  });
});

describe('passes', () => {
  it('when nothing is left', () => {
    expect(thoughtAt({ hands: ['', 'C'], field: ['small-2'] }).action).toEqual({
      type: 'pass',
      seat: 0,
      confirmed: false,
    });
  });

  it('not twice, and not when that loses the game', () => {
    expect(thoughtAt({ hands: ['', 'C', 'C'], field: ['small-2'], passed: [0] }).action).toBeNull();
    expect(thoughtAt({ hands: ['', 'C'], field: ['small-2'], passed: [1], zone: 1 }).action).toBeNull();
  });

  it('concedes a lost game at its second look, once all others have passed', () => {
    const lost: Position = { hands: ['', ''], field: ['small-2'], passed: [1], zone: 1 };
    expect(thoughtAt(lost, 0, 1).action).toBeNull();
    expect(thoughtAt(lost, 0, 2).action).toEqual({ type: 'pass', seat: 0, confirmed: true });
    expect(thoughtAt({ ...lost, passed: [] }, 0, 5).action).not.toMatchObject({ confirmed: true });
  });

  it('waits a little before the best of a bad lot, and not when all others have passed', () => {
    const position: Position = {
      hands: ['', 'C', 'C'],
      sites: ['2C+C!'],
      field: ['small-1', 'small-3-armoured'],
      zone: 2,
    };
    const options = thoughtAt(position).action;
    expect(options === null || options.type === 'launch').toBe(true);
    expect(thoughtAt({ ...position, passed: [1, 2] }).action).toEqual(launched(0, 'K', [0]));
  });
});

describe('a loss that is certain as the table stands', () => {
  it('is not sat out: a ready Rocket flies, whatever it risks', () => {
    const position: Position = {
      hands: ['', '', ''],
      sites: ['2F+F!'],
      field: ['medium-3-armoured', 'small-3-armoured?'],
      zone: 1,
      deck: [],
    };
    expect(thoughtAt(position, 0, 1).action).not.toMatchObject({ type: 'launch' });
    expect(thoughtAt(position, 0, 4).action).toEqual(launched(0, 'L', [0]));
    expect(thoughtAt({ ...position, zone: 3 }, 0, 4).action).not.toMatchObject({ target: 'L', type: 'place' });
  });

  it('is not sat out: no Energy is worth keeping', () => {
    const position: Position = {
      hands: ['', 'F', '4CCF C C'],
      sites: ['', '3FF+F+F!', ''],
      field: ['medium-5-twin'],
      technologies: ['booster'],
      zone: 1,
      deck: [],
    };
    expect(thoughtAt(position, 2, 6).action).toEqual(place(2, '4CCF', 2));
  });

  it('is not sat out behind a pile that nobody can finish', () => {
    const position: Position = {
      hands: ['', '1C C', ''],
      sites: ['', 'F+F+F', '2C+C!'],
      field: ['small-3', 'medium-5'],
      technologies: ['survey'],
      discard: ['F', 'F', 'F', 'F', 'F', 'F', 'F', 'F', 'F'],
      zone: 1,
      deck: [],
    };
    expect(thoughtAt(position, 1, 6).action).toEqual({ type: 'scrap', seat: 1, site: 1 });
  });
});

describe('what lies on the table and comes to nothing', () => {
  it('is scrapped where it waits to be a Retrofit that draws no card', () => {
    const position: Position = {
      hands: ['F F F', 'C C F', '2F 1C F'],
      sites: ['', '5CCA+C+C+A!', '1C+2C'],
      field: ['six-6'],
      zone: 1,
      deck: [],
    };
    expect(thoughtAt(position, 2, 6).action).toEqual({ type: 'scrap', seat: 2, site: 2 });
    expect(thoughtAt({ ...position, sites: ['', '5CCA+C+C+A!', ''] }, 2, 6).action).toMatchObject({ type: 'place' });
  });

  it('counts for no salvo: a Rocket whose Energy is all gone keeps nobody from building another', () => {
    const spent: Position = {
      hands: ['C C F', '4CCF', '2F F'],
      sites: ['2CA', '2A+A!', ''],
      field: ['six-6'],
      technologies: ['booster'],
      discard: RESOURCE_DECK.filter((card) => card === 'A').slice(1),
      zone: 1,
      deck: [],
    };
    expect(thoughtAt(spent, 2).action).toEqual(place(2, '2F', 2));
  });
});

describe('scraps for its partners', () => {
  it('what nobody can finish, for a Rocket that they can bring the Energy of', () => {
    const position: Position = {
      hands: ['4CCF C C', 'F F F', 'F F F'],
      sites: ['5AE'],
      field: ['medium-4', 'medium-4-rich'],
    };
    expect(scrapDeadEnd(situationOf(position, 0, 8))[0]?.worth).toBeGreaterThan(0);
    expect(scrapDeadEnd(situationOf({ ...position, hands: ['4CCF C C', '', ''] }, 0, 8))[0]?.worth ?? 0).toBeLessThan(
      scrapDeadEnd(situationOf(position, 0, 8))[0]?.worth ?? 0,
    );
  });
});
