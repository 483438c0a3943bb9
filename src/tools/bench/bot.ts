import { createApp, type App } from '../../app.js';
import type { OpenedDatabase } from '../../storage/ports/bot-storage.js';
import { openFile } from '../../storage/sqlite/bot-storage.js';
import { isAddress, openServer } from './server.js';
import { SILENT } from './silent-log.js';

const opened = async (place: string): Promise<OpenedDatabase> =>
  isAddress(place) ? (await openServer(place)).database : openFile(place, { hasRoom: () => true });

/**
 * The real bot on a database of its own (a file, or postgres://…), towards a local server. Durations in milliseconds.
 */
export async function benchBot(
  database: string,
  apiUrl: string,
  defaults: { readonly zoneMs: number; readonly windowMs: number },
  onCommitted: (ms: number) => void = () => undefined,
): Promise<App> {
  const app = createApp({
    database: await opened(database),
    log: SILENT,
    defaults,
    maintenance: 'off',
    emoji: [],
    onCommitted,
    limits: null,
  });
  await app.start({ token: 'local-test-token', apiUrl });
  return app;
}
