import { describe, expect, test } from 'vitest';
import { momentsOf } from '../../../../src/games/meteor/analysis/moments.js';
import { practiceAt } from '../../../../src/games/meteor/analysis/practice.js';
import { scripted } from './scripted.js';

describe('A practice table', () => {
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
      [2, { type: 'place', seat: 0, card: '3CF', site: 0 }],
      [4, { type: 'leave', seat: 1 }],
    ],
  });
  const at = (type: string) => entries.find(({ action }) => action.type === type)?.sequence ?? -1;

  test('holds what lay there, dealt anew where nobody had seen it, and nothing of the game’s own', () => {
    const practice = practiceAt({ game: 'g', entries }, { sequence: at('place'), seat: 1 }, 'a');
    expect(practice).toMatchObject({ game: 'g', sequence: at('place'), seat: 1 });
    expect(practice?.table).toMatchObject({ phase: 'play', zone: 5 });
    expect(practice?.table?.sites[0]?.pile).toEqual(['3CF']);
    for (const key of ['options', 'seed', 'random', 'host', 'outcome']) expect(practice?.table).not.toHaveProperty(key);
    const again = practiceAt({ game: 'g', entries }, { sequence: at('place'), seat: 1 }, 'a');
    const other = practiceAt({ game: 'g', entries }, { sequence: at('place'), seat: 1 }, 'b');
    expect(again).toEqual(practice);
    expect(other?.table?.deck).not.toEqual(practice?.table?.deck);
  });

  test('is none from before the clock, after the end, an entry that isn’t there, or a seat that nobody sits in', () => {
    const none = (sequence: number, seat: number) => practiceAt({ game: 'g', entries }, { sequence, seat }, 'a');
    expect(none(0, 0)).toBeNull();
    expect(none(entries.length - 1, 0)).toBeNull();
    expect(none(9_999, 0)).toBeNull();
    expect(none(at('place'), 4)).toBeNull();
    expect(none(at('leave'), 1)).toBeNull();
    expect(none(at('leave'), 0)).not.toBeNull();
  });
});

test('moments are of play alone, each with the time that was played until then', () => {
  const { entries } = scripted({
    mode: 'first',
    deal: { hands: [['C'], ['A']], deck: ['E'], field: ['small-3'] },
    moves: [
      [10, { type: 'time-out', seat: 0 }],
      [40, { type: 'resume', seat: 0 }],
      [45, { type: 'pass', seat: 0, confirmed: false }],
    ],
  });
  const moments = momentsOf(entries);
  const position = (type: string) => moments.find(({ action }) => action.type === type)?.position;
  expect([moments[0]?.position, position('time-out'), position('resume'), position('pass')]).toEqual([
    0, 10_000, 10_000, 15_000,
  ]);
  expect(moments[0]?.events.some(({ type }) => type === 'clock-started')).toBe(true);
  expect(moments.at(-1)?.after.phase).toBe('over');
  expect(momentsOf(entries.slice(0, 3))).toEqual([]);
  for (const [index, { before }] of moments.entries()) if (index > 0) expect(before).toEqual(moments[index - 1]?.after);
});
