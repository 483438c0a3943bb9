import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { ServerExport } from '../../../history/queries.js';
import { exportServer, type ExportParts } from './server.js';

/** Null: there is more than was asked for. */
export type Exported = { readonly data: Uint8Array; readonly games: number } | null;

/** Reads and compresses all that a server has. It stops at so many bytes. */
export async function packedExport(parts: ExportParts, guildId: string, most: number): Promise<Exported> {
  // The first line is the server's own.
  let games = -1;
  async function* lines(): AsyncIterable<string> {
    for await (const line of exportServer(parts, guildId)) {
      games += 1;
      yield `${line}\n`;
    }
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of Readable.from(lines()).pipe(createGzip()) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) return null;
    chunks.push(chunk);
  }
  return { data: Buffer.concat(chunks), games };
}

/** Makes exports of servers, one at a time. */
export class ServerExports {
  #running = false;

  constructor(private readonly exported: (guildId: string, most: number) => Promise<Exported>) {}

  /** Rejects where the database can't be read. */
  async make(guildId: string, most: number): Promise<ServerExport> {
    if (this.#running) return { ok: false, why: 'busy' };
    this.#running = true;
    try {
      const exported = await this.exported(guildId, most);
      return exported === null ? { ok: false, why: 'too-big' } : { ok: true, ...exported };
    } finally {
      this.#running = false;
    }
  }
}
