import type { APIMediaGalleryComponent } from 'discord-api-types/v10';
import { scoreOf, type Town } from '../../../../games/meteor-town/index.js';
import type { Translate } from '../../../../text/index.js';
import { bodyOf, text } from '../../../messages/parts.js';
import type { Answer } from '../../../rest/acknowledge.js';
import type { Platform } from '../../../platform.js';
import { drawSheet, sheetAlt, WIDTH } from './sheet.js';

const FILE = 'sheet.png';

/** The sheet as a picture, for its player alone. */
export async function sheetAnswer(
  { messages: { renderPng } }: Pick<Platform, 'messages'>,
  town: Town,
  t: Translate,
): Promise<Answer> {
  const alt = sheetAlt(t, town);
  const data = await renderPng(drawSheet(t, town), WIDTH);
  const head = t('meteor-town.sheet.head', { turn: town.turn, points: scoreOf(town).total });
  const gallery: APIMediaGalleryComponent = {
    type: 12,
    items: [{ media: { url: `attachment://${FILE}` }, description: alt }],
  };
  return {
    form: 'private',
    body: bodyOf({ components: [text(head), gallery] }),
    files: [{ name: FILE, data, contentType: 'image/png', description: alt }],
  };
}
