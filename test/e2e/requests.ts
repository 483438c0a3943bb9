import { copyFileSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RecordedRequest } from '../../src/local/index.js';

type Check = (
  method: string,
  path: string,
  body: unknown,
) => { readonly ok: boolean; readonly errors: readonly string[] };

/** Discord's own description of its API, and limits that it leaves out; it lies beside the checkout, where it lies at all. */
const SHARED = resolve(import.meta.dirname, '../../../shared/discord');

let loaded: Promise<Check | null> | null = null;

async function load(): Promise<Check | null> {
  if (!existsSync(join(SHARED, 'check.mjs'))) return null;
  // It imports ajv, which the folder it lies in may not have.
  const folder = mkdtempSync(join(tmpdir(), 'meteor-check-'));
  for (const file of ['check.mjs', 'openapi.json']) copyFileSync(join(SHARED, file), join(folder, file));
  symlinkSync(resolve(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'));
  const module = (await import(pathToFileURL(join(folder, 'check.mjs')).href)) as { readonly check: Check };
  return module.check;
}

/** What falls short, a line each; nothing where the description isn't there. */
export async function faultsOf(requests: readonly RecordedRequest[]): Promise<readonly string[]> {
  const check = await (loaded ??= load());
  if (!check) return [];
  return requests.flatMap(({ method, path, body }) => {
    const result = check(method, path, body);
    return result.ok ? [] : [`${method} ${path.replace(/[\w-]{60,}/g, '…')}: ${result.errors.join('; ')}`];
  });
}
