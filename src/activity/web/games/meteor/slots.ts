import type { TableView } from '../../../games/meteor/table-view.js';

/** Who has which place in the sky, from the left. */
export interface Slots {
  readonly zone: number;
  readonly letters: readonly string[];
}

/**
 * A destroyed meteor's place stays free, or goes to a new one, until the zone changes: none of the others moves away under
 * a finger. `before`: null at first.
 */
export function slotsFor(
  before: Slots | null,
  { zone, phase, meteors }: Pick<TableView, 'zone' | 'phase' | 'meteors'>,
): Slots {
  const there = meteors.map(({ letter }) => letter);
  if (before === null || before.zone !== zone || phase !== 'play') return { zone, letters: there };
  const fresh = there.filter((letter) => !before.letters.includes(letter));
  const kept = before.letters.map((letter) => (there.includes(letter) ? letter : (fresh.shift() ?? letter)));
  return { zone, letters: [...kept, ...fresh] };
}
