import { describe, expect, test } from 'vitest';
import { nextDue } from '../../../src/games/meteor/actions/tick.js';
import { lobby, started, table } from '../../support/table.js';

describe('R1 A zone ends at its deadline, not when a timer happens to fire', () => {
  test('a tick less than five seconds late changes the zone as of the deadline', () => {
    const t = table();
    t.stall(63_000);
    expect(t.zone).toBe(4);
    expect(t.left).toBe(57_000);
  });

  test("exactly five seconds late is still the players' time", () => {
    const t = table();
    t.stall(65_000);
    expect(t.zone).toBe(4);
    expect(t.left).toBe(55_000);
  });

  test('an action that reaches the bot after the deadline meets the next zone', () => {
    const t = table({ hands: ['C', '', ''], zone: 3 });
    t.now += 61_000;
    t.place(0, 'C', 0);
    expect(t.log.map(({ action }) => action.type)).toEqual(['tick', 'place']);
    expect(t.zone).toBe(2);
  });

  test('and after the last one the end', () => {
    const t = table({ hands: ['C', '', ''], zone: 1 });
    t.now += 60_000;
    t.refuses(() => t.place(0, 'C', 0), 'game-over');
    expect(t.ending).toBe('lost: impact-time');
  });

  test('short zones that ended one after the other each end at their own deadline', () => {
    const t = table({ options: { zoneMs: 2_000 } });
    t.stall(5_000);
    expect(t.happened('zone-changed').map(({ zone, deadline }) => [zone, deadline - t.now])).toEqual([
      [4, -1_000],
      [3, 1_000],
    ]);
  });
});

describe('R1 Timers due together', () => {
  test('the salvo comes before the zone', () => {
    const t = table({ sites: ['1C C', '1F', ''], field: ['small-1', 'seven-7'] });
    t.wait(55_000);
    t.launch(0, 'K');
    t.stall(5_000);
    expect(t.events.map(({ type }) => type)).toEqual(['salvo-resolved', 'zone-changed', 'drawn']);
  });

  test('a late tick still resolves a window at the moment it closed', () => {
    const t = table({ sites: ['2C C', '1F', ''], field: ['small-1', 'seven-7'] });
    t.launch(0, 'K');
    t.stall(8_000);
    expect(t.happened('zone-changed')).toMatchObject([{ cause: 'overkill' }]);
    expect(t.left).toBe(57_000);
  });
});

describe('R1 Downtime', () => {
  test('a tick more than five seconds late is downtime: Time Out, with what was left when it began', () => {
    const t = table();
    t.wait(10_000);
    t.stall(60_000, t.now + 20_000);
    expect(t.zone).toBe(5);
    expect(t.state.pause).toMatchObject({ by: null, since: t.now, zoneLeft: 30_000 });
    t.resume(2);
    expect(t.left).toBe(30_000);
  });

  test('where nobody knows when it began, with nothing left', () => {
    const t = table();
    t.stall(66_000);
    expect(t.state.pause).toMatchObject({ by: null, zoneLeft: 0 });
    t.resume(0);
    t.wait(0);
    expect(t.zone).toBe(4);
    expect(t.left).toBe(60_000);
  });

  test('an open window is frozen with the zone', () => {
    const t = table({ sites: ['1C C', '1F', ''], field: ['small-1', 'seven-7'] });
    t.launch(0, 'K');
    t.stall(30_000, t.now + 2_000);
    expect(t.state.pause).toMatchObject({ zoneLeft: 58_000, windowLeft: 3_000 });
    t.resume(1);
    t.wait(2_999);
    expect(t.letters()).toBe('KL');
    t.wait(1);
    expect(t.letters()).toBe('L');
  });

  test('a window whose time was up is resolved as play resumes', () => {
    const t = table({ sites: ['1C C', '1F', ''], field: ['small-1', 'seven-7'] });
    t.launch(0, 'K');
    t.stall(30_000);
    expect(t.letters()).toBe('KL');
    t.resume(1);
    expect(t.letters()).toBe('L');
    expect(t.left).toBe(55_000);
  });

  test('a gateway that was away gives its seconds back', () => {
    const t = table();
    t.wait(20_000);
    t.downtime(t.now - 3_000);
    expect(t.state.pause).toMatchObject({ by: null, zoneLeft: 43_000 });
    t.wait(30_000);
    t.resume(1);
    expect(t.left).toBe(43_000);
  });

  test('but never more than the zone had when something was last played', () => {
    const t = table({ hands: ['C', '', ''] });
    t.wait(60_000);
    expect(t.zone).toBe(4);
    t.wait(1_000);
    t.place(0, 'C', 0);
    t.downtime(t.now - 3_000);
    expect(t.state.pause?.zoneLeft).toBe(59_000);
  });

  test("in a Time Out it is nobody's time: the ten minutes begin anew", () => {
    const t = table();
    t.timeOut(1);
    t.wait(599_000);
    t.downtime(t.now - 60_000);
    expect(t.state.pause).toMatchObject({ by: 1, zoneLeft: 60_000 });
    t.wait(599_999);
    expect(t.ending).toBeNull();
    t.wait(1);
    expect(t.ending).toBe('abandoned: time-out-too-long');
  });

  test('in a lobby nothing stands still, but nobody was idle meanwhile', () => {
    const t = lobby(2);
    t.wait(500_000);
    t.downtime(t.now - 100_000);
    expect(t.state.pause).toBeNull();
    t.wait(599_999);
    expect(t.ending).toBeNull();
  });

  test('a stalled process ends no game as idle', () => {
    const t = lobby(2);
    t.stall(3_600_000);
    expect(t.ending).toBeNull();
    t.wait(600_000);
    expect(t.ending).toBe('abandoned: idle');
  });

  test('nor a Time Out as too long', () => {
    const t = table();
    t.timeOut(0);
    t.stall(3_600_000);
    expect(t.ending).toBeNull();
    t.resume(0);
    expect(t.left).toBe(60_000);
  });

  test('while the field waits for the clock, the wait stands still', () => {
    const t = lobby(2);
    t.start();
    t.wait(10_000);
    t.stall(120_000, t.now + 5_000);
    expect(t.state.phase).toBe('field');
    t.refuses(() => t.start(), 'time-out');
    t.refuses(() => t.mulligan(0), 'time-out');
    t.resume(1);
    t.wait(44_999);
    expect(t.state.phase).toBe('field');
    t.wait(1);
    expect(t.state.phase).toBe('play');
  });

  test('when a game is over nothing happens any more', () => {
    const t = started(2);
    t.end(0);
    t.wait(10_000_000);
    expect(t.log.at(-1)?.action.type).toBe('end');
    expect(nextDue(t.state)).toBeNull();
    const before = t.log.length;
    t.downtime(0);
    expect(t.log.slice(before)).toMatchObject([{ events: [] }]);
  });
});
