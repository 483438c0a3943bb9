import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { TableHandle } from '../../table/ports.js';
import type { Translate } from '../../text/index.js';
import type { BoardExtras } from '../games/board-extras.js';
import type { MessageBody } from '../rest/api.js';
import { container, text } from './parts.js';

type Part = APIMessageTopLevelComponent;

/** A message's parts without what can be pressed. */
const silent = (part: Part): readonly Part[] => {
  if (part.type === 1) return [];
  return part.type === 17 ? [{ ...part, components: part.components.filter(({ type }) => type !== 1) }] : [part];
};

/**
 * What a table's message says of itself, whatever the game: that nothing can be saved, what is lost, that the bot stops,
 * that it moved.
 */
export function withNotices(
  body: MessageBody,
  { blocked, lost }: Pick<TableHandle, 'blocked' | 'lost'>,
  { notice, retired }: Pick<BoardExtras, 'notice' | 'retired'>,
  t: Translate,
): MessageBody {
  const parts = (body.components ?? []) as readonly Part[];
  const on = [
    ...(notice === null ? [] : [notice]),
    ...(blocked ? [t('table.blocked')] : []),
    ...(lost === null ? [] : [t(`table.lost.${lost}`)]),
  ];
  const shown = retired || lost === 'game' ? parts.flatMap(silent) : parts;
  return {
    ...body,
    components: [
      ...(on.length === 0 ? [] : [container('still', [text(...on)])]),
      ...shown,
      ...(retired ? [text(t('table.retired'))] : []),
    ],
  };
}
