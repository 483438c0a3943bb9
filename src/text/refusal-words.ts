import type { GameRefusal } from '../games/game.js';
import type { PlainKey } from './keys.js';
import type { Translate } from './translate.js';

type Said<R, C> = (t: Translate, refusal: R, context: C) => string;

/** What each of a game's own refusals says, by code; `C` is what sentences are filled from. */
export type RefusalWords<R extends GameRefusal, C> = {
  readonly [K in R['code']]: Said<Extract<R, { readonly code: K }>, C>;
};

/** A code whose sentence needs nothing filled in. */
export const plain =
  (key: PlainKey) =>
  (t: Translate): string =>
    t(key);

/** What a refusal says whose code is in `words`. */
export function refusalIn<R extends GameRefusal, C>(
  words: Partial<RefusalWords<R, C>>,
  t: Translate,
  refusal: R,
  context: C,
): string {
  // The map's own type ties each code to its words.
  const said = words[refusal.code as R['code']] as Said<R, C> | undefined;
  if (said === undefined) throw new RangeError(`no words for the refusal ${refusal.code}`);
  return said(t, refusal, context);
}
