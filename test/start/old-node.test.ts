import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

/** Makes of this Node an old one, as far as matters: its version, and what `node:module` doesn't export there yet. */
const AS_OLD = `
  import { registerHooks } from 'node:module';
  Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'node:module' && /\\/src\\/[^/]+\\.ts/.test(context.parentURL ?? '')
        ? { url: 'old:module', format: 'module', shortCircuit: true }
        : next(specifier, context),
    load: (url, context, next) =>
      url === 'old:module'
        ? {
            format: 'module',
            shortCircuit: true,
            source: "import { createRequire } from 'module'; export { createRequire }; export default { createRequire };",
          }
        : next(url, context),
  });
`;

const fileOf = (path: string): string => fileURLToPath(import.meta.resolve(`../../src/${path}`));

test.each(['main.ts', 'tools/replay.ts', 'tools/backup.ts'])('an old Node is refused by %s in words', (path) => {
  const folder = mkdtempSync(join(tmpdir(), 'meteor-old-node-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const imports = [`data:text/javascript,${encodeURIComponent(AS_OLD)}`, import.meta.resolve('tsx')];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...imports.flatMap((url) => ['--import', url]), fileOf(path), 'out.db'],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(stderr).toContain('Meteor needs Node 22.12 or later; this is Node 20.20.2.');
  expect([status, stdout, readdirSync(folder)]).toEqual([1, '', []]);
});
