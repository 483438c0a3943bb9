import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod';

import { docker } from './command.js';

const LOCK = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), dev: z.boolean().optional(), devOptional: z.boolean().optional() }),
  ),
});

/** Each package's own description; some carry those of others, for their tests. */
const INSTALLED = `
  const OWN = new RegExp('(^|/)node_modules/(@[^/]+/)?[^/]+/package[.]json$');
  for (const file of require('fs').globSync('node_modules/**/package.json')) {
    if (!OWN.test(file)) continue;
    const { name, version } = require('/app/' + file);
    console.log(name + '@' + version);
  }`;

/** Its size, and its packages against the lockfile's: throws if it has one that isn't there for production. */
export async function lookAtImage(image: string, checkout: string): Promise<string> {
  const { packages } = LOCK.parse(JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8')));
  const locked = new Set(
    Object.entries(packages)
      .filter(([path, { dev, devOptional }]) => path !== '' && dev !== true && devOptional !== true)
      .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version ?? ''}`),
  );
  const found = await docker('run', '--rm', '--network', 'none', '--entrypoint', 'node', image, '-e', INSTALLED);
  const installed = new Set(found.split('\n').filter((line) => line !== ''));
  const foreign = [...installed].filter((one) => !locked.has(one));
  if (foreign.length > 0) throw new Error(`not in the lockfile: ${foreign.slice(0, 5).join(', ')}`);
  const bytes = Number(await docker('image', 'inspect', '-f', '{{.Size}}', image));
  return `${Math.round(bytes / 1_000_000)} MB; ${installed.size} packages, each among the ${locked.size} that the lockfile has for production`;
}
