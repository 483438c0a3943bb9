import type { CosmicRunTypes } from '../../../../games/cosmic-run/index.js';
import { boardText, deckLine, seatLine, strikeLine, titleLine } from '../../../../text/cosmic-run/index.js';
import { altText, inPlainWords, unescapeText, type Translate } from '../../../../text/index.js';
import { drawable, inLanguage } from '../../../../pictures/index.js';
import type { Answer } from '../../../rest/acknowledge.js';
import type { Actor } from '../../face.js';
import type { BoardPicture } from '../../presentation.js';
import { pictureAnswer } from '../../shared/picture-answer.js';
import { peopleOf } from '../../../people.js';
import { publicViewOf, seatsNamed, type TableHandle } from '../table.js';
import { COSMIC_END } from '../end.js';
import { boardSvg, PICTURE } from './board.js';

const FILE = 'cosmic-run.png';

function svgOf(table: TableHandle, t: Translate): string {
  const view = publicViewOf(table);
  const names = new Map([...seatsNamed(t, table)].map(([seat, name]) => [seat, drawable(name, t.locale)]));
  const people = new Map(
    [...peopleOf(table)].map(([seat, one]) => [seat, { ...one, name: drawable(one.name, t.locale) }]),
  );
  return inLanguage(
    t.locale,
    boardSvg({
      t,
      view,
      names,
      title: drawable(unescapeText(titleLine(t, { view, people })), t.locale),
      strike: strikeLine(t, view) ?? '',
      decks: deckLine(t, view),
    }),
  );
}

/** What the picture shows: who plays, what the meteor did and how all stand come before the tracks. */
function altOf(table: TableHandle, words: Translate): string {
  const t = inPlainWords(words);
  const scene = { view: publicViewOf(table), people: peopleOf(table) };
  const seats = scene.view.order.map((seat) => seatLine(t, scene, seat));
  const rest = boardText(t, scene).filter((line) => !seats.includes(line));
  return altText(t, [...COSMIC_END.result({ table, ...scene }, t), ...rest.slice(0, 2), ...seats, ...rest.slice(2)]);
}

/** The public message's picture. It changes with whatever lies on the table, not with dice that are rolled. */
export function pictureOf(table: TableHandle, t: Translate): BoardPicture | null {
  const view = publicViewOf(table);
  const { phase, order, round, turn, planets, tokens, players, display, lastStrike, meteorsLeft, aliensLeft } = view;
  if (order.length === 0) return null;
  const lies = [planets, tokens, players, display, lastStrike, meteorsLeft, aliensLeft];
  const key = JSON.stringify([phase, round, turn?.seat ?? null, lies]);
  return { key, width: PICTURE.width, svg: () => svgOf(table, t), alt: altOf(table, t) };
}

/** The board as a picture, for one person; its alternative text says the same in words. */
export const boardPicture = (
  asker: Pick<Actor<CosmicRunTypes>, 'platform' | 'caller' | 'table' | 't'>,
): Promise<Answer> => {
  const { table, t } = asker;
  return pictureAnswer(asker, { file: FILE, svg: svgOf(table, t), width: PICTURE.width, alt: altOf(table, t) });
};
