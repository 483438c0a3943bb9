import type { Translate } from '../../text/index.js';
import type { BoardModel, Rendered } from './models.js';

export function board(_model: BoardModel, _t: Translate): Rendered {
  return { components: [] };
}
