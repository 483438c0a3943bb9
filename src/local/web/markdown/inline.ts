/** Discord's inline markup as data. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'em' | 'u' | 's' | 'spoiler'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly url: string; readonly children: readonly Inline[] }
  | { readonly kind: 'user' | 'channel' | 'role'; readonly id: string }
  | { readonly kind: 'command'; readonly name: string }
  | { readonly kind: 'emoji'; readonly name: string }
  | { readonly kind: 'time'; readonly unix: number; readonly style: string };

interface Rule {
  readonly pattern: RegExp;
  readonly make: (match: RegExpExecArray) => Inline | undefined;
}

const wrap =
  (kind: 'strong' | 'em' | 'u' | 's' | 'spoiler') =>
  (match: RegExpExecArray): Inline => ({ kind, children: parseInline(match[1] ?? '') });

function link(url: string, label: string): Inline | undefined {
  return /^https?:\/\//.test(url) ? { kind: 'link', url, children: [{ kind: 'text', text: label }] } : undefined;
}

/** In order of precedence; each is tried at the place where the reader stands (sticky). */
const RULES: readonly Rule[] = [
  { pattern: /\\([^A-Za-z0-9\s])/y, make: (match) => ({ kind: 'text', text: match[1] ?? '' }) },
  {
    pattern: /(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/y,
    make: (match) => ({ kind: 'code', text: (match[2] ?? '').trim() }),
  },
  { pattern: /<@!?(\d+)>/y, make: (match) => ({ kind: 'user', id: match[1] ?? '' }) },
  { pattern: /<#(\d+)>/y, make: (match) => ({ kind: 'channel', id: match[1] ?? '' }) },
  { pattern: /<@&(\d+)>/y, make: (match) => ({ kind: 'role', id: match[1] ?? '' }) },
  {
    pattern: /<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y,
    make: (match) => ({ kind: 'time', unix: Number(match[1]), style: match[2] ?? 'f' }),
  },
  { pattern: /<\/([\w\- ]+):\d+>/y, make: (match) => ({ kind: 'command', name: match[1] ?? '' }) },
  { pattern: /<a?:(\w+):\d+>/y, make: (match) => ({ kind: 'emoji', name: match[1] ?? '' }) },
  { pattern: /\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y, make: (match) => link(match[2] ?? '', match[1] ?? '') },
  { pattern: /<(https?:\/\/[^\s>]+)>/y, make: (match) => link(match[1] ?? '', match[1] ?? '') },
  { pattern: /https?:\/\/[^\s<]*[^\s<.,:;"'\])]/y, make: (match) => link(match[0], match[0]) },
  { pattern: /\|\|([\s\S]+?)\|\|/y, make: wrap('spoiler') },
  {
    pattern: /\*\*\*([\s\S]+?)\*\*\*(?!\*)/y,
    make: (match) => ({ kind: 'strong', children: [{ kind: 'em', children: parseInline(match[1] ?? '') }] }),
  },
  { pattern: /\*\*([\s\S]+?)\*\*(?!\*)/y, make: wrap('strong') },
  { pattern: /__([\s\S]+?)__(?!_)/y, make: wrap('u') },
  { pattern: /~~([\s\S]+?)~~/y, make: wrap('s') },
  { pattern: /\*(?![\s*])((?:\*\*[\s\S]+?\*\*|[^*])+?)(?<!\s)\*(?!\*)/y, make: wrap('em') },
  { pattern: /_(?![\s_])((?:__[\s\S]+?__|[^_])+?)(?<!\s)_(?!\w)/y, make: wrap('em') },
];

function match(text: string, at: number): { readonly node: Inline; readonly length: number } | undefined {
  for (const rule of RULES) {
    // `_` inside a word is no markup: snake_case stays as it is.
    if (text[at] === '_' && text[at + 1] !== '_' && at > 0 && /\w/.test(text[at - 1] ?? '')) return undefined;
    rule.pattern.lastIndex = at;
    const found = rule.pattern.exec(text);
    const node = found === null ? undefined : rule.make(found);
    if (found !== null && node !== undefined) return { node, length: found[0].length };
  }
  return undefined;
}

export function parseInline(text: string): readonly Inline[] {
  const result: Inline[] = [];
  let plain = '';
  const flush = (): void => {
    if (plain !== '') result.push({ kind: 'text', text: plain });
    plain = '';
  };
  for (let at = 0; at < text.length;) {
    const special = /[\\`<[h|*_~]/.test(text[at] ?? '') ? match(text, at) : undefined;
    if (special === undefined) {
      plain += text[at] ?? '';
      at += 1;
      continue;
    }
    // `exec` runs rules of inner texts too, so positions are kept here and never in the patterns.
    flush();
    result.push(special.node);
    at += special.length;
  }
  flush();
  return result;
}
