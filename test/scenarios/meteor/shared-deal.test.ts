import { describe, expect, test } from 'vitest';
import {
  METEOR,
  publicView,
  viewFor,
  type Action,
  type GameState,
  type Options,
} from '../../../src/games/meteor/index.js';
import { evolveAll } from '../../../src/games/meteor/index.js';

const OPTIONS: Options = {
  mode: 'standard',
  relaxed: false,
  zoneMs: 60_000,
  windowMs: 5_000,
  timeOut: 'anyone',
  silence: 'players',
  seeded: false,
  shared: { seeds: { 2: 'two', 3: 'three' }, day: '2026-11-22', shares: { 2: 40, 3: 34 } },
};

/** A lobby with so many players. */
function lobby(players: number, seed: string, options: Options = OPTIONS): GameState {
  const created = evolveAll(METEOR.initialState, METEOR.create({ options, seed }), 0);
  return Array.from({ length: players }, (_, seat) => seat).reduce(
    (state, seat) => act(state, { type: 'join', seat }),
    created,
  );
}

function act(state: GameState, action: Action): GameState {
  const decision = METEOR.decide(state, action, 0);
  if (METEOR.isRefusal(decision)) throw new Error(`refused: ${decision.code}`);
  return evolveAll(state, decision, 0);
}

const start = (state: GameState): GameState => act(state, { type: 'start', by: 0 });
const refusal = (state: GameState, action: Action): string => {
  const decision = METEOR.decide(state, action, 0);
  return METEOR.isRefusal(decision) ? decision.code : 'done';
};

describe('A deal that several tables share', () => {
  test('tables of as many players are dealt the same, whatever their own seeds are', () => {
    const [one, two] = [start(start(lobby(3, 'a'))), start(start(lobby(3, 'b')))];
    expect(one.field).toEqual(two.field);
    expect(one.seats).toEqual(two.seats);
    expect(one.deck).toEqual(two.deck);
    expect(one.meteorDeck).toEqual(two.meteorDeck);
  });

  test('with another number of players it is another deal', () => {
    expect(start(lobby(2, 'a')).meteorDeck).not.toEqual(start(lobby(3, 'a')).meteorDeck);
  });

  test('there is none for another number of players', () => {
    expect(METEOR.decide(lobby(1, 'a'), { type: 'start', by: 0 }, 0)).toEqual({
      code: 'shared-crew',
      players: 1,
      legal: [2, 3],
    });
    expect(lobby(1, 'a').phase).toBe('lobby');
  });

  test('it is not begun once its day’s key may be published, two days after the day began; what is begun is played on', () => {
    const published = Date.parse('2026-11-24T00:00:00Z');
    const table = lobby(2, 'a');
    expect(METEOR.decide(table, { type: 'start', by: 0 }, published)).toEqual({ code: 'past-day', day: '2026-11-22' });
    expect(METEOR.isRefusal(METEOR.decide(table, { type: 'start', by: 0 }, published - 1))).toBe(false);
    expect(METEOR.isRefusal(METEOR.decide(start(table), { type: 'start', by: 0 }, published))).toBe(false);
  });

  test('it is not dealt anew: no Mulligan', () => {
    const field = start(lobby(2, 'a'));
    expect(refusal(field, { type: 'mulligan', seat: 1 })).toBe('shared-deal');
    expect(viewFor(field, 1, 0).mayMulligan).toBe(false);
  });

  test('it is not chosen: mode, Powers, Challenges and a day’s robots stay; the silence is the table’s own', () => {
    const table = lobby(2, 'a');
    for (const choice of [{ mode: 'first' }, { powers: true }, { relaxed: true }, { robotLevel: 'ace' }] as const)
      expect(refusal(table, { type: 'configure', by: 0, choice })).toBe('shared-deal');
    expect(act(table, { type: 'configure', by: 0, choice: { silence: 'off' } }).options.silence).toBe('off');
  });

  test('of no day: how well robots play is the table’s own', () => {
    const table = lobby(2, 'a', { ...OPTIONS, shared: { seeds: { 2: 'two' } } });
    expect(act(table, { type: 'configure', by: 0, choice: { robotLevel: 'ace' } }).options.robotLevel).toBe('ace');
  });

  test('nobody sees what it is dealt by, not even once it is over', () => {
    const playing = start(start(lobby(2, 'a')));
    const over = act(playing, { type: 'end', by: 0 });
    for (const state of [playing, over]) {
      const view = publicView(state);
      expect(view.options.shared).toEqual({ ...OPTIONS.shared, seeds: {} });
      expect(JSON.stringify([view, viewFor(state, 0, 0)])).not.toContain('"two"');
      expect(view.seed).toBeNull();
    }
  });

  test('a day’s deal is won by robots alone in the same way each time, and by chance in others', () => {
    const won = (chance: string): boolean | undefined => METEOR.daily?.trial?.(3, 'a deal', chance);
    expect(won('x')).toBe(won('x'));
    expect(METEOR.daily?.dayOf(lobby(2, 'a'))).toBe('2026-11-22');
    expect(METEOR.daily?.dayOf(lobby(2, 'a', { ...OPTIONS, shared: { seeds: { 2: 'x' } } }))).toBeNull();
  });
});

describe('The deal of a day', () => {
  const daily = METEOR.daily;

  test('is for two to five, in a standard game', () => {
    expect(daily).toMatchObject({ mode: 'standard', seats: [2, 3, 4, 5] });
  });

  test('is the day of a table that shares it; a table of one’s own has none', () => {
    expect(daily?.dayOf(lobby(2, 'a'))).toBe('2026-11-22');
    expect(daily?.dayOf(lobby(2, 'a', { ...OPTIONS, personal: true }))).toBeNull();
    expect(daily?.dayOf(lobby(2, 'a', { ...OPTIONS, shared: { seeds: { 2: 'two' } } }))).toBeNull();
    const { shared: _, ...alone } = OPTIONS;
    expect(daily?.dayOf(lobby(2, 'a', alone))).toBeNull();
  });

  test('is tried by robots: the same with the same chance, now won and now lost', () => {
    const tried = (chance: number) => daily?.trial?.(3, 'day', `chance ${chance}`);
    const results = Array.from({ length: 8 }, (_, chance) => tried(chance));
    expect(new Set(results)).toEqual(new Set([true, false]));
    expect(tried(3)).toBe(results[3]);
  });
});
