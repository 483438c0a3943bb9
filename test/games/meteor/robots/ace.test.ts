import { describe, expect, it } from 'vitest';
import { viewFor, type GameState } from '../../../../src/games/meteor/index.js';
import { aceOf, NOTHING_SEEN, remember } from '../../../../src/games/meteor/robots/index.js';
import { determinize } from '../../../../src/games/meteor/robots/search/determinize.js';
import { unseenCards } from '../../../../src/games/meteor/robots/odds.js';
import { Random, seedRandom } from '../../../../src/games/shared/random.js';
import { playGame } from '../../../../src/tools/meteor/play.js';
import { otherwise } from './otherwise.js';
import { firstRobot, NOW, stateOf, viewOf, type Position } from './position.js';

const chance = (seed = 'ace'): Random => new Random(seedRandom(seed));
const choice = (state: GameState, seat = 0, rollouts = 2) =>
  aceOf(rollouts).think(viewFor(state, seat, NOW), NOTHING_SEEN, chance(), NOW).action;

/** Moments of a game that robots played. */
function moments(seed: string): { readonly state: GameState; readonly seat: number; readonly now: number }[] {
  const found: { state: GameState; seat: number; now: number }[] = [];
  const setting = { mode: 'standard', players: 3, relaxed: false, paceMs: 4_000, robot: firstRobot() } as const;
  playGame(setting, seed, (state, seat, _action, now) => {
    found.push({ state, seat, now });
  });
  return found;
}

describe('An ace', () => {
  it('chooses the same whatever lies where it can’t see', () => {
    for (const { state, seat, now } of moments('swap').filter((_, at) => at % 12 === 5)) {
      const seen = remember(viewFor(state, seat, now), NOTHING_SEEN);
      const act = (real: GameState) => aceOf(2).think(viewFor(real, seat, now), seen, chance(), now).action;
      expect(act(otherwise(state, seat))).toEqual(act(state));
    }
  });

  it('chooses the same again from the same chance', () => {
    const position: Position = { hands: ['F A', 'C', 'E'], sites: ['3CF+C', '', ''], field: ['small-3?', 'medium-4?'] };
    expect(choice(stateOf(position))).toEqual(choice(stateOf(position)));
  });

  it('stops where its time is up, and then does as the Veteran does', () => {
    const view = viewOf({ hands: ['F A', 'C', 'E'], sites: ['3CF+C', '', ''], field: ['small-3?', 'medium-4?'] });
    const thought = aceOf(1_000).think(view, NOTHING_SEEN, chance(), NOW, { mayGoOn: () => false });
    expect(thought.action).toEqual(firstRobot().think(view, NOTHING_SEEN, chance(), NOW).action);
  });

  it('departs from the Veteran’s choice for nothing that so few deals say', () => {
    for (const { state, seat, now } of moments('hurried').filter((_, at) => at % 10 === 3)) {
      const view = viewFor(state, seat, now);
      const memory = remember(view, NOTHING_SEEN);
      let asked = 0;
      const thought = aceOf(1_000).think(view, memory, chance(), now, { mayGoOn: () => (asked += 1) <= 3 });
      expect(thought.action).toEqual(firstRobot().think(view, memory, chance(), now).action);
    }
  });

  it('wins at once where it can', () => {
    const position: Position = { hands: ['F', 'C', 'E'], sites: ['3CF+C+F!', '', ''], field: ['small-3'], zone: 1 };
    expect(choice(stateOf(position))).toMatchObject({ type: 'launch', target: 'K' });
  });
});

describe('What an ace imagines', () => {
  it('is a whole game: what it sees lies there, every other card once', () => {
    for (const { state, seat, now } of moments('whole').filter((_, at) => at % 9 === 4)) {
      const view = viewFor(state, seat, now);
      const memory = remember(view, NOTHING_SEEN);
      const imagined = determinize(view, memory, chance(), now);
      expect(viewFor(imagined, seat, now)).toMatchObject({
        hand: view.hand,
        sites: view.sites,
        field: view.field,
        deckSize: view.deckSize,
        discard: view.discard,
        launchable: view.launchable,
        targets: view.targets,
      });
      const hidden = [...imagined.seats.flatMap(({ hand }, at) => (at === seat ? [] : hand)), ...imagined.deck].sort();
      const unseen = [...unseenCards(view).counts].flatMap(([card, count]) =>
        Array.from({ length: count }, () => card),
      );
      expect(hidden).toEqual(unseen.sort());
    }
  });

  it('gives partners less often what a site has long lacked', () => {
    const view = viewOf({ hands: ['F', 'C C C', 'E E E'], sites: ['4CE+C', '', ''], field: ['medium-4'] });
    let memory = NOTHING_SEEN;
    const often = (): number => {
      let held = 0;
      for (let deal = 0; deal < 200; deal += 1) {
        const { seats } = determinize(view, memory, chance(String(deal)), NOW);
        held += Number(seats.some(({ hand }, seat) => seat !== 0 && hand.includes('E')));
      }
      return held;
    };
    const before = often();
    for (let look = 0; look < 8; look += 1) memory = remember(view, memory);
    expect(often()).toBeLessThan(before / 1.5);
  });
});
