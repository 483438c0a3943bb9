import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, inject, test } from 'vitest';

const MOST_BYTES = 130 * 1024;

const gzipped = (text: Buffer | Uint8Array | string): number => gzipSync(text, { level: 9 }).length;

async function sdkBytes(): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: "export { DiscordSDK } from '@discord/embedded-app-sdk'", resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'sdk',
    logLevel: 'silent',
  });
  return gzipped(outputFiles[0]?.contents ?? '');
}

test('the first load is at most 130 KB gzipped without the SDK, words and signs included', async () => {
  const folder = inject('activityFolder');
  const sizes = readdirSync(join(folder, 'assets')).map((name) => ({
    name,
    bytes: gzipped(readFileSync(join(folder, 'assets', name))),
  }));
  const isWords = (name: string): boolean => name.startsWith('words-');
  const words = Math.max(...sizes.filter(({ name }) => isWords(name)).map(({ bytes }) => bytes));
  const rest = sizes.filter(({ name }) => !isWords(name)).reduce((sum, { bytes }) => sum + bytes, 0);
  const page = gzipped(readFileSync(join(folder, 'index.html')));
  const total = page + rest + words - (await sdkBytes());
  expect(total).toBeGreaterThan(20 * 1024);
  expect(total).toBeLessThanOrEqual(MOST_BYTES);
});
