import { expect, it } from 'vitest';
import type { TableMeteor, TableView } from '../../src/activity/games/meteor/table-view.js';
import { slotsFor, type Slots } from '../../src/activity/web/games/meteor/slots.js';

const meteor = (letter: string): TableMeteor => ({ letter, band: 'small', low: 1, high: 3, size: null, trait: null });

/** The sky's places after one view after the other, each as its zone and its meteors. */
function places(...steps: readonly (readonly [zone: number, letters: string, phase?: TableView['phase']])[]): string {
  let slots: Slots | null = null;
  for (const [zone, letters, phase = 'play'] of steps)
    slots = slotsFor(slots, { zone, phase, meteors: [...letters].map(meteor) });
  return slots?.letters.join('') ?? '';
}

it('keeps a destroyed meteor’s place free until the zone changes', () => {
  expect(places([5, 'KLMN'], [5, 'KMN'])).toBe('KLMN');
  expect(places([5, 'KLMN'], [5, 'KMN'], [4, 'KMN'])).toBe('KMN');
});

it('gives a new meteor the place of a destroyed one, and a place of its own where there is none', () => {
  expect(places([5, 'KLMN'], [5, 'KMNP'])).toBe('KPMN');
  expect(places([5, 'KLMN'], [5, 'KMNPR'])).toBe('KPMNR');
});

it('starts again with a new deal before the clock', () => {
  expect(places([5, 'KLM', 'field'], [5, 'NPR', 'field'])).toBe('NPR');
});
