import type { Icon, Icons } from './icon.js';
import { shownWith, type Translate } from './translate.js';

export type { Icon, Icons };

/** A picture with what stands for it where there is none: a square, a sign, or nothing at all. */
export interface Mark {
  readonly name: string;
  readonly symbol: string;
}

export const NO_MARK: Mark = { name: '', symbol: '' };

const illustrated = new WeakMap<Icons, WeakMap<Translate, Translate>>();

/** The same words, with the bot's own emoji in messages and on buttons. */
export function withIcons(t: Translate, icons: Icons): Translate {
  const known = illustrated.get(icons) ?? new WeakMap<Translate, Translate>();
  illustrated.set(icons, known);
  const made: Translate = known.get(t) ?? shownWith(t, { icons });
  known.set(t, made);
  return made;
}

/** The same words without them, for what Discord shows as it is written: placeholders, autocomplete, titles. */
export const withoutIcons = (t: Translate): Translate => withIcons(t, none);
const none: Icons = () => null;

const iconOf = (t: Translate, { name, symbol }: Mark): Icon | null =>
  name === '' || t.plain === true ? null : (t.icons?.(name, symbol) ?? null);

/** Whether the picture itself can be had, so that words which say the same may go. */
export const hasIcon = (t: Translate, mark: Mark): boolean => iconOf(t, mark) !== null;

/** A mark in a message; nothing in plain words. */
export function icon(t: Translate, mark: Mark): string {
  if (t.plain === true) return '';
  const found = iconOf(t, mark);
  return found === null ? mark.symbol : `<:${found.name}:${found.id}>`;
}

/** A mark with a space behind it; '' where neither picture nor symbol is there. */
export function iconAnd(t: Translate, mark: Mark): string {
  const shown = icon(t, mark);
  return shown === '' ? '' : `${shown} `;
}

export interface Labelled {
  readonly label: string;
  readonly icon?: Icon;
}

/** A button's or option's label with a mark at its head: a picture beside it, or the symbol as its first character. */
export function labelled(t: Translate, mark: Mark, label: string): Labelled {
  if (t.plain === true) return { label };
  const found = iconOf(t, mark);
  return found === null ? { label: mark.symbol === '' ? label : `${mark.symbol} ${label}` } : { label, icon: found };
}
