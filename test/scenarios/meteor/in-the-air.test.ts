import { expect, test } from 'vitest';
import { inTheAir } from '../../../src/games/meteor/view/in-the-air.js';
import { table, type Table } from '../../support/table.js';

/** What nobody would see otherwise: the Rockets of a salvo whose last launch and result come at once. */
const flying = (t: Table, act: () => void) => {
  const before = t.state;
  act();
  return inTheAir(before, t.events, t.now);
};

test('a launch that nobody can join is seen in the air, to be struck now', () => {
  const t = table({ players: 1, sites: ['1C C'], field: ['small-1', 'six-6'] });
  const seen = flying(t, () => {
    t.launch(0, 'K');
  });
  expect(seen?.window).toMatchObject({ closesAt: t.now, rockets: [{ site: 0, target: 'K' }] });
  expect(seen?.field.map(({ letter }) => letter)).toEqual(['K', 'L']);
  expect(t.letters()).toBe('L');
});

test('the last of a salvo is seen beside those that were in the air before', () => {
  const t = table({ sites: ['1C C', '2F F', ''], field: ['small-1', 'six-6'] });
  t.launch(0, 'L');
  const seen = flying(t, () => {
    t.launch(1, 'L');
  });
  expect(seen?.window?.rockets.map(({ site }) => site)).toEqual([0, 1]);
});

test('where there was no such moment there is nothing to see', () => {
  const t = table({ sites: ['1C C', '2F F', ''], hands: ['', '', 'C'], field: ['small-1', 'six-6'] });
  // Others may still join: the window is open, and seen as it is.
  expect(
    flying(t, () => {
      t.launch(0, 'L');
    }),
  ).toBeNull();
  // Its end is no launch.
  expect(
    flying(t, () => {
      t.wait(5_000);
    }),
  ).toBeNull();
  expect(
    flying(t, () => {
      t.pass(0);
    }),
  ).toBeNull();
});
