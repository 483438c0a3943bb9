import { document, element, text } from '../../../pictures/index.js';
import type { EmojiDrawing } from '../../emoji/index.js';

const INK = '#16181d';

/** A comet with its speed: one tail and round for a shower, two tails and jagged for a storm. */
const tileSvg = (kind: 'shower' | 'storm', speed: number): string => {
  const tails = kind === 'shower' ? ['M70 62L8 20'] : ['M70 56L8 10', 'M56 80L4 66'];
  const body =
    kind === 'shower'
      ? element('circle', { cx: 78, cy: 78, r: 44, fill: '#ffd23f', stroke: INK, 'stroke-width': 8 })
      : element('path', {
          d: 'M78 26L94 44L118 40L114 64L126 82L108 96L104 120L80 114L58 124L50 102L28 92L40 72L32 50L56 48Z',
          fill: '#ff6b57',
          stroke: INK,
          'stroke-width': 8,
          'stroke-linejoin': 'round',
        });
  return document(
    128,
    128,
    `${kind} ${speed}`,
    ...tails.flatMap((d) => [
      element('path', { d, stroke: INK, 'stroke-width': 24, 'stroke-linecap': 'round' }),
      element('path', { d, stroke: '#ff8a1f', 'stroke-width': 12, 'stroke-linecap': 'round' }),
    ]),
    body,
    text([78, 102], String(speed), { size: 66, bold: true, anchor: 'middle', fill: INK }),
  );
};

/** Every emoji of Meteor Storm: the tiles by kind and speed. */
export const STORM_EMOJI: readonly EmojiDrawing[] = (['shower', 'storm'] as const).flatMap((kind) =>
  [2, 3, 4, 5].map((speed) => ({ name: `tile_${kind}_${speed}`, svg: tileSvg(kind, speed) })),
);
