import { expect, it } from 'vitest';
import { hintFor, unseenFronts, viewFor, type Hint } from '../../../../src/games/meteor/index.js';
import { table, type TableSpec } from '../../../support/table.js';

const hintAt = (spec: TableSpec): Hint | null => {
  const { state, now } = table(spec);
  return hintFor(viewFor(state, 0, now), unseenFronts(state), now);
};

const FIELD = { field: ['small-3', 'small-2'], faceUp: 'KL', mode: 'first' } as const;

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
    target: 'K',
    sites: [0],
    change: 0,
    joins: false,
    promise: 'hit',
  });
  expect(hintAt({ ...FIELD, field: ['small-2'], faceUp: 'K', hands: ['', 'C', ''], sites: ['2C C'] })).toMatchObject({
    kind: 'launch',
    promise: 'wins',
  });
});

it('joins what flies at the same target, and nothing else', () => {
  const flying = (target: 'K' | 'L'): Hint | null => {
    const t = table({
      field: ['medium-5', 'small-1'],
      faceUp: 'KL',
      mode: 'first',
      hands: ['', '', 'C'],
      sites: ['3CF C F', '2C C', ''],
    });
    t.windowStaysOpen = true;
    t.launch(1, target);
    return hintFor(viewFor(t.state, 0, t.now), unseenFronts(t.state), t.now);
  };
  expect(flying('K')).toMatchObject({ kind: 'launch', target: 'K', joins: true, promise: 'hit' });
  expect(flying('L')).not.toMatchObject({ joins: true });
});

it('the Energy that a robot has asked for, where it finishes just what a meteor takes', () => {
  const t = table({
    mode: 'first',
    zone: 2,
    field: ['medium-5-twin'],
    faceUp: 'K',
    robots: [1, 2],
    technologies: ['supply', 'salvage'],
    hands: ['C C C F A E E 2F 2CF 3CF 3FF 4CFA', 'C F', 'C C F F E'],
    sites: ['deflector C E', '5CFA C F', '1F'],
  });
  const hint = (): Hint | null => hintFor(viewFor(t.state, 0, t.now), unseenFronts(t.state), t.now);
  const answer = { kind: 'place', card: 'A', site: 1, does: 'rocket' };
  expect(hint()).not.toEqual(answer);
  t.act({ type: 'name-energy', seat: 1, energy: 'A' });
  expect(hint()).toEqual(answer);
});

it('the Energy that a robot has asked for, where it finishes a Technology', () => {
  const t = table({
    mode: 'first',
    zone: 3,
    field: ['medium-4', 'six-6'],
    faceUp: 'KL',
    robots: [1, 2],
    hands: ['F F F 3CE 5AE 5CCA', 'C F', 'C C F F E'],
    sites: ['1C 3CF', 'booster A', 'C F A'],
  });
  const hint = (): Hint | null => hintFor(viewFor(t.state, 0, t.now), unseenFronts(t.state), t.now);
  const answer = { kind: 'place', card: 'F', site: 1, does: 'technology' };
  t.act({ type: 'name-energy', seat: 1, energy: 'F' });
  expect(hint()).toEqual(answer);
});

it('nothing helps: pass', () => {
  expect(hintAt({ ...FIELD, hands: ['', '', ''], passed: [1, 2] })).toEqual({ kind: 'pass' });
});

it('never advises a pass that can only lose: no zone follows the last one', () => {
  expect(hintAt({ ...FIELD, zone: 1, hands: ['', '', ''] })).toBeNull();
  expect(hintAt({ ...FIELD, zone: 2, hands: ['', '', ''] })).toEqual({ kind: 'pass' });
});

it('says the same of the same view, and nothing in a Time Out', () => {
  const t = table({ ...FIELD, hands: ['C 2C 1C F', 'A', 'E'] });
  const view = viewFor(t.state, 0, t.now);
  expect(hintFor(view, [], t.now)).toEqual(hintFor(view, [], t.now));
  t.timeOut(0);
  expect(hintFor(viewFor(t.state, 0, t.now), [], t.now)).toBeNull();
});
