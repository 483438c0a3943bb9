import type { PublicView, SeatPublic } from '../../../../games/meteor-town/index.js';
import type { GameId } from '../../../../table/ports.js';
import { seatName, stamp, type People, type Translate } from '../../../../text/index.js';
import type { BoardExtras } from '../../face.js';
import { fittingRows, container, text, type Choice, type Rendered } from './parts.js';

export interface BoardModel {
  readonly game: GameId;
  readonly view: PublicView;
  readonly people: People;
  readonly extras: BoardExtras;
}

const title = (t: Translate): string => `**${t('meteor-town.board.title')}**`;

function progressLine({ people }: BoardModel, one: SeatPublic, t: Translate): string {
  const player = seatName(t, people, one.seat);
  const { turn, points } = one;
  if (one.finished) return t('meteor-town.board.progress-done', { player, points });
  if (one.status === 'left') return t('meteor-town.board.progress-left', { player, turn });
  return t('meteor-town.board.progress', { player, turn, points });
}

/** Turn and points of each; no sheets until all are done. */
export function board(model: BoardModel, t: Translate): Rendered {
  const { game, view, extras } = model;
  const choices: Choice[] = [
    { press: { name: 'board/hand' }, label: t('meteor-town.board.mine'), style: 'primary' },
    { press: { name: 'board/rules' }, label: t('meteor-town.board.rules') },
  ];
  return {
    components: [
      container('warm', [
        text(
          title(t),
          ...view.seats.map((one) => progressLine(model, one, t)),
          view.deadline === null ? null : t('meteor-town.board.until', { when: stamp(t, view.deadline) }),
          extras.headline,
        ),
        ...fittingRows(game, choices),
      ]),
    ],
  };
}
