import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decideLobby,
  emptyLobby,
  evolveLobby,
  freeSeat,
  humansIn,
  isLobbyAction,
  isLobbyRefusal,
  seatsIn,
  startRefusal,
  type Lobby,
  type LobbyAction,
  type LobbyRules,
} from '../../../src/games/shared/lobby.js';

const RULES: LobbyRules = { least: 2, most: 4, robotsAllowed: true };
const PEOPLE_ONLY: LobbyRules = { ...RULES, robotsAllowed: false };

/** A table in a few letters: `p` a person, `r` a robot, `-` an empty seat, `x` one who left. */
const lobbyOf = (seats: string, phase: Lobby['phase'] = 'lobby', host = 0): Lobby => ({
  phase,
  host,
  seats: [...seats].map((letter) => ({
    status: letter === '-' ? 'empty' : letter === 'x' ? 'left' : 'in',
    robot: letter === 'r',
  })),
});

const lettersOf = (lobby: Lobby): string =>
  lobby.seats.map(({ status, robot }) => ({ empty: '-', left: 'x', in: robot ? 'r' : 'p' })[status]).join('');

/** Does it and returns the table after it, with how it ended. */
function done(lobby: Lobby, action: LobbyAction, rules = RULES): Lobby & { readonly ends: string | null } {
  const decision = decideLobby(lobby, rules, action);
  if (isLobbyRefusal(decision)) throw new Error(`refused: ${decision.code}`);
  return { ...decision.events.reduce<Lobby>(evolveLobby, lobby), ends: decision.ends };
}

const refused = (lobby: Lobby, action: LobbyAction, rules = RULES): unknown => {
  const decision = decideLobby(lobby, rules, action);
  return isLobbyRefusal(decision) ? decision : null;
};

describe('Joining', () => {
  test('seats are taken one by one, and the lowest free one is offered', () => {
    const two = done(done(emptyLobby, { type: 'join', seat: 0 }), { type: 'join', seat: 1 });
    expect(lettersOf(two)).toBe('pp');
    expect(freeSeat(two, RULES)).toBe(2);
    expect(freeSeat(lobbyOf('p-pp'), RULES)).toBe(1);
    expect(freeSeat(lobbyOf('pppp'), RULES)).toBeNull();
    expect(freeSeat(lobbyOf('pp', 'play'), RULES)).toBeNull();
  });

  test('a seat beyond the next one leaves empty seats between', () => {
    expect(lettersOf(done(emptyLobby, { type: 'join', seat: 2 }))).toBe('--p');
  });

  test('refused: full, taken, no such seat, begun, over', () => {
    expect(refused(lobbyOf('pppp'), { type: 'join', seat: 1 })).toEqual({ code: 'table-full', most: 4 });
    expect(refused(lobbyOf('pp'), { type: 'join', seat: 1 })).toEqual({ code: 'seat-taken' });
    for (const seat of [-1, 4, 0.5, Number.NaN])
      expect(refused(lobbyOf('pp'), { type: 'join', seat })).toEqual({ code: 'no-such-seat' });
    expect(refused(lobbyOf('pp', 'play'), { type: 'join', seat: 2 })).toEqual({ code: 'already-started' });
    expect(refused(lobbyOf('pp', 'over'), { type: 'join', seat: 2 })).toEqual({ code: 'game-over' });
  });

  test('a robot sits down beside a person, by the host, a moderator or the table', () => {
    for (const by of [0, 'moderator'] as const)
      expect(lettersOf(done(lobbyOf('p'), { type: 'join', seat: 1, robot: true, by }))).toBe('pr');
    expect(lettersOf(done(lobbyOf('p'), { type: 'join', seat: 1, robot: true }))).toBe('pr');
  });

  test('a robot sits down with the level that was asked for', () => {
    const seated = done(lobbyOf('p'), { type: 'join', seat: 1, robot: true, by: 0, level: 'cadet' });
    expect(seated.seats[1]).toEqual({ status: 'in', robot: true, level: 'cadet' });
  });

  test('refused to robots: where they are off, without a person, by one who isn’t the host', () => {
    const robot = { type: 'join', seat: 2, robot: true } as const;
    expect(refused(lobbyOf('pp'), robot, PEOPLE_ONLY)).toEqual({ code: 'robots-off' });
    expect(refused(emptyLobby, robot)).toEqual({ code: 'robot-host' });
    expect(refused(lobbyOf('pp'), { ...robot, by: 1 })).toEqual({ code: 'host-only', host: 0 });
    expect(refused(lobbyOf('pp'), { ...robot, by: 3 })).toEqual({ code: 'not-seated' });
  });
});

describe('Leaving', () => {
  test('in the lobby the seat is free again, and the next person is host', () => {
    const left = done(lobbyOf('prp'), { type: 'leave', seat: 0 });
    expect([lettersOf(left), left.host, left.ends]).toEqual(['-rp', 2, null]);
  });

  test('after the last seat the host’s role goes round to the first person', () => {
    expect(done(lobbyOf('rpp', 'lobby', 2), { type: 'leave', seat: 2 }).host).toBe(1);
  });

  test('in play a robot takes the seat; where robots are off the seat stays as it is, left', () => {
    expect(lettersOf(done(lobbyOf('ppp', 'play'), { type: 'leave', seat: 1 }))).toBe('prp');
    expect(lettersOf(done(lobbyOf('ppp', 'play'), { type: 'leave', seat: 1 }, PEOPLE_ONLY))).toBe('pxp');
  });

  test('when the last person goes, in the lobby or in play, the game ends', () => {
    for (const phase of ['lobby', 'play'] as const)
      expect(done(lobbyOf('pr', phase), { type: 'leave', seat: 0 }).ends).toBe('all-left');
  });

  test('refused: not seated, over', () => {
    expect(refused(lobbyOf('p-'), { type: 'leave', seat: 1 })).toEqual({ code: 'not-seated' });
    expect(refused(lobbyOf('px', 'play'), { type: 'leave', seat: 1 })).toEqual({ code: 'not-seated' });
    expect(refused(lobbyOf('pp', 'over'), { type: 'leave', seat: 1 })).toEqual({ code: 'game-over' });
  });

  test('the host or a moderator sends one away; a robot that is sent away in play is not replaced', () => {
    expect(lettersOf(done(lobbyOf('ppp'), { type: 'kick', by: 0, seat: 1 }))).toBe('p-p');
    expect(lettersOf(done(lobbyOf('ppp', 'play'), { type: 'kick', by: 'moderator', seat: 0 }))).toBe('rpp');
    expect(lettersOf(done(lobbyOf('ppr', 'play'), { type: 'kick', by: 0, seat: 2 }))).toBe('ppx');
  });

  test('an event says whether one was sent away', () => {
    const decision = decideLobby(lobbyOf('ppp', 'play'), RULES, { type: 'kick', by: 0, seat: 1 });
    expect(decision).toEqual({ events: [{ type: 'taken-over', seat: 1, kicked: true }], ends: null });
  });

  test('refused: sending away by another than the host, or nobody', () => {
    expect(refused(lobbyOf('ppp'), { type: 'kick', by: 1, seat: 2 })).toEqual({ code: 'host-only', host: 0 });
    expect(refused(lobbyOf('pp'), { type: 'kick', by: 0, seat: 3 })).toEqual({ code: 'no-such-seat' });
    expect(refused(lobbyOf('pp', 'over'), { type: 'kick', by: 0, seat: 1 })).toEqual({ code: 'game-over' });
  });
});

describe('The host', () => {
  test('hands the role on; a moderator may do so too', () => {
    expect(done(lobbyOf('pp'), { type: 'make-host', by: 0, seat: 1 }).host).toBe(1);
    expect(done(lobbyOf('pp', 'play'), { type: 'make-host', by: 'moderator', seat: 1 }).host).toBe(1);
  });

  test('refused: by another, to nobody, to the host, to a robot', () => {
    expect(refused(lobbyOf('ppr'), { type: 'make-host', by: 1, seat: 1 })).toEqual({ code: 'host-only', host: 0 });
    expect(refused(lobbyOf('ppr'), { type: 'make-host', by: 0, seat: 3 })).toEqual({ code: 'no-such-seat' });
    expect(refused(lobbyOf('ppr'), { type: 'make-host', by: 0, seat: 0 })).toEqual({ code: 'already-host' });
    expect(refused(lobbyOf('ppr'), { type: 'make-host', by: 0, seat: 2 })).toEqual({ code: 'robot-host' });
  });
});

describe('Starting and ending', () => {
  test('a start needs enough players, robots included', () => {
    expect(startRefusal(lobbyOf('p'), RULES, 0)).toEqual({ code: 'too-few-players', least: 2, seated: 1 });
    expect(startRefusal(lobbyOf('p-r'), RULES, 0)).toBeNull();
    expect(startRefusal(lobbyOf('pp'), RULES, 'moderator')).toBeNull();
  });

  test('refused: by another, a second time, after the end', () => {
    expect(startRefusal(lobbyOf('pp'), RULES, 1)).toEqual({ code: 'host-only', host: 0 });
    expect(startRefusal(lobbyOf('pp'), RULES, 2)).toEqual({ code: 'not-seated' });
    expect(startRefusal(lobbyOf('pp', 'play'), RULES, 0)).toEqual({ code: 'already-started' });
    expect(startRefusal(lobbyOf('pp', 'over'), RULES, 0)).toEqual({ code: 'game-over' });
  });

  test('the host or a moderator ends a game, and a channel that is gone ends it too', () => {
    expect(done(lobbyOf('pp', 'play'), { type: 'end', by: 0 }).ends).toBe('ended-by-host');
    expect(done(lobbyOf('pp'), { type: 'end', by: 'moderator' }).ends).toBe('ended-by-moderator');
    expect(done(lobbyOf('pp'), { type: 'abandon' }).ends).toBe('channel-gone');
    expect(refused(lobbyOf('pp'), { type: 'end', by: 1 })).toEqual({ code: 'host-only', host: 0 });
    expect(refused(lobbyOf('pp', 'over'), { type: 'abandon' })).toEqual({ code: 'game-over' });
  });

  test('which actions are about seats', () => {
    expect(isLobbyAction({ type: 'leave' })).toBe(true);
    for (const type of ['start', 'tick', 'toString']) expect(isLobbyAction({ type })).toBe(false);
  });
});

test('whatever is asked: a game that goes on has a person, who is host, and no more seats than there are', () => {
  const seat = fc.integer({ min: -1, max: 5 });
  const by = fc.oneof(seat, fc.constant('moderator' as const));
  const action: fc.Arbitrary<LobbyAction | { readonly type: 'begin' }> = fc.oneof(
    fc.record({ type: fc.constant('join' as const), seat }),
    fc.record({ type: fc.constant('join' as const), seat, robot: fc.constant(true as const), by }),
    fc.record({ type: fc.constant('leave' as const), seat }),
    fc.record({ type: fc.constant('kick' as const), by, seat }),
    fc.record({ type: fc.constant('make-host' as const), by, seat }),
    fc.constant({ type: 'begin' as const }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), fc.boolean(), (actions, robotsAllowed) => {
      const rules = { ...RULES, robotsAllowed };
      let lobby: Lobby = lobbyOf('p');
      for (const each of actions) {
        if (each.type === 'begin') {
          if (startRefusal(lobby, rules, 'moderator') === null) lobby = { ...lobby, phase: 'play' };
          continue;
        }
        const decision = decideLobby(lobby, rules, each);
        if (isLobbyRefusal(decision)) continue;
        lobby = decision.events.reduce<Lobby>(evolveLobby, lobby);
        if (decision.ends !== null) {
          expect(humansIn(lobby)).toEqual([]);
          return;
        }
        expect(humansIn(lobby)).toContain(lobby.host);
        expect(seatsIn(lobby).length).toBeLessThanOrEqual(rules.most);
        expect(lobby.seats.length).toBeLessThanOrEqual(rules.most);
      }
    }),
  );
});
