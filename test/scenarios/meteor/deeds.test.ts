import { expect, test } from 'vitest';
import { table } from '../../support/table.js';

const deedsOf = (t: ReturnType<typeof table>, seat: number) => t.publicView().deeds[seat];

test('the end knows who launched, who hit exactly, and who gave cards to others', () => {
  const t = table({ hands: ['C', 'F', ''], sites: ['2C C', '2F', '3CF'], field: ['small-2', 'six-6'] });
  t.place(1, 'F', 1);
  t.place(0, 'C', 2);
  t.windowStaysOpen = true;
  t.launch(0, 'K');
  t.wait(5000);
  t.windowStaysOpen = false;
  expect(deedsOf(t, 0)).toEqual({ rockets: 1, hits: 1, given: 1, technologies: 0, retrofits: 0 });
  expect(deedsOf(t, 1)).toBeUndefined();
});

test('Technologies and Retrofits are deeds of whoever completed them; a shared site is nobody’s gift', () => {
  const t = table({ hands: ['F', 'C', ''], sites: ['communications', 'C C C', ''], field: ['six-6', 'seven-7'] });
  t.place(0, 'F', 0);
  t.place(1, 'C', 1);
  expect(deedsOf(t, 0)).toMatchObject({ technologies: 1, given: 0 });
  expect(deedsOf(t, 1)).toMatchObject({ retrofits: 1, given: 0 });
});

test('the end knows which meteors fell: in which zone, how hard, and to whose Rockets', () => {
  const t = table({
    zone: 4,
    sites: ['1C C', '2F F', '3CF C F'],
    field: ['small-3', 'small-1', 'six-6', 'seven-7'],
    faceUp: 'KLMN',
  });
  t.windowStaysOpen = true;
  t.launch(0, 'K');
  t.launch(1, 'K');
  t.launch(2, 'M');
  t.windowStaysOpen = false;
  // One that survives has not fallen.
  expect(t.state.fallen).toEqual([{ letter: 'K', size: 3, boss: null, zone: 4, overkill: false, seats: [0, 1] }]);
});

test('an Overkill and a Boss stand among the fallen as what they are', () => {
  const t = table({ players: 1, sites: ['3CF C F', ''], field: ['small-2', 'six-6'], faceUp: 'KL' });
  t.launch(0, 'K');
  expect(t.state.fallen).toMatchObject([{ letter: 'K', size: 2, boss: null, overkill: true, seats: [0] }]);
  const boss = table({ players: 1, sites: ['5AE A E', ''], field: ['six-6'], boss: 'swarm-queen' });
  boss.launch(0, 'L');
  expect(boss.state.fallen).toMatchObject([{ letter: 'L', size: 5, boss: 'swarm-queen', overkill: false }]);
});

test('a Rocket that a Trait ignores destroyed nothing', () => {
  const t = table({ sites: ['1C C', '3CF C F', ''], field: ['small-3-armoured', 'six-6'], faceUp: 'KL' });
  t.launch(0, 'K');
  t.launch(1, 'K');
  expect(t.state.fallen).toMatchObject([{ letter: 'K', seats: [1] }]);
});

test('an Overkill is no hit, nor is a Rocket that a Trait ignores', () => {
  const t = table({
    sites: ['3CF C F', '1C C', '3CCF C C F'],
    field: ['small-2', 'small-3-armoured', 'six-6'],
    faceUp: 'KLM',
  });
  t.launch(2, 'L');
  t.launch(1, 'L');
  t.launch(0, 'K');
  expect([deedsOf(t, 0), deedsOf(t, 1), deedsOf(t, 2)]).toMatchObject([
    { rockets: 1, hits: 0 },
    { rockets: 1, hits: 0 },
    { rockets: 1, hits: 1 },
  ]);
});

test('each counts for oneself, in whatever order they act', () => {
  const t = table({ hands: ['C', 'C', 'C C'], sites: ['C', 'C', 'C'] });
  t.place(2, 'C', 0);
  t.place(0, 'C', 1);
  t.place(2, 'C', 1);
  expect(t.publicView().deeds.map(({ given }) => given)).toEqual([1, 0, 2]);
});
