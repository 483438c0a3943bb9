import type { Random } from '../../shared/random.js';
import { FACES, NUMBER_DIE, type Face } from '../cards/dice.js';

/** Rolls battle dice. */
export function rollBattleDice(random: Random, dice: number): Face[] {
  const faces: Face[] = [];
  for (let die = 0; die < dice; die += 1) faces.push(FACES[random.below(FACES.length)] as Face);
  return faces;
}

/** Rolls two number dice. */
export const rollNumberDice = (random: Random): readonly [number, number] => [
  1 + random.below(NUMBER_DIE),
  1 + random.below(NUMBER_DIE),
];

export function count(faces: readonly Face[], face: Face): number {
  let found = 0;
  for (const shown of faces) if (shown === face) found += 1;
  return found;
}
