import * as parts from '../../../messages/parts.js';
import { encode, type Press } from '../presses.js';

export { bodyOf, container, gallery, text } from '../../../messages/parts.js';
export type { Rendered } from '../../../messages/parts.js';

export type Choice = parts.Choice<Press>;
export const { fittingRows, select } = parts.partsFor({ encode });
