import type { Translate } from '../../text/index.js';
import type { HandModel, Rendered } from './models.js';

export function hand(_model: HandModel, _t: Translate): Rendered {
  return { components: [] };
}
