import { describe, expect, test } from 'vitest';
import type { GameState, Laid, Practice, Seat } from '../../../../src/games/meteor/state.js';
import { lobby, table, type Table } from '../../../support/table.js';

/** What lies on a table. */
function laidOf(state: GameState): Laid {
  const { options: _2, seed: _3, random: _4, host: _5, outcome: _6, ...laid } = state;
  return laid;
}

const madeOf = (t: Table, seat: Seat): Practice => ({ game: 'g', sequence: 7, seat, table: laidOf(t.state) });

/** A practice that goes on from a table, opened an hour later; its player has sat down. */
function practiceOf(t: Table, seat: Seat): Table {
  const practice = lobby(0, { personal: true, practice: madeOf(t, seat) });
  practice.now = t.now + 3_600_000;
  practice.join();
  return practice;
}

describe('Practice: a table goes on from a moment of another game', () => {
  test('its player gets the seat that it was made for, whatever seat is asked for, and is its host', () => {
    const practice = practiceOf(table({ hands: ['C', 'A', 'E'] }), 1);
    expect(practice.state.seats.map(({ status }) => status)).toEqual(['empty', 'in']);
    expect(practice.state.host).toBe(1);
    expect(practice.happened('host-changed')).toHaveLength(1);
    practice.refuses(() => practice.join(2), 'seat-taken');

    const first = practiceOf(table({ hands: ['C', 'A', 'E'] }), 0);
    expect(first.state.host).toBe(0);
    expect(first.happened('host-changed')).toEqual([]);
  });

  test('cards, meteors and Technologies lie as they did; robots sit in the others’ seats, and nobody in one that was left', () => {
    const t = table({
      hands: ['C A', '1C', 'E', 'F'],
      sites: ['1F F', '2C', '', ''],
      field: ['small-2', 'six-6'],
      technologies: ['salvage'],
      zone: 3,
    });
    t.leave(3);
    const practice = practiceOf(t, 1);
    practice.start();
    expect([practice.hand(0), practice.hand(1), practice.hand(2)]).toEqual(['C A', '1C', 'E']);
    expect([practice.pile(0), practice.isReady(0), practice.pile(1)]).toEqual(['1F F', true, '2C']);
    expect([practice.letters(), practice.zone, practice.technologies]).toEqual(['KL', 3, 'salvage']);
    expect(practice.state.seats.map(({ robot }) => robot)).toEqual([true, false, true, false]);
    expect(practice.state.seats[3]?.status).toBe('left');
    expect(practice.state.humansAtStart).toBe(1);
    expect(practice.deckSize).toBe(t.deckSize);
  });

  test('its clock waits in a Time Out that nobody called, with as much left as there was', () => {
    const t = table();
    t.wait(15_000);
    t.pass(2);
    const practice = practiceOf(t, 0);
    practice.start();
    expect(practice.state.pause).toEqual({ by: null, since: practice.now, zoneLeft: 45_000, windowLeft: null });
    practice.refuses(() => practice.start(), 'time-out');
    practice.wait(60_000);
    practice.resume(0);
    expect(practice.left).toBe(45_000);
    practice.wait(45_000);
    expect(practice.zone).toBe(4);
  });

  test('an open window keeps what it had left', () => {
    const t = table({ sites: ['1C C', '1F', ''], field: ['small-1', 'seven-7'] });
    t.windowStaysOpen = true;
    t.launch(0, 'K');
    t.wait(2_000);
    t.pass(2);
    const practice = practiceOf(t, 0);
    practice.start();
    expect(practice.state.pause).toMatchObject({ zoneLeft: 58_000, windowLeft: 3_000 });
    practice.wait(10_000);
    practice.resume(0);
    practice.wait(2_999);
    expect(practice.letters()).toBe('KL');
    practice.wait(1);
    expect(practice.letters()).toBe('L');
  });

  test('a moment in a Time Out keeps what that one had stopped', () => {
    const t = table();
    t.wait(20_000);
    t.timeOut(2);
    t.wait(100_000);
    const practice = practiceOf(t, 0);
    practice.start();
    expect(practice.state.pause).toEqual({ by: null, since: practice.now, zoneLeft: 40_000, windowLeft: null });
    practice.resume(0);
    expect(practice.left).toBe(40_000);
  });

  test('what has a moment of its own is moved on: a salvo just fired, the last human act', () => {
    const t = table({ sites: ['1C C', '1F', ''], field: ['small-1', 'seven-7'] });
    t.launch(0, 'K');
    t.wait(5_000);
    const salvo = t.state.lastSalvo;
    expect(salvo).not.toBeNull();
    const practice = practiceOf(t, 0);
    practice.start();
    const by = practice.now - t.state.at;
    expect(practice.state.lastSalvo).toEqual({ ...salvo, at: (salvo?.at ?? 0) + by });
    expect(practice.state).toMatchObject({
      at: practice.now,
      deadline: t.state.deadline + by,
      runningSince: t.state.runningSince + by,
    });
  });

  test('so are a Rocket’s time limit, a pause between placements, and the last human act', () => {
    const t = table({
      hands: ['C', 'C', ''],
      sites: ['1C', 'C', '1F'],
      challenges: ['hair-trigger', 'red-tape', ''],
    });
    t.place(0, 'C', 0);
    t.place(1, 'C', 1);
    t.wait(1_000);
    t.pass(2);
    const practice = practiceOf(t, 0);
    practice.start();
    const by = practice.now - t.now;
    expect(practice.state.sites[0]?.expiresAt).toBe(t.now + 19_000 + by);
    expect(practice.state.sites.map((site) => 'expiresAt' in site)).toEqual([true, false, false]);
    expect(practice.state.advanced).toEqual({
      ...t.state.advanced,
      seats: t.state.advanced?.seats.map((seat) => ({
        ...seat,
        placedAt: seat.placedAt === null ? null : seat.placedAt + by,
      })),
    });
    expect(practice.state.advanced?.seats.map(({ placedAt }) => placedAt !== null)).toEqual([true, true, false]);
    practice.resume(0);
    practice.wait(18_999);
    expect(practice.isReady(0)).toBe(true);
    practice.wait(1);
    expect(practice.isReady(0)).toBe(false);
  });

  test('robots say anew what they wait for', () => {
    const t = table({ hands: ['C', 'A', 'E'], robots: [1], technologies: ['communications'] });
    t.act({ type: 'name-energy', seat: 1, energy: 'A' });
    expect(t.state.named).not.toEqual([]);
    const practice = practiceOf(t, 0);
    practice.start();
    expect(practice.state.named).toEqual([]);
  });

  test('once it lies there, the options hold the cards no longer, and still say what it is a practice of', () => {
    const t = table({ hands: ['C', 'A', 'E'] });
    const practice = practiceOf(t, 2);
    practice.start();
    expect(practice.state.options).toMatchObject({ personal: true });
    expect(practice.state.options.practice).toEqual({ game: 'g', sequence: 7, seat: 2, table: null });
    expect(JSON.stringify(practice.view(2).options)).not.toContain('deck');
  });

  test('it ends by itself when nobody comes back to its Time Out', () => {
    const practice = practiceOf(table(), 0);
    practice.start();
    practice.wait(24 * 3_600_000);
    expect(practice.ending).toBe('abandoned: time-out-too-long');
  });
});
