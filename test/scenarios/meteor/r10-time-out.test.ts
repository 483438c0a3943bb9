import { describe, expect, test } from 'vitest';
import { lobby, table } from '../../support/table.js';

describe('R10 Time Out', () => {
  test('any player may call it, and it freezes the clock; any may end it', () => {
    const t = table();
    t.wait(15_000);
    expect(t.view(1)).toMatchObject({ mayTimeOut: true, mayResume: false });
    t.timeOut(1);
    expect(t.view(1)).toMatchObject({ mayTimeOut: false, mayResume: true });
    t.wait(300_000);
    expect(t.zone).toBe(5);
    t.resume(2);
    expect(t.left).toBe(45_000);
    t.wait(45_000);
    expect(t.zone).toBe(4);
  });

  test('all play stands still', () => {
    const t = table({ hands: ['C', '', ''], sites: ['1C', '1F F', ''] });
    t.timeOut(0);
    t.refuses(() => t.place(0, 'C', 0), 'time-out');
    t.refuses(() => t.scrap(0, 0), 'time-out');
    t.refuses(() => t.launch(1, 'K'), 'time-out');
    t.refuses(() => t.pass(2), 'time-out');
    t.refuses(() => t.timeOut(2), 'already-time-out');
    expect(t.view(0)).toMatchObject({
      hand: [{ card: 'C', sites: ['time-out', 'time-out', 'time-out'] }],
      launchable: [],
      scrappable: [],
      mayPass: false,
    });
  });

  test('an open window is frozen with it', () => {
    const t = table({ sites: ['1C C', '1F', ''], field: ['small-1', 'seven-7'] });
    t.launch(0, 'K');
    t.wait(2_000);
    t.timeOut(0);
    expect(t.state.pause).toMatchObject({ by: 0, since: t.now, zoneLeft: 58_000, windowLeft: 3_000 });
    t.wait(100_000);
    expect(t.letters()).toBe('KL');
    t.resume(0);
    t.wait(3_000);
    expect(t.letters()).toBe('L');
    expect(t.left).toBe(55_000);
  });

  test('a window clipped to the deadline stays clipped', () => {
    const t = table({ sites: ['1C C', '1F', ''], field: ['small-1', 'seven-7'] });
    t.wait(58_000);
    t.launch(0, 'K');
    t.timeOut(1);
    t.wait(10_000);
    t.resume(1);
    t.wait(2_000);
    expect(t.happened('salvo-resolved')).toHaveLength(1);
    expect([t.zone, t.left]).toEqual([4, 60_000]);
  });

  test('pass marks outlive it', () => {
    const t = table();
    t.pass(0, 1);
    t.timeOut(2);
    t.resume(2);
    t.pass(2);
    expect(t.zone).toBe(4);
  });

  test('there is none to end', () => {
    const t = table();
    t.refuses(() => t.resume(0), 'no-time-out');
    t.refuses(() => t.resume(4), 'not-seated');
    t.refuses(() => t.timeOut(4), 'not-seated');
  });

  test('the clock cannot be started in it', () => {
    const t = table();
    t.timeOut(0);
    t.refuses(() => t.start(0), 'time-out');
  });
});

describe('R10 Who may call it is a setting', () => {
  test('host only: the others are refused; they may end it after 60 seconds', () => {
    const t = table({ options: { timeOut: 'host' } });
    expect(t.view(1).mayTimeOut).toBe(false);
    expect(t.refuses(() => t.timeOut(1), 'time-out-host-only')).toMatchObject({ host: 0 });
    t.timeOut(0);
    t.wait(59_999);
    t.refuses(() => t.resume(1), 'time-out-host-only');
    expect(t.view(1).mayResume).toBe(false);
    t.wait(1);
    expect(t.view(1).mayResume).toBe(true);
    t.resume(1);
    expect(t.left).toBe(60_000);
  });

  test('host only: the host may end it at once', () => {
    const t = table({ options: { timeOut: 'host' } });
    t.timeOut(0);
    t.resume(0);
    expect(t.state.pause).toBeNull();
  });

  test('host only: a host who leaves hands that on too', () => {
    const t = table({ options: { timeOut: 'host' } });
    t.timeOut(0);
    t.leave(0);
    t.refuses(() => t.resume(2), 'time-out-host-only');
    t.resume(1);
    expect(t.state.pause).toBeNull();
  });

  test('host only: one that the bot made anyone may end', () => {
    const t = table({ options: { timeOut: 'host' } });
    t.downtime(t.now);
    t.resume(2);
    expect(t.state.pause).toBeNull();
  });

  test('off: nobody may; one that the bot made anyone may end', () => {
    const t = table({ options: { timeOut: 'off' } });
    expect(t.view(0).mayTimeOut).toBe(false);
    t.refuses(() => t.timeOut(0), 'time-out-off');
    t.downtime(t.now);
    t.resume(1);
    expect(t.left).toBe(60_000);
  });
});

describe('R10 Limits', () => {
  test('ten minutes of Time Out end the game as abandoned', () => {
    const t = table();
    t.wait(20_000);
    t.timeOut(0);
    t.wait(599_999);
    expect(t.ending).toBeNull();
    t.wait(1);
    expect(t.ending).toBe('abandoned: time-out-too-long');
    expect(t.state.outcome).toMatchObject({ zone: 5, left: 40_000 });
  });

  test('ten minutes with no human action do: in a lobby', () => {
    const t = lobby(2);
    t.wait(599_999);
    expect(t.ending).toBeNull();
    t.wait(1);
    expect(t.ending).toBe('abandoned: idle');
  });

  test('and in play', () => {
    const t = table({ hands: ['C', '', ''], options: { zoneMs: 900_000 } });
    t.wait(400_000);
    t.place(0, 'C', 0);
    t.wait(599_999);
    expect(t.ending).toBeNull();
    t.wait(1);
    expect(t.ending).toBe('abandoned: idle');
  });

  test.each<[string, (t: ReturnType<typeof table>) => void]>([
    ['placing', (t) => t.place(0, 'C', 0)],
    ['scrapping', (t) => t.scrap(1, 1)],
    ['launching', (t) => t.launch(2, 'K')],
    ['passing', (t) => t.pass(0)],
    ['leaving', (t) => t.leave(0)],
    ['handing the host role on', (t) => t.makeHost(0, 1)],
  ])('%s is a human action', (_, act) => {
    const t = table({ hands: ['C', '', ''], sites: ['', '1F', '1C C'], options: { zoneMs: 2_000_000 } });
    t.wait(500_000);
    act(t);
    t.wait(599_999);
    expect(t.ending).toBeNull();
    t.wait(1);
    expect(t.ending).toBe('abandoned: idle');
  });

  test('a refused one is none', () => {
    const t = table({ hands: ['C', '', ''], options: { zoneMs: 2_000_000 } });
    t.wait(500_000);
    t.refuses(() => t.place(0, 'C', 1), 'owner-first');
    t.wait(100_000);
    expect(t.ending).toBe('abandoned: idle');
  });

  test('calling and ending a Time Out are human actions', () => {
    const t = table({ options: { zoneMs: 3_000_000 } });
    t.wait(500_000);
    t.timeOut(0);
    t.wait(500_000);
    t.resume(0);
    t.wait(599_999);
    expect(t.ending).toBeNull();
    t.wait(1);
    expect(t.ending).toBe('abandoned: idle');
  });
});
