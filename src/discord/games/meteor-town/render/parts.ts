import {
  container,
  partsFor,
  text,
  type Choice as AnyChoice,
  type Rendered,
  type Row,
} from '../../../messages/parts.js';
import { townIds, type Press } from '../presses.js';

export { container, text, type Rendered, type Row };
export type Choice = AnyChoice<Press>;

export const { buttons, select } = partsFor<Press>(townIds);
