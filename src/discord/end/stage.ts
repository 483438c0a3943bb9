import type { Stage } from '../../activity/index.js';
import type { TableHandle } from '../../table/ports.js';
import { seatName, type Translate } from '../../text/index.js';
import type { BoardExtras, GamePresentation } from '../games/presentation.js';
import { buttons, type Row } from '../messages/parts.js';
import { recordText } from '../messages/record-text.js';
import { awardOf } from './awards.js';
import { controls, dayTable, endModel, playersOf } from './draw.js';

const said = (lines: readonly (string | null)[]): readonly string[] =>
  lines.filter((line): line is string => line !== null && line !== '');

/** The end as it is drawn around a game's own table, and the same buttons as in the chat. */
export function endStage(
  face: GamePresentation,
  table: TableHandle,
  extras: BoardExtras,
  t: Translate,
): { readonly stage: Stage; readonly rows: readonly Row[] } {
  const { end } = face;
  const model = endModel(face, table);
  const players = { ...playersOf(face, table.state), people: model.people };
  const hasBegun = end.hasBegun(model);
  const awards = hasBegun ? (end.awards?.(model) ?? []) : [];
  const deeds = end.ownDeeds ?? end.deeds;
  return {
    stage: {
      is: 'end',
      head: said([extras.notice, ...(end.decided ?? end.result)(model, t), ...extras.extraLines]),
      seats: players.seats.map((seat) => ({
        seat,
        lines: said([
          awardOf(awards, players, seat, t) ?? seatName(t, model.people, seat),
          hasBegun ? (deeds?.(model, seat, t) ?? null) : null,
        ]),
      })),
      free: 0,
      more: said([
        ...(hasBegun ? ((end.ownAccount ?? end.account)?.(model, t) ?? []) : []),
        ...extras.records.map((feat) => recordText(t, feat)),
        end.next?.(model, t) ?? null,
      ]),
    },
    rows: [...buttons(table.game, controls(face, model, extras.again, t)), ...dayTable(face, table.state, t)],
  };
}
