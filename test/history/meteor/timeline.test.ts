import { describe, expect, it } from 'vitest';
import { timelineOf } from '../../../src/history/meteor/timeline.js';
import { game } from '../../support/played.js';

describe('the timeline', () => {
  it('has each zone with what happened in it', () => {
    const entries = game('story1', 4);
    const { zones, best, last, startedAt } = timelineOf(entries);
    expect(zones[0]).toMatchObject({ zone: 5, from: startedAt });
    expect(zones.map(({ zone }) => zone)).toEqual([5, 4, 3, 2, 1].slice(0, zones.length));
    for (const [at, zone] of zones.entries()) expect(zone.to).toBe(zones[at + 1]?.from ?? last.outcome?.at);
    const strikes = zones.flatMap(({ happened }) =>
      happened.flatMap((one) => (one.kind === 'salvo' ? one.strikes : [])),
    );
    expect(strikes).toContainEqual(best);
    expect(strikes.reduce((sum, { rockets }) => sum + rockets.length, 0)).toBe(last.tally.rockets);
  });
});
