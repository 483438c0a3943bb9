import type { IncomingMessage } from 'node:http';
import { refuse } from '../errors.js';
import type { Body } from '../world/compose.js';
import type { Json, UploadedFile } from '../world/model.js';

const MAX_BYTES = 25 * 1024 * 1024;

/** What a request carries: JSON, or multipart with files and `payload_json`. Arrays stay arrays. */
export interface RequestBody {
  readonly json: unknown;
  readonly files: readonly UploadedFile[];
  /** A form of OAuth 2's. */
  readonly form?: URLSearchParams;
}

const NOTHING: RequestBody = { json: undefined, files: [] };

/** Reads a request's body; a GET has none. Throws an `ApiError` for one that is too large or malformed. */
export async function readBody(request: IncomingMessage): Promise<RequestBody> {
  if (request.method === 'GET') return NOTHING;
  const data = await readAll(request);
  if (data.length === 0) return NOTHING;
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) return multipart(data, type);
  if (type.startsWith('application/x-www-form-urlencoded'))
    return { ...NOTHING, form: new URLSearchParams(data.toString()) };
  return { json: parseJson(data.toString()), files: [] };
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw refuse.tooLarge();
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse.notJson();
  }
}

async function multipart(data: Buffer, type: string): Promise<RequestBody> {
  const form = await new Response(new Uint8Array(data), { headers: { 'content-type': type } }).formData().catch(() => {
    throw refuse.notJson();
  });
  const files: UploadedFile[] = [];
  let json: unknown = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      if (name === 'payload_json') json = parseJson(value);
      continue;
    }
    const index = Number(/\d+/.exec(name)?.[0] ?? files.length);
    files.push({
      index,
      filename: value.name,
      contentType: value.type || 'application/octet-stream',
      data: Buffer.from(await value.arrayBuffer()),
    });
  }
  return { json, files };
}

/** The body as an object; a list or nothing counts as an empty one. */
export function asBody({ json, files }: RequestBody): Body {
  const object = typeof json === 'object' && json !== null && !Array.isArray(json);
  return { json: object ? (json as Json) : {}, files };
}
