import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '../games/game.js';
import { GameRegistry } from '../games/registry.js';

/** The rules of one game, from its folder: a worker loads neither the other games nor Discord. */
export async function rulesOf(kind: string): Promise<AnyGame> {
  if (!isGame(kind)) throw new RangeError(`${kind} is no game`);
  const { RULES } = (await import(`../games/${kind}/index.js`)) as { readonly RULES: AnyGame };
  return RULES;
}

/** The rules of some games; a game that isn't played here any more has none. */
export const registryOf = async (kinds: readonly string[]): Promise<GameRegistry> =>
  new GameRegistry(await Promise.all(kinds.filter(isGame).map(rulesOf)));

const isGame = (kind: string): boolean =>
  /^[a-z-]+$/.test(kind) && existsSync(join(import.meta.dirname, '..', 'games', kind));
