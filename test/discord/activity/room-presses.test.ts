import { expect, it } from 'vitest';
import type { Component } from '../../../src/activity/index.js';
import { Offered } from '../../../src/discord/activity/room-presses.js';

const button = (id: string): Component => ({ type: 2, custom_id: id });
const press = (customId: string) => ({ on: 'board', customId, values: [] }) as const;

it('what is beside the table can be pressed however many notes were opened since; of the notes’ own ids the newest can', () => {
  const offered = new Offered();
  offered.addBeside([button('hints')]);
  const notes = Array.from({ length: 1_000 }, (_, at) => `note-${at}`);
  for (const id of notes) offered.add([button(id)]);
  expect(offered.allows(press('hints'), '')).toBe(true);
  expect(offered.allows(press('note-999'), '')).toBe(true);
  expect(offered.allows(press('note-0'), '')).toBe(false);
  expect(offered.allows(press('never-drawn'), '')).toBe(false);
});
