import { noteAnswer } from '../../src/discord/messages/notes.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { confirmAnswer } from '../../src/discord/history/confirm-answer.js';
import { filesAnswer } from '../../src/discord/history/export.js';
import { subcommand } from '../define.js';
import { managerOnly } from '../settings/manager-only.js';

/** Discord docs: files of a message may have 10 MiB together. */
const MOST_BYTES = 9 * 1024 * 1024;

export const serverExport: Subcommand = {
  definition: subcommand('server-export', 'command.history.server-export.about'),
  run: managerOnly(async (call, { store: { retention } }, t) => {
    const guild = call.guildId;
    const exported = await retention.exportAll(guild, { bytes: MOST_BYTES });
    if (!exported.ok)
      return noteAnswer(
        t,
        exported.why === 'busy' ? t('history.server.busy') : t('history.server.too-large', { guild }),
      );
    const words = t('history.server.exported', { count: exported.games });
    const name = `meteor-server-${guild}.jsonl.gz`;
    return filesAnswer(words, [{ name, contentType: 'application/gzip', data: Buffer.from(exported.data) }]);
  }),
};

export const serverDelete: Subcommand = {
  definition: subcommand('server-delete', 'command.history.server-delete.about'),
  run: managerOnly(async (call, { store: { retention } }, t) => {
    const { games } = await retention.kept(call.guildId);
    return confirmAnswer(
      t('history.server.ask-delete', { count: games }),
      { name: 'past/delete' },
      t('history.server.button'),
    );
  }),
};
