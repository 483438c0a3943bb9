import type { CosmicRunTypes } from '../../../../games/cosmic-run/index.js';
import { boardText, deckLine, strikeLine, titleLine } from '../../../../text/cosmic-run/index.js';
import type { Answer } from '../../../rest/acknowledge.js';
import type { Actor } from '../../face.js';
import { peopleOf, publicViewOf, seatsNamed } from '../table.js';
import { boardSvg, WIDTH } from './board.js';

const FILE = 'cosmic-run.png';
/** Discord docs: a file's description has at most 1,024 characters. */
const LONGEST = 1_024;

/** The board as a picture, for one person; its alternative text says the same in words. */
export async function boardPicture({
  services,
  table,
  t,
}: Pick<Actor<CosmicRunTypes>, 'services' | 'table' | 't'>): Promise<Answer> {
  const view = publicViewOf(table);
  const scene = { view, people: peopleOf(table) };
  const data = await services.renderPng(
    boardSvg({
      t,
      view,
      names: seatsNamed(t, table),
      title: titleLine(t, scene),
      strike: strikeLine(t, view) ?? '',
      decks: deckLine(t, view),
    }),
    WIDTH,
  );
  const description = boardText(t, scene).join('\n').slice(0, LONGEST);
  return {
    form: 'private',
    body: { components: [{ type: 12, items: [{ media: { url: `attachment://${FILE}` }, description }] }] },
    files: [{ name: FILE, data, contentType: 'image/png', description }],
  };
}
