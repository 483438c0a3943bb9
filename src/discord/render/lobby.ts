import type { Translate } from '../../text/index.js';
import type { LobbyModel, Rendered } from './models.js';

export function lobby(_model: LobbyModel, _t: Translate): Rendered {
  return { components: [] };
}
