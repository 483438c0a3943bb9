import type { Stage } from '../../activity/index.js';
import type { Seat } from '../../games/shared/seat.js';
import type { TableHandle } from '../../table/ports.js';
import type { Translate } from '../../text/index.js';
import type { BoardExtras, GamePresentation } from '../games/presentation.js';
import type { CommonPress } from '../interactions/common-presses.js';
import { buttons, type Choice, type Row } from '../messages/parts.js';
import { controls, crew, isChosen, shortSealedLine, waitLines, warningLines } from './draw.js';
import { lobbyModel } from './model.js';

const said = (lines: readonly (string | null)[]): readonly string[] =>
  lines.filter((line): line is string => line !== null && line !== '');

/** One who sits there leaves at once, and has the start before them: this lobby is drawn for one person. */
function own(choice: Choice<CommonPress>, t: Translate): Choice<CommonPress> {
  switch (choice.press.name) {
    case 'lobby/join':
      return { press: { name: 'lobby/leave' }, label: t('lobby.button.leave') };
    case 'lobby/start':
      return { ...choice, style: 'primary' };
    default:
      return choice;
  }
}

/** The lobby as it is drawn around a game's own table, and what one person may press there. */
export function lobbyStage(
  face: GamePresentation,
  table: TableHandle,
  { extras, seat }: { readonly extras: BoardExtras; readonly seat: Seat | null },
  t: Translate,
): { readonly stage: Stage; readonly rows: readonly Row[] } {
  const { lobby } = face;
  const model = lobbyModel(face, table, extras);
  const { seated } = model;
  const names = crew(face, model, t);
  const choices = controls(face, model, t);
  return {
    stage: {
      is: 'lobby',
      head: said([
        extras.notice,
        ...lobby.about(model, t),
        isChosen(face, table) ? t('lobby.seeded') : null,
        ...extras.extraLines,
      ]),
      seats: seated.map((taken, at) => ({ seat: taken, lines: said([names[at] ?? null]) })),
      free: Math.max(0, lobby.most - seated.length),
      more: said([
        ...waitLines(face, model, t),
        shortSealedLine(table, extras, t),
        ...warningLines(face, model, t),
        lobby.suggestion?.(model, t)?.words ?? null,
      ]),
    },
    rows: buttons(table.game, seat === null ? choices : choices.map((choice) => own(choice, t))),
  };
}
