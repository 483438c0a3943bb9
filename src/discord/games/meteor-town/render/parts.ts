import {
  container,
  gallery,
  partsFor,
  text,
  type Choice as AnyChoice,
  type Rendered,
} from '../../../messages/parts.js';
import { townIds, type Press } from '../presses.js';

export { container, gallery, text, type Rendered };
export type Choice = AnyChoice<Press>;

/** Rows fit a phone. */
export const { fittingRows: buttons, select } = partsFor<Press>(townIds);
