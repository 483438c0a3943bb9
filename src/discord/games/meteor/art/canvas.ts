/** What all drawings share: a square of 128, one dark outline that holds on light and on dark ground, one kind of letter. */

export const SIDE = 128;
export const OUTLINE = '#16181d';
export const PAPER = '#f4f6fa';

/** A whole emoji. */
export const emojiSvg = (...children: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${children.join('')}</svg>`;

export interface Ink {
  readonly fill: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: string;
}

const inked = ({ fill, stroke = OUTLINE, width = 6, dash }: Ink): string =>
  `fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"` +
  (dash === undefined ? '' : ` stroke-dasharray="${dash}"`);

export const path = (d: string, ink: Ink): string => `<path d="${d}" ${inked(ink)}/>`;

/** A line without a filling. */
export const line = (d: string, stroke: string, width: number): string => path(d, { fill: 'none', stroke, width });

export const circle = (x: number, y: number, radius: number, ink: Ink): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" ${inked(ink)}/>`;

export const box = (x: number, y: number, width: number, height: number, round: number, ink: Ink): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" ${inked(ink)}/>`;

export const turned = (degrees: number, x: number, y: number, ...children: readonly string[]): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${children.join('')}</g>`;

export const moved = (x: number, y: number, scale: number, ...children: readonly string[]): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${children.join('')}</g>`;

/** An emoji as a part of a picture, that wide. */
export const drawnAt = (x: number, y: number, side: number, emoji: string): string =>
  moved(x, y, side / SIDE, emoji.slice(emoji.indexOf('>') + 1, emoji.lastIndexOf('</svg>')));

/** The share of a letter's size that a capital is tall: DejaVu Sans Bold. */
const CAPITAL = 0.729;

/** Letters whose middle lies at a point; with `stroke` an outline behind them. */
export function letters(x: number, y: number, size: number, words: string, fill: string, stroke?: string): string {
  const behind =
    stroke === undefined
      ? ''
      : ` stroke="${stroke}" stroke-width="${size / 6}" stroke-linejoin="round" paint-order="stroke"`;
  return (
    `<text x="${x}" y="${y + (size * CAPITAL) / 2}" text-anchor="middle" font-family="DejaVu Sans" font-weight="bold"` +
    ` font-size="${size}" fill="${fill}"${behind}>${words}</text>`
  );
}

/** A polygon's outline, for shapes that are points on rings: one radius after the other, clockwise from the top. */
export function ring(x: number, y: number, radii: readonly number[]): string {
  const points = radii.map((radius, at) => {
    const angle = (2 * Math.PI * at) / radii.length - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
