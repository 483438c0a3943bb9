import { describe, expect, test } from 'vitest';
import { decisionsIn } from '../../../../src/games/meteor/analysis/decisions.js';
import { momentsOf, type Entry } from '../../../../src/games/meteor/analysis/moments.js';
import type { Line } from '../../../../src/games/meteor/analysis/rollout.js';
import type { Action } from '../../../../src/games/meteor/index.js';
import { scripted, type Scripted } from './scripted.js';

const place = (seat: number, card: string, site: number): Action => ({ type: 'place', seat, card, site });
const launch = (sites: readonly number[]): Action => ({ type: 'launch', seat: 0, target: 'K', sites, change: 0 });
const pass = (seat: number): Action => ({ type: 'pass', seat, confirmed: false });

/** What is done first on a line: `place C 0`, `launch K`, `wait`. */
function words({ first }: Line): string {
  if (first === null) return 'wait';
  if (first.type === 'place') return `place ${first.card} ${first.site}`;
  return first.type === 'launch' ? `launch ${first.target}` : first.type;
}

/** A meteor of size 3 and one of 1; the first player has a Rocket 3 with its energy, the second a Rocket 1. */
const entriesOf = (moves: Scripted['moves']): readonly Entry[] =>
  scripted({
    mode: 'first',
    deal: {
      hands: [
        ['3CF', 'C', 'F'],
        ['1C', 'C'],
      ],
      deck: ['A', 'E'],
      field: ['small-3', 'small-1'],
    },
    moves,
  }).entries;

/** Each decision: after which entry, at which second, whose, what was done, and what else there was. */
const listed = (entries: readonly Entry[]) =>
  decisionsIn(momentsOf(entries)).map(({ sequence, now, seat, did, others }) => [
    sequence,
    now / 1_000,
    seat,
    words(did),
    others.map(words),
  ]);

const READY: Scripted['moves'] = [
  [2, place(0, '3CF', 0)],
  [5, place(0, 'C', 0)],
  [8, place(0, 'F', 0)],
];

describe('A decision that was made', () => {
  test('is compared with the two next best ideas, and with waiting', () => {
    expect(listed(entriesOf(READY)).filter(([, , seat, did]) => seat === 0 && did !== 'wait')).toEqual([
      [4, 2, 0, 'place 3CF 0', ['place 3CF 2', 'place C 0', 'wait']],
      [5, 5, 0, 'place C 0', ['place F 0', 'place C 2', 'wait']],
      [6, 8, 0, 'place F 0', ['wait']],
    ]);
  });

  test('is the more doubtful the better something else looks than it', () => {
    const doubts = (moves: Scripted['moves']) =>
      decisionsIn(momentsOf(entriesOf(moves)))
        .filter(({ seat, did }) => seat === 0 && did.then.length === 0)
        .map(({ doubt }) => Math.sign(doubt));
    expect(doubts(READY)).toEqual([0, 0, -1]);
    // An Energy alone on a site of its own, while the Rocket waits for it.
    expect(doubts([READY[0] ?? [0, pass(0)], [5, place(0, 'C', 2)]])).toEqual([0, 1]);
  });

  test('is the same launch whether its Rockets are named or not', () => {
    for (const sites of [[], [0]]) {
      const decisions = decisionsIn(momentsOf(entriesOf([...READY, [11, launch(sites)]])));
      const flown = decisions.find(({ did }) => did.first?.type === 'launch');
      expect(flown?.others.map(words)).toEqual(['wait']);
      expect(flown?.doubt).toBeLessThan(0);
    }
  });

  test('is a pass that changes the zone, against waiting alone; another pass is none', () => {
    const moves: Scripted['moves'] = [
      [2, pass(0)],
      [5, pass(1)],
    ];
    expect(listed(entriesOf(moves)).filter(([, , , did]) => did === 'pass')).toEqual([[5, 5, 1, 'pass', ['wait']]]);
  });
});

describe('A decision to leave something undone', () => {
  const left = (moves: Scripted['moves']) =>
    decisionsIn(momentsOf(entriesOf(moves))).filter(({ seat, did }) => seat === 0 && did.then.length > 0);

  test('is one of ten seconds, looked at two seconds after it could be seen', () => {
    expect(left([...READY, [17, launch([0])]]).filter(({ now }) => now < 60_000)).toEqual([]);
    const [found] = left([...READY, [18, launch([0])]]);
    expect(found).toMatchObject({ sequence: 7, now: 10_000, position: 10_000 });
    expect(found?.others.map(words)).toEqual(['launch K']);
    // What was left until then is not done twice.
    expect([found?.did.then.length, found?.others[0]?.then.length]).toEqual([1, 0]);
    expect(found?.doubt).toBeGreaterThan(8);
  });

  test('goes on as it was logged, as far as the next chance', () => {
    const [found] = left(READY);
    expect(found?.did.then.map(({ at }) => at)).toEqual([60_000]);
    const other = decisionsIn(momentsOf(entriesOf(READY))).find(({ seat }) => seat === 1);
    expect(other?.did.then.map(({ at }) => at)).toEqual([2_000, 5_000, 8_000, 60_000]);
    expect(other?.others[0]?.then).toEqual(other?.did.then);
  });

  test('is none over a Time Out: it begins anew at its end', () => {
    const moves: Scripted['moves'] = [...READY, [12, { type: 'time-out', seat: 0 }], [30, { type: 'resume', seat: 0 }]];
    expect(left(moves).map(({ sequence, now, position }) => [sequence, now, position])).toEqual([[9, 32_000, 14_000]]);
  });

  test('is none where something happened before anyone could have seen it', () => {
    const moves: Scripted['moves'] = [...READY, [9, place(1, '1C', 1)]];
    expect(left(moves).map(({ sequence }) => sequence)).not.toContain(7);
  });
});

describe('Whose decisions are looked at', () => {
  const withRobots = (robots: readonly number[]): readonly Entry[] =>
    entriesOf([...READY, [9, place(1, '1C', 1)]]).map((entry) => ({
      ...entry,
      events: entry.events.map((event) =>
        event.type === 'joined' && robots.includes(event.seat) ? { ...event, robot: true as const } : event,
      ),
    }));
  const seats = (robots: readonly number[]) =>
    new Set(decisionsIn(momentsOf(withRobots(robots))).map(({ seat }) => seat));

  test('people’s; where only robots played, theirs', () => {
    expect([seats([]), seats([1]), seats([0]), seats([0, 1])]).toEqual([
      new Set([0, 1]),
      new Set([0]),
      new Set([1]),
      new Set([0, 1]),
    ]);
  });

  test('nobody’s where nobody played', () => {
    expect(decisionsIn([])).toEqual([]);
  });
});
