import { isPlainKey, type Translate } from './translate.js';

/** A game by its kind; one that isn't played here any more by the kind itself. */
export function kindName(t: Translate, kind: string): string {
  const key = `kind.${kind}`;
  return isPlainKey(key) ? t(key) : kind;
}
