import { OUTLINE, PAPER, box, circle, emojiSvg, letters, line, path, ring } from './canvas.js';

/** Traits, what players hold in an Advanced game, robots and zones. */

const ORANGE = '#f08a1d';
const STEEL = '#8a94a6';
const GOLD = '#f6c429';

const burst = ring(64, 64, [61, 32, 58, 34, 60, 32, 57, 34, 61, 32, 58, 34, 60, 32, 57, 34]);
const SHIELD = 'M64 6L114 22C114 76 98 106 64 122C30 106 14 76 14 22Z';
const MAGNET = 'M14 14L46 14L46 70A18 18 0 0 0 82 70L82 14L114 14L114 70A50 50 0 0 1 14 70Z';

const blade = (degrees: number): string =>
  `<g transform="rotate(${degrees} 64 64)">${path('M64 64L42 22A48 48 0 0 1 86 22Z', { fill: OUTLINE, width: 1 })}</g>`;

export const TRAIT_DRAWINGS: Readonly<Record<string, string>> = {
  volatile: emojiSvg(path(burst, { fill: '#e23d28' }), letters(64, 64, 62, '!', PAPER)),
  armoured: emojiSvg(path(SHIELD, { fill: STEEL }), line('M64 20L64 108M26 56L102 56', PAPER, 8)),
  magnetic: emojiSvg(
    path(MAGNET, { fill: '#d7352f' }),
    box(14, 8, 32, 26, 2, { fill: PAPER }),
    box(82, 8, 32, 26, 2, { fill: PAPER }),
  ),
  twin: emojiSvg(
    circle(84, 44, 38, { fill: STEEL }),
    circle(46, 80, 42, { fill: '#7a4a2b' }),
    letters(46, 80, 56, '2', PAPER, OUTLINE),
  ),
  radioactive: emojiSvg(
    circle(64, 64, 58, { fill: GOLD }),
    ...[60, 180, 300].map(blade),
    circle(64, 64, 11, { fill: OUTLINE, stroke: GOLD, width: 6 }),
  ),
  rich: emojiSvg(
    path('M30 14L98 14L124 50L64 122L4 50Z', { fill: '#43c7e8' }),
    line('M4 50L124 50M44 50L64 118L84 50L64 16Z', OUTLINE, 5),
  ),
};

export const powerDrawing = (): string =>
  emojiSvg(
    circle(64, 64, 58, { fill: GOLD }),
    path('M74 12L28 74L58 74L50 116L100 52L68 52Z', { fill: OUTLINE, width: 1 }),
  );

export const challengeDrawing = (): string =>
  emojiSvg(
    path('M64 6L124 116L4 116Z', { fill: ORANGE }),
    line('M64 48L64 76', OUTLINE, 14),
    circle(64, 98, 8, { fill: OUTLINE, width: 1 }),
  );

export const robotDrawing = (): string =>
  emojiSvg(
    line('M64 10L64 34', STEEL, 9),
    circle(64, 11, 9, { fill: '#e23d28', width: 4 }),
    box(10, 34, 108, 86, 20, { fill: '#c3ccda' }),
    circle(42, 68, 14, { fill: OUTLINE, width: 1 }),
    circle(86, 68, 14, { fill: OUTLINE, width: 1 }),
    line('M40 100L88 100', OUTLINE, 9),
  );

const ZONES = 5;
const RIM = 56;

/** The numeral in a ring of five arcs, as many of them bright as zones are left; the last zone is red. */
export function zoneDrawing(zone: number): string {
  const step = (2 * Math.PI) / ZONES;
  const arcs = Array.from({ length: ZONES }, (_, at) => {
    const [from, to] = [at * step + 0.12 - Math.PI / 2, (at + 1) * step - 0.12 - Math.PI / 2];
    const point = (angle: number): string =>
      `${(64 + RIM * Math.cos(angle)).toFixed(1)} ${(64 + RIM * Math.sin(angle)).toFixed(1)}`;
    const bright = zone === 1 ? '#ff5a4d' : GOLD;
    return line(`M${point(from)}A${RIM} ${RIM} 0 0 1 ${point(to)}`, at < zone ? bright : '#7d8594', 13);
  });
  return emojiSvg(
    circle(64, 64, 47, { fill: zone === 1 ? '#b3211b' : '#2a3350', width: 1 }),
    ...arcs,
    letters(64, 64, 76, String(zone), PAPER),
  );
}
