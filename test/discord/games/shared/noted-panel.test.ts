import { expect, it } from 'vitest';
import { NotedPanel } from '../../../../src/discord/games/shared/noted-panel.js';

class Panel extends NotedPanel {
  shown(now: number): string | null {
    return this.noteAt(now);
  }
}

it('a refusal is taken away when its time is over, though nothing else happens', () => {
  const panel = new Panel();
  expect(panel.nextRedraw(0)).toBeNull();
  panel.tell('It’s Dan’s turn.', 8_000);
  expect([panel.shown(0), panel.nextRedraw(0)]).toEqual(['It’s Dan’s turn.', 8_000]);
  expect([panel.shown(8_000), panel.nextRedraw(8_000)]).toEqual([null, null]);
});

it('a press takes it away at once', () => {
  const panel = new Panel();
  panel.tell('It’s Dan’s turn.', 8_000);
  panel.clearNote();
  expect([panel.shown(0), panel.nextRedraw(0)]).toEqual([null, null]);
});
