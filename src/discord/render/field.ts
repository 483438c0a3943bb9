import type { Translate } from '../../text/index.js';
import type { FieldModel, Rendered } from './models.js';

export function field(_model: FieldModel, _t: Translate): Rendered {
  return { components: [] };
}
