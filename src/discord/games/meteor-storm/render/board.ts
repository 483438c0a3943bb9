import { cardInPlay, type PublicView } from '../../../../games/meteor-storm/index.js';
import type { GameId } from '../../../../table/ports.js';
import { seatName, stamp, type People, type Translate } from '../../../../text/index.js';
import { cardName, pointsLine, scenarioName, sideName, unitNamed } from '../../../../text/meteor-storm/index.js';
import type { BoardExtras } from '../../face.js';
import { fittingRows, container, gallery, text, type Choice, type Rendered } from './parts.js';

/** What the public message is drawn from. */
export interface BoardModel {
  readonly game: GameId;
  readonly view: PublicView;
  readonly people: People;
  readonly extras: BoardExtras;
  /** What this turn's dice brought, and what was done last. */
  readonly appeared: readonly string[];
  readonly last: string | null;
}

/** What the game waits for. */
function waitsFor({ view, people }: BoardModel, t: Translate): string {
  const { retreat, active } = view;
  const asked = retreat === null ? undefined : view.units[retreat.unit];
  if (asked !== undefined)
    return t('meteor-storm.board.toRetire', {
      player: seatName(t, people, asked.side),
      unit: unitNamed(t, { board: view }, asked.id),
    });
  const card = cardInPlay(view);
  const player = seatName(t, people, active);
  return card === null
    ? t('meteor-storm.board.toPlay', { player })
    : t('meteor-storm.board.toOrder', { player, card: cardName(t, card.id) });
}

const viewChoices = (t: Translate): Choice[] => [
  { press: { name: 'board/picture' }, label: t('meteor-storm.board.mySide') },
  { press: { name: 'board/text' }, label: t('meteor-storm.board.asText') },
  { press: { name: 'board/log' }, label: t('meteor-storm.board.log') },
  { press: { name: 'board/rules' }, label: t('meteor-storm.board.rules') },
];

/** The public message of a battle. */
export function board(model: BoardModel, t: Translate): Rendered {
  const { game, view, people, extras, appeared, last } = model;
  const title = t('meteor-storm.board.title', {
    scenario: scenarioName(t, view.options.scenario),
    turn: view.turn,
    player: sideName(t, people, view.active),
  });
  const choices: Choice[] = [
    { press: { name: 'board/hand' }, label: t('meteor-storm.board.cards'), style: 'primary' },
    ...viewChoices(t),
  ];
  return {
    components: [
      container('warm', [
        text(
          `**${title}**`,
          pointsLine(t, view, people),
          ...appeared,
          last === null ? null : t('meteor-storm.board.last', { line: last }),
          waitsFor(model, t),
          view.deadline === null ? null : t('meteor-storm.board.due', { when: stamp(t, view.deadline) }),
        ),
        ...gallery(extras.picture),
        ...fittingRows(game, choices),
      ]),
    ],
  };
}
