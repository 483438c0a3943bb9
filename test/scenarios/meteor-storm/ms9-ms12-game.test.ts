import { describe, expect, it } from 'vitest';
import {
  createGame,
  decide,
  evolveAll,
  initialState,
  isRefusal,
  MOST_TURNS,
  nameOf,
  SCENARIOS,
  type GameState,
  type Options,
} from '../../../src/games/meteor-storm/index.js';
import { battle, Battle, watched } from '../../support/meteor-storm/battle.js';
import { START } from '../../support/meteor-storm/setup.js';

const MINUTES = 60_000;

/** A lobby with A in it. */
function lobby(options: Partial<Options> = {}): Battle {
  const created = createGame({ options: { ...initialState.options, ...options }, seed: 'lobby' });
  const t = watched(new Battle(evolveAll(initialState, created, START)));
  t.act({ type: 'join', seat: 0 });
  return t;
}

describe('MS9 Victory at once', () => {
  it('the moment a side has the scenario’s points, it wins, in the middle of its turn', () => {
    const t = battle({ a: 'F 5.3', b: 'F 5.4 /1', points: [8, 0], rolls: ['blast', 'star', 'star', 'star'] });
    t.play();
    t.fire('5.3', '5.4');
    expect(t.state.outcome).toMatchObject({ result: 'won', reason: 'points', winners: [0] });
    t.refuses(() => t.done(), 'game-over');
  });

  it('in the other’s turn too', () => {
    const t = battle({ a: 'F 5.3! /1', points: [0, 8], tiles: 'shower 2 5.1', rest: 'box' });
    t.passTurn();
    expect(t.state.outcome?.winners).toEqual([1]);
    expect(t.events.at(-1)?.type).toBe('ended');
  });

  it('both at once: the active player', () => {
    const t = battle({
      active: 'B',
      b: 'F 5.3',
      points: [8, 8],
      tiles: 'storm 2 5.4 A',
      rolls: ['blast', 'star', 'star', 'star'],
    });
    t.play();
    t.fire('5.3', '5.4');
    expect(t.points).toEqual([9, 9]);
    expect(t.state.outcome?.winners).toEqual([1]);
  });

  it('by a claim, before anything else happens in the turn', () => {
    const t = battle({ features: { planet: '6.2' }, b: 'F 6.2', points: [0, 8], rest: 'box' });
    t.passTurn();
    expect(t.events.map(({ type }) => type)).toEqual(['drawn', 'turn-ended', 'claimed', 'ended']);
  });

  it('a flagship lost isn’t the end; it gives two points', () => {
    const t = battle({ a: 'F 5.3', b: '★ 5.4 /1', rolls: ['star', 'fighter', 'fighter', 'fighter'] });
    t.play();
    t.fire('5.3', '5.4');
    expect(t.points).toEqual([2, 0]);
    expect(t.state.phase).toBe('play');
  });

  it('after 60 turns each more points win', () => {
    const t = battle({ active: 'B', turn: MOST_TURNS, points: [3, 2], rest: 'box' });
    t.passTurn();
    expect(t.state.outcome).toMatchObject({ result: 'won', reason: 'turns', winners: [0] });
  });

  it('else it is drawn', () => {
    const t = battle({ active: 'B', turn: MOST_TURNS, points: [2, 2], rest: 'box' });
    t.passTurn();
    expect(t.state.outcome).toEqual({ result: 'drawn', reason: 'turns', at: START });
  });

  it('the turn before it goes on', () => {
    const t = battle({ turn: MOST_TURNS - 1, rest: 'box' });
    t.passTurn();
    expect(t.state.turn).toBe(MOST_TURNS);
  });
});

describe('MS11 Leaving and the turn limit', () => {
  it('a robot takes the seat', () => {
    const t = battle({ a: 'F 5.3' });
    t.act({ type: 'leave', seat: 0 });
    expect(t.state.seats[0]).toEqual({ status: 'in', robot: true });
    expect([t.state.phase, t.state.host]).toEqual(['play', 1]);
  });

  it('with robots off the other side wins', () => {
    const t = battle({ options: { robotsAllowed: false } });
    t.act({ type: 'leave', seat: 1 });
    expect(t.state.outcome).toMatchObject({ result: 'won', reason: 'opponent-left', winners: [0] });
  });

  it('a robot that is sent away isn’t replaced: the other side wins', () => {
    const t = battle({ robots: [1] });
    t.act({ type: 'kick', by: 0, seat: 1 });
    expect(t.state.outcome).toMatchObject({ reason: 'opponent-left', winners: [0] });
  });

  it('the last person’s going ends the game', () => {
    const t = battle({ robots: [1] });
    t.act({ type: 'leave', seat: 0 });
    expect(t.state.outcome).toMatchObject({ result: 'abandoned', reason: 'all-left' });
  });

  it('a turn limit plays a robot’s turn', () => {
    const t = battle({ a: 'F 3.2', b: 'F 9.2', options: { limitMs: 2 * MINUTES } });
    t.wait(2 * MINUTES - 1);
    expect(t.state.active).toBe(0);
    t.wait(1);
    expect(t.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['turn-lapsed', 'card-played']));
    expect([t.state.active, t.state.deadline]).toEqual([1, START + 4 * MINUTES]);
  });

  it('it plays what is left of a turn that was begun', () => {
    const t = battle({ a: 'F 3.2, F 3.8', options: { limitMs: 2 * MINUTES } });
    t.play();
    t.move('3.2', '3.2');
    t.wait(2 * MINUTES);
    expect(t.state.active).toBe(1);
    expect(nameOf(t.was('3.2').hex)).toBe('3.2');
  });

  it('the limit stands still while the other side answers a red alert', () => {
    const t = battle({
      a: 'F 5.4',
      b: 'D 5.5',
      rolls: ['alert', 'cruiser', 'star', 'star'],
      options: { limitMs: 2 * MINUTES },
    });
    t.wait(MINUTES);
    t.play();
    t.fire('5.4', '5.5');
    expect(t.state.deadline).toBeNull();
    t.wait(20_000);
    t.retire('6.5');
    expect(t.state.deadline).toBe(t.now + MINUTES);
  });

  it('no limit: nobody presses', () => {
    const t = battle({ a: 'F 5.3' });
    t.wait(29 * MINUTES);
    expect([t.state.phase, t.state.active]).toEqual(['play', 0]);
  });

  it('half an hour without a person ends the game; a slow one stands three days', () => {
    const t = battle({ a: 'F 5.3' });
    t.wait(30 * MINUTES);
    expect(t.state.outcome).toMatchObject({ result: 'abandoned', reason: 'idle' });
    const slow = battle({ a: 'F 3.2', b: 'F 9.2', options: { limitMs: 24 * 60 * MINUTES } });
    slow.wait(71 * 60 * MINUTES);
    expect([slow.state.phase, slow.state.turn]).toEqual(['play', 7]);
    slow.wait(60 * MINUTES);
    expect(slow.state.outcome?.reason).toBe('idle');
  });

  it('the time that the bot is away counts for nobody', () => {
    const t = battle({ a: 'F 5.3', options: { limitMs: 2 * MINUTES } });
    t.now = START + 10 * MINUTES;
    t.submit({ type: 'downtime', since: START + MINUTES });
    expect(t.state.deadline).toBe(START + 11 * MINUTES);
  });

  it('a limit that was missed while the process was away gives back what was left', () => {
    const t = battle({ a: 'F 5.3', options: { limitMs: 2 * MINUTES } });
    t.now = START + 10 * MINUTES;
    t.submit({ type: 'tick', aliveAt: START + MINUTES });
    expect(t.state.active).toBe(0);
    expect(t.state.deadline).toBe(START + 11 * MINUTES);
  });
});

describe('MS12 Randomness', () => {
  it('the same seed deals the same game', () => {
    const started = (): GameState => {
      const t = lobby();
      t.act({ type: 'join', seat: 1 });
      t.act({ type: 'start', by: 0 });
      return t.state;
    };
    expect(started()).toStrictEqual(started());
  });

  it('the seed and the generator are secret until the end', () => {
    const t = battle({ a: 'F 5.3' });
    expect(t.view(0).seed).toBeNull();
    expect(t.view(0)).not.toHaveProperty('random');
    expect(t.view(0)).not.toHaveProperty('stack');
    expect(t.view(0)).not.toHaveProperty('deck');
    t.act({ type: 'end', by: 0 });
    expect(t.view(0).seed).toBe('scenario');
  });
});

describe('Lobby', () => {
  it('two players, or one and a robot', () => {
    const t = lobby();
    expect(t.refuses(() => t.act({ type: 'start', by: 0 }), 'too-few-players')).toMatchObject({ least: 2, seated: 1 });
    t.act({ type: 'join', seat: 1, robot: true, by: 0 });
    t.refuses(() => t.act({ type: 'join', seat: 2 }), 'table-full');
    t.act({ type: 'start', by: 0 });
    expect([t.state.phase, t.state.turn, t.state.active]).toEqual(['play', 1, 0]);
    t.refuses(() => t.act({ type: 'start', by: 0 }), 'already-started');
    t.refuses(() => t.act({ type: 'join', seat: 1 }), 'already-started');
  });

  it('robots sit down only where they are allowed', () => {
    const t = lobby({ robotsAllowed: false });
    t.refuses(() => t.act({ type: 'join', seat: 1, robot: true, by: 0 }), 'robots-off');
  });

  it('play waits for the start', () => {
    const t = lobby();
    t.refuses(() => t.act({ type: 'done', seat: 0 }), 'not-started');
    t.refuses(() => t.act({ type: 'retire', seat: 0, to: null }), 'not-started');
  });

  it('an empty table is called off; a moderator may end it; a channel may go', () => {
    const left = lobby();
    left.act({ type: 'leave', seat: 0 });
    expect(left.state.outcome).toMatchObject({ result: 'abandoned', reason: 'all-left' });
    const ended = lobby();
    ended.act({ type: 'end', by: 'moderator' });
    expect(ended.state.outcome?.reason).toBe('ended-by-moderator');
    const gone = lobby();
    gone.act({ type: 'abandon' });
    expect(gone.state.outcome?.reason).toBe('channel-gone');
  });

  it.each(SCENARIOS)('$id: both sides are mirrors, hands and points as the table says', ({ id, hands, target }) => {
    const t = lobby({ scenario: id });
    t.act({ type: 'join', seat: 1 });
    t.act({ type: 'start', by: 0 });
    expect(t.state.hands.map(({ length }) => length)).toEqual(hands);
    expect(t.state.target).toBe(target);
    const { units } = t.state;
    expect(new Set(units.map(({ hex }) => hex)).size).toBe(units.length);
    expect(units.filter(({ side }) => side === 0)).toHaveLength(units.length / 2);
  });
});

describe('who may do what', () => {
  it('only the active side plays', () => {
    const t = battle({ a: 'F 5.3' });
    expect(t.refuses(() => t.act({ type: 'play', seat: 1, card: 'full-thrust' }), 'not-your-turn')).toMatchObject({
      active: 0,
    });
    t.refuses(() => t.act({ type: 'done', seat: 7 }), 'not-seated');
  });

  it('only its owner answers for a unit', () => {
    const t = battle({ a: 'F 5.4', b: 'D 5.5', rolls: ['alert', 'cruiser', 'star', 'star'] });
    t.refuses(() => t.act({ type: 'retire', seat: 1, to: null }), 'no-retreat');
    t.play();
    t.fire('5.4', '5.5');
    t.refuses(() => t.act({ type: 'retire', seat: 0, to: null }), 'not-your-unit');
    t.retire(null);
  });

  it('only own units are ordered, only enemy units and tiles shot at', () => {
    const t = battle({ a: 'F 5.3, F 5.4', b: 'F 5.2' });
    t.play();
    t.refuses(() => t.move('5.2', '5.1'), 'not-your-unit');
    t.refuses(() => t.move('9.9', '9.8'), 'no-such-unit');
    t.refuses(() => t.fire('5.3', '5.4'), 'own-unit');
    t.refuses(() => t.fire('5.3', '6.3'), 'no-such-target');
    t.refuses(() => t.move('5.3', '5.4'), 'hex-taken');
    expect(t.refuses(() => t.move('5.3', '11.1'), 'out-of-reach')).toMatchObject({ to: 111 });
    t.refuses(() => t.hold(), 'no-open-order');
    t.refuses(() => t.undo(), 'nothing-to-undo');
  });

  it('a decision of nothing is no event', () => {
    const t = battle({ a: 'F 5.3' });
    const ticked = decide(t.state, { type: 'tick' }, START);
    expect(isRefusal(ticked) ? null : ticked).toEqual([]);
  });
});
