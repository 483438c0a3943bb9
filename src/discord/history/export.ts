import { withDayKey } from '../../history/export/day-key.js';
import { dealtSeed, fairnessOf } from '../../history/logs/fairness.js';
import { logFileText } from '../../history/logs/log-file.js';
import type { GameRecord } from '../../history/queries.js';
import { StorageFault } from '../../table/ports.js';
import { escapeText, type Translate } from '../../text/index.js';
import { withFiles, type Answer } from '../rest/acknowledge.js';
import { failureWords } from '../messages/failure.js';
import { noteAnswer } from '../messages/notes.js';
import type { Asker } from '../work-queue.js';
import { gameOf } from './access.js';
import type { MessageFile } from '../rest/api.js';
import { bodyOf } from '../messages/parts.js';
import { linkRow, text, type Row } from '../messages/parts.js';
import type { Platform } from '../platform.js';

/** Discord docs, "File": with Components V2 a file shows only where a component names it. */
const fileComponent = ({ name }: MessageFile): { type: 13; file: { url: string } } => ({
  type: 13,
  file: { url: `attachment://${name}` },
});

/** Words with files below them, seen by their asker alone. */
export function filesAnswer(words: string, files: readonly MessageFile[], rows: readonly Row[] = []): Answer {
  return { form: 'private', body: bodyOf({ components: [text(words), ...files.map(fileComponent), ...rows] }), files };
}

/**
 * An export, made in the queue of those: its asker is told at once that it comes. Reading, checking and folding a log takes
 * the event loop tens of milliseconds, which many at once would take from everybody's clicks.
 */
export function exportLater(
  t: Translate,
  platform: Platform,
  { userId, guildId, game }: Asker & { readonly guildId: string; readonly game: string | null },
): Answer {
  const {
    messages: { api },
    store: { exports },
    log,
  } = platform;
  const made = exports.add({ userId, guildId }, async () => {
    const found = await gameOf(platform, guildId, game, t);
    return found.ok ? exportAnswer(t, found.record, platform) : found.answer;
  });
  if (made === null) return noteAnswer(t, t('history.export-busy'));
  const failed = (err: unknown): Answer => {
    const facts = { err, game, guild: guildId };
    if (err instanceof StorageFault) log.warn(facts, 'an export failed: the database is out of reach');
    else log.error(facts, 'an export failed; this is a bug');
    return noteAnswer(t, failureWords(t, err, game ?? guildId));
  };
  const answered = made.catch(failed);
  return {
    form: 'private',
    body: bodyOf({ components: [text(t('history.export-waits'))] }),
    landed: ({ token, message }) => {
      if (token === null) return;
      const show = async (): Promise<void> => {
        const { body, files } = await answered;
        const sent = await api.editByToken(token, message, withFiles({ body, ...(files && { files }) }), files);
        if (!sent.ok) log.warn({ fault: sent.fault, game }, 'an export could not be sent');
        if (!sent.ok || sent.withoutFiles === true)
          await api.editByToken(token, message, bodyOf({ components: [text(t('history.export-refused'))] }));
      };
      show().catch(failed);
    },
  };
}

/** What its cards or dice came from, and what shows that they did; it was secret while the game was on. */
function dealLines(t: Translate, { entries, log, summary }: GameRecord): string[] {
  const seed = t('end.seed', { seed: escapeText(dealtSeed(entries), 40) });
  const fair = fairnessOf(entries);
  return [
    seed,
    ...(fair === null ? [] : [t('history.fair', { commitment: fair.commitment, joined: fair.mixed.length })]),
    ...(log.dayKey === undefined ? [] : [t('history.day-key', { day: String(summary['day']), key: log.dayKey })]),
  ];
}

type Exporting = Pick<Platform, 'store'> & { readonly tables: Pick<Platform['tables'], 'deals' | 'directory'> };

/** A game as its log, and a replay: a page where people can reach this process's pages, else a file that opens offline. */
export async function exportAnswer(
  t: Translate,
  found: GameRecord,
  { store: { replayFile, replayLinks }, tables: { deals, directory } }: Exporting,
): Promise<Answer> {
  const record = withDayKey(found, directory.games.find(found.kind), deals);
  const { game, kind, withheld } = record;
  if (withheld !== null) return noteAnswer(t, t(`history.withheld.${withheld}`));
  const log = {
    name: `${kind}-${game}.json`,
    contentType: 'application/json',
    data: Buffer.from(logFileText(record.log)),
  };
  const url = replayLinks.urlOf(game);
  const deal = dealLines(t, record);
  if (url !== null)
    return filesAnswer([t('share.page-link'), ...deal].join('\n'), [log], [linkRow(t('share.page'), url)]);
  const html = await replayFile(record, t);
  return filesAnswer([t('history.export', { game }), ...deal].join('\n'), [
    log,
    ...(html === null ? [] : [{ name: `${kind}-${game}.html`, contentType: 'text/html', data: Buffer.from(html) }]),
  ]);
}
