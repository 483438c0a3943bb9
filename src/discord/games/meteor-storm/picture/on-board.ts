import { publicView, type MeteorStormTypes, type Side } from '../../../../games/meteor-storm/index.js';
import { altText, type Translate } from '../../../../text/index.js';
import { boardText, outcomeLine, pointsLine } from '../../../../text/meteor-storm/index.js';
import type { Answer } from '../../../rest/acknowledge.js';
import type { Actor } from '../../face.js';
import type { BoardPicture } from '../../presentation.js';
import { pictureAnswer } from '../../shared/picture-answer.js';
import { peopleOf } from '../../../people.js';
import { sideOfSeat } from '../side.js';
import type { TableHandle } from '../table.js';
import { boardSvg } from './board.js';
import type { Choices } from './choices.js';
import { PICTURE } from './layout.js';

const FILE = 'my-side.png';

/** The board in words, how it stands first, as far as a picture's description takes it. */
function altOf(table: TableHandle, t: Translate): string {
  const view = publicView(table.state);
  const people = peopleOf(table);
  return altText(t, [
    outcomeLine(t, view, people),
    pointsLine(t, view, people),
    ...boardText(t, view, people).split('\n'),
  ]);
}

/** The public message's picture: A's side at the bottom. It changes with whatever lies on the board. */
export function pictureOf(table: TableHandle, t: Translate): BoardPicture | null {
  const view = publicView(table.state);
  if (view.turn === 0) return null;
  const { units, tiles, features, markers, points, active, turn, phase, seats, stackLeft } = view;
  return {
    key: JSON.stringify([units, tiles, features, markers, points, active, turn, phase, seats, stackLeft]),
    width: PICTURE.width,
    svg: () => boardSvg(view, 0, t('kind.meteor-storm')),
    alt: altOf(table, t),
  };
}

/** While a player chooses on the board: the part of it that matters, numbered as the buttons are. */
export function choicesPicture(table: TableHandle, side: Side, choices: Choices, t: Translate): BoardPicture | null {
  const whole = pictureOf(table, t);
  if (whole === null) return null;
  return {
    ...whole,
    key: `${whole.key} ${side} ${JSON.stringify(choices)}`,
    about: choices.about,
    svg: () => boardSvg(publicView(table.state), side, t('kind.meteor-storm'), choices),
    follows: true,
  };
}

/** For one person: the board from their own side. */
export function ownSide(asker: Actor<MeteorStormTypes>): Promise<Answer> {
  const { table, seat, t } = asker;
  const svg = boardSvg(publicView(table.state), sideOfSeat(seat ?? 0), t('kind.meteor-storm'));
  return pictureAnswer(asker, { file: FILE, svg, width: PICTURE.width, alt: altOf(table, t) });
}
