import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../src/games/meteor/index.js';
import { bestOf, type Tried } from '../../../../src/games/meteor/analysis/best-alternative.js';
import type { Decision } from '../../../../src/games/meteor/analysis/decisions.js';
import { momentsOf } from '../../../../src/games/meteor/analysis/moments.js';
import { difference, Sample } from '../../../../src/games/meteor/analysis/sample.js';
import { scripted } from './scripted.js';

const launch = (target: string): Action => ({ type: 'launch', seat: 0, target, sites: [0], change: 0 });
const place = (card: string, site: number): Action => ({ type: 'place', seat: 0, card, site });

/** A Rocket 3 is ready; meteors of size 5, 3 and 1 lie face up. */
const READY = scripted({
  mode: 'first',
  deal: {
    hands: [
      ['3CF', 'C', 'F', 'C'],
      ['1C', 'C'],
    ],
    deck: ['A', 'E'],
    field: ['medium-5', 'small-3', 'small-1'],
  },
  moves: [
    [2, place('3CF', 0)],
    [5, place('C', 0)],
    [8, place('F', 0)],
  ],
});
const moment = momentsOf(READY.entries).find(({ after }) => after.sites[0]?.ready === true);
if (moment === undefined) throw new Error('no Rocket is ready');
const from = { state: moment.after, seen: moment.seen, now: moment.at };

const DEALS = [0, 1, 2, 3, 4, 5, 6, 7];
/** As good on average, otherwise from deal to deal. */
const about = (mean: number, spread = 0.2): Sample => {
  const sample = new Sample();
  for (const deal of DEALS) sample.add(mean + (deal % 2 === 0 ? spread : -spread));
  return sample;
};

/** What is taken where one thing was done and others, each worth so much, could have been. */
function taken(did: Action, others: readonly (readonly [Action | null, Sample])[]): Action | null | undefined {
  const line = (first: Action | null) => ({ from, seat: 0, first, then: [] });
  const decision: Decision = {
    sequence: moment?.sequence ?? 0,
    state: from.state,
    now: from.now,
    position: 0,
    seat: 0,
    did: line(did),
    others: others.map(([first]) => line(first)),
    doubt: 0,
  };
  const tried = others.map(([first, sample]): Tried => ({
    contest: { decision, other: line(first), measured: difference(sample, about(0.3)) },
    sample,
  }));
  return bestOf(tried)?.other.first;
}

describe('What would have been better than a launch', () => {
  it('is the exact hit with that Rocket, and not to wait, where both are as good', () => {
    expect(
      taken(launch('K'), [
        [launch('L'), about(0.6)],
        [null, about(0.62, -0.2)],
      ]),
    ).toEqual(launch('L'));
  });

  it('is to wait, where that is clearly better', () => {
    expect(
      taken(launch('K'), [
        [launch('L'), about(0.4)],
        [null, about(0.8)],
      ]),
    ).toBeNull();
  });

  it('is to wait, and not what could have been done besides or an Overkill, where these are no better', () => {
    expect(
      taken(launch('K'), [
        [place('C', 1), about(0.63, -0.2)],
        [launch('M'), about(0.62)],
        [null, about(0.6)],
      ]),
    ).toBeNull();
  });

  it('is to wait, where an Overkill is the best but no better than that', () => {
    expect(
      taken(launch('K'), [
        [launch('M'), about(0.63, -0.2)],
        [null, about(0.6)],
      ]),
    ).toBeNull();
  });

  it('is what could be done besides, where it is clearly the best and there is nothing else', () => {
    expect(taken(launch('K'), [[place('C', 1), about(0.9)]])).toEqual(place('C', 1));
  });

  it('is nothing where nothing else was tried', () => {
    expect(taken(launch('K'), [])).toBeUndefined();
  });

  it('is not what is worse than what was done, however unclear that is', () => {
    expect(
      taken(launch('K'), [
        [null, about(0.3)],
        [launch('L'), about(0.29, -0.2)],
      ]),
    ).toBeNull();
  });

  it('is an Overkill where nothing else is as good', () => {
    expect(
      taken(launch('K'), [
        [launch('M'), about(0.9)],
        [null, about(0.5)],
      ]),
    ).toEqual(launch('M'));
  });
});

describe('What would have been better than laying a card', () => {
  it('is another place for it, or another card there, sooner than to wait', () => {
    for (const other of [place('C', 2), place('1C', 1)])
      expect(
        taken(place('C', 1), [
          [null, about(0.62, -0.2)],
          [other, about(0.6)],
        ]),
      ).toEqual(other);
  });

  it('is not another card elsewhere, where to wait is as good: both could be laid', () => {
    expect(
      taken(place('C', 1), [
        [null, about(0.62, -0.2)],
        [place('1C', 2), about(0.61)],
      ]),
    ).toBeNull();
  });

  it('is what was best, where neither it nor waiting is as good', () => {
    expect(
      taken(place('C', 1), [
        [null, about(0.4)],
        [place('1C', 2), about(0.8)],
      ]),
    ).toEqual(place('1C', 2));
  });
});
