import { RESOURCES, type Resource } from '../../../games/meteor-town/index.js';
import { document, element } from '../../../pictures/index.js';
import { drawing, type EmojiDrawing } from '../../emoji/index.js';
import { BUILDING_ART } from './buildings-art.js';
import { buildingEmoji } from '../../../text/meteor-town/index.js';
import { INK, resourceShape } from './picture/shapes.js';

/** Strokes within a resource's shape, of 128 by 128: an emoji is the same in every language, so it has no letter. */
const STROKES: Readonly<Record<Resource, string>> = {
  wood: 'M22 50H86M106 50H98M22 78H48M62 78H106',
  stone: 'M64 64L64 104M64 64L30 44M64 64L98 44',
  grain: 'M64 108V30M64 50L82 38M64 50L46 38M64 68L82 56M64 68L46 56M64 86L82 74M64 86L46 74',
  gold: 'M64 40L71 57L89 58L75 70L80 88L64 78L48 88L53 70L39 58L57 57Z',
  clover: 'M64 64V112M64 64L44 44M64 64L84 44M64 64L44 84M64 64L84 84',
};

const stroked = (d: string): string =>
  element('path', {
    d,
    fill: 'none',
    stroke: INK,
    'stroke-width': 6,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

const resources: readonly EmojiDrawing[] = RESOURCES.map((resource) => ({
  name: `town_${resource}`,
  svg: document(128, 128, resource, resourceShape(resource, null, [64, 64], 54), stroked(STROKES[resource])),
}));

const buildings: readonly EmojiDrawing[] = Object.entries(BUILDING_ART).map(([id, strokes]) => ({
  name: buildingEmoji(id),
  svg: drawing(id, strokes),
}));

/** Every emoji of Meteor Town beside the dice: resources, each with its shape, and buildings. */
export const TOWN_EMOJI: readonly EmojiDrawing[] = [...resources, ...buildings];
