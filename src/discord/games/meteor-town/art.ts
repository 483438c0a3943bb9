import { RESOURCES, type Resource } from '../../../games/meteor-town/index.js';
import { document } from '../../../pictures/index.js';
import type { EmojiDrawing } from '../../emoji/index.js';
import { resourceShape } from './picture/shapes.js';

/** Letters as on the sheet, the same in every language: an emoji has no words. */
const LETTERS: Readonly<Record<Resource, string>> = { wood: 'W', stone: 'S', grain: 'G', gold: 'D', clover: 'C' };

/** Every emoji of Meteor Town beside the dice: the resources, each with its shape and letter. */
export const TOWN_EMOJI: readonly EmojiDrawing[] = RESOURCES.map((resource) => ({
  name: `town_${resource}`,
  svg: document(128, 128, resource, resourceShape(resource, LETTERS[resource], [64, 64], 54)),
}));
