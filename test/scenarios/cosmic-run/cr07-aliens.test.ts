import { describe, expect, test } from 'vitest';
import { ALIENS } from '../../../src/games/cosmic-run/cards/aliens.js';
import { PLANETS } from '../../../src/games/cosmic-run/cards/planets.js';
import { ALIEN_DECK } from '../../../src/games/cosmic-run/catalogue.js';
import { cosmic, cosmicState, CosmicTable } from '../../support/cosmic-run/table.js';

describe('Alien cards (the house set)', () => {
  test('sixteen kinds, two cards each, four of them open', () => {
    expect(ALIENS).toHaveLength(16);
    expect(ALIEN_DECK).toHaveLength(32);
    expect(cosmic().publicView().display).toHaveLength(4);
  });

  test('Echo: once a turn, all unassigned dice are rolled again before assigning', () => {
    const t = cosmic({ dice: '12345 6', aliens: [['echo']] });
    t.use('echo');
    expect(t.happened('rolled')).toHaveLength(1);
    expect(t.player(0).crystals).toBe(0);
    t.refuses({ type: 'use', seat: 0, power: 'echo', die: null, value: null }, 'power-used');
  });

  test('Echo is too late once a die lies', () => {
    const t = cosmic({ dice: '12345 6', aliens: [['echo']] });
    t.assign([0], 'tech');
    t.refuses({ type: 'use', seat: 0, power: 'echo', die: null, value: null }, 'too-late-to-reroll');
    t.roll();
    t.use('echo');
  });

  test('Tinker: once a turn, an unassigned die one up or down', () => {
    const t = cosmic({ dice: '12345 6', aliens: [['tinker']] });
    t.refuses({ type: 'use', seat: 0, power: 'tinker', die: 2, value: 5 }, 'no-change', { legal: [2, 4] });
    t.use('tinker', 2, 4);
    expect(t.happened('die-changed')).toMatchObject([{ die: 2, from: 3, to: 4, by: 'tinker' }]);
    t.refuses({ type: 'use', seat: 0, power: 'tinker', die: 1, value: 3 }, 'power-used');
  });

  test('Mirror: turns an unassigned die over', () => {
    const t = cosmic({ dice: '22345 6', aliens: [['mirror']] });
    t.use('mirror', 0);
    expect(t.state.turn?.dice[0]?.value).toBe(5);
  });

  test.each([
    ['one-eye', 1, '12345 6', [0], 2],
    ['twin-tail', 2, '22345 6', [0, 1], 2],
    ['tri-horn', 3, '22245 6', [0, 1, 2], 2],
    ['quad-arm', 4, '22225 6', [0, 1, 2, 3], 2],
    ['star-hand', 5, '22222 6', [0, 1, 2, 3, 4], 2],
    ['navigator', 6, '12345 6', [0, 1], 4],
  ] as const)('%s: ship %i moves further if it moves by dice', (kind, planet, dice, chosen, space) => {
    const t = cosmic({
      dice,
      aliens: [[kind]],
      tokens: PLANETS.flatMap(({ tokenSpaces }) => tokenSpaces.map(() => null)),
    });
    t.assign(chosen, planet);
    t.restToTech();
    expect(t.ship(0, planet)).toBe(space);
  });

  test('faster ships: not without dice, and not by Thrusters', () => {
    const t = cosmic({ dice: '22345 6', aliens: [['one-eye']], crystals: [4] });
    t.restToTech();
    t.use('thrusters', null, 1);
    expect(t.ship(0, 1)).toBe(1);
  });

  test('Miner: one crystal at the start of step 2, at most five held', () => {
    for (const [before, after] of [
      [0, 1],
      [5, 5],
    ] as const) {
      const t = cosmic({ meteors: ['miss'], aliens: [['miner']], crystals: [before] });
      t.endTurn();
      expect([t.seat, t.player(0).crystals]).toEqual([0, after]);
    }
  });

  test('Treasure Nose: a ship may stop one space early where that earns a token', () => {
    const early = cosmic({ dice: '11112 3', aliens: [['treasure-nose']], tokens: [4] });
    early.assign([0, 1, 2, 3], 1);
    early.restToTech();
    early.move(1, true);
    expect([early.ship(0, 1), early.player(0).tokens]).toEqual([3, [4]]);
    const full = cosmic({ dice: '11112 3', aliens: [['treasure-nose']], tokens: [4] });
    full.assign([0, 1, 2, 3], 1);
    full.restToTech();
    full.move(1);
    expect(full.ship(0, 1)).toBe(4);
  });

  test('Treasure Nose: not where no token lies', () => {
    const t = cosmic({ dice: '11112 3', aliens: [['treasure-nose']], tokens: [null] });
    t.assign([0, 1, 2, 3], 1);
    t.restToTech();
    expect(t.ship(0, 1)).toBe(4);
  });

  test('Oracle: the flipped card goes under the deck, and another counts', () => {
    const t = cosmic({ meteors: ['1-2-4', '5-6-2'], aliens: [['oracle']], meteorsLeft: 5 });
    t.endTurn();
    expect(t.state.turn?.step).toBe('strike');
    t.use('oracle');
    expect(t.state.planets.map(({ hits }) => hits)).toEqual([0, 0, 0, 0, 1, 0]);
    expect(t.state.meteorDeck.at(-1)).toBe('1-2-4');
    expect(t.state.turn?.step).toBe('dice');
  });

  test('Oracle: with the last card of the deck it does nothing', () => {
    const t = cosmic({ meteors: ['1-2-4'], meteorsLeft: 1, aliens: [['oracle']], crystals: [3] });
    t.endTurn();
    t.refuses({ type: 'use', seat: 0, power: 'oracle', die: null, value: null }, 'last-meteor');
    const noChoice = cosmic({ meteors: ['1-2-4'], meteorsLeft: 1, aliens: [['oracle']] });
    noChoice.endTurn();
    expect(noChoice.state.planets[0]?.hits).toBe(1);
  });

  test('Oracle: the second card can still be shielded, but not put away', () => {
    const t = cosmic({ meteors: ['1-2-4', '5-6-2'], aliens: [['oracle']], crystals: [3] });
    t.endTurn();
    t.use('oracle');
    expect(t.state.turn?.step).toBe('strike');
    t.refuses({ type: 'use', seat: 0, power: 'oracle', die: null, value: null }, 'power-used');
    t.use('shield');
    expect(t.state.planets.every(({ hits }) => hits === 0)).toBe(true);
  });

  test('Diplomat: cards that need two dice need only one of them', () => {
    const t = cosmic({ dice: '13456 6', display: ['echo', 'elder'], aliens: [['diplomat']] });
    t.assign([1], 'echo');
    t.refuses({ type: 'assign', seat: 0, dice: [0], place: 'echo.1', confirmed: false }, 'alien-needs', { needs: [] });
    t.assign([5], 'elder');
    t.restToTech();
    expect(t.aliens(0)).toEqual(['diplomat', 'echo', 'elder']);
  });

  test('Salvager: 2 points whenever a planet is destroyed, in anybody’s turn; not when one is discovered', () => {
    const t = cosmic({ meteors: ['1-2-4'], hits: [2], aliens: [[], ['salvager']], display: ['elder'] });
    t.endTurn();
    expect(t.happened('bonus-earned')).toEqual([{ type: 'bonus-earned', seat: 1, alien: 'salvager.1', points: 2 }]);
    const found = cosmic({ dice: '12345 6', ships: [[7, 0, 0, 0, 0, 0]], aliens: [['salvager']], display: ['elder'] });
    found.assign([0], 1);
    found.restToTech();
    expect(found.happened('bonus-earned')).toEqual([]);
  });

  test('Archivist: 1 point at once for each token', () => {
    const t = cosmic({ dice: '11156 6', aliens: [['archivist']] });
    t.assign([0, 1, 2], 1);
    t.restToTech();
    expect(t.points(0)).toBe(1);
  });

  test('Elder: no power, four points', () => {
    const t = cosmic({ dice: '12345 6', aliens: [['elder']] });
    t.restToTech();
    t.retire('elder');
    expect(t.points(0)).toBe(4);
  });

  test.each(ALIENS.map(({ id, retire }) => [id, retire] as const))('%s retires for %i', (kind, points) => {
    const t = cosmic({
      actions: true,
      aliens: [[kind, 'elder']].map((kinds) => kinds.slice(0, kind === 'elder' ? 1 : 2)),
      display: [],
    });
    t.retire(kind);
    expect(t.points(0)).toBe(points);
  });
});

describe('CR7 Alien powers', () => {
  test('a power first helps in its owner’s next turn', () => {
    const t = cosmic({ dice: '16345 2', display: ['one-eye'] });
    t.assign([0], 1);
    t.assign([1], 'one-eye');
    t.restToTech();
    expect(t.ship(0, 1)).toBe(1);
  });

  test('a second copy of a kind gives no second use', () => {
    const t = cosmic({ dice: '12345 6', aliens: [['tinker', 'tinker']] });
    t.use('tinker', 0, 2);
    t.refuses({ type: 'use', seat: 0, power: 'tinker', die: 1, value: 3 }, 'power-used');
    const faster = cosmic({ dice: '12345 6', aliens: [['one-eye', 'one-eye']] });
    faster.assign([0], 1);
    faster.restToTech();
    expect(faster.ship(0, 1)).toBe(2);
    const twice = cosmic({ meteors: ['1-2-4'], hits: [2], aliens: [[], ['salvager', 'salvager']], display: ['elder'] });
    twice.endTurn();
    expect(twice.points(1)).toBe(2);
  });

  test('an alien that would carry its ship past a token can be retired before the move', () => {
    const t = cosmic({ dice: '11123 4', aliens: [['one-eye']], tokens: [4] });
    t.assign([0, 1, 2], 1);
    t.restToTech();
    expect(t.ship(0, 1)).toBe(0);
    t.retire('one-eye');
    expect([t.ship(0, 1), t.player(0).tokens, t.points(0)]).toEqual([3, [4], 1]);
  });

  test('a game of earlier rules goes on without these two choices', () => {
    const spec = { dice: '11123 4', aliens: [['one-eye']], tokens: [4] };
    const t = new CosmicTable({ ...cosmicState(spec), rules: '2' });
    t.assign([0, 1, 2], 1);
    t.restToTech();
    expect(t.ship(0, 1)).toBe(4);
    const five = ['elder', 'elder', 'mirror', 'mirror', 'twin-tail'];
    const full = new CosmicTable({
      ...cosmicState({ dice: '45555 5', aliens: [five], display: ['miner'] }),
      rules: '2',
    });
    full.assign([0], 'miner');
    full.restToTech();
    full.endTurn();
    expect(full.seat).toBe(1);
  });

  test('a power whose alien is not held is refused', () => {
    const t = cosmic({ dice: '12345 6' });
    t.refuses({ type: 'use', seat: 0, power: 'echo', die: null, value: null }, 'power-not-held', { power: 'echo' });
  });

  test('each-turn powers are back in the next turn', () => {
    const t = cosmic({
      players: 2,
      dice: '12345 6',
      aliens: [['echo']],
      meteors: ['miss', 'miss'],
      display: ['elder'],
    });
    t.use('echo');
    t.restToTech();
    t.endTurn();
    t.restToTech();
    if (t.seat === 1) t.endTurn();
    t.use('echo');
  });

  test('retiring: in step 3 of one’s own turn only, as often as wanted; retired cards leave the game', () => {
    const t = cosmic({ dice: '12345 6', aliens: [['elder', 'mirror'], ['echo']] });
    t.refuses({ type: 'retire', seat: 0, card: 'elder.1' }, 'wrong-step', { step: 'dice' });
    t.restToTech();
    t.refuses({ type: 'retire', seat: 1, card: 'echo.1' }, 'not-your-turn', { seat: 0 });
    t.refuses({ type: 'retire', seat: 0, card: 'echo.1' }, 'not-held');
    t.retire('elder');
    t.retire('mirror');
    expect(t.state.aliensGone).toEqual(['elder.1', 'mirror.1']);
    expect(t.aliens(0)).toEqual([]);
  });

  test('aliens still held at the end score 1 each', () => {
    const t = cosmic({ players: 2, meteorsLeft: 0, aliens: [['mirror', 'elder'], []] });
    t.endTurn();
    expect(t.state.ending?.scores.map(({ aliens }) => aliens)).toEqual([2, 0]);
  });
});

describe('CR8 Recruiting with five aliens', () => {
  test('once it is given up, crystals of this turn can still pay for Thrusters (CR9)', () => {
    const five = ['elder', 'elder', 'mirror', 'mirror', 'twin-tail'];
    const t = cosmic({ dice: '45555 5', aliens: [five], display: ['miner'], limit: '2m' });
    t.assign([0], 'miner');
    t.restToTech();
    expect([t.player(0).crystals, t.state.turn?.recruits]).toEqual([0, ['miner.1']]);
    t.wait(115_000);
    t.endTurn();
    t.wait(115_000);
    expect([t.seat, t.player(0).crystals, t.state.turn?.recruits]).toEqual([0, 5, []]);
    t.use('thrusters', null, 2);
    expect(t.ship(0, 2)).toBe(1);
    t.endTurn();
    expect(t.seat).toBe(1);
  });

  const five = ['echo', 'tinker', 'mirror', 'one-eye', 'twin-tail'];

  test('one is retired first, and scores; the recruit comes then', () => {
    const t = cosmic({ dice: '14345 6', display: ['miner'], aliens: [five] });
    t.assign([1], 'miner');
    t.restToTech();
    t.refuses({ type: 'recruit', seat: 0, card: 'miner.1' }, 'no-room');
    t.retire('echo');
    expect(t.aliens(0)).toEqual(['tinker', 'mirror', 'one-eye', 'twin-tail', 'miner']);
    expect(t.points(0)).toBe(2);
  });

  test('or the recruit is given up', () => {
    const t = cosmic({ dice: '14345 6', display: ['miner'], aliens: [five] });
    t.assign([1], 'miner');
    t.restToTech();
    t.endTurn();
    expect(t.happened('recruit-given-up')).toMatchObject([{ card: 'miner.1' }]);
    expect(t.state.display).toContain('miner.1');
  });

  test('with one place for two recruits, their player chooses', () => {
    const t = cosmic({ dice: '14645 6', display: ['miner', 'one-eye'], aliens: [five.slice(0, 3).concat('quad-arm')] });
    t.assign([1], 'miner');
    t.assign([2], 'one-eye');
    t.restToTech();
    t.refuses({ type: 'recruit', seat: 0, card: 'elder.1' }, 'not-recruiting');
    t.recruit('one-eye');
    expect(t.aliens(0)).toContain('one-eye');
    t.endTurn();
    expect(t.aliens(0)).not.toContain('miner');
  });
});
