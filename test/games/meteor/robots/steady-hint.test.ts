import { expect, it } from 'vitest';
import { hintDue, steadyHint, type Advised, type Hint } from '../../../../src/games/meteor/index.js';
import { hintFor } from '../../../../src/games/meteor/index.js';
import { NOW, viewOf, type Position } from './position.js';

const PLACE: Hint = { kind: 'place', card: '1C', site: 0, does: 'starts' };
const OTHER: Hint = { kind: 'place', card: '2CF', site: 0, does: 'starts' };
const PASS: Hint = { kind: 'pass' };

const TABLE: Position = { hands: ['1C 2CF', 'C', 'F'], field: ['small-2?', 'medium-5?'] };
const view = viewOf(TABLE);
const first = (hint: Hint | null): Advised => steadyHint(view, hint, null, NOW);

it('stays three seconds, whatever is thought better meanwhile', () => {
  const destroyed = viewOf({ ...TABLE, field: ['medium-5?'] });
  expect(steadyHint(destroyed, OTHER, first(PLACE), NOW + 2999).hint).toEqual(PLACE);
  expect(steadyHint(destroyed, OTHER, first(PLACE), NOW + 3000).hint).toEqual(OTHER);
});

it('stays for as long as nothing on the table explains another', () => {
  expect(steadyHint(view, OTHER, first(PLACE), NOW + 60_000).hint).toEqual(PLACE);
});

it('says at once what the same act leads to by now', () => {
  const finishes: Hint = { ...PLACE, does: 'rocket' };
  const said = steadyHint(view, finishes, first(PLACE), NOW + 100);
  expect(said).toMatchObject({ hint: finishes, at: NOW });
});

it('others who build on their own sites don’t begin the four seconds again', () => {
  const early = steadyHint(view, PASS, null, NOW);
  const built = viewOf({ ...TABLE, sites: ['', '5AE+A', ''] });
  expect(steadyHint(built, PASS, early, NOW + 2000)).toMatchObject({ hint: null, isEarly: true });
  expect(steadyHint(built, PASS, early, NOW + 4000)).toMatchObject({ hint: PASS, isEarly: false });
});

it('goes at once where its act has become illegal', () => {
  const taken = viewOf({ ...TABLE, hands: ['2CF', 'C', 'F'] });
  expect(steadyHint(taken, OTHER, first(PLACE), NOW + 100).hint).toEqual(OTHER);
});

it('passes only after four seconds in which one’s own moves stayed the same', () => {
  const early = steadyHint(view, PASS, null, NOW);
  expect(early.hint).toBeNull();
  expect(hintDue(early, NOW)).toBe(NOW + 4000);
  expect(steadyHint(view, PASS, early, NOW + 3999).hint).toBeNull();
  expect(steadyHint(view, PASS, early, NOW + 4000).hint).toEqual(PASS);
  const drawn = viewOf({ ...TABLE, hands: ['1C 2CF F', 'C', ''] });
  expect(steadyHint(drawn, PASS, early, NOW + 4000).hint).toBeNull();
});

it('is thought of again when its three seconds are over, and not after that while nothing happens', () => {
  const placed = first(PLACE);
  expect(hintDue(placed, NOW)).toBe(NOW + 3000);
  expect(hintDue(steadyHint(view, PLACE, placed, NOW + 3000), NOW + 3000)).toBeNull();
});

it('advises no Overkill before zone 2, and nobody to give a game up', () => {
  const big: Position = { hands: ['', '', ''], sites: ['5AE+A+E!'], field: ['small-3', 'small-2'], passed: [1, 2] };
  for (const zone of [5, 4, 3]) expect(hintFor(viewOf({ ...big, zone }), [], NOW)?.kind).not.toBe('launch');
  expect(hintFor(viewOf({ hands: ['', '', ''], field: ['small-3'], zone: 1, passed: [1, 2] }), [], NOW)).toBeNull();
});

it('keeps little: much less than the view that it was made from', () => {
  expect(JSON.stringify(first(PLACE)).length).toBeLessThan(JSON.stringify(view).length / 3);
});
