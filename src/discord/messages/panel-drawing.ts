import type { Millis } from '../../games/shared/time.js';
import type { TableHandle } from '../../table/ports.js';
import type { Translate } from '../../text/index.js';
import type { LooksByTable, PanelView } from '../games/looks.js';
import type { Attached } from '../games/picture.js';
import type { DrawnPanel } from './parts.js';
import { plainPanel } from './plain.js';
import { spokenButtons } from './spoken.js';

/** A panel as it looks now: as its game draws it, or without pictures and emoji where its player asked for that. */
export function drawPanel(
  view: PanelView,
  table: TableHandle,
  faces: LooksByTable,
  { now, t, picture }: { readonly now: Millis; readonly t: Translate; readonly picture: Attached | null },
): DrawnPanel {
  if (t.plain !== true) return view.draw(now, t, picture);
  const { game, panel } = faces.of(table);
  const { body, content } = view.plain?.(now, t) ?? view.draw(now, t);
  const asks = panel?.spoken !== undefined && game.phase(table.state) === 'play';
  return { body: plainPanel(body, asks ? spokenButtons(table.game, t) : [], t), content: `plain ${content}` };
}
