import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../src/games/meteor/index.js';
import { analyse } from '../../../../src/games/meteor/analysis/analyse.js';
import { decisionsIn } from '../../../../src/games/meteor/analysis/decisions.js';
import { idleIn } from '../../../../src/games/meteor/analysis/idle.js';
import { momentsOf, type Entry } from '../../../../src/games/meteor/analysis/moments.js';
import { redealt } from '../../../../src/games/meteor/analysis/redeal.js';
import { chanceOf, fromKnown } from '../../../../src/games/meteor/analysis/rollout.js';
import type { GameState } from '../../../../src/games/meteor/state.js';
import { Random, seedRandom } from '../../../../src/games/shared/random.js';
import { game } from '../../../support/played.js';
import { scripted } from './scripted.js';

const looked = (entries: readonly Entry[], rollouts = 700) => {
  const found = analyse(entries, 'seed', { rollouts, spent: () => 0, onProgress: () => undefined });
  if (found === null) throw new Error('nothing to look back at');
  return found;
};

const place = (seat: number, card: string, site: number): Action => ({ type: 'place', seat, card, site });
const launch = (seat: number, target: string, site: number): Action => ({
  type: 'launch',
  seat,
  target,
  sites: [site],
  change: 0,
});

/** In the last zone a Rocket 3 is ready, and a meteor of size 3 lies face up beside one of size 1. */
const READY = {
  mode: 'first',
  deal: {
    hands: [
      ['3CF', 'C', 'F'],
      ['1C', 'C'],
    ],
    deck: ['A', 'E'],
    field: ['small-3', 'small-1'],
  },
  moves: [
    [242, place(0, '3CF', 0)],
    [245, place(0, 'C', 0)],
    [248, place(0, 'F', 0)],
  ],
} as const;

describe('A decision that cost the game', () => {
  it('is found where a Rocket flew at the wrong meteor, and what it should have hit is said', () => {
    const { entries } = scripted({ ...READY, moves: [...READY.moves, [252, launch(0, 'L', 0)]] });
    const [worst] = looked(entries).missed;
    expect(worst).toMatchObject({ seat: 0, zone: 1, did: { kind: 'launch', target: 'L', promise: 'overkill' } });
    expect(worst?.other).toMatchObject({ kind: 'launch', target: 'K', promise: 'hit', rockets: ['3CF'] });
    expect(worst?.value).toBeGreaterThan(0.5);
  });

  it('is found where an exact hit lay ready and was left', () => {
    const { entries, last } = scripted({ ...READY, deal: { ...READY.deal, field: ['small-3'] } });
    expect(last.outcome?.reason).toBe('impact-time');
    const [worst] = looked(entries).missed;
    expect(worst).toMatchObject({
      zone: 1,
      did: { kind: 'left' },
      other: { kind: 'launch', target: 'K', promise: 'wins' },
    });
    expect(worst?.value).toBeGreaterThan(0.5);
  });

  it('is time not used where an exact hit lay ready, from the last action to the end', () => {
    const { entries } = scripted({ ...READY, deal: { ...READY.deal, field: ['small-3'] } });
    const inLastZone = momentsOf(entries).filter(({ position }) => position >= 4 * 60_000);
    const { ms, longest } = idleIn(inLastZone, [0]);
    expect(longest).toMatchObject({ ms: 52_000, zone: 1 });
    expect(longest?.possible).toMatchObject({ kind: 'launch', target: 'K', promise: 'wins' });
    expect(ms).toBe(52_000);
    expect(looked(entries, 10).idle).toEqual(idleIn(momentsOf(entries), [0, 1]));
  });

  it('is no time not used where the exact hit came soon', () => {
    const moves = [...READY.moves, [256, launch(0, 'K', 0)]] as const;
    const { entries } = scripted({ ...READY, deal: { ...READY.deal, field: ['small-3'] }, moves });
    const inLastZone = momentsOf(entries).filter(({ position }) => position >= 4 * 60_000);
    expect(idleIn(inLastZone, [0])).toEqual({ ms: 0, longest: null });
  });

  it('is doubted where no Veteran would have thought of it, though there was nothing else to do but wait', () => {
    const { entries } = scripted({
      mode: 'first',
      deal: { hands: [['2C', 'C'], ['A']], deck: ['A', 'E'], field: ['small-3'] },
      moves: [
        [2, place(0, '2C', 0)],
        [5, place(0, 'C', 0)],
        [8, launch(0, 'K', 0)],
      ],
    });
    const flew = decisionsIn(momentsOf(entries)).find(({ did }) => did.first?.type === 'launch');
    expect(flew?.others.map(({ first }) => first)).toEqual([null]);
    expect(flew?.doubt).toBeGreaterThan(0);
  });

  it('is none where chance alone decided', () => {
    expect(looked(LUCKY.entries).missed.filter(({ did }) => did.kind === 'launch')).toEqual([]);
  });
});

/** The last meteor lies face down: a Rocket 1 destroys it only if it is the smallest. */
const LUCKY = scripted({
  mode: 'standard',
  deal: { hands: [['1C', 'C'], ['1F']], deck: ['A', 'E'], field: ['small-1'] },
  moves: [
    [242, place(0, '1C', 0)],
    [244, place(0, 'C', 0)],
    [297, launch(0, 'K', 0)],
  ],
});

describe('What chance brought', () => {
  it('is called luck, and not play', () => {
    expect(LUCKY.last.outcome?.result).toBe('won');
    const { swings, luck } = looked(LUCKY.entries);
    expect(swings[0]).toMatchObject({ kind: 'reveal', zone: 1 });
    expect(swings[0]?.value).toBeGreaterThan(0.25);
    expect(luck.value).toBeGreaterThan(0.25);
  });
});

/** The same table with all that nobody has seen lying otherwise. */
function otherwise(state: GameState): GameState {
  const hidden = new Random(seedRandom('hidden'));
  const down = state.field.filter(({ faceUp }) => !faceUp);
  const turned = hidden.shuffle(down);
  return {
    ...state,
    seed: 'another',
    random: seedRandom('another'),
    deck: [...state.deck.slice(0, state.drawn), ...hidden.shuffle(state.deck.slice(state.drawn))],
    meteorDeck: hidden.shuffle(state.meteorDeck),
    field: state.field.map((meteor) => {
      const other = meteor.faceUp
        ? undefined
        : turned.splice(
            turned.findIndex(({ band }) => band === meteor.band),
            1,
          )[0];
      return other === undefined ? meteor : { ...other, letter: meteor.letter };
    }),
  };
}

const played = (id: string, players: number): readonly Entry[] =>
  game(id, players).map(({ sequence, at, action, events }) => ({
    sequence,
    at,
    action: action as Entry['action'],
    events: events as Entry['events'],
  }));

describe('The curve of what could be known', () => {
  it('is the same wherever the unseen cards truly lay', () => {
    const moments = momentsOf(played('swapped', 3)).filter((_, at) => at % 9 === 4);
    expect(moments.length).toBeGreaterThan(3);
    for (const moment of moments) {
      const { after, seen } = moment;
      const swapped = { ...moment, after: otherwise(after) };
      const table = (state: GameState) => ({
        ...redealt(state, seen, chanceOf('a')),
        deck: redealt(state, seen, chanceOf('a')).deck,
      });
      expect(table(swapped.after)).toEqual(table(after));
      expect(fromKnown(swapped, chanceOf('b'))).toBe(fromKnown(moment, chanceOf('b')));
    }
  });

  it('deals every card once, and leaves what all could see', () => {
    for (const { after, seen } of momentsOf(played('whole', 4)).filter((_, at) => at % 11 === 3)) {
      const dealt = redealt(after, seen, chanceOf('c'));
      expect([...dealt.deck].sort()).toEqual(after.deck.slice(after.drawn).sort());
      const meteors = ({ field, meteorDeck }: GameState) => [...field.map(({ card }) => card), ...meteorDeck].sort();
      expect(meteors(dealt)).toEqual(meteors(after));
      expect(dealt.seats).toEqual(after.seats);
      expect(dealt.field.filter(({ faceUp }) => faceUp)).toEqual(after.field.filter(({ faceUp }) => faceUp));
    }
  });

  it('begins and ends with the game, and luck and play add up to its whole', () => {
    const { points, luck, play } = looked(played('sums', 2), 400);
    const last = points.at(-1)?.known ?? 0;
    expect([0, 1]).toContain(last);
    expect(luck.value + play.value).toBeCloseTo(last - (points[0]?.known ?? 0), 6);
  });
});

describe('A look back', () => {
  it('says the same again of the same log', () => {
    const entries = played('again', 3);
    expect(looked(entries, 300)).toEqual(looked(entries, 300));
  });

  it('stops where its time is up', () => {
    let asked = 0;
    const spent = (): number => (asked += 1) / 20;
    const found = analyse(played('short', 3), 'seed', { rollouts: 1_000_000, spent, onProgress: () => undefined });
    expect(found?.points.length).toBeGreaterThan(2);
  });

  it('tells how far it is, and at its end that it is done', () => {
    const { entries } = scripted({ ...READY, moves: [[1, { type: 'end', by: 0 }]] });
    const told: number[] = [];
    const onProgress = (share: number): void => void told.push(share);
    const found = analyse(entries, 'seed', { rollouts: 200, spent: () => 0, onProgress });
    // A game that was ended at once has a curve all the same, for which there are thirty rollouts in a hundred.
    expect(found?.points).toHaveLength(2);
    expect(found).toMatchObject({ missed: [], best: null });
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.slice(0, -1).every((share) => share <= 0.3)).toBe(true);
    expect(told.length).toBeGreaterThan(2);
    expect(told.at(-1)).toBe(1);
  });

  it('has nothing to say of a game whose clock never started', () => {
    const { entries } = scripted({ ...READY, moves: [] });
    expect(
      analyse(entries.slice(0, 3), 'seed', { rollouts: 10, spent: () => 0, onProgress: () => undefined }),
    ).toBeNull();
  });
});
