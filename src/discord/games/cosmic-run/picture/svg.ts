/** Small parts that the picture is put together from. */

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface TextStyle {
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly bold?: true;
  readonly fill?: string;
}

export const INK = '#f4f6ff';
export const PALE = '#b9c1e6';
export const NIGHT = '#10142b';
export const CARD = '#1e2547';
export const LINE = '#4a5590';
export const GOLD = '#ffd24a';

/** `y` is the text's baseline. */
export function text(x: number, y: number, words: string, style: TextStyle = {}): string {
  const { size = 24, anchor = 'start', bold, fill = INK } = style;
  const weight = bold === true ? ' font-weight="bold"' : '';
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}"${weight} fill="${fill}">${escapeXml(words)}</text>`;
}

export const box = (x: number, y: number, width: number, height: number, fill: string, line = 'none'): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="${fill}" stroke="${line}" stroke-width="2"/>`;

/** A regular star with five points. */
export function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const angle = (Math.PI * at) / 5 - Math.PI / 2;
    const reach = at % 2 === 0 ? radius : radius * 0.45;
    return `${(x + reach * Math.cos(angle)).toFixed(1)},${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="${GOLD}"/>`;
}

/** A cut stone, for crystals. */
export const crystal = (x: number, y: number, radius: number): string =>
  `<polygon points="${x},${y - radius} ${x + radius * 0.75},${y} ${x},${y + radius} ${x - radius * 0.75},${y}" fill="#6fd6ff" stroke="#ffffff" stroke-width="1.5"/>`;

/** Where the pips of a die lie, in thirds of its side from its middle. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die with its pips, the left upper corner at `x`, `y`. */
export function die(x: number, y: number, side: number, value: number): string {
  const middle = side / 2;
  const pips = (PIPS[value] ?? []).map(
    ([across, down]) =>
      `<circle cx="${x + middle + across * side * 0.27}" cy="${y + middle + down * side * 0.27}" r="${(side * 0.095).toFixed(1)}" fill="#111"/>`,
  );
  return `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${side * 0.18}" fill="#fff"/>${pips.join('')}`;
}

/** Each seat has a shape and a letter of its own; its colour says nothing that these don't. */
const SHAPES: readonly ((x: number, y: number, radius: number) => string)[] = [
  (x, y, r) => `<polygon points="${x},${y - r} ${x + r},${y + r * 0.8} ${x - r},${y + r * 0.8}" fill="#ff8a80"/>`,
  (x, y, r) => `<rect x="${x - r * 0.85}" y="${y - r * 0.85}" width="${r * 1.7}" height="${r * 1.7}" fill="#82b1ff"/>`,
  (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r * 0.95}" fill="#a5f0a0"/>`,
  (x, y, r) => `<polygon points="${x},${y - r} ${x + r},${y} ${x},${y + r} ${x - r},${y}" fill="#ffd180"/>`,
];

/** A seat's ship: its shape, its letter to the right of it. */
export const ship = (x: number, y: number, place: number, letter: string, size: number): string =>
  `${SHAPES[place]?.(x, y, size / 2) ?? ''}${text(x + size * 0.62, y + size * 0.38, letter, { size, bold: true })}`;
