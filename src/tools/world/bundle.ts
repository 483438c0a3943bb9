import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { PACKAGE_FOLDER } from '../../package-folder.js';
import type { Edit } from './planted/faults.js';

/** The worker and all its sources in a few files: a process reads them in a third of a second, a thousand files in two. */
export interface Bundle {
  readonly worker: string;
  remove(): void;
}

/** What has native parts, and what discord.js would use if it were there. */
const NATIVE = ['better-sqlite3', '@resvg/resvg-js', 'zlib-sync', 'bufferutil', 'utf-8-validate'];
/** For packages in CommonJS. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);";

/** What the program finds beside its sources. */
const BESIDE = ['migrations', 'package.json'];

/** @param edits of the sources. Throws where the code has changed so that one doesn't fit any more. */
export async function bundleWorker(edits: readonly Edit[] = []): Promise<Bundle> {
  const folder = mkdtempSync(join(tmpdir(), 'meteor-worlds-'));
  const remove = (): void => {
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const part of BESIDE) cpSync(join(PACKAGE_FOLDER, part), join(folder, part), { recursive: true });
    symlinkSync(join(PACKAGE_FOLDER, 'node_modules'), join(folder, 'node_modules'));
    await build({
      absWorkingDir: PACKAGE_FOLDER,
      entryPoints: ['src/tools/world/worker.ts'],
      outdir: folder,
      // The clock and the timers are replaced before the chunk with everything else is loaded.
      splitting: true,
      bundle: true,
      external: NATIVE,
      alias: { 'node-inspect-extracted': 'node:util' },
      banner: { js: REQUIRE },
      format: 'esm',
      platform: 'node',
      target: 'node22',
      sourcemap: true,
      logLevel: 'error',
      plugins: [editing(edits)],
    });
    return { worker: join(folder, 'worker.js'), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

const editing = (edits: readonly Edit[]): Plugin => ({
  name: 'editing',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const own = edits.filter(({ file }) => path === join(PACKAGE_FOLDER, file));
      if (own.length === 0) return undefined;
      return { contents: own.reduce(edited, readFileSync(path, 'utf8')), loader: 'ts' };
    });
  },
});

function edited(text: string, { file, was, is }: Edit): string {
  const parts = text.split(was);
  if (parts.length !== 2) throw new Error(`${file} has “${was}” ${parts.length - 1} times, and not once`);
  return parts.join(is);
}
