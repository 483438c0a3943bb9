import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/games/meteor/event.js';
import { evolveAll, initialState } from '../../../src/games/meteor/index.js';
import { timelineOf, type ZoneEvent } from '../../../src/history/meteor/timeline.js';
import { game } from '../../support/played.js';

interface Step {
  readonly at: number;
  readonly events: readonly GameEvent[];
}

/** The log with more events in the entry at which its first salvo was resolved. */
function withEvents(entries: readonly Step[], more: readonly GameEvent[]): readonly Step[] {
  const at = entries.findIndex(({ events }) => events.some(({ type }) => type === 'salvo-resolved'));
  return entries.map((entry, index) => (index === at ? { ...entry, events: [...more, ...entry.events] } : entry));
}

const KINDS: Partial<Record<GameEvent['type'], ZoneEvent['kind']>> = {
  'salvo-resolved': 'salvo',
  'technology-built': 'technology',
  'retrofit-built': 'retrofit',
  'timed-out': 'time-out',
  left: 'left',
  'meteor-joined': 'meteor-joined',
};

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

  it.each(['story0', 'story1', 'story2', 'story3'])(
    'tells each deed of %s in the zone and at the time that it was done',
    (id) => {
      const entries = game(id, 3);
      const { zones, endedAt, last } = timelineOf(entries);
      const all = entries.flatMap(({ at, events }) => events.map((event) => ({ at, event })));
      const zoneAt = zones.map(({ from }) => from);
      expect(zoneAt[0]).toBe(all.find(({ event }) => event.type === 'clock-started')?.at);
      expect(zones.flatMap(({ happened }) => happened.map(({ kind, at }) => [kind, at]))).toEqual(
        all.flatMap(({ at, event }) => (KINDS[event.type] === undefined ? [] : [[KINDS[event.type], at]])),
      );
      expect(zones.reduce((sum, { placed }) => sum + placed, 0)).toBe(
        all.filter(({ event }) => event.type === 'placed').length,
      );
      const causes = all.flatMap(({ event }) => (event.type === 'zone-changed' ? [event.cause] : []));
      expect(zones.map(({ endedBy }) => endedBy)).toEqual([...causes, 'end'].slice(0, zones.length));
      expect(endedAt).toBe(all.at(-1)?.at);
      expect(zones.at(-1)?.meteorsLeft).toBe(last.field.length);
      expect(last).toEqual(entries.reduce((state, { events, at }) => evolveAll(state, events, at), initialState));
      // As many as lay there at the moment when the zone changed.
      const upTo = (end: number) =>
        all.reduce(
          ({ state, count }, { at, event }) =>
            event.type === 'zone-changed' && at === end && count === null
              ? { state, count: state.field.length }
              : { state: evolveAll(state, [event], at), count },
          { state: initialState, count: null as number | null },
        ).count;
      for (const zone of zones.slice(0, -1)) expect(zone.meteorsLeft).toBe(upTo(zone.to));
    },
  );

  it('tells who did it, and what', () => {
    const entries = withEvents(game('story1', 3), [
      { type: 'technology-built', seat: 1, site: 1, technology: 'deflector' },
      { type: 'retrofit-built', seat: 2, site: 2 },
      { type: 'left', seat: 2, kicked: false, discarded: [] },
      { type: 'timed-out', by: 1, zoneLeft: 20_000, windowLeft: null },
    ]);
    const told = timelineOf(entries).zones.flatMap(({ happened }) => happened);
    expect(told).toContainEqual(expect.objectContaining({ kind: 'technology', seat: 1, technology: 'deflector' }));
    expect(told).toContainEqual(expect.objectContaining({ kind: 'retrofit', seat: 2 }));
    expect(told).toContainEqual(expect.objectContaining({ kind: 'left', seat: 2 }));
    expect(told).toContainEqual(expect.objectContaining({ kind: 'time-out', seat: 1 }));
    const joined = game('story1', 3).flatMap(({ events }) => events.filter(({ type }) => type === 'meteor-joined'));
    const letters = told.flatMap((one) => (one.kind === 'meteor-joined' ? [one.letter] : []));
    expect(letters).toEqual(joined.map((event) => (event.type === 'meteor-joined' ? event.meteor.letter : '')));
    expect(letters.length).toBeGreaterThan(0);
  });

  it('knows from when on people might talk: from the first Communications Satellite', () => {
    const built = (seat: number): GameEvent => ({
      type: 'technology-built',
      seat,
      site: seat,
      technology: 'communications',
    });
    const silent = game('story2', 3);
    expect(timelineOf(silent)).toMatchObject({ begunSilent: true, talkOpened: null });
    const { talkOpened, zones } = timelineOf(withEvents(silent, [built(1), built(0)]));
    const salvo = zones.flatMap(({ happened }) => happened).find(({ kind }) => kind === 'salvo');
    expect(talkOpened).toMatchObject({ at: salvo?.at, seat: 1 });
    expect(zones.find(({ happened }) => happened.some(({ kind }) => kind === 'salvo'))?.zone).toBe(talkOpened?.zone);
  });

  it('knows that everyone could talk where no silence was agreed', () => {
    const open = game('story2', 3).map((entry) => ({
      ...entry,
      events: entry.events.map((event) =>
        event.type === 'created' ? { ...event, options: { ...event.options, silence: 'off' as const } } : event,
      ),
    }));
    expect(timelineOf(open).begunSilent).toBe(false);
  });

  it('of a game that never began has no zones', () => {
    const lobby = game('story2', 3).slice(0, 2);
    expect(timelineOf(lobby)).toMatchObject({
      startedAt: null,
      endedAt: null,
      zones: [],
      best: null,
      begunSilent: false,
    });
  });

  it('of a game that is still on has its zones so far', () => {
    const entries = game('story1', 3);
    const changed = entries.findIndex(({ events }) => events.some(({ type }) => type === 'zone-changed'));
    const { zones, endedAt } = timelineOf(entries.slice(0, changed + 1));
    expect(zones.map(({ zone }) => zone)).toEqual([5, 4]);
    expect(zones[1]).toMatchObject({ from: zones[0]?.to, to: zones[0]?.to, placed: 0, happened: [] });
    expect(endedAt).toBeNull();
  });
});
