import { describe, expect, test } from 'vitest';
import { dieOf, medalFor, METEORS, type Face } from '../../../src/games/meteor-town/index.js';
import { activating, assigning, OPTIONS, town, type Played } from './table.js';

const act = { seat: 0 } as const;

/** The first seed whose first bonus die of turn 4 shows that number. */
function seedFor(face: Face, then?: Face): string {
  for (let at = 0; ; at += 1) {
    const seed = `bonus-${at}`;
    if (dieOf(seed, 4, 5, 0) === face && (then === undefined || dieOf(seed, 4, 5, 1) === then)) return seed;
  }
}

function atFair(face: Face, setup: Parameters<typeof town>[0] = {}, then?: Face): Played {
  const built = ['fair', ...(setup.built ?? [])];
  const played = town({ turn: 4, dice: '5661', ...setup, built }, seedFor(face, then));
  played.does(assigning('TTTM'));
  played.activate(5);
  if (played.town.column !== null) played.skip();
  played.activate(6, 6);
  return played;
}

describe('MT11: bonus dice', () => {
  test('are rolled after all columns of the turn', () => {
    const played = town({ turn: 4, dice: '5661', built: ['fair'] });
    played.does(assigning('TTTM'));
    played.activate(5);
    expect(played.town.bonusDice).toBe(1);
    expect(played.refuses({ ...act, type: 'roll-bonus' })).toMatchObject({ code: 'not-done', columns: [6, 6] });
    expect(played.choices.mayRollBonus).toBe(false);
    played.activate(6, 6);
    expect(played.refuses({ ...act, type: 'next' })).toEqual({ code: 'bonus-die-waits', dice: 1 });
    played.does({ ...act, type: 'roll-bonus' });
    expect(played.refuses({ ...act, type: 'roll-bonus' }).code).toMatch(/not-done|no-bonus-die/);
  });

  test('each may use one building of its column', () => {
    const played = atFair(3, { stock: '3W', built: ['orchard', 'shipyard'] });
    played.does({ ...act, type: 'roll-bonus' });
    expect(played.town.pending).toEqual(['farm', 'orchard', 'shipyard']);
    played.sell('shipyard', '3W');
    expect(played.stock).toBe('2C');
    expect(played.town.column).toBeNull();
    played.next();
    expect(played.town.turn).toBe(5);
  });

  test('not one with a bonus die', () => {
    const played = atFair(5, { stock: '2SG' });
    played.does({ ...act, type: 'roll-bonus' });
    expect(played.town.pending).toEqual(['workshop']);
    played.build('castle');
    expect(played.town.bonusDice).toBe(0);
  });

  test('one that meets nothing can be neither taken back nor left open', () => {
    const played = atFair(1, { boxes: { woodcutter: 0 }, craters: [1] });
    played.does({ ...act, type: 'roll-bonus' });
    expect(played.town).toMatchObject({ column: null, bonusDice: 0 });
    expect(played.choices.mayTakeBack).toBe(false);
    expect(played.refuses({ ...act, type: 'take-back' })).toEqual({ code: 'nothing-to-take-back' });
    played.next();
  });

  test('a town that an earlier release left open there goes on after taking back', () => {
    const played = atFair(1, { boxes: { woodcutter: 0 }, craters: [1] });
    played.does({ ...act, type: 'roll-bonus' });
    const [town] = played.state.towns;
    const open = { ...played.town, column: 1 as const };
    played.state = { ...played.state, towns: [{ ...open, before: town?.before ?? null }] };
    expect(played.choices).toMatchObject({ mayTakeBack: true, mayEndTurn: false, columns: [], uses: [] });
    played.does({ ...act, type: 'take-back' });
    played.next();
  });

  test('what was used with it can be taken back', () => {
    const played = atFair(3, { stock: '3W', built: ['shipyard'] });
    played.does({ ...act, type: 'roll-bonus' });
    played.sell('shipyard', '2W');
    played.does({ ...act, type: 'take-back' });
    expect(played.town).toMatchObject({ column: 3, pending: ['farm', 'shipyard'] });
    expect(played.stock).toBe('3W2C');
  });

  test('may be left unused', () => {
    const played = atFair(3, { built: ['orchard'] });
    played.does({ ...act, type: 'roll-bonus' });
    played.skip();
    expect(played.stock).toBe('2C');
    expect(played.choices.mayEndTurn).toBe(true);
  });

  test('one at a time, in order: slots 5 and 6', () => {
    const played = town({ turn: 4, dice: '5561', built: ['fair'], boxes: { workshop: 0 } }, 'two dice');
    played.does(assigning('TTTM'));
    played.activate(5, 5, 6);
    expect(played.town.bonusDice).toBe(2);
    played.does({ ...act, type: 'roll-bonus' });
    expect(played.last('bonus-rolled')[0]).toMatchObject({ slot: 5, count: 0, value: dieOf('two dice', 4, 5, 0) });
    if (played.town.column !== null) played.skip();
    played.does({ ...act, type: 'roll-bonus' });
    expect(played.last('bonus-rolled')[0]).toMatchObject({ slot: 6, count: 0, value: dieOf('two dice', 4, 6, 0) });
  });

  test('MT7: the forbidden number is rolled again', () => {
    const played = atFair(3, { forbidden: 3, stock: 'G' }, 2);
    played.does({ ...act, type: 'roll-bonus' });
    expect(played.last('bonus-rolled').map(({ value }) => value)).toEqual([3, 2]);
    expect(played.town.column).toBe(2);
  });

  test('MT8: with the Observatory it may be set', () => {
    const played = atFair(3, { forbidden: 3, stock: '2G', built: ['observatory'] });
    played.does({ ...act, type: 'roll-bonus' });
    expect(played.choices.set).toEqual([5]);
    expect(played.refuses({ ...act, type: 'next' }).code).toBe('not-done');
    played.does({ ...act, type: 'set', slot: 5, value: 2 });
    played.sell('market', '2G');
    expect(played.score.total).toBe(2);
  });

  test('MT8: an Observatory lost in the strike doesn’t help that turn’s bonus dice', () => {
    const seed = 'lost in the strike';
    const played = town({ turn: 5, forbidden: 3, dice: '5516', built: ['fair', 'observatory'] }, seed);
    played.does(assigning('T*MT'));
    played.does({ ...act, type: 'strike', meteor: 5, building: 'observatory', crater: null });
    played.activate(5, 6);
    played.does({ ...act, type: 'roll-bonus' });
    expect(played.choices.set).toEqual([]);
    expect(played.town.bonus?.value).not.toBe(3);
  });

  test('refused: none waits', () => {
    expect(activating('111').refuses({ ...act, type: 'roll-bonus' }).code).toBe('not-done');
    const played = activating('111');
    played.skip();
    expect(played.refuses({ ...act, type: 'roll-bonus' })).toEqual({ code: 'no-bonus-die' });
    expect(town().refuses({ ...act, type: 'roll-bonus' })).toEqual({ code: 'wrong-step', step: 'dice' });
  });
});

describe('MT13: no undo after dice', () => {
  test('within the activation choices can be taken back to its beginning', () => {
    const played = activating('511', { stock: '2SG' });
    const before = played.town;
    played.activate(5);
    played.build('castle');
    played.activate(1);
    played.does({ ...act, type: 'take-back' });
    expect(played.town).toEqual(before);
    played.activate(1, 1);
    expect(played.stock).toBe('2W2SG');
  });

  test('within the strike too, until it is confirmed by its last choice', () => {
    const played = town({ turn: 6, dice: '1122', built: ['windmill'] });
    played.assign('TT**');
    played.does({ ...act, type: 'strike', meteor: 2, building: 'market', crater: null });
    played.does({ ...act, type: 'take-back' });
    expect(played.boxes('market')).toBe(2);
    expect(played.refuses({ ...act, type: 'take-back' })).toEqual({ code: 'nothing-to-take-back' });
    played.does({ ...act, type: 'strike', meteor: 2, building: 'windmill', crater: null });
    played.does({ ...act, type: 'strike', meteor: 2, building: 'windmill', crater: null });
    expect(played.refuses({ ...act, type: 'take-back' })).toEqual({ code: 'nothing-to-take-back' });
  });

  test('not past a bonus die, but to its roll', () => {
    const played = atFair(3, { built: ['orchard'] });
    played.does({ ...act, type: 'roll-bonus' });
    expect(played.refuses({ ...act, type: 'take-back' })).toEqual({ code: 'nothing-to-take-back' });
    played.does({ ...act, type: 'gain', building: 'orchard' });
    played.does({ ...act, type: 'take-back' });
    expect(played.stock).toBe('2C');
    expect(played.town.pending).toEqual(['farm', 'orchard']);
  });

  test('not past the next turn’s dice', () => {
    const played = activating('111');
    played.activate(1, 1, 1);
    played.next();
    expect(played.refuses({ ...act, type: 'take-back' })).toEqual({ code: 'nothing-to-take-back' });
  });
});

describe('Turns', () => {
  test('fourteen meteors in twelve turns', () => {
    expect(METEORS).toHaveLength(12);
    expect(METEORS.reduce<number>((sum, meteors) => sum + meteors, 0)).toBe(14);
  });

  test('the turn tracker keeps what fell and what was written', () => {
    const played = town({ turn: 6, dice: '1124' });
    played.assign('TT**');
    played.does({ ...act, type: 'write', number: 4 });
    played.skip();
    played.next();
    expect(played.town.fallen[5]).toEqual([2, 4]);
    expect(played.town.written[5]).toBe(4);
    expect(played.town.turn).toBe(7);
    expect(played.town.roles).toBeNull();
  });
});

describe('The end', () => {
  const atEnd = (setup: Parameters<typeof town>[0]): Played => {
    const played = town({ turn: 12, dice: '1166', ...setup });
    played.assign('TT**');
    while (played.town.step === 'strike') {
      const [choice] = played.choices.strikes;
      const building = choice?.buildings[0] ?? null;
      played.does({
        ...act,
        type: 'strike',
        meteor: choice?.meteor ?? 1,
        building,
        crater: choice?.craters[0] ?? null,
      });
    }
    played.skip();
    played.next();
    return played;
  };

  test('after turn 12: points, End game buildings, minus 5 for each crater; MT14: a score may be below 0', () => {
    const played = atEnd({});
    // The Well had one box: the second meteor made a crater.
    expect(played.last('finished')[0]?.score).toEqual({
      total: -5,
      sales: [],
      endGame: [],
      craters: 1,
      craterPoints: -5,
      medal: null,
    });
    expect(played.town.step).toBe('finished');
    expect(played.state.outcome).toEqual({ result: 'won', reason: 'finished', winners: [0], at: played.now });
  });

  test.each([
    ['town-hall', ['town-hall', 'sawmill', 'windmill'], 6],
    ['castle', ['castle'], 6],
    ['museum', ['museum'], 2],
    ['abbey', ['abbey', 'sawmill', 'sculptor', 'orchard', 'shipyard'], 6],
  ] as const)('%s with %j counts %i', (building, built, points) => {
    const played = town({ turn: 12, built, boxes: { well: 0 } });
    const found = played.score.endGame.find((part) => part.building === building);
    expect(found?.points).toBe(points);
  });

  test('End game buildings count only while they stand', () => {
    expect(town({ boxes: { museum: 0, castle: 0 } }).score.endGame).toEqual([]);
  });

  test('medals', () => {
    expect([24, 25, 37, 38, 49, 50, 64, 65, -3].map(medalFor)).toEqual([
      null,
      'bronze',
      'bronze',
      'silver',
      'silver',
      'gold',
      'gold',
      'platinum',
      null,
    ]);
  });

  test('afterwards nothing can be done', () => {
    const played = atEnd({});
    expect(played.refuses({ ...act, type: 'next' })).toEqual({ code: 'game-over' });
    expect(OPTIONS.mode).toBe('practice');
  });
});
