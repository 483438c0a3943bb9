import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { confirmAnswer } from '../../src/discord/history/confirm-answer.js';
import { filesAnswer } from '../../src/discord/history/export.js';
import { subcommand } from '../define.js';
import { managerOnly } from '../settings/manager-only.js';

/** Discord docs: files of a message may have 10 MiB together. */
const MOST_BYTES = 9 * 1024 * 1024;
/** So much text compresses to about a message's limit; collecting more would only delay running games. */
const MOST_TEXT = 200 * 1024 * 1024;
const GAMES_A_TURN = 10;

/** All of a server's data, compressed; running games are served in between. Null: too much for a message. */
async function packed(lines: Iterable<string>): Promise<Buffer> {
  const parts: string[] = [];
  let size = 0;
  for (const line of lines) {
    parts.push(line);
    size += line.length;
    if (size > MOST_TEXT) break;
    if (parts.length % GAMES_A_TURN === 0) await setImmediate();
  }
  return gzipSync(`${parts.join('\n')}\n`);
}

export const serverExport: Subcommand = {
  definition: subcommand('server-export', 'command.history.server-export.about'),
  run: managerOnly(async (call, { retention }, t) => {
    const guild = call.guildId ?? '';
    const data = await packed(retention.exportAll(guild));
    if (data.length > MOST_BYTES)
      return noteAnswer(t, t('history.server.too-big', { size: Math.ceil(data.length / 1024 / 1024), guild }));
    const words = t('history.server.exported', { count: retention.kept(guild).games });
    return filesAnswer(words, [{ name: `meteor-server-${guild}.jsonl.gz`, contentType: 'application/gzip', data }]);
  }),
};

export const serverDelete: Subcommand = {
  definition: subcommand('server-delete', 'command.history.server-delete.about'),
  run: managerOnly((call, { retention }, t) =>
    Promise.resolve(
      confirmAnswer(
        t('history.server.ask-delete', { count: retention.kept(call.guildId ?? '').games }),
        { name: 'past/delete' },
        t('history.server.button'),
      ),
    ),
  ),
};
