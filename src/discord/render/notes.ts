import type { GameId } from '../../table/ports.js';
import type { Translate } from '../../text/index.js';
import type { NoteModel, Rendered, RulesModel, SpectatorModel } from './models.js';

export function note(_model: NoteModel, _t: Translate): Rendered {
  return { components: [] };
}
export function gameOver(_game: GameId, _t: Translate): Rendered {
  return { components: [] };
}
export function stalePanel(_game: GameId, _t: Translate): Rendered {
  return { components: [] };
}
export function spectator(_model: SpectatorModel, _t: Translate): Rendered {
  return { components: [] };
}
export function rules(_model: RulesModel, _t: Translate): Rendered {
  return { components: [] };
}
