import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../../src/games/meteor/catalogue.js';
import { table } from '../../../support/table.js';

describe('Powers that are used by a click', () => {
  test('Secret Agent: once a zone one other hand as it is at that moment, until the zone ends', () => {
    const t = table({ hands: ['', 'C F', 'E'], powers: ['secret-agent', '', ''] });
    expect(t.view(0).own?.ability).toMatchObject({
      does: 'see-hand',
      asks: 'seat',
      targets: ['1', '2'],
      refusal: null,
    });
    t.use(0, '1');
    t.place(1, 'C', 1);
    expect(t.view(0).own?.seen).toEqual({ seat: 1, hand: ['C', 'F'] });
    expect(t.view(2).own?.seen).toBeNull();
    expect(JSON.stringify(t.publicView())).not.toContain('seen');
    expect(t.refuses(() => t.use(0, '2'), 'ability-spent')).toMatchObject({ until: 'zone' });
    t.wait(60_000);
    expect(t.view(0).own?.seen).toBeNull();
    t.use(0, '2');
  });

  test('a use takes the pass mark of its player (R9)', () => {
    const t = table({ powers: ['astronomer', '', ''], field: ['small-1', 'seven-7'], passed: [0, 1] });
    t.use(0, 'K');
    expect(t.passed()).toEqual([1]);
  });

  test('what a seat has not, and targets that are none, are refused', () => {
    const t = table({ powers: ['secret-agent', 'throttle', ''] });
    expect(t.refuses(() => t.use(1, 'A', 'astronomer'), 'no-ability')).toMatchObject({ own: null });
    expect(t.refuses(() => t.use(0, 'A', 'astronomer'), 'no-ability')).toMatchObject({ own: 'secret-agent' });
    expect(t.refuses(() => t.use(0, '0'), 'ability-target')).toMatchObject({ legal: ['1', '2'] });
    t.refuses(() => t.use(0, null), 'ability-target');
    t.timeOut(1);
    t.refuses(() => t.use(0, '1'), 'time-out');
  });

  test('Astronomer: once a zone, turn up one meteor', () => {
    const t = table({ powers: ['astronomer', '', ''], field: ['small-2', 'medium-4', 'seven-7'], boss: 'dark-body' });
    expect(t.view(0).own?.ability?.targets).toEqual(['K', 'L']);
    t.use(0, 'L');
    expect(t.faceUp()).toBe('LM');
    t.refuses(() => t.use(0, 'K'), 'ability-spent');
    t.wait(60_000);
    t.use(0, 'K');
    t.wait(60_000);
    t.refuses(() => t.use(0, 'K'), 'ability-target');
    expect(t.view(0).own?.ability?.refusal).toBe('ability-target');
  });

  test('Scavenger: once a game a card from the discard pile, none with a full hand', () => {
    const t = table({
      hands: ['C C C C C', '', ''],
      powers: ['scavenger', '', ''],
      challenges: ['small-silo', '', ''],
      rest: 'discard',
    });
    t.use(0, 'survey');
    expect(t.hand(0)).toBe('C C C C C survey');
    expect(t.refuses(() => t.use(0, 'C'), 'ability-spent')).toMatchObject({ until: 'game' });
    t.wait(60_000);
    t.refuses(() => t.use(0, 'C'), 'ability-spent');
    const full = table({
      hands: ['C C C C C F', '', ''],
      powers: ['scavenger', '', ''],
      challenges: ['small-silo', '', ''],
      rest: 'discard',
    });
    expect(full.refuses(() => full.use(0, 'survey'), 'hand-full')).toMatchObject({ most: 6, challenge: 'small-silo' });
    expect(full.view(0).own?.ability?.refusal).toBe('hand-full');
  });

  test('Scavenger: each kind of discarded card is offered once, in the order of the catalogue', () => {
    const t = table({ powers: ['scavenger', '', ''] });
    expect(t.view(0).own?.ability).toMatchObject({ targets: [], refusal: 'ability-target' });
    const rest = table({ powers: ['scavenger', '', ''], rest: 'discard' });
    const all = CARDS.map(({ id }) => id);
    expect(rest.view(0).own?.ability?.targets).toEqual(all);
  });

  test('Transmuter: only an Energy can be declared, and time is added without a target', () => {
    const t = table({ powers: ['transmuter', 'slow-time', ''] });
    const energy = CARDS.filter(({ kind }) => kind === 'energy').map(({ id }) => id);
    expect(t.refuses(() => t.use(0, '1C'), 'ability-target')).toMatchObject({ legal: energy });
    expect(t.view(1).own?.ability).toMatchObject({ asks: null, targets: [], refusal: null });
  });

  test('Slow Time: once a game, 30 seconds more for this zone', () => {
    const t = table({ powers: ['slow-time', '', ''] });
    t.wait(50_000);
    t.use(0);
    expect(t.left).toBe(40_000);
    t.wait(39_999);
    expect(t.zone).toBe(5);
    t.wait(1);
    expect(t.zone).toBe(4);
    expect(t.left).toBe(60_000);
    t.refuses(() => t.use(0), 'ability-spent');
  });

  test('Slow Time gives an open window back what the deadline had cut of it (R7)', () => {
    const t = table({ powers: ['slow-time', '', ''], sites: ['1C C', '1F', ''], field: ['small-1', 'seven-7'] });
    t.wait(58_000);
    t.launch(0, 'K');
    t.wait(1_000);
    t.use(0);
    expect(t.state.window?.closesAt).toBe(t.state.deadline - 27_000);
    t.wait(3_999);
    expect(t.letters()).toBe('KL');
    t.wait(1);
    expect(t.letters()).toBe('L');
    expect(t.zone).toBe(5);
  });

  test('Slow Time leaves a window alone that nothing had cut', () => {
    const t = table({ powers: ['slow-time', '', ''], sites: ['1C C', '1F', ''], field: ['small-1', 'seven-7'] });
    t.wait(40_000);
    t.launch(0, 'K');
    t.use(0);
    t.wait(5_000);
    expect(t.letters()).toBe('L');
    expect(t.happened('time-added')).toEqual([{ type: 'time-added', ms: 30_000, deadline: t.state.deadline }]);
  });

  test('Transmuter: your next energy is placed as any type, and is that type until it leaves the site', () => {
    const t = table({ hands: ['1F C C', '', ''], powers: ['transmuter', '', ''], sites: ['3CE C', '', ''] });
    expect(t.view(0).hand.find(({ card }) => card === 'C')?.sites[0]).toBe('no-project');
    t.use(0, 'E');
    expect(t.view(0).own?.armed).toBe('E');
    expect(t.view(0).hand.find(({ card }) => card === 'C')?.completes[0]).toBe('rocket');
    t.place(0, 'C', 0);
    expect(t.isReady(0)).toBe(true);
    expect(t.pile(0)).toBe('3CE C E');
    expect(t.publicView().sites[0]?.transmuted).toEqual([{ as: 'E', real: 'C' }]);
    expect(t.view(0).own?.armed).toBeNull();
    t.launch(0, 'K');
    expect(t.discarded()).toBe('3CE C C');
    t.refuses(() => t.use(0, 'F'), 'ability-spent');
    t.wait(60_000);
    t.use(0, 'F');
  });

  test('Transmuter: a Rocket is not energy, and Magnetic looks at the energy as declared', () => {
    const t = table({
      hands: ['2C C', '', ''],
      powers: ['transmuter', '', ''],
      sites: ['', '', ''],
      field: ['small-2-magnetic', 'seven-7'],
    });
    t.use(0, 'C');
    t.place(0, '2C', 0);
    expect(t.view(0).own?.armed).toBe('C');
    t.place(0, 'C', 0);
    expect(t.view(0).own?.armed).toBeNull();
    const declared = table({
      hands: ['C', '', ''],
      powers: ['transmuter', '', ''],
      sites: ['3CE C', '', ''],
      field: ['small-2-magnetic', 'seven-7'],
    });
    declared.use(0, 'E');
    declared.place(0, 'C', 0);
    declared.launch(0, 'K');
    expect(declared.letters()).toBe('KL');
  });

  test('Transmuter: scrapped or left behind, the card is what it really is', () => {
    const t = table({ hands: ['C', '', ''], powers: ['transmuter', '', ''], sites: ['3CE', '', ''] });
    t.use(0, 'E');
    t.place(0, 'C', 0);
    t.leave(0);
    expect(t.discarded()).toBe('3CE C');
  });
});
