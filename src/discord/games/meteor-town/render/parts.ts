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

export const { fittingRows, select } = partsFor<Press>(townIds);
