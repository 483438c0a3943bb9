import { describe, expect, it } from 'vitest';
import {
  hintDue,
  hintFor,
  steadyHint,
  unseenFronts,
  viewFor,
  type Action,
  type Advised,
  type GameState,
  type Hint,
  type SeatView,
} from '../../../../src/games/meteor/index.js';
import { NOTHING_SEEN, ROBOTS, type Memory } from '../../../../src/games/meteor/robots/index.js';
import { turnsOf } from '../../../../src/games/meteor/robots/play-through.js';
import { isPossible } from '../../../../src/games/meteor/robots/steady-hint.js';
import type { Mode } from '../../../../src/games/meteor/state.js';
import { openedGame } from '../../../../src/tools/meteor/play.js';

/** What a player beside two Veterans reads in whole games, whatever the robots do meanwhile. */

/** So long a person takes to read a hint and to press. */
const READS_MS = 4_000;

interface Shown {
  /** Null: nothing is advised. */
  readonly hint: Hint | null;
  readonly at: number;
  readonly view: SeatView;
  /** Since when the hand and the zone are what they are. */
  readonly handSince: number;
}

const actOf = (hint: Hint | null): string => {
  if (hint === null) return 'wait';
  if (hint.kind !== 'launch') return JSON.stringify({ ...hint, does: undefined });
  const { target, sites, change } = hint;
  return JSON.stringify({ kind: 'launch', target, sites, change });
};

function pressed(hint: Hint): Action {
  if (hint.kind === 'launch') {
    const { target, sites, change } = hint;
    return { type: 'launch', seat: 0, target, sites, change };
  }
  if (hint.kind === 'place') return { type: 'place', seat: 0, card: hint.card, site: hint.site };
  return hint.kind === 'scrap'
    ? { type: 'scrap', seat: 0, site: hint.site }
    : { type: 'pass', seat: 0, confirmed: false };
}

/** All that is shown at the first seat, redrawn as a panel is: at each change of the table, and when a hint is due. */
function shownIn(mode: Mode, seed: string, follows: boolean): readonly Shown[] {
  const shown: Shown[] = [];
  let advised: Advised | null = null;
  let changedAt = 0;
  let drawn: GameState | null = null;
  let held = { hand: '', since: 0 };
  const draw = (state: GameState, now: number): void => {
    const view = viewFor(state, 0, now);
    if (held.hand !== handOf(view)) held = { hand: handOf(view), since: now };
    advised = steadyHint(view, hintFor(view, unseenFronts(state), now), advised, now);
    if (shown.length === 0 || actOf(shown.at(-1)?.hint ?? null) !== actOf(advised.hint))
      shown.push({ hint: advised.hint, at: now, view, handSince: held.since });
  };
  const setting = { mode, players: 3, relaxed: false, people: [ROBOTS[0]], robot: ROBOTS[0], paceMs: 3000 };
  const record = (_action: Action, _events: unknown, now: number): void => {
    changedAt = now;
  };
  const turns = turnsOf(openedGame(setting, seed), { paceMs: 3000, chance: seed, record });
  const memories = new Map<number, Memory>();
  let step = turns.next();
  while (step.done !== true) {
    const { state, seat, now, random } = step.value;
    if (state !== drawn) draw(state, changedAt);
    drawn = state;
    for (let due = dueOf(advised, changedAt); due !== null && due <= now; due = dueOf(advised, due)) draw(state, due);
    if (seat === 0) {
      const last = shown.at(-1);
      const hint = last?.hint ?? null;
      const isRead = last !== undefined && now - last.at >= READS_MS;
      step = turns.next(follows && isRead && hint !== null ? pressed(hint) : null);
      continue;
    }
    const memory = memories.get(seat) ?? NOTHING_SEEN;
    const thought = ROBOTS[0].think(viewFor(state, seat, now), memory, random, now, { company: 'newcomers' });
    memories.set(seat, thought.memory);
    step = turns.next(thought.action);
  }
  return shown;
}

const dueOf = (advised: Advised | null, now: number): number | null =>
  advised === null ? null : hintDue(advised, now);

const pileAt = ({ sites }: SeatView, { site }: { readonly site: number }): string => sites[site]?.pile.join() ?? '';

const handOf = ({ hand, zone }: SeatView): string =>
  JSON.stringify([zone, hand.map(({ card, count }) => [card, count])]);

/** One's cards, the sky, the zone and what is built: what makes another act right. */
const groundsOf = ({ hand, field, zone, technologies, launchable }: SeatView): string =>
  JSON.stringify([
    hand.map(({ card, count }) => [card, count]),
    field.map(({ letter, size }) => [letter, size]),
    zone,
    technologies,
    launchable,
  ]);

const MORE = ['33', '46', '48', '98', '137', '145', '191', '193', '207', '238'];
const GAMES = ['a', 'b', 'c', 'd', 'e', 'f', '1', '78', ...MORE].flatMap((seed) => [
  ['first', seed, true] as const,
  ['standard', seed, true] as const,
  ['first', seed, false] as const,
]);

describe.each(GAMES)('hints of a %s game, seed %s, followed: %s', (mode, seed, follows) => {
  const shown = shownIn(mode, `hints/${seed}`, follows);
  const triples = shown.slice(2).map((last, at) => [shown[at], shown[at + 1], last] as const);

  it('stay three seconds, unless their act has become illegal', () => {
    expect(shown.length).toBeGreaterThan(2);
    for (const [at, { hint, at: since }] of shown.entries()) {
      const next = shown[at + 1];
      if (hint === null || next === undefined || !isPossible(next.view, hint)) continue;
      expect(next.at - since, `${actOf(hint)} at ${since}`).toBeGreaterThanOrEqual(3000);
    }
  });

  it('go back to what was said before only where something explains it', () => {
    for (const [first, second, third] of triples) {
      if (first === undefined || second === undefined || second.hint === null) continue;
      if (actOf(first.hint) !== actOf(third.hint)) continue;
      const explained =
        !isPossible(third.view, second.hint) ||
        groundsOf(second.view) !== groundsOf(third.view) ||
        // A Rocket of another's flies by now: it takes what was too little for one.
        (third.hint?.kind === 'launch' && third.hint.joins && second.view.window === null) ||
        // What was illegal while the other was said.
        (third.hint !== null && !isPossible(second.view, third.hint)) ||
        [second, third].some(({ hint }) => hint?.kind === 'pass') ||
        // What it builds on has changed: it may complete something now.
        (third.hint?.kind === 'place' && pileAt(second.view, third.hint) !== pileAt(third.view, third.hint));
      expect(explained, `${actOf(first.hint)}, ${actOf(second.hint)} and back at ${third.at}`).toBe(true);
    }
  });

  it('advise a pass only four seconds after one’s hand or the zone changed, and never take it back to waiting', () => {
    for (const [at, { hint, at: since, handSince }] of shown.entries()) {
      if (hint?.kind !== 'pass') continue;
      expect(since - handSince).toBeGreaterThanOrEqual(4000);
      const next = shown[at + 1];
      // In an open window one waits for what the salvo does.
      if (next !== undefined && next.hint === null && next.view.window === null)
        expect(isPossible(next.view, hint)).toBe(false);
    }
  });

  it('advise no Overkill before zone 2, and none in zone 1, which loses', () => {
    for (const { hint, view } of shown)
      if (hint?.kind === 'launch' && hint.promise === 'overkill') expect(view.zone).toBe(2);
  });
});
