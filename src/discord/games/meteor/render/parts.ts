import * as parts from '../../../messages/parts.js';
import { encode, type Press } from '../presses.js';

export { LIMITS, container, count, gallery, small, text } from '../../../messages/parts.js';
export type { Row, Style } from '../../../messages/parts.js';

export type Choice = parts.Choice<Press>;
export const { buttons, fittingRows, rowsOf, section, select } = parts.partsFor({ encode });
