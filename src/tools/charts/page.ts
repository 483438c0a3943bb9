/** What every chart of the tools is drawn on. */

export const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const label = (at: readonly [number, number], text: string, anchor = 'start'): string =>
  `<text x="${at[0]}" y="${at[1]}" text-anchor="${anchor}">${escape(text)}</text>`;

interface Page {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** How the drawing is read, below the title. */
  readonly key: string;
  readonly style: string;
}

/** A chart as a file: its title, how it is read, and what is drawn. */
export const page = ({ width, height, title, key, style }: Page, drawn: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escape(title)}</title>`,
    `<style>${style}</style>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text class="title" x="12" y="26">${escape(title)}</text>`,
    label([12, 46], key),
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
