import type { Translate } from '../../text/index.js';
import type { EndModel, Rendered } from './models.js';

export function end(_model: EndModel, _t: Translate): Rendered {
  return { components: [] };
}
