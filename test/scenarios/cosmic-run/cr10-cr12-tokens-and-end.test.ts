import { describe, expect, test } from 'vitest';
import { COSMIC_RUN } from '../../../src/games/cosmic-run/index.js';
import { cosmic } from '../../support/cosmic-run/table.js';

describe('CR10 Order of tokens', () => {
  test('a ship that stops on a token space takes the token; who stops there later gets none', () => {
    const t = cosmic({
      dice: '11156 6',
      ships: [
        [0, 0, 0, 0, 0, 0],
        [2, 0, 0, 0, 0, 0],
      ],
      tokens: [3],
      crystals: [0, 4],
    });
    t.assign([0, 1, 2], 1);
    t.restToTech();
    expect(t.player(0).tokens).toEqual([3]);
    t.goOn();
    t.assign([0, 1, 2, 3, 4, 5], 'tech');
    t.use('thrusters', null, 1);
    expect([t.ship(1, 1), t.player(1).tokenCount]).toEqual([3, 0]);
  });

  test('values are seen by the owner alone', () => {
    const t = cosmic({ dice: '11156 6', tokens: [4] });
    t.assign([0, 1, 2], 1);
    t.restToTech();
    expect(t.view(0).ownTokens).toEqual([4]);
    expect(t.view(1).ownTokens).toEqual([]);
    expect(t.publicView().players[0]).toMatchObject({ tokenCount: 1 });
    expect(t.publicView().players[0]).not.toHaveProperty('tokens');
  });

  test('all are shown at the end', () => {
    const t = cosmic({ players: 2, dice: '11156 6', tokens: [4], meteorsLeft: 0 });
    t.assign([0, 1, 2], 1);
    t.playOut();
    t.playOut();
    expect(t.publicView().ending?.scores[0]).toMatchObject({ tokens: 4, tokenValues: [4] });
  });
});

describe('CR11 The end', () => {
  test('the game ends with the round in which the last planet was scored', () => {
    const t = cosmic({ dice: '12345 6', ships: [[7, 0, 0, 0, 0, 0]], scored: [2, 3, 4, 5, 6] });
    t.assign([0], 1);
    t.restToTech();
    expect(t.state.phase).toBe('play');
    t.playOut();
    t.playOut();
    expect(t.state.ending).toMatchObject({ reason: 'all-scored', result: 'won' });
    expect(t.state.round).toBe(1);
  });

  test('or in which the meteor deck ran out; in that last round, with no card left, step 1 is skipped', () => {
    const t = cosmic({ players: 3, round: 4, meteors: ['miss'], meteorsLeft: 1 });
    t.endTurn();
    expect([t.seat, t.state.round]).toEqual([0, 5]);
    t.playOut();
    expect(t.events.map(({ type }) => type).slice(-2)).toEqual(['turn-began', 'rolled']);
    t.playOut();
    t.playOut();
    expect(t.state.ending?.reason).toBe('deck-out');
  });

  test('planets not scored then score nothing', () => {
    const t = cosmic({ players: 2, meteorsLeft: 0, ships: [[7, 6, 3, 2, 1, 21], []] });
    t.endTurn();
    expect(t.state.ending?.scores.map(({ total }) => total)).toEqual([0, 0]);
  });
});

describe('CR12 Winner', () => {
  const winner = (spec: Parameters<typeof cosmic>[0]): readonly number[] | undefined => {
    const t = cosmic({ players: 2, meteorsLeft: 0, ...spec });
    t.endTurn();
    return t.state.ending?.winners;
  };

  test('points of planets, aliens, tokens and seat', () => {
    expect(winner({ aliens: [['elder'], []] })).toEqual([0]);
  });

  test('ties: the later seat, where all else is equal', () => {
    expect(winner({})).toEqual([1]);
  });

  test('ties: more planets discovered, then more tokens', () => {
    const tied = (change: object): readonly number[] | undefined => {
      const base = cosmic({ players: 2, meteorsLeft: 0 });
      const [first, second] = base.state.players;
      base.state = {
        ...base.state,
        players: [{ ...first, ...change } as typeof first, second] as typeof base.state.players,
      };
      const decision = COSMIC_RUN.decide(base.state, { type: 'end-turn', seat: 1 }, base.now);
      if (COSMIC_RUN.isRefusal(decision)) throw new Error(decision.code);
      return decision.flatMap((event) => (event.type === 'ended' ? event.winners : []));
    };
    expect(tied({ discovered: [3] })).toEqual([0]);
    expect(tied({ tokens: [0] })).toEqual([0]);
    expect(tied({})).toEqual([1]);
  });

  test('the outcome names the winner', () => {
    const t = cosmic({ players: 2, meteorsLeft: 0 });
    t.endTurn();
    expect(COSMIC_RUN.outcome(t.state)).toEqual({ result: 'won', reason: 'deck-out', at: t.now, winners: [1] });
  });
});
