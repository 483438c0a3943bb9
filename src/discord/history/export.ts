import type { History } from '../../history/index.js';
import { logFileText } from '../../history/log-file.js';
import type { GameRecord } from '../../history/queries.js';
import type { Translate } from '../../text/index.js';
import type { Answer } from '../rest/acknowledge.js';
import type { MessageFile } from '../rest/api.js';
import { bodyOf } from '../messages/parts.js';
import { text } from '../messages/parts.js';

/** Discord docs, "File": with Components V2 a file shows only where a component names it. */
const fileComponent = ({ name }: MessageFile): { type: 13; file: { url: string } } => ({
  type: 13,
  file: { url: `attachment://${name}` },
});

/** Words with files below them, seen by their asker alone. */
export function filesAnswer(words: string, files: readonly MessageFile[]): Answer {
  return { form: 'private', body: bodyOf({ components: [text(words), ...files.map(fileComponent)] }), files };
}

/** A game as two files: its log, and a replay that opens offline. */
export function exportAnswer(t: Translate, record: GameRecord, { replayFile }: Pick<History, 'replayFile'>): Answer {
  const { game, kind } = record;
  const html = replayFile(record, t);
  return filesAnswer(t('history.export', { game }), [
    { name: `${kind}-${game}.json`, contentType: 'application/json', data: Buffer.from(logFileText(record.log)) },
    ...(html === null ? [] : [{ name: `${kind}-${game}.html`, contentType: 'text/html', data: Buffer.from(html) }]),
  ]);
}
