import { RESOURCES, type Resource } from '../../../games/meteor-town/index.js';
import { document } from '../../../pictures/index.js';
import { drawing, type EmojiDrawing } from '../../emoji/index.js';
import { BUILDING_ART } from './buildings-art.js';
import { buildingEmoji } from '../../../text/meteor-town/index.js';
import { resourceShape } from './picture/shapes.js';

/** Letters as on the sheet, the same in every language: an emoji has no words. */
const LETTERS: Readonly<Record<Resource, string>> = { wood: 'W', stone: 'S', grain: 'G', gold: 'D', clover: 'C' };

const resources: readonly EmojiDrawing[] = RESOURCES.map((resource) => ({
  name: `town_${resource}`,
  svg: document(128, 128, resource, resourceShape(resource, LETTERS[resource], [64, 64], 54)),
}));

const buildings: readonly EmojiDrawing[] = Object.entries(BUILDING_ART).map(([id, strokes]) => ({
  name: buildingEmoji(id),
  svg: drawing(id, strokes),
}));

/** Every emoji of Meteor Town beside the dice: resources, each with its shape and letter, and buildings. */
export const TOWN_EMOJI: readonly EmojiDrawing[] = [...resources, ...buildings];
