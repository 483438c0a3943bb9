import { describe, expect, test } from 'vitest';
import { meteorDeck } from '../../../src/games/cosmic-run/cards/meteors.js';
import { COSMIC_RUN } from '../../../src/games/cosmic-run/index.js';
import { cosmic, cosmicLobby } from '../../support/cosmic-run/table.js';

describe('CR13 Leaving and idle turns', () => {
  test('a robot takes the seat as it stands', () => {
    const t = cosmic({ dice: '11345 6', crystals: [3], robotsAllowed: true });
    t.assign([0], 1);
    t.act({ type: 'leave', seat: 0 });
    expect(COSMIC_RUN.seats(t.state)[0]).toEqual({ status: 'in', robot: true });
    expect([t.seat, t.player(0).crystals, t.state.turn?.dice[0]?.place]).toEqual([0, 3, '1']);
    expect(COSMIC_RUN.attention?.(t.state)).toEqual({ seats: [0], before: t.now + 1_500 });
  });

  test('where robots are off, the seat’s ships stay and are ranked, and its turns are skipped', () => {
    const t = cosmic({ robotsAllowed: false, ships: [[5, 0, 0, 0, 0, 0]], meteors: ['1-2-4'], hits: [2] });
    expect(t.seat).toBe(2);
    const cards = t.state.meteorDeck.length;
    // The turn of seat 2, which has nothing left to do, ends with it.
    t.act({ type: 'leave', seat: 0 });
    expect([t.seat, t.state.round]).toEqual([1, 2]);
    expect(t.state.meteorDeck.length).toBe(cards - 1);
    expect(t.happened('planet-scored')).toMatchObject([{ points: [9, 0, 0] }]);
  });

  test('who leaves in the own turn ends it; the meteor card that lies open counts', () => {
    const t = cosmic({ robotsAllowed: false, meteors: ['1-2-4', 'miss'], crystals: [3] });
    t.endTurn();
    t.act({ type: 'leave', seat: 0 });
    expect(t.events.map(({ type }) => type)).toEqual([
      'left',
      'host-changed',
      'meteor-resolved',
      'turn-ended',
      'turn-began',
      'meteor-flipped',
      'meteor-resolved',
      'rolled',
    ]);
    expect([t.seat, t.state.planets[0]?.hits]).toEqual([1, 1]);
  });

  test('the last human’s going ends the game', () => {
    const t = cosmic({ players: 2, robots: [1], dice: '11345 6' });
    t.act({ type: 'leave', seat: 0 });
    expect(t.state.ending).toMatchObject({ result: 'abandoned', reason: 'all-left', winners: [] });
  });

  test('the host or a moderator ends the game, and a channel that is gone', () => {
    for (const [action, reason] of [
      [{ type: 'end', by: 0 }, 'ended-by-host'],
      [{ type: 'end', by: 'moderator' }, 'ended-by-moderator'],
      [{ type: 'abandon' }, 'channel-gone'],
    ] as const) {
      const t = cosmic({ meteors: ['1-2-4'], crystals: [3] });
      t.endTurn();
      t.act(action);
      expect(t.state.ending).toMatchObject({ result: 'abandoned', reason });
      t.refuses({ type: 'go-on', seat: 0 }, 'game-over');
    }
  });

  test('a player who does nothing for the limit is played by a robot for that one turn', () => {
    const t = cosmic({ limit: '2m', dice: '11345 6', meteors: ['miss'] });
    t.wait(119_999);
    expect(t.seat).toBe(0);
    t.wait(1);
    expect(t.seat).toBe(1);
    expect(t.happened('turn-lapsed')).toEqual([{ type: 'turn-lapsed', seat: 0 }]);
    expect(COSMIC_RUN.seats(t.state)[0]?.robot).toBe(false);
    expect(COSMIC_RUN.nextDue(t.state)).toBe(t.now + 120_000);
  });

  test('each thing that the player does begins the limit anew', () => {
    const t = cosmic({ limit: '2m', dice: '11345 6' });
    t.wait(100_000);
    t.assign([0], 1);
    t.wait(100_000);
    expect(t.seat).toBe(0);
  });

  test('an idle turn is played from the strike on', () => {
    const t = cosmic({ limit: '24h', players: 2, meteors: ['1-2-4', 'miss'], crystals: [3] });
    t.endTurn();
    t.wait(86_400_000);
    expect([t.seat, t.state.planets[0]?.hits]).toEqual([1, 1]);
  });

  test('a robot’s turn has no limit', () => {
    expect(COSMIC_RUN.nextDue(cosmic({ limit: '2m', dice: '11345 6', robots: [0] }).state)).toBeNull();
  });

  test('the time that the bot was away is nobody’s', () => {
    const t = cosmic({ limit: '2m', dice: '11345 6' });
    t.now += 60_000;
    t.act({ type: 'downtime', since: t.now - 50_000 });
    expect(COSMIC_RUN.nextDue(t.state)).toBe(t.now + 110_000);
    t.now += 1_000_000;
    t.act({ type: 'tick', aliveAt: t.now - 990_000 });
    expect(t.seat).toBe(0);
    expect(COSMIC_RUN.nextDue(t.state)).toBe(t.now + 100_000);
  });

  test('downtime counts from the moment since when the table waits, and after the end for nothing', () => {
    const t = cosmic({ limit: '2m', dice: '11345 6' });
    t.now += 30_000;
    t.act({ type: 'downtime', since: 0 });
    expect(t.happened('returned')).toEqual([{ type: 'returned', away: 30_000 }]);
    t.act({ type: 'downtime', since: t.now });
    expect(t.events).toEqual([]);
    t.act({ type: 'end', by: 0 });
    t.now += 30_000;
    t.act({ type: 'downtime', since: t.now - 10_000 });
    expect(t.events).toEqual([]);
  });

  test('the others wait for the turn of a person, until its limit; for no robot, and for nobody before and after', () => {
    const t = cosmic({ limit: '2m', dice: '11345 6' });
    const waited = { seats: [0], turn: `${t.state.round}.0`, limitMs: 120_000, until: t.now + 120_000 };
    expect(COSMIC_RUN.awaited?.(t.state)).toEqual(waited);
    expect(COSMIC_RUN.awaited?.(cosmic({ limit: 'off', dice: '11345 6' }).state)).toMatchObject({
      limitMs: null,
      until: null,
    });
    expect(COSMIC_RUN.awaited?.(cosmic({ dice: '11345 6', robots: [0] }).state)).toBeNull();
    expect(COSMIC_RUN.awaited?.(cosmicLobby().state)).toBeNull();
    t.act({ type: 'end', by: 0 });
    expect(COSMIC_RUN.awaited?.(t.state)).toBeNull();
  });

  test('robots look soon after each thing that a robot did in its turn', () => {
    const robot = cosmic({ dice: '11345 6', robots: [0] });
    expect(COSMIC_RUN.attention?.(robot.state)).toEqual({ seats: [0], before: robot.now + 1_500 });
    expect(COSMIC_RUN.attention?.(cosmic({ dice: '11345 6' }).state)).toBeNull();
    expect(COSMIC_RUN.attention?.(cosmicLobby().state)).toBeNull();
  });

  test('a lobby that nobody starts is closed after an hour', () => {
    const t = cosmicLobby();
    t.wait(3_600_000);
    expect(t.state.ending).toMatchObject({ result: 'abandoned', reason: 'idle' });
    expect(COSMIC_RUN.nextDue(t.state)).toBeNull();
  });

  test('without a turn limit a table at which nobody plays for a week is given up', () => {
    const t = cosmic({ dice: '11345 6', limit: 'off' });
    t.wait(6 * 86_400_000);
    t.assign([0], 1);
    t.wait(7 * 86_400_000 - 1);
    expect(t.state.phase).toBe('play');
    t.wait(1);
    expect(t.state.ending).toMatchObject({ result: 'abandoned', reason: 'nobody-played' });
  });

  test('refused: out of turn, not seated, before the start', () => {
    const t = cosmic({ dice: '11345 6' });
    t.refuses({ type: 'roll', seat: 1 }, 'not-your-turn', { seat: 0 });
    t.refuses({ type: 'roll', seat: 3 }, 'not-seated');
    for (const action of [
      { type: 'roll', seat: 0 },
      { type: 'go-on', seat: 0 },
      { type: 'end-turn', seat: 0 },
      { type: 'use', seat: 0, power: 'shield', die: null, value: null },
    ] as const)
      cosmicLobby().refuses(action, 'not-started');
    t.refuses({ type: 'end-turn', seat: 0 }, 'wrong-step');
    t.refuses({ type: 'recruit', seat: 0, card: 'elder.1' }, 'wrong-step');
  });
});

describe('Lobby', () => {
  test('2–4 players; robots may fill seats', () => {
    const t = cosmicLobby();
    t.refuses({ type: 'start', by: 0 }, 'too-few-players', { least: 2, seated: 1 });
    for (let seat = 1; seat < 4; seat += 1) t.act({ type: 'join', seat, robot: true, by: 0 });
    t.refuses({ type: 'join', seat: 4 }, 'table-full', { most: 4 });
    expect(COSMIC_RUN.freeSeat(t.state)).toBeNull();
    t.act({ type: 'start', by: 0 });
    t.refuses({ type: 'start', by: 0 }, 'already-started');
    t.refuses({ type: 'join', seat: 1 }, 'already-started');
  });

  test('the host chooses otherwise before the start: without robots those that sit there go', () => {
    const t = cosmicLobby();
    t.act({ type: 'join', seat: 1, robot: true, by: 0 });
    t.act({ type: 'configure', by: 0, choice: { turnLimit: '2m', robotsAllowed: false } });
    expect(t.state.options).toEqual({ turnLimit: '2m', robotsAllowed: false });
    expect(t.state.seats[1]?.status).toBe('empty');
    t.refuses({ type: 'configure', by: 1, choice: { turnLimit: 'off' } }, 'not-seated');
  });

  test('robots have the agreed level, or one of their own', () => {
    const t = cosmicLobby();
    t.act({ type: 'configure', by: 0, choice: { robotLevel: 'cadet' } });
    t.act({ type: 'join', seat: 1, robot: true, by: 0 });
    t.act({ type: 'join', seat: 2, robot: true, by: 0, level: 'pilot' });
    expect(COSMIC_RUN.seats(t.state).map(({ level }) => level)).toEqual([undefined, 'cadet', 'pilot']);
  });

  test('other refusals of seats have their codes here too', () => {
    const t = cosmicLobby({ people: 2, robotsAllowed: false });
    t.refuses({ type: 'join', seat: 2, robot: true, by: 0 }, 'robots-off');
    t.refuses({ type: 'join', seat: 1 }, 'seat-taken');
    t.refuses({ type: 'join', seat: 9 }, 'no-such-seat');
    t.refuses({ type: 'start', by: 1 }, 'host-only', { host: 0 });
    t.refuses({ type: 'make-host', by: 0, seat: 0 }, 'already-host');
    const robots = cosmicLobby();
    robots.act({ type: 'join', seat: 1, robot: true, by: 0 });
    robots.refuses({ type: 'make-host', by: 0, seat: 1 }, 'robot-host');
  });
});

describe('CR14 Randomness', () => {
  const started = (seed: string) => {
    const t = cosmicLobby({ people: 3 }, seed);
    t.act({ type: 'start', by: 0 });
    return t;
  };

  test('the same seed deals the same game, another another', () => {
    expect(started('a').state).toEqual(started('a').state);
    expect(started('a').state.meteorDeck).not.toEqual(started('b').state.meteorDeck);
  });

  test('one generator call for each die that is rolled, the white ones first', () => {
    const t = cosmic({ dice: '12345 6' });
    t.assign([0, 3], 'tech');
    t.roll();
    const [rolled] = t.happened('rolled');
    const one = cosmic({ dice: '12345 6' });
    one.assign([0, 1, 2, 3], 'tech');
    one.roll();
    expect(one.happened('rolled')[0]?.values.slice(4)).toEqual(
      rolled?.values.filter((value) => value !== null).slice(0, 2),
    );
  });
});

describe('The house set', () => {
  test('eighteen triples, three with each planet on top, and the misses', () => {
    for (const [players, cards] of [
      [2, 20],
      [3, 24],
      [4, 28],
    ] as const) {
      const deck = meteorDeck(players);
      expect(deck).toHaveLength(cards);
      for (const planet of [1, 2, 3, 4, 5, 6])
        expect(deck.filter((card) => card.startsWith(`${planet}-`))).toHaveLength(3);
    }
    expect(meteorDeck(2).filter((card) => card.startsWith('3-'))).toEqual(['3-4-6', '3-5-2', '3-1-4']);
  });

  test('crystals and points by place in the order of play', () => {
    for (const [people, crystals, points] of [
      [2, [0, 3], [0, 0]],
      [3, [0, 2, 3], [0, 0, 1]],
      [4, [0, 2, 3, 3], [0, 0, 0, 2]],
    ] as const) {
      const t = cosmicLobby({ people });
      t.act({ type: 'start', by: 0 });
      expect(t.happened('started')).toMatchObject([{ crystals, points }]);
      expect(t.state.order.map((seat) => t.player(seat).points.seat)).toEqual(points);
    }
  });

  test('eleven of the twelve tokens lie on the tracks, one is back in the box', () => {
    const t = cosmicLobby({ people: 2 });
    t.act({ type: 'start', by: 0 });
    expect(t.publicView().tokens).toHaveLength(11);
  });
});
