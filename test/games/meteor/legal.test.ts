import { describe, expect, it } from 'vitest';
import {
  decide,
  isRefusal,
  legalActions,
  viewFor,
  type Action,
  type GameState,
  type Mode,
} from '../../../src/games/meteor/index.js';
import { robotNamed } from '../../../src/games/meteor/robots/index.js';
import { playGame } from '../../../src/tools/meteor/play.js';
import { legalMoves } from '../../support/rules/arbitraries.js';

const keyOf = (action: Action): string => JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The rules take some actions said in two ways: the list has one of them. */
function asListed(state: GameState, action: Action): Action {
  const view = viewFor(state, 'seat' in action ? action.seat : 0, 0);
  if (action.type === 'pass') return { ...action, confirmed: view.passLoses };
  if (action.type === 'launch' && action.sites.length === 0)
    return { ...action, sites: view.launchable.map(({ site }) => site) };
  const aimless = action.type === 'use' && view.own?.ability?.asks === null;
  return aimless ? { ...action, target: null } : action;
}

function check(state: GameState, seat: number, action: Action | null, now: number): void {
  const legal = legalActions(viewFor(state, seat, now));
  for (const one of legal) expect(isRefusal(decide(state, one, now)), keyOf(one)).toBe(false);
  const listed = new Set(legal.map(keyOf));
  expect(listed.size).toBe(legal.length);
  for (const move of legalMoves(state, seat, now)) expect(listed).toContain(keyOf(asListed(state, move)));
  if (action !== null) expect(listed).toContain(keyOf(action));
}

describe('the legal actions of a view', () => {
  it.each<[Mode, number]>([
    ['standard', 1],
    ['standard', 2],
    ['standard', 4],
    ['advanced', 3],
  ])('are what the rules accept, each once, the robot’s choice among them (%s, %i players)', (mode, players) => {
    const robot = robotNamed('veteran');
    if (robot === undefined) throw new Error('no Veteran');
    const cards = mode === 'advanced' ? { powers: true, challenges: true } : {};
    for (let game = 0; game < 3; game += 1)
      playGame({ mode, players, relaxed: false, ...cards, paceMs: 4_000, robot }, `legal ${game}`, check);
  });
});
