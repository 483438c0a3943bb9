import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_FOLDER } from '../../package-folder.js';
import type { ViewerAssets } from './html.js';

/** The script and the style of games that bring none of their own. */
const PLAIN = 'plain';
const STYLE = 'viewer';

/**
 * The viewers as `npm run build` left them in dist/viewer, by kind of game; each read once, at its first export. Throws
 * where they were not built.
 */
export function builtViewer(folder: string = join(PACKAGE_FOLDER, 'dist/viewer')): (kind: string) => ViewerAssets {
  const known = new Map<string, ViewerAssets>();
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8').trimEnd();
  return (kind) => {
    const found = known.get(kind);
    if (found !== undefined) return found;
    const has = (file: string): boolean => existsSync(join(folder, file));
    const script = has(`${kind}.js`) ? kind : PLAIN;
    const style = has(`${kind}.css`) ? kind : STYLE;
    const assets = { script: read(`${script}.js`), style: read(`${style}.css`) };
    known.set(kind, assets);
    return assets;
  };
}
