/** A person without a picture: the first letters of their name on a colour of their own. */

/** Dark enough for white initials at 4.5 to 1. */
const COLOURS = [
  '#5865f2',
  '#2d7d46',
  '#a12d7d',
  '#b5452c',
  '#1f7a8c',
  '#7a4fb5',
  '#9a6700',
  '#c0392f',
  '#40648f',
  '#5f6b2d',
];

export function colourOf(id: string): string {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
  return COLOURS[sum % COLOURS.length] ?? '#5865f2';
}

export function initials(name: string): string {
  const parts = name
    .trim()
    .split(/[\s_-]+/)
    .filter((part) => part !== '');
  const letters = parts.slice(0, 2).map((part) => [...part][0] ?? '');
  return letters.join('').toLocaleUpperCase() || '?';
}
