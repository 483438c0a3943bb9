import * as parts from '../../../messages/parts.js';
import { stormIds, type Press } from '../presses.js';

export { LIMITS, container, gallery, text } from '../../../messages/parts.js';
export type { Rendered, Row } from '../../../messages/parts.js';

export type Choice = parts.Choice<Press>;
export const { buttons, fittingRows, select } = parts.partsFor(stormIds);
