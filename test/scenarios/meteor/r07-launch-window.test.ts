import { describe, expect, test } from 'vitest';
import { table } from '../../support/table.js';

describe('R7 Salvo', () => {
  test('a launch opens a window of five seconds, and is resolved when it closes', () => {
    const t = table({ sites: ['1C C', '1F', ''], field: ['small-1', 'seven-7'] });
    t.launch(0, 'K');
    expect(t.state.window?.closesAt).toBe(t.now + 5_000);
    t.wait(4_999);
    expect(t.letters()).toBe('KL');
    t.wait(1);
    expect(t.letters()).toBe('L');
    expect(t.discarded()).toBe('1C C');
  });

  test('until it closes any seat may add a Rocket, at the same target or others', () => {
    const t = table({ sites: ['4FA F A', '3CF C F', '1C C'], field: ['seven-7', 'small-1', 'six-6'] });
    t.launch(0, 'K');
    t.wait(2_000);
    t.launch(1, 'K');
    expect(t.state.window?.closesAt).toBe(t.now + 3_000);
    t.launch(2, 'L');
    expect(t.letters()).toBe('M');
  });

  test('the rest of play goes on, and a Rocket finished meanwhile may join', () => {
    const t = table({ hands: ['', 'F', ''], sites: ['4FA F A', '3CF C', ''], field: ['seven-7', 'six-6'] });
    t.launch(0, 'K');
    t.wait(3_000);
    t.place(1, 'F', 1);
    t.launch(1, 'K');
    expect(t.letters()).toBe('L');
  });

  test('its own second Rocket too, and several with one click', () => {
    const t = table({ hands: [''], sites: ['4FA F A', '3CF C F'], field: ['seven-7', 'six-6'] });
    t.refuses(() => t.launch(0, 'K'), 'choose-site');
    t.launch(0, 'K', { sites: [0, 1] });
    expect(t.letters()).toBe('L');
    expect(t.happened('salvo-resolved')).toHaveLength(1);
  });

  test('one after the other', () => {
    const t = table({ hands: [''], sites: ['4FA F A', '3CF C F'], field: ['seven-7', 'six-6'] });
    t.launch(0, 'K', { sites: [1] });
    t.launch(0, 'K', { sites: [0] });
    expect(t.letters()).toBe('L');
  });

  test('a site named twice launches once', () => {
    const t = table({ hands: [''], sites: ['4FA F A', ''], field: ['seven-7', 'six-6'] });
    t.launch(0, 'K', { sites: [0, 0] });
    expect(t.happened('launched')).toHaveLength(1);
  });

  test('nothing can be withdrawn, and the site is busy until the salvo resolves', () => {
    const t = table({ hands: ['C', '', ''], sites: ['1C C', '1F', ''] });
    t.launch(0, 'K');
    expect(t.refuses(() => t.launch(0, 'L', { sites: [0] }), 'site-launching')).toMatchObject({ site: 0 });
    t.refuses(() => t.launch(0, 'L'), 'nothing-ready');
    t.refuses(() => t.scrap(0, 0), 'site-launching');
    t.refuses(() => t.place(0, 'C', 0), 'site-launching');
    expect(t.view(0).sites[0]?.outlook.kind).toBe('launching');
    t.wait(5_000);
    t.place(0, 'C', 0);
    expect(t.pile(0)).toBe('C');
  });

  test('what nobody can launch is refused', () => {
    const t = table({ sites: ['1C C', '1F', ''] });
    expect(t.refuses(() => t.launch(1, 'K', { sites: [0] }), 'not-your-site')).toMatchObject({ owner: 0 });
    t.refuses(() => t.launch(1, 'K', { sites: [1] }), 'not-ready');
    t.refuses(() => t.launch(1, 'K'), 'nothing-ready');
    t.refuses(() => t.launch(0, 'K', { sites: [9] }), 'no-such-site');
    expect(t.refuses(() => t.launch(0, 'Z'), 'no-such-meteor')).toMatchObject({ legal: ['K', 'L'] });
    expect(t.refuses(() => t.launch(0, 'K', { change: 1 }), 'no-change')).toMatchObject({ legal: [0] });
  });

  test('a destroyed meteor is no target any more, and its letter is not used again', () => {
    const t = table({ sites: ['1C C', '1F F', ''], field: ['small-1', 'six-6'], options: { windowMs: 0 } });
    t.launch(0, 'K');
    expect(t.refuses(() => t.launch(1, 'K'), 'no-such-meteor')).toMatchObject({ legal: ['L'] });
  });
});

describe('R7 The window closes early', () => {
  test('when every completed Rocket is in it and no unfinished Rocket lies on any site', () => {
    const t = table({ sites: ['1C C', '1F F', ''], field: ['small-1', 'six-6'] });
    t.launch(0, 'K');
    expect(t.state.window).not.toBeNull();
    t.launch(1, 'L');
    expect(t.state.window).toBeNull();
  });

  test('not while a completed Rocket waits', () => {
    const t = table({ sites: ['1C C', '1F F', ''] });
    t.launch(0, 'K');
    expect(t.state.window).not.toBeNull();
    t.windowStaysOpen = true;
  });

  test.each(['3CF', '3CF C', 'C', 'C F'])('not while %s lies at a site: it may become a Rocket', (pile) => {
    const t = table({ sites: ['1C C', pile, ''] });
    t.launch(0, 'K');
    expect(t.state.window).not.toBeNull();
    t.windowStaysOpen = true;
  });

  test.each(['survey', 'deflector C A', '1F 1F', '1F 2F', 'C C C', 'E E', 'F A E'])(
    'but %s is no unfinished Rocket',
    (pile) => {
      const t = table({ sites: ['1C C', pile, ''] });
      t.launch(0, 'K');
      expect(t.state.window).toBeNull();
    },
  );

  test('when the last unfinished Rocket is scrapped', () => {
    const t = table({ sites: ['1C C', '1F', ''] });
    t.launch(0, 'K');
    t.scrap(1, 1);
    expect(t.state.window).toBeNull();
  });

  test('when the last unfinished Rocket becomes a Retrofit', () => {
    const t = table({ hands: ['', '1C', ''], sites: ['1C C', '1F', ''] });
    t.launch(0, 'K');
    t.place(1, '1C', 1);
    expect(t.state.window).toBeNull();
  });

  test('when the one with the last unfinished Rocket leaves', () => {
    const t = table({ sites: ['1C C', '1F', ''] });
    t.launch(0, 'K');
    t.leave(1);
    expect(t.state.window).toBeNull();
  });

  test('when that one left during a Time Out: as play resumes', () => {
    const t = table({ sites: ['1C C', '1F', ''] });
    t.launch(0, 'K');
    t.timeOut(0);
    t.leave(1);
    expect(t.state.window).not.toBeNull();
    t.resume(0);
    expect(t.state.window).toBeNull();
  });

  test('a window of no seconds resolves each launch at once', () => {
    const t = table({ sites: ['1C C', '1F F', ''], field: ['small-1', 'six-6'], options: { windowMs: 0 } });
    t.launch(0, 'K');
    expect(t.letters()).toBe('L');
    expect(t.isReady(1)).toBe(true);
  });
});

describe("R7 The zone's deadline", () => {
  test('clips the window: the salvo is resolved first, at the deadline', () => {
    const t = table({ sites: ['1C C', '1F', ''], field: ['small-1', 'seven-7'], zone: 1 });
    t.wait(58_000);
    t.launch(0, 'K');
    expect(t.state.window?.closesAt).toBe(t.state.deadline);
    t.wait(2_000);
    expect(t.letters()).toBe('L');
    expect(t.ending).toBe('lost: impact-time');
  });

  test('so that the last meteor dies before it hits', () => {
    const t = table({ sites: ['1C C', '1F', ''], field: ['small-1'], zone: 1 });
    t.wait(58_000);
    t.launch(0, 'K');
    t.wait(2_000);
    expect(t.ending).toBe('won: all-destroyed');
    expect(t.state.outcome).toMatchObject({ zone: 1, left: 0 });
  });

  test('a salvo with an Overkill at the deadline makes one change of zone, not two', () => {
    const t = table({ sites: ['2C C', '1F', ''], field: ['small-1', 'seven-7'] });
    t.wait(58_000);
    t.launch(0, 'K');
    t.wait(2_000);
    expect(t.happened('zone-changed')).toMatchObject([{ zone: 4, cause: 'overkill' }]);
    expect(t.left).toBe(60_000);
  });

  test('one whose Overkill was averted leaves the timed change', () => {
    const t = table({ sites: ['2C C', '1F', ''], field: ['small-1', 'seven-7'], technologies: ['deflector'] });
    t.wait(58_000);
    t.launch(0, 'K');
    t.wait(2_000);
    expect(t.happened('overkill-absorbed')).toHaveLength(1);
    expect(t.happened('zone-changed')).toMatchObject([{ zone: 4, cause: 'time' }]);
    expect(t.left).toBe(60_000);
  });
});
