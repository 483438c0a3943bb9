import { Resvg } from '@resvg/resvg-js';
import { fontFiles } from './fonts.js';
import { languageOf } from './svg.js';

/** Draws an SVG as a PNG, at its own size or at that width in pixels. No font of the system is needed. */
export function drawPng(svg: string, width: number | null): Buffer {
  const drawn = new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: [...fontFiles(languageOf(svg))], defaultFontFamily: 'DejaVu Sans' },
    ...(width === null ? {} : { fitTo: { mode: 'width', value: width } }),
  });
  return drawn.render().asPng();
}
