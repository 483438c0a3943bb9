import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { migrationsFolder } from '../../storage/migrate.js';
import type { ViewerAssets } from './html.js';

/** The viewer as `npm run build` left it in dist/viewer; read once, at the first export. Throws where it was not built. */
export function builtViewer(folder: string = join(dirname(migrationsFolder()), 'dist/viewer')): () => ViewerAssets {
  let known: ViewerAssets | null = null;
  return () => {
    known ??= {
      script: readFileSync(join(folder, 'viewer.js'), 'utf8').trimEnd(),
      style: readFileSync(join(folder, 'viewer.css'), 'utf8').trimEnd(),
    };
    return known;
  };
}
