import { expect, test } from 'vitest';
import type { Action } from '../../../../src/games/meteor/index.js';
import { moveOf } from '../../../../src/games/meteor/analysis/move.js';
import { momentsOf } from '../../../../src/games/meteor/analysis/moments.js';
import { mistakeText, moveText } from '../../../../src/text/meteor/index.js';
import { translator, withoutIcons } from '../../../../src/text/index.js';
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
  expect(launched('A', 1)).toMatchObject({ promise: 'short', early: true });
  expect(launched('A', 2)).toMatchObject({ promise: 'short', early: false });
  expect(launched('B', 2)).toMatchObject({ promise: 'short', early: true });
  expect(launched('C', 1)).toMatchObject({ promise: 'hit', early: false });
});

test('of an early launch that was a mistake the Coach says so; praised or proposed, it is for others to join', () => {
  const [early, joined] = [launched('A', 1), launched('A', 2)];
  if (early === null || joined === null) throw new Error('nothing was launched');
  expect(mistakeText(t, early)).toBe('launching Rocket 3 (C F) at A before enough Rockets were ready');
  expect(moveText(t, early)).toBe('launching Rocket 3 (C F) at A for others to join');
  expect(mistakeText(t, joined)).toBe('launching Rocket 3 (C F) at A for others to join');
});
