import { logFileText } from '../../history/log-file.js';
import type { GameRecord } from '../../history/queries.js';
import type { Translate } from '../../text/index.js';
import type { Answer } from '../rest/acknowledge.js';
import type { MessageFile } from '../rest/api.js';
import { noteAnswer } from '../messages/notes.js';
import { bodyOf } from '../messages/parts.js';
import { linkRow, text, type Row } from '../messages/parts.js';
import type { Services } from '../services.js';

/** Discord docs, "File": with Components V2 a file shows only where a component names it. */
const fileComponent = ({ name }: MessageFile): { type: 13; file: { url: string } } => ({
  type: 13,
  file: { url: `attachment://${name}` },
});

/** Words with files below them, seen by their asker alone. */
export function filesAnswer(words: string, files: readonly MessageFile[], rows: readonly Row[] = []): Answer {
  return { form: 'private', body: bodyOf({ components: [text(words), ...files.map(fileComponent), ...rows] }), files };
}

/** A game as its log, and a replay: a page where people can reach this process's pages, else a file that opens offline. */
export function exportAnswer(
  t: Translate,
  record: GameRecord,
  { replayFile, replayLinks }: Pick<Services, 'replayFile' | 'replayLinks'>,
): Answer {
  const { game, kind, withheld } = record;
  if (withheld !== null) return noteAnswer(t, t(`history.withheld.${withheld}`));
  const log = {
    name: `${kind}-${game}.json`,
    contentType: 'application/json',
    data: Buffer.from(logFileText(record.log)),
  };
  const url = replayLinks.urlOf(game);
  if (url !== null) return filesAnswer(t('share.page-link'), [log], [linkRow(t('share.page'), url)]);
  const html = replayFile(record, t);
  return filesAnswer(t('history.export', { game }), [
    log,
    ...(html === null ? [] : [{ name: `${kind}-${game}.html`, contentType: 'text/html', data: Buffer.from(html) }]),
  ]);
}
