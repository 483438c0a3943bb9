import { expect, test } from 'vitest';
import type { Action } from '../../../../src/games/meteor/index.js';
import { moveOf } from '../../../../src/games/meteor/analysis/move.js';
import { momentsOf } from '../../../../src/games/meteor/analysis/moments.js';
import { mistakeText, moveText } from '../../../../src/text/meteor/index.js';
import { translator, withoutIcons } from '../../../../src/text/index.js';
import { table } from '../../../support/table.js';
import { scripted } from './scripted.js';

const place = (seat: number, card: string): Action => ({ type: 'place', seat, card, site: seat });
const launch = (target: string): Action => ({ type: 'launch', seat: 0, target, sites: [0], change: 0 });
const t = withoutIcons(translator('en'));

/** A Rocket 3 is ready on the first site; on the second a Rocket 1 is, from the last card on. */
const { entries } = scripted({
  mode: 'first',
  deal: {
    hands: [
      ['3CF', 'C', 'F'],
      ['1C', 'C'],
    ],
    deck: ['A', 'E'],
    field: ['medium-4', 'medium-5', 'small-3'],
  },
  moves: [
    [2, place(0, '3CF')],
    [4, place(0, 'C')],
    [6, place(0, 'F')],
    [8, place(1, '1C')],
    [10, place(1, 'C')],
  ],
});

/** What a launch is once that many Rockets are ready. */
function launched(target: string, ready: number): ReturnType<typeof moveOf> {
  const moment = momentsOf(entries).find(({ after }) => after.sites.filter((site) => site.ready).length === ready);
  if (moment === undefined) throw new Error(`never are ${ready} Rockets ready`);
  return moveOf(moment.after, launch(target), moment.at);
}

test('a launch is early while all Rockets that are ready fall short together', () => {
  expect(launched('K', 1)).toMatchObject({ promise: 'short', early: true });
  expect(launched('K', 2)).toMatchObject({ promise: 'short', early: false });
  expect(launched('L', 2)).toMatchObject({ promise: 'short', early: true });
  expect(launched('M', 1)).toMatchObject({ promise: 'hit', early: false });
});

test('of an early launch that was a mistake the Coach says so; praised or proposed, it is for others to join', () => {
  const [early, joined] = [launched('K', 1), launched('K', 2)];
  if (early === null || joined === null) throw new Error('nothing was launched');
  expect(mistakeText(t, early)).toBe('launching Rocket 3 (C F) at K before enough Rockets were ready');
  expect(moveText(t, early)).toBe('launching Rocket 3 (C F) at K for others to join');
  expect(mistakeText(t, joined)).toBe('launching Rocket 3 (C F) at K for others to join');
});

test('a launch that names no Rockets is of all that its player has ready, and says whether it joins a salvo', () => {
  const t = table({
    players: 1,
    sites: ['3CF C F', '2C C'],
    field: ['medium-5', 'seven-7'],
    faceUp: 'K',
  });
  const unnamed = (target: string) => moveOf(t.state, { type: 'launch', seat: 0, target, sites: [], change: 0 }, t.now);
  expect(unnamed('K')).toEqual({
    kind: 'launch',
    target: 'K',
    rockets: ['3CF', '2C'],
    promise: 'hit',
    joins: false,
    early: false,
  });
  t.windowStaysOpen = true;
  t.launch(0, 'L', { sites: [1] });
  expect(unnamed('K')).toMatchObject({ rockets: ['3CF'], promise: 'short', joins: true, early: true });
  expect(unnamed('Z')).toMatchObject({ promise: 'none' });
});

test('what a card did, and for what', () => {
  const t = table({ hands: ['C A 3CF E', '', ''], sites: ['2C', 'survey C', ''] });
  const laid = (card: string, site: number) => moveOf(t.state, { type: 'place', seat: 0, card, site }, t.now);
  expect(laid('C', 0)).toMatchObject({ kind: 'place', card: 'C', project: '2C' });
  expect(laid('A', 1)).toMatchObject({ kind: 'place', card: 'A', project: 'survey' });
  const alone = table({ hands: ['C', '', ''], sites: ['A', '', ''] });
  const added = moveOf(alone.state, { type: 'place', seat: 0, card: 'C', site: 0 }, alone.now);
  expect(added).toMatchObject({ kind: 'place', card: 'C', project: null });
});

test('to scrap, to use a Power, to pass and to wait are moves; a Time Out and talk are none', () => {
  const t = table({ sites: ['2C', '', ''], powers: ['slow-time', '', ''] });
  const move = (action: Action | null) => moveOf(t.state, action, t.now);
  expect(move({ type: 'scrap', seat: 0, site: 0 })).toEqual({ kind: 'scrap', cards: ['2C'] });
  expect(move({ type: 'use', seat: 0, ability: 'slow-time', target: null })).toEqual({
    kind: 'use',
    ability: 'slow-time',
  });
  expect(move({ type: 'pass', seat: 0, confirmed: false })).toEqual({ kind: 'pass' });
  expect(move(null)).toEqual({ kind: 'wait' });
  expect(move({ type: 'time-out', seat: 0 })).toBeNull();
});
