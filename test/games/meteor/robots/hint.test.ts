import { expect, it } from 'vitest';
import { hintFor, unseenFronts, viewFor, type Hint } from '../../../../src/games/meteor/index.js';
import { table, type TableSpec } from '../../../support/table.js';

const hintAt = (spec: TableSpec): Hint | null => {
  const { state, now } = table(spec);
  return hintFor(viewFor(state, 0, now), unseenFronts(state), now);
};

const FIELD = { field: ['small-3', 'small-2'], faceUp: 'AB', mode: 'first' } as const;

it('a card that finishes another’s Rocket', () => {
  expect(hintAt({ ...FIELD, hands: ['C', 'A', 'E'], sites: ['', '3CF F', ''] })).toEqual({
    kind: 'place',
    card: 'C',
    site: 1,
    does: 'rocket',
  });
});

it('a card that begins a Rocket, and one that goes on with it', () => {
  expect(hintAt({ ...FIELD, hands: ['3FF F F', '', ''] })).toMatchObject({ kind: 'place', site: 0 });
  const next = hintAt({ ...FIELD, hands: ['F F', '', ''], sites: ['3FF', '', ''] });
  expect(next).toEqual({ kind: 'place', card: 'F', site: 0, does: 'adds' });
});

it('an exact launch, and a win', () => {
  expect(hintAt({ ...FIELD, hands: ['', 'C', ''], sites: ['3CF C F', '', ''] })).toEqual({
    kind: 'launch',
    target: 'A',
    joins: false,
    promise: 'hit',
  });
  expect(hintAt({ ...FIELD, field: ['small-2'], faceUp: 'A', hands: ['', 'C', ''], sites: ['2C C'] })).toMatchObject({
    kind: 'launch',
    promise: 'wins',
  });
});

it('nothing helps: pass', () => {
  expect(hintAt({ ...FIELD, hands: ['', '', ''], passed: [1, 2] })).toEqual({ kind: 'pass' });
});

it('says the same of the same view, and nothing in a Time Out', () => {
  const t = table({ ...FIELD, hands: ['C 2C 1C F', 'A', 'E'] });
  const view = viewFor(t.state, 0, t.now);
  expect(hintFor(view, [], t.now)).toEqual(hintFor(view, [], t.now));
  t.timeOut(0);
  expect(hintFor(viewFor(t.state, 0, t.now), [], t.now)).toBeNull();
});
