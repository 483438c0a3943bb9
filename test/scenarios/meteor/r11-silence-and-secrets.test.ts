import { describe, expect, test } from 'vitest';
import { keepsSilence } from '../../../src/games/meteor/silence.js';
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

  test('only where two or more play: not alone, nor when all others left', () => {
    expect(table({ players: 1 }).publicView().silent).toBe(false);
    const t = table({ players: 2 });
    expect(t.publicView().silent).toBe(true);
    t.kick(0, 1);
    expect(t.publicView().silent).toBe(false);
    expect(keepsSilence(t.state)).toBe(true);
  });

  test('switched off, it is not kept', () => {
    const t = table({ options: { silence: 'off' } });
    expect([t.publicView().silent, keepsSilence(t.state)]).toEqual([false, false]);
  });

  test('"launch" alone joins the open window at its opener\'s target', () => {
    const t = table({ sites: ['1C C', '2F F', ''], field: ['small-1', 'six-6', 'seven-7'] });
    expect(t.view(1).impliedTarget).toBeNull();
    t.launch(0, 'B');
    expect(t.view(1).impliedTarget).toBe('B');
    expect(t.view(2).impliedTarget).toBeNull();
    t.launch(1, 'B');
  });

  test('else hits the only legal target', () => {
    const t = table({ sites: ['1C C', '', ''], field: ['six-6'] });
    expect(t.view(0).impliedTarget).toBe('A');
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
    const t = table({ field: ['small-2-twin', 'medium-4-volatile'], seed: 'hush-hush' });
    expect(t.publicView()).toMatchObject({ seed: null, survivors: [] });
    expect(JSON.stringify(t.view(0))).not.toMatch(/hush-hush|twin|volatile/);
    t.end(0);
    expect(t.publicView()).toMatchObject({
      seed: 'hush-hush',
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
});
