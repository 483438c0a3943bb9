import { expect, test } from 'vitest';
import { drawPanel } from '../../../../src/discord/games/cosmic-run/render/panel.js';
import { translator } from '../../../../src/text/index.js';
import { cosmic, cosmicState, CosmicTable } from '../../../support/cosmic-run/table.js';

const FIVE = ['elder', 'elder', 'mirror', 'mirror', 'twin-tail'];

/** The label and the id of the last button, which ends the turn. */
function lastButton(t: CosmicTable): readonly string[] {
  const model = {
    game: 'g',
    view: t.view(0),
    people: new Map(),
    blocked: false,
    message: null,
    marked: [],
    question: null,
    nonce: 'n',
    lesson: null,
    picture: null,
  };
  const buttons = drawPanel(model, translator('en')).components.flatMap((part) =>
    part.type === 1 ? part.components : [],
  );
  const last = buttons.at(-1);
  return last !== undefined && 'label' in last && 'custom_id' in last ? [last.label ?? '', last.custom_id] : [];
}

test('who gives a recruit up and can pay for Thrusters then goes on, by a button that can’t end the turn', () => {
  const t = cosmic({ dice: '45555 5', aliens: [FIVE], display: ['miner'] });
  t.assign([0], 'miner');
  t.restToTech();
  const [goOn, before] = lastButton(t);
  t.endTurn();
  const [end, after] = lastButton(t);
  expect([goOn, end]).toEqual(['Go on without Miner', 'End turn']);
  expect(before).not.toBe(after);
});

test('who gives a recruit up and can’t ends the turn, as the button says', () => {
  const t = cosmic({ dice: '41555 5', aliens: [FIVE], display: ['miner'] });
  t.assign([0], 'miner');
  t.assign([1, 2], 2);
  t.assign([3, 4], 3);
  t.restToTech();
  expect(lastButton(t)[0]).toBe('End turn without Miner');
  t.endTurn();
  expect(t.seat).toBe(1);
});

test('in a game of earlier rules, in which that press ends the turn, the button says so', () => {
  const state = cosmicState({ dice: '45555 5', aliens: [FIVE], display: ['miner'] });
  const t = new CosmicTable({ ...state, rules: '2' });
  t.assign([0], 'miner');
  t.restToTech();
  expect(lastButton(t)[0]).toBe('End turn without Miner');
  t.endTurn();
  expect(t.seat).toBe(1);
});
