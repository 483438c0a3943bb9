import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../../../src/games/meteor/scenarios/index.js';
import { lobby } from '../../support/table.js';

describe('R2 Before the clock', () => {
  test("the host's first start closes joining, deals the Meteor Field and shows it face down", () => {
    const t = lobby(3);
    t.start();
    expect(t.state.phase).toBe('field');
    expect(t.letters()).toBe('KLMNPRS');
    for (const { low, high, faceUp } of t.publicView().field) expect(faceUp).toBe(low === high);
    expect(t.handSizes()).toEqual([0, 0, 0]);
    t.refuses(() => t.join(3), 'already-started');
    t.refuses(() => t.configure(0, { mode: 'first' }), 'already-started');
  });

  test('face up in a first game', () => {
    const t = lobby(3, { mode: 'first' });
    t.start();
    expect(t.faceUp()).toBe('KLMNPRS');
  });

  test("the host's second start starts the clock, and hands are dealt at that moment", () => {
    const t = lobby(3);
    t.start();
    t.wait(20_000);
    t.start();
    expect(t.state.phase).toBe('play');
    expect([t.zone, t.left]).toEqual([5, 60_000]);
    expect(t.handSizes()).toEqual([5, 5, 5]);
    t.refuses(() => t.start(), 'already-started');
  });

  test('60 seconds start it too', () => {
    const t = lobby(3);
    t.start();
    t.wait(59_999);
    expect(t.state.phase).toBe('field');
    t.wait(1);
    expect(t.state.phase).toBe('play');
    expect(t.left).toBe(60_000);
  });

  test('one Meteor Mulligan in all, callable by any player; the 60 seconds begin anew', () => {
    const t = lobby(3);
    t.refuses(() => t.mulligan(0), 'not-started');
    t.start();
    const before = t.state.field.map(({ card }) => card);
    t.wait(50_000);
    t.refuses(() => t.mulligan(3), 'not-seated');
    expect(t.view(2).mayMulligan).toBe(true);
    t.mulligan(2);
    expect(t.state.field.map(({ card }) => card)).not.toEqual(before);
    expect(t.letters()).toBe('KLMNPRS');
    expect(t.view(2).mayMulligan).toBe(false);
    t.refuses(() => t.mulligan(0), 'mulligan-used');
    t.wait(59_999);
    expect(t.state.phase).toBe('field');
    t.wait(1);
    t.refuses(() => t.mulligan(0), 'mulligan-too-late');
  });

  test('the Mulligan shuffles all 26 Meteor cards', () => {
    const t = lobby(5);
    t.start();
    t.mulligan(0);
    expect([...t.state.field.map(({ card }) => card), ...t.state.meteorDeck]).toHaveLength(26);
  });

  test('someone who leaves before the clock sends the table back to the lobby', () => {
    const t = lobby(3);
    t.start();
    t.mulligan(1);
    t.leave(1);
    expect(t.state.phase).toBe('lobby');
    expect(t.letters()).toBe('');
    t.join();
    expect(t.publicView().seats).toHaveLength(3);
    t.start();
    expect(t.state.phase).toBe('field');
    t.mulligan(0);
    expect(t.letters()).toBe('KLMNPRS');
  });

  test('and those who stay play with the set-up of their number', () => {
    const t = lobby(3);
    t.start();
    t.leave(0);
    expect(t.state.host).toBe(1);
    t.start(1);
    t.start(1);
    expect(t.state.crew).toBe(2);
    expect(t.handSizes()).toEqual([0, 7, 7]);
    expect(t.state.sites.map(({ owner }) => owner)).toEqual([1, 2, null]);
  });

  test('out of a Time Out that the bot made, too', () => {
    const t = lobby(2);
    t.start();
    t.downtime(t.now);
    t.leave(1);
    t.start();
    expect([t.state.phase, t.state.pause]).toEqual(['field', null]);
  });

  test('nobody plays before the clock runs', () => {
    const t = lobby(2);
    for (const phase of ['lobby', 'field']) {
      expect(t.state.phase).toBe(phase);
      t.refuses(() => t.place(0, 'C', 0), 'not-started');
      t.refuses(() => t.scrap(0, 0), 'not-started');
      t.refuses(() => t.launch(0, 'K'), 'not-started');
      t.refuses(() => t.pass(0), 'not-started');
      t.refuses(() => t.timeOut(0), 'not-started');
      t.refuses(() => t.resume(0), 'no-time-out');
      if (phase === 'lobby') t.start();
    }
  });

  test('starting is a human action: ten idle minutes count from it', () => {
    const t = lobby(2);
    t.wait(590_000);
    t.start();
    t.wait(30_000);
    expect(t.state.phase).toBe('field');
    t.start();
    expect(t.state.humanAt).toBe(t.now);
  });

  test('a clock that started by itself is no human action', () => {
    const t = lobby(2);
    t.start();
    const then = t.now;
    t.wait(60_000);
    expect(t.state.phase).toBe('play');
    expect(t.state.humanAt).toBe(then);
  });
});

describe('The Set-Up Chart', () => {
  test.each([
    { players: 1, hand: 10, meteors: 5, zoneDraw: 2, sites: [0, 0] },
    { players: 2, hand: 7, meteors: 5, zoneDraw: 2, sites: [0, 1, null] },
    { players: 3, hand: 5, meteors: 7, zoneDraw: 2, sites: [0, 1, 2] },
    { players: 4, hand: 4, meteors: 7, zoneDraw: 1, sites: [0, 1, 2, 3] },
    { players: 5, hand: 4, meteors: 8, zoneDraw: 1, sites: [0, 1, 2, 3, 4] },
  ])('$players: hands of $hand, $meteors meteors, draw $zoneDraw', ({ players, hand, meteors, zoneDraw, sites }) => {
    const t = lobby(players);
    t.start();
    expect(t.state.field).toHaveLength(meteors);
    t.start();
    expect(t.handSizes()).toEqual(Array(players).fill(hand));
    expect(t.deckSize).toBe(76 - players * hand);
    expect(t.state.sites.map(({ owner }) => owner)).toEqual(sites);
    t.wait(60_000);
    expect(t.zone).toBe(4);
    expect(t.handSizes()).toEqual(Array(players).fill(hand + zoneDraw));
  });

  test('the same seed, mode and seats give the same deal; another seed another', () => {
    const deal = (seed: string): unknown => {
      const t = lobby(3, {}, seed);
      t.start();
      t.start();
      return [t.state.field, t.hand(0), t.hand(1), t.hand(2), t.state.deck];
    };
    expect(deal('one')).toEqual(deal('one'));
    expect(deal('one')).not.toEqual(deal('two'));
  });
});

describe('The lobby', () => {
  test('takes five, each on the lowest free seat', () => {
    const t = lobby(3);
    t.leave(1);
    t.join();
    expect(t.publicView().seats.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    t.refuses(() => t.join(1), 'seat-taken');
    t.refuses(() => t.join(9), 'no-such-seat');
    t.join();
    t.join();
    t.refuses(() => t.join(5), 'table-full');
  });

  test('its host, or a moderator, kicks, hands the host role on and chooses the mode', () => {
    const t = lobby(3);
    expect(t.refuses(() => t.kick(1, 2), 'host-only')).toMatchObject({ host: 0 });
    t.refuses(() => t.makeHost(1, 1), 'host-only');
    t.refuses(() => t.start(1), 'host-only');
    t.refuses(() => t.end(1), 'host-only');
    t.refuses(() => t.configure(1, {}), 'host-only');
    t.refuses(() => t.kick(4, 2), 'not-seated');
    t.refuses(() => t.kick(0, 4), 'no-such-seat');
    t.refuses(() => t.makeHost(0, 4), 'no-such-seat');
    t.refuses(() => t.makeHost('moderator', 0), 'already-host');
    t.makeHost(0, 2);
    t.kick('moderator', 0);
    t.configure(2, { mode: 'first', silence: 'off' });
    expect(t.state.options).toMatchObject({ mode: 'first', silence: 'off' });
    expect(t.publicView().seats.map(({ seat }) => seat)).toEqual([1, 2]);
  });

  test('relaxed is for one: refused in company, ended by it', () => {
    const t = lobby(1);
    t.configure(0, { relaxed: true });
    expect(t.state.options.relaxed).toBe(true);
    t.join();
    expect(t.state.options.relaxed).toBe(false);
    t.refuses(() => t.configure(0, { relaxed: true }), 'relaxed-is-solo');
  });

  test('it stays relaxed while one is alone', () => {
    const t = lobby(0, { relaxed: true });
    t.join();
    expect(t.state.options.relaxed).toBe(true);
    expect(t.happened('configured')).toEqual([]);
  });

  test('only one of the five seats can be taken', () => {
    const t = lobby(1);
    for (const seat of [-1, 5, 1.5, Number.NaN]) t.refuses(() => t.join(seat), 'no-such-seat');
    t.join(4);
    expect(t.happened('joined')).toEqual([
      { type: 'joined', seat: 0 },
      { type: 'joined', seat: 4 },
    ]);
  });

  test('who is sent away is told apart from who leaves', () => {
    const t = lobby(3);
    t.kick(0, 1);
    t.leave(2);
    expect(t.happened('left').map(({ seat, kicked }) => [seat, kicked])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  test('a campaign’s scenario holds until its mode, Powers or Challenges are chosen anew', () => {
    const scenario = SCENARIOS[0]?.id;
    for (const [choice, kept] of [
      [{ silence: 'off' }, true],
      [{ mode: 'first' }, false],
      [{ powers: true }, false],
      [{ challenges: true }, false],
    ] as const) {
      const t = lobby(1, { ...(scenario === undefined ? {} : { scenario }) });
      t.configure(0, choice);
      expect('scenario' in t.state.options).toBe(kept);
    }
  });

  test('an empty one starts nothing', () => {
    const t = lobby(0);
    t.refuses(() => t.start('moderator'), 'not-seated');
  });

  test('the last one to leave ends it', () => {
    const t = lobby(2);
    t.leave(0);
    expect(t.state.host).toBe(1);
    t.refuses(() => t.leave(0), 'not-seated');
    t.leave(1);
    expect(t.ending).toBe('abandoned: all-left');
    for (const run of [
      () => t.join(0),
      () => t.leave(1),
      () => t.kick('moderator', 1),
      () => t.start('moderator'),
      () => t.mulligan(1),
      () => t.resume(1),
      () => t.end('moderator'),
      () => t.abandon(),
      () => t.configure('moderator', {}),
    ]) {
      t.refuses(run, 'game-over');
    }
  });
});
