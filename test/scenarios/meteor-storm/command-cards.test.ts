import { describe, expect, it } from 'vitest';
import {
  COMMAND_CARDS,
  nameOf,
  orderable,
  orderCount,
  targetsFrom,
  reachOf,
} from '../../../src/games/meteor-storm/index.js';
import { battle, type Battle } from '../../support/meteor-storm/battle.js';

/** A unit of each kind in each section of A's: left 3.2, 3.3; centre 2.4, 3.5; right 2.7, 3.8, 3.9. */
const LINE = 'F 3.2, D 3.3, C 2.4, ★ 3.5, F 2.7, D 3.8, F 3.9';

function played(card: string, a = LINE): Battle {
  const t = battle({ a, hands: [card, ''], rest: 'box' });
  t.play(card);
  return t;
}

const who = (t: Battle): string[] => orderable(t.state).map((id) => nameOf(t.state.units[id]?.hex ?? 0));

/** Orders units to stay, one after another, until the card orders no more. */
function orders(t: Battle): number {
  let given = 0;
  for (let next = orderable(t.state)[0]; next !== undefined; next = orderable(t.state)[0]) {
    const at = nameOf(t.state.units[next]?.hex ?? 0);
    t.move(at, at);
    given += 1;
  }
  return given;
}

describe('the deck', () => {
  it('has 40 cards of fourteen kinds', () => {
    expect(COMMAND_CARDS).toHaveLength(14);
    expect(COMMAND_CARDS.reduce((sum, { copies }) => sum + copies, 0)).toBe(40);
  });
});

describe('Patrol and Assault', () => {
  it.each([
    ['patrol-left', ['3.2', '3.3'], 2],
    ['patrol-centre', ['2.4', '3.5'], 2],
    ['patrol-right', ['2.7', '3.8', '3.9'], 2],
    ['assault-left', ['3.2', '3.3'], 2],
    ['assault-centre', ['2.4', '3.5'], 2],
    ['assault-right', ['2.7', '3.8', '3.9'], 3],
  ])('%s orders units of its section', (card, units, most) => {
    const t = played(card);
    expect(who(t).sort()).toEqual(units);
    expect(orders(t)).toBe(most);
  });

  it('Assault orders up to four', () => {
    const t = played('assault-left', 'F 3.1, F 3.2, F 3.3, F 2.1, F 2.2');
    expect(orders(t)).toBe(4);
    t.refuses(() => t.move('2.2', '2.2'), 'no-orders-left');
  });

  it.each([
    ['assault-left', '4.1', '4.5', '4.6'],
    ['assault-right', '4.8', '4.4', '4.3'],
  ])('%s: units can move one hex more, so fighters four', (card, from, four, five) => {
    const t = played(card, `F ${from}`);
    t.refuses(() => t.move(from, five), 'out-of-reach');
    t.move(from, four);
    expect(t.unit(four).kind).toBe('fighter');
  });

  it('for B left is its own left', () => {
    const t = battle({ active: 'B', b: 'F 9.8, F 9.2', hands: ['', 'patrol-left'] });
    t.play('patrol-left');
    expect(who(t)).toEqual(['9.8']);
  });

  it('refuses units of other sections', () => {
    const t = played('patrol-left');
    t.refuses(() => t.move('3.5', '3.6'), 'not-ordered-by-card');
  });
});

describe('the others', () => {
  it('Both Wings: up to three in all, left and right', () => {
    const t = played('both-wings');
    expect(who(t).sort()).toEqual(['2.7', '3.2', '3.3', '3.8', '3.9']);
    expect(orders(t)).toBe(3);
  });

  it('Fighter Sweep: up to four fighters, one hex further', () => {
    const t = played('fighter-sweep', 'F 3.2, F 3.4, F 3.6, F 3.8, F 2.1, D 2.4');
    expect(who(t).sort()).toEqual(['2.1', '3.2', '3.4', '3.6', '3.8']);
    t.move('3.2', '7.2');
    expect(orders(t)).toBe(3);
  });

  it('Destroyer Screen: up to three destroyers', () => {
    const t = played('destroyer-screen', 'D 3.2, D 3.4, D 3.6, D 3.8, F 2.1');
    expect(who(t)).toHaveLength(4);
    expect(orders(t)).toBe(3);
  });

  it('Heavy Guns: up to two cruisers or flagship, one more die each', () => {
    const t = battle({ a: 'C 5.3, C 2.4, ★ 1.5, F 1.1', b: 'F 5.4', hands: ['heavy-guns', ''] });
    t.play('heavy-guns');
    expect(who(t).sort()).toEqual(['1.5', '2.4', '5.3']);
    expect(targetsFrom(t.state, t.unit('5.3'), 53)[0]?.dice).toBe(5);
    expect(orders(t)).toBe(2);
  });

  it('Flag Signal: the flagship and units within two hexes of it, up to four in all', () => {
    const t = played('flag-signal', '★ 3.5, F 3.3, F 3.7, C 1.5, D 5.5, F 3.2, F 6.5');
    expect(who(t).sort()).toEqual(['1.5', '3.3', '3.5', '3.7', '5.5']);
    t.move('3.5', '2.4');
    t.move('5.5', '6.4');
    expect(orders(t)).toBe(2);
  });

  it('Flag Signal without a flagship orders nobody', () => {
    expect(who(played('flag-signal', 'F 3.3'))).toEqual([]);
  });

  it('Full Thrust: up to four units, two hexes further, no combat', () => {
    const t = battle({ a: 'C 5.3, F 1.1, F 1.2, F 1.3, F 1.4', b: 'F 5.7', hands: ['full-thrust', ''] });
    t.play('full-thrust');
    expect(reachOf(t.state, t.unit('5.3'), 2).map(nameOf)).toContain('5.6');
    t.move('5.3', '5.6');
    t.refuses(() => t.fire('5.6', '5.7'), 'no-combat');
    expect(orders(t)).toBe(3);
  });

  it('All Clear: all own red alert markers go, then up to two units anywhere', () => {
    const t = battle({ a: 'F 3.2!, D 3.5!, C 3.8', b: 'F 9.1!', hands: ['all-clear', ''] });
    t.play('all-clear');
    expect(t.found('card-played')[0]?.cleared).toHaveLength(2);
    expect([t.unit('3.2').marked, t.unit('3.5').marked, t.unit('9.1').marked]).toEqual([false, false, true]);
    expect(who(t)).toHaveLength(3);
    expect(orders(t)).toBe(2);
  });

  it('Fire at Will: up to two units anywhere, one more die each', () => {
    const t = battle({ a: 'F 5.3, F 1.1, C 3.5, D 3.8', b: 'F 5.4', hands: ['fire-at-will', ''] });
    t.play('fire-at-will');
    expect(targetsFrom(t.state, t.unit('5.3'), 53)[0]?.dice).toBe(4);
    expect(orders(t)).toBe(2);
  });

  it('a count of units stands beside each card: no more than it orders', () => {
    const t = battle({ a: LINE });
    const counts = ['patrol-right', 'assault-right', 'fire-at-will', 'fighter-sweep', 'destroyer-screen'];
    expect(counts.map((card) => orderCount(t.state, card, 0))).toEqual([2, 3, 2, 3, 2]);
  });
});

describe('MS10 Cards that order nobody', () => {
  it('may be played; the turn goes on', () => {
    const t = battle({ a: 'F 3.2', hands: ['patrol-right', ''], rest: 'box' });
    t.play('patrol-right');
    t.refuses(() => t.move('3.2', '3.3'), 'not-ordered-by-card');
    t.done();
    expect(t.state.active).toBe(1);
  });

  it('the discard pile is shuffled into a new deck when needed, the card just played in it', () => {
    const t = battle({ hands: ['patrol-right', ''], restOfDeck: 'discard', rest: 'box' });
    t.passTurn();
    expect(t.found('drawn')[0]?.deck).toHaveLength(40);
    expect([t.state.deck.length, t.state.discard.length]).toEqual([39, 0]);
  });

  it('hands are secret: the other side sees how many cards there are', () => {
    const t = battle({ hands: ['patrol-right heavy-guns', 'all-clear'] });
    expect(t.view(1).seats.map(({ cards }) => cards)).toEqual([2, 1]);
    expect(t.view(1).hand).toEqual(['all-clear']);
    expect(JSON.stringify(t.view(1))).not.toContain('heavy-guns');
  });

  it('a card that isn’t in the hand is refused', () => {
    const t = battle({ hands: ['patrol-right', 'all-clear'] });
    expect(t.refuses(() => t.play('all-clear'), 'card-not-in-hand')).toMatchObject({ held: ['patrol-right'] });
    t.refuses(() => t.play('__proto__'), 'card-not-in-hand');
  });
});
