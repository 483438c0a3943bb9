/** The thread in which a server's data is read and compressed, until there is more of it than a message carries. */
import { parentPort, workerData } from 'node:worker_threads';
import { openToRead } from '../database.js';
import { registryOf } from '../../../workers/rules.js';
import { DealSecrecy } from '../../../history/logs/withheld.js';
import { SqliteDealsInPlay } from '../history/deals-in-play.js';
import { packedExport } from '../../sql/export/packed-export.js';
import { readingFrom } from '../history/archive.js';
import type { ToExport } from './export-thread.js';

const { path, guildId, most } = workerData as ToExport;
const connection = openToRead(path);
const kinds = connection.prepare<[], string>('SELECT DISTINCT kind FROM games').pluck().all();
const secrecy = new DealSecrecy(new SqliteDealsInPlay(connection), await registryOf(kinds), () => Date.now());
const result = await packedExport(readingFrom(connection, secrecy), guildId, most);
connection.close();
parentPort?.postMessage(result);
