import type { GameState, Letter } from './state.js';

/** R18: none of them is an Energy's letter, and what looks or sounds like another comes last. */
const NAMES: readonly Letter[] = [...'KLMNPRSTVWXZHJQUY'];

/** The rules version from which meteors have these names; before it they had the alphabet's. */
const SINCE = 5;

/** The name of a game's meteor by its index from 0; a log's rules version says which names it has (R18). */
export function letterAt({ rules }: Pick<GameState, 'rules'>, index: number): Letter {
  if (Number(rules) < SINCE) return String.fromCodePoint(65 + index);
  const name = NAMES[index % NAMES.length] ?? '';
  return name.repeat(Math.floor(index / NAMES.length) + 1);
}

/** Whether a meteor of this game bears that letter, or bore it: none is used twice. */
export const isMeteors = (state: Pick<GameState, 'rules' | 'letters'>, letter: Letter): boolean =>
  Array.from({ length: state.letters }, (_, index) => letterAt(state, index)).includes(letter);
