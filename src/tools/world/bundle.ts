import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { PACKAGE_FOLDER } from '../../package-folder.js';
import type { Planted } from './planted-faults.js';

/** The worker and all its sources in a few files: a process reads them in a third of a second, a thousand files in two. */
export interface Bundle {
  readonly worker: string;
  remove(): void;
}

/** What the program finds beside its sources. */
const BESIDE = ['migrations', 'package.json'];

/** @param planted a fault to put into the sources. Throws where the code has changed so that it doesn't fit any more. */
export async function bundleWorker(planted: Planted | null = null): Promise<Bundle> {
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
      packages: 'external',
      format: 'esm',
      platform: 'node',
      target: 'node22',
      sourcemap: true,
      logLevel: 'error',
      plugins: planted === null ? [] : [planting(planted)],
    });
    return { worker: join(folder, 'worker.js'), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

const planting = ({ name, file, was, is }: Planted): Plugin => ({
  name: 'planting',
  setup: ({ onLoad }) => {
    const path = join(PACKAGE_FOLDER, file);
    onLoad({ filter: /\.ts$/ }, (loaded) => {
      if (loaded.path !== path) return undefined;
      const parts = readFileSync(path, 'utf8').split(was);
      if (parts.length !== 2)
        throw new Error(`“${name}” can't be planted: ${file} has its code ${parts.length - 1} times`);
      return { contents: parts.join(is), loader: 'ts' };
    });
  },
});
