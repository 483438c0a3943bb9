import type { Filling, Key } from '../../text/index.js';

/** Words of the reader's language: only the keys that this page uses. Knows nothing of a browser. */

type Values<K extends Key> = [Filling<K>] extends [never] ? [] : [Readonly<Record<Filling<K>, string | number>>];

let words: Readonly<Record<string, string>> = {};
let rules = new Intl.PluralRules('en');

/** From now on `t` says these. */
export function useWords(locale: string, own: Readonly<Record<string, string>>): void {
  words = own;
  rules = new Intl.PluralRules(locale);
}

/** Fills in ICU messages as far as this page's words go: names and plurals. */
export function t<K extends Key>(key: K, ...[values]: Values<K>): string {
  const given: Readonly<Record<string, string | number>> = values ?? {};
  return fill(words[key] ?? '', given);
}

function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  let text = '';
  for (let at = 0; at < message.length;) {
    if (message[at] !== '{') {
      text += message[at] ?? '';
      at += 1;
      continue;
    }
    const end = closing(message, at);
    text += argument(message.slice(at + 1, end), values);
    at = end + 1;
  }
  return text;
}

/** The place of the brace that closes the one at `from`. */
function closing(message: string, from: number): number {
  let depth = 0;
  for (let at = from; at < message.length; at += 1) {
    if (message[at] === '{') depth += 1;
    if (message[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return message.length;
}

function argument(inside: string, values: Readonly<Record<string, string | number>>): string {
  const [name = '', kind] = inside.split(',', 2).map((part) => part.trim());
  const value = values[name] ?? '';
  if (kind !== 'plural') return String(value);
  const count = Number(value);
  const form = forms(inside.slice(inside.indexOf('plural,') + 'plural,'.length));
  const chosen = form.get(`=${count}`) ?? form.get(rules.select(count)) ?? form.get('other') ?? '';
  return fill(chosen.replaceAll('#', String(count)), values);
}

/** `one {# card} other {# cards}` */
function forms(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const open = text.indexOf('{', at);
    if (open < 0) break;
    const end = closing(text, open);
    found.set(text.slice(at, open).trim(), text.slice(open + 1, end));
    at = end + 1;
  }
  return found;
}
