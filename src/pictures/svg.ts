import { familyFor, isEastAsian } from './fonts.js';

/** Writing SVG: elements as text, with what people wrote escaped. */

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Most values hold none of them, and a picture has thousands. */
const escape = (value: string): string =>
  /[&<>"]/.test(value) ? value.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '') : value;

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Numbers keep two decimals: pictures need no more. */
const shown = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : escape(value);

export function attributes(of: Attributes): string {
  let written = '';
  for (const [name, value] of Object.entries(of)) if (value !== undefined) written += ` ${name}="${shown(value)}"`;
  return written;
}

/** An element; `children` are elements already, not people's text. */
export const element = (name: string, of: Attributes = {}, ...children: readonly string[]): string =>
  children.length === 0 ? `<${name}${attributes(of)}/>` : `<${name}${attributes(of)}>${children.join('')}</${name}>`;

export interface TextStyle {
  /** In units of the picture; 16 where it isn't named. */
  readonly size?: number;
  readonly bold?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
  /** The widest it may be: longer text is set narrower. An estimate: DejaVu Sans is about 0.6 of its size wide, Noto Sans CJK 1. */
  readonly fit?: number;
}

const NARROW = 0.6;
const BOLD = 1.1;

/** How wide words are, about, in sizes of their font. */
export const widthOf = (words: string, bold = false): number =>
  [...words].reduce((sum, letter) => sum + (isEastAsian(letter) ? 1 : NARROW * (bold ? BOLD : 1)), 0);

/** A line of text whose baseline starts (or is centred, or ends) at a point. */
export function text(at: readonly [number, number], words: string, style: TextStyle = {}): string {
  const { size = 16, bold = false, anchor = 'start', fill = '#1c2230', fit = Infinity } = style;
  const wide = widthOf(words, bold) * size;
  const fitted = wide > fit ? (size * fit) / wide : size;
  return element(
    'text',
    {
      x: at[0],
      y: at[1],
      'font-family': familyFor(words),
      'font-size': fitted,
      'font-weight': bold ? 'bold' : undefined,
      'text-anchor': anchor === 'start' ? undefined : anchor,
      fill,
    },
    escape(words),
  );
}

/** A picture whose words are in that language: it is drawn with its fonts. */
export const inLanguage = (language: string, svg: string): string =>
  svg.replace('<svg ', `<svg lang="${escape(language)}" `);

/** What `inLanguage` said. */
export const languageOf = (svg: string): string | undefined => /^<svg lang="([\w-]+)"/.exec(svg)?.[1];

/** A whole picture. `title` is what a screen reader says of it. */
export const document = (width: number, height: number, title: string, ...children: readonly string[]): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    element('title', {}, escape(title)),
    ...children,
  );
