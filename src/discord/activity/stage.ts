import type { Component, Stage } from '../../activity/index.js';
import type { Seat } from '../../games/shared/seat.js';
import type { TableHandle } from '../../table/ports.js';
import type { Translate } from '../../text/index.js';
import { duelLines } from '../duel/lines.js';
import type { Faces } from '../games/face.js';
import type { PanelView } from '../games/presentation.js';
import { split } from '../interactions/custom-id.js';
import { drawPanel } from '../messages/panel/draw.js';
import type { Platform } from '../platform.js';
import type { MessageBody } from '../rest/api.js';
import { NOTHING, idsOn } from './drawn.js';
import { BESIDE_PLAY } from './room-presses.js';

/** What stands around a game's own table in the Activity: its lobby or end, and what can be pressed beside it. */

export interface StageAndRows {
  readonly rows: MessageBody;
  /** Absent: it is played. */
  readonly stage?: Stage;
  /** Absent: there is nothing to tell beside it. */
  readonly beside?: readonly string[];
}

const ROW = 1;
const TEXT = 10;

const inside = (component: Component): readonly Component[] =>
  Array.isArray(component['components']) ? (component['components'] as readonly Component[]) : [];

/** Its rows and texts, nested ones too, in order. */
const flat = (components: readonly Component[]): readonly Component[] =>
  components.flatMap((component) =>
    component.type === ROW || component.type === TEXT ? [component] : flat(inside(component)),
  );

const rowsOf = (components: readonly Component[]): readonly Component[] =>
  flat(components).filter(({ type }) => type === ROW);

function isBesidePlay(button: Component): boolean {
  const [id] = idsOn(button);
  const read = id === undefined ? null : split(id);
  return read?.ok === true && BESIDE_PLAY.has(read.name);
}

/** The rows of what isn't play, such as leaving. */
const rowsBeside = (components: readonly Component[]): readonly Component[] =>
  rowsOf(components).flatMap((row) => {
    const kept = inside(row).filter(isBesidePlay);
    return kept.length === 0 ? [] : [{ ...row, components: kept }];
  });

/** Its end as it is drawn around the game's own table: the first text over it, the rest below. */
function endOfOwn(components: readonly Component[]): {
  readonly stage: Stage;
  readonly rows: readonly Component[];
} {
  const texts = flat(components).flatMap(({ type, content }) =>
    type === TEXT && typeof content === 'string' ? [content.split('\n').filter((line) => line !== '')] : [],
  );
  const [head = [], ...more] = texts;
  return { stage: { is: 'end', head, seats: [], free: 0, more: more.flat() }, rows: rowsOf(components) };
}

/** What that seat's panel in the chat is drawn from; null: there is none. */
export function ownPanel(
  { messages: { panels } }: Pick<Platform, 'messages'>,
  faces: Faces,
  table: TableHandle,
  seat: Seat | null,
): PanelView | null {
  return seat === null || faces.of(table).panel === undefined ? null : panels.view(table, seat);
}

export function stageAndRows(
  { platform, faces }: { readonly platform: Platform; readonly faces: Faces },
  table: TableHandle,
  seat: Seat | null,
  t: Translate,
): StageAndRows {
  const { boards } = platform.messages;
  const face = faces.of(table);
  const now = platform.time.clock.now();
  const hasStage = face.activity?.hasStage?.(table, now) === true;
  if (table.owner === null) {
    if (hasStage) return boards.drawing.stageFor(table, seat, t);
    const beside = duelLines(platform.tables.duels, faces, table, t);
    const switches = ownPanel(platform, faces, table, seat)?.switches?.(t);
    const rows = switches === undefined ? NOTHING : { components: switches };
    return beside.length === 0 ? { rows } : { rows, beside };
  }
  // A table of somebody's own has no board.
  const panel = ownPanel(platform, faces, table, seat);
  if (panel === null) return { rows: NOTHING };
  const { components } = drawPanel(panel, table, faces, { now, t, picture: null }).body;
  const drawn = Array.isArray(components) ? (components as readonly Component[]) : [];
  if (!hasStage) return { rows: { components: rowsBeside(drawn) } };
  const { stage, rows } = endOfOwn(drawn);
  return { stage, rows: { components: rows } };
}
