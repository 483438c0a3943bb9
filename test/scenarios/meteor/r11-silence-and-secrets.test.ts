import { describe, expect, test } from 'vitest';
import {
  keepsSilence,
  maySpeak,
  satDown,
  speechRuleFor,
  talkOpened,
} from '../../../src/games/meteor/silence/speech.js';
import { lobby, table } from '../../support/table.js';

describe('R11 Silence', () => {
  test("lasts from the clock's start to the end of the game", () => {
    const t = lobby(2);
    expect(t.publicView().silent).toBe(false);
    t.start();
    expect(t.publicView().silent).toBe(false);
    t.start();
    expect(t.publicView().silent).toBe(true);
    t.end(0);
    expect(t.publicView().silent).toBe(false);
  });

  test('Time Outs excepted', () => {
    const t = table();
    t.timeOut(0);
    expect(t.publicView().silent).toBe(false);
    t.resume(0);
    expect(t.publicView().silent).toBe(true);
  });

  test('only where two or more humans sat down when the clock started', () => {
    expect(table({ players: 1 }).publicView().silent).toBe(false);
    expect(table({ players: 2, robots: [1] }).publicView().silent).toBe(false);
    const t = lobby(2);
    expect(keepsSilence(t.state)).toBe(true);
    t.leave(1);
    expect(keepsSilence(t.state)).toBe(false);
  });

  test.each([true, false])('later leavings change nothing (a robot takes the seat: %s)', (robotsAllowed) => {
    const t = table({ players: 2, options: { robotsAllowed } });
    t.leave(1);
    expect(t.publicView().silent).toBe(true);
    expect(keepsSilence(t.state)).toBe(true);
    expect(speechRuleFor(t.state, { kind: 'player', seat: 0 }, t.now)).toBe('silent');
    expect(speechRuleFor(t.state, { kind: 'leaver', seat: 1 }, t.now)).toBe('silent');
    expect(satDown(t.state, 1)).toBe(true);
    expect(satDown(t.state, 2)).toBe(false);
  });

  test('what was written before the clock started, or in a Time Out, isn’t judged', () => {
    const t = lobby(2);
    t.start();
    t.start();
    const player = { kind: 'player', seat: 0 } as const;
    expect(speechRuleFor(t.state, player, t.now)).toBe('silent');
    expect(speechRuleFor(t.state, player, t.now - 1)).toBe('free');
    t.wait(5000);
    t.timeOut(0);
    t.wait(5000);
    expect(speechRuleFor(t.state, player, t.now)).toBe('free');
    t.resume(0);
    expect(speechRuleFor(t.state, player, t.now - 1)).toBe('free');
    expect(speechRuleFor(t.state, player, t.now)).toBe('silent');
  });

  test('spectators talk, unless everyone is silent; after the satellite they do anyway', () => {
    const spectator = { kind: 'spectator' } as const;
    const speech = (silence: 'players' | 'everyone' | 'strict', technologies: string[] = []): string => {
      const t = table({ options: { silence }, technologies });
      return speechRuleFor(t.state, spectator, t.now);
    };
    expect([speech('players'), speech('everyone'), speech('strict')]).toEqual(['free', 'silent', 'free']);
    expect(speech('everyone', ['communications'])).toBe('free');
  });

  test('after the satellite talk is open to players, and to those who left', () => {
    const t = table({ technologies: ['communications'] });
    expect(speechRuleFor(t.state, { kind: 'player', seat: 0 }, t.now)).toBe('open');
    expect(speechRuleFor(t.state, { kind: 'leaver', seat: 1 }, t.now)).toBe('open');
  });

  test('a Power lets its player talk, and not one who left it; a Challenge keeps silent even after the satellite', () => {
    const array = table({ powers: ['communications-array', '', ''] });
    expect(speechRuleFor(array.state, { kind: 'player', seat: 0 }, array.now)).toBe('open');
    expect(speechRuleFor(array.state, { kind: 'leaver', seat: 0 }, array.now)).toBe('silent');
    const blackout = table({ challenges: ['communications-blackout', '', ''], technologies: ['communications'] });
    expect(speechRuleFor(blackout.state, { kind: 'player', seat: 0 }, blackout.now)).toBe('silent');
  });

  test.each([true, false])(
    'a Challenge that silences holds for one who left, too (a robot takes the seat: %s)',
    (robotsAllowed) => {
      const t = table({
        challenges: ['communications-blackout', '', ''],
        technologies: ['communications'],
        options: { robotsAllowed },
      });
      t.leave(0);
      t.leave(1);
      expect(speechRuleFor(t.state, { kind: 'leaver', seat: 0 }, t.now)).toBe('silent');
      expect(speechRuleFor(t.state, { kind: 'leaver', seat: 1 }, t.now)).toBe('open');
    },
  );

  test('a seat may speak before the clock runs, in a Time Out, by a Power, and once talk is open', () => {
    const speaks = (t: ReturnType<typeof table>, ...seats: number[]): boolean[] =>
      seats.map((seat) => maySpeak(t.state, seat));
    const before = lobby(2);
    expect(speaks(before, 0)).toEqual([true]);
    const silent = table({ powers: ['communications-array', '', ''] });
    expect(speaks(silent, 0, 1)).toEqual([true, false]);
    const open = table({ challenges: ['communications-blackout', '', ''], technologies: ['communications'] });
    expect(speaks(open, 0, 1)).toEqual([false, true]);
    open.timeOut(0);
    expect(speaks(open, 0, 1)).toEqual([true, true]);
  });

  test('a first game is never silent, and its satellite opens nothing (R12)', () => {
    const t = table({ mode: 'first', technologies: ['communications'] });
    expect([keepsSilence(t.state), talkOpened(t.state)]).toEqual([false, false]);
  });

  test('switched off, it is not kept', () => {
    const t = table({ options: { silence: 'off' } });
    expect([t.publicView().silent, keepsSilence(t.state)]).toEqual([false, false]);
  });

  test('"launch" alone joins the open window at its opener\'s target', () => {
    const t = table({ sites: ['1C C', '2F F', ''], field: ['small-1', 'six-6', 'seven-7'] });
    expect(t.view(1).impliedTarget).toBeNull();
    t.launch(0, 'L');
    expect(t.view(1).impliedTarget).toBe('L');
    expect(t.view(2).impliedTarget).toBeNull();
    t.launch(1, 'L');
  });

  test('else hits the only legal target', () => {
    const t = table({ sites: ['1C C', '', ''], field: ['six-6'] });
    expect(t.view(0).impliedTarget).toBe('K');
  });
});

describe('What a seat may know', () => {
  test('its own hand, and of others only how many cards', () => {
    const t = table({ hands: ['C 1C C', '5FE', ''] });
    expect(t.view(0).hand.map(({ card, count }) => [card, count])).toEqual([
      ['C', 2],
      ['1C', 1],
    ]);
    expect(JSON.stringify(t.view(0))).not.toContain('5FE');
    expect(JSON.stringify(t.publicView())).not.toContain('1C');
  });

  test('the seed, and the true sizes of the survivors, only once the game is over', () => {
    const t = table({ field: ['small-2-twin', 'medium-4-volatile'], seed: 'speech-speech' });
    expect(t.publicView()).toMatchObject({ seed: null, survivors: [] });
    expect(JSON.stringify(t.view(0))).not.toMatch(/speech-speech|twin|volatile/);
    t.end(0);
    expect(t.publicView()).toMatchObject({
      seed: 'speech-speech',
      survivors: [
        { size: 2, trait: 'twin' },
        { size: 4, trait: 'volatile' },
      ],
    });
  });
});

describe('What a pile is on its way to', () => {
  test.each([
    ['', 'empty', '', null],
    ['C', 'open', '', 3],
    ['C F', 'open', '', 2],
    ['C C F', 'open', '', null],
    ['3CCF', 'rocket', 'CCF', 3],
    ['3CCF C', 'rocket', 'CF', null],
    ['1C 1F', 'retrofit', '', 2],
    ['1C 2F 3FF', 'retrofit', '', 1],
    ['deflector A', 'technology', 'CE', null],
    ['1C C', 'ready', '', null],
  ] as const)('%s: %s, missing "%s", for a Retrofit %s', (pile, kind, missing, retrofitMissing) => {
    const t = table({ sites: [pile] });
    expect(t.publicView().sites[0]?.outlook).toEqual({ kind, missing, retrofitMissing });
  });

  test('in the air; beside it others are as they were', () => {
    const t = table({ sites: ['1C C', '2F F', ''], field: ['six-6', 'seven-7'] });
    t.windowStaysOpen = true;
    t.launch(0, 'K');
    expect(t.publicView().sites.map(({ outlook }) => outlook.kind)).toEqual(['launching', 'ready', 'empty']);
  });

  test('a Rocket of two or more Energy at the site of Frugal Engineering may do without one', () => {
    const t = table({ sites: ['3CF', '3FF', '1C'], powers: ['frugal-engineering', '', ''] });
    expect(t.publicView().sites.map(({ outlook }) => outlook.spared)).toEqual([1, undefined, undefined]);
    const cheap = table({ sites: ['1C', '', ''], powers: ['frugal-engineering', '', ''] });
    expect(cheap.publicView().sites[0]?.outlook.spared).toBeUndefined();
    const technology = table({ sites: ['deflector', '', ''], powers: ['frugal-engineering', '', ''] });
    expect(technology.publicView().sites[0]?.outlook.spared).toBeUndefined();
  });
});
