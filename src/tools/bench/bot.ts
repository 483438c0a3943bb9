import { createApp, type App } from '../../app.js';
import { openFile } from '../../storage/sqlite/bot-storage.js';
import { SILENT } from './silent-log.js';

/** The real bot on a database of its own, towards a local server. Durations in milliseconds. */
export async function benchBot(
  databasePath: string,
  apiUrl: string,
  defaults: { readonly zoneMs: number; readonly windowMs: number },
  onCommitted: (ms: number) => void = () => undefined,
): Promise<App> {
  const app = createApp({
    database: openFile(databasePath, { hasRoom: () => true }),
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
