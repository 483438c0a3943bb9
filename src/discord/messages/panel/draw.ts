import { hash } from 'node:crypto';
import type { Millis } from '../../../games/shared/time.js';
import type { TableHandle } from '../../../table/ports.js';
import type { Translate } from '../../../text/index.js';
import type { Presentations, PanelView } from '../../games/presentation.js';
import type { Attached } from '../../games/picture.js';
import { withNotices } from '../notices.js';
import type { DrawnPanel } from '../parts.js';
import { plainPanel } from '../plain.js';
import { screenReaderButtons } from '../screen-reader-buttons.js';

/** Tells whether it says something new; the content itself would be most of a game's memory. */
export const digestOf = ({ content }: Pick<DrawnPanel, 'content'>): string => hash('sha1', content, 'base64');

/** A panel with what the platform says on top of it. */
function noticed({ body, content }: DrawnPanel, table: TableHandle, t: Translate): DrawnPanel {
  if (!table.blocked) return { body, content };
  return { body: withNotices(body, table, { notice: null, retired: false }, t), content: `blocked ${content}` };
}

export interface PanelDrawing {
  readonly now: Millis;
  readonly t: Translate;
  readonly picture: Attached | null;
  /** Whether its picture can't be shown there, in the chat or in the Activity. Absent: it can. */
  readonly lacksPicture?: boolean;
}

/** A panel as it looks now: as its game draws it, or without pictures and emoji where its player asked for that. */
export function drawPanel(
  view: PanelView,
  table: TableHandle,
  faces: Presentations,
  { now, t, picture, lacksPicture }: PanelDrawing,
): DrawnPanel {
  if (t.plain !== true) return noticed(view.draw(now, t, picture, lacksPicture), table, t);
  const { game, panel } = faces.of(table);
  const { body, content } = noticed(view.plain?.(now, t) ?? view.draw(now, t), table, t);
  const asks = panel?.screenReader !== undefined && game.phase(table.state) === 'play';
  return { body: plainPanel(body, asks ? screenReaderButtons(table.game, t) : [], t), content: `plain ${content}` };
}
