/**
 * The bot of a soak, in a process of its own, so that what it holds is counted alone. Told `{id, ask}` by its parent, it
 * answers what it holds, or in which channels games are on.
 */
import { readdirSync } from 'node:fs';
import * as z from 'zod';

import { createApp, type App } from '../../app.js';
import { listenToParent, type Request } from '../../workers/protocol.js';
import { openFile, type OpenedFile } from '../../storage/sqlite/bot-storage.js';
import { SILENT } from '../bench/silent-log.js';
import type { Asked, Footprint, Holds } from './bot-process.js';

const ZONE_MS = 3_000;
const WINDOW_MS = 500;
const MIB = 1024 * 1024;

function footprint(app: App, { connection }: OpenedFile['database']): Footprint {
  globalThis.gc?.();
  const tables = connection
    .prepare<[], { readonly name: string }>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    .all();
  const count = (table: string): number =>
    connection.prepare<[], number>(`SELECT count(*) FROM "${table}"`).pluck().get() ?? 0;
  const { heapUsed, rss } = process.memoryUsage();
  return {
    heapMiB: Math.round((heapUsed / MIB) * 100) / 100,
    residentMiB: Math.round((rss / MIB) * 10) / 10,
    fileDescriptors: readdirSync('/proc/self/fd').length,
    liveGames: app.tables.live().length,
    rows: Object.fromEntries(tables.map(({ name }) => [name, count(name)])),
  };
}

const [databasePath, apiUrl] = z.tuple([z.string(), z.string()]).parse(process.argv.slice(2));
const file = openFile(databasePath);
const app = createApp({
  database: file,
  log: SILENT,
  defaults: { zoneMs: ZONE_MS, windowMs: WINDOW_MS },
  limits: null,
});
await app.start({ token: 'local-test-token', apiUrl });

listenToParent<Request<Asked>, Holds>(({ id, question }, parent) => {
  if (question === 'stop') {
    void app.stop().finally(() => process.exit(0));
    return;
  }
  const channels = app.tables.live().map(({ channelId }) => channelId);
  parent.tell({ id, channels, footprint: question === 'footprint' ? footprint(app, file.database) : null });
});
process.once('disconnect', () => process.exit(1));
process.send?.({ id: 0, channels: [], footprint: null } satisfies Holds);
