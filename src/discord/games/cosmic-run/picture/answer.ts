import type { CosmicRunTypes } from '../../../../games/cosmic-run/index.js';
import { boardText, deckLine, strikeLine, titleLine } from '../../../../text/cosmic-run/index.js';
import { drawnWords, type Translate } from '../../../../text/index.js';
import { drawable } from '../../../../pictures/index.js';
import type { Answer } from '../../../rest/acknowledge.js';
import type { Actor } from '../../face.js';
import type { BoardPicture } from '../../looks.js';
import { peopleOf, publicViewOf, seatsNamed, type TableHandle } from '../table.js';
import { boardSvg, WIDTH } from './board.js';

const FILE = 'cosmic-run.png';
/** Discord docs: a file's description has at most 1,024 characters. */
const LONGEST = 1_024;

function svgOf(table: TableHandle, t: Translate): string {
  const view = publicViewOf(table);
  const scene = { view, people: peopleOf(table) };
  return boardSvg({
    t,
    view,
    names: seatsNamed(t, table),
    title: drawable(titleLine(t, scene)),
    strike: strikeLine(t, view) ?? '',
    decks: deckLine(t, view),
  });
}

const altOf = (table: TableHandle, t: Translate): string =>
  boardText(t, { view: publicViewOf(table), people: peopleOf(table) })
    .join('\n')
    .slice(0, LONGEST);

/** The public message's picture: drawn anew when a turn begins, and at the end. */
export function pictureOf(table: TableHandle, t: Translate): BoardPicture | null {
  const { phase, order, round, turn } = table.state;
  if (order.length === 0) return null;
  const key = `${phase} ${round} ${turn?.seat ?? ''}`;
  return { key, width: WIDTH, svg: () => svgOf(table, drawnWords(t)), alt: altOf(table, t) };
}

/** The board as a picture, for one person; its alternative text says the same in words. */
export async function boardPicture({
  services,
  table,
  t,
}: Pick<Actor<CosmicRunTypes>, 'services' | 'table' | 't'>): Promise<Answer> {
  const data = await services.renderPng(svgOf(table, drawnWords(t)), WIDTH);
  const description = altOf(table, t);
  return {
    form: 'private',
    body: { components: [{ type: 12, items: [{ media: { url: `attachment://${FILE}` }, description }] }] },
    files: [{ name: FILE, data, contentType: 'image/png', description }],
  };
}
