import { expect, it } from 'vitest';
import { chanceOf } from '../../../src/games/meteor/view/promises.js';

it('a chance is 0% where a launch can’t destroy its meteor, and neither 0% nor 100% where it may', () => {
  const percent = (hits: number, of: number): number => chanceOf({ kind: 'chance', hits, of });
  expect([percent(0, 7), percent(1, 300), percent(1, 3), percent(299, 300)]).toEqual([0, 1, 33, 99]);
});
