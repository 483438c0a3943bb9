import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { expect, it, onTestFinished } from 'vitest';

/** The walls of `.dependency-cruiser.mjs`, tried on a small house of their own. */

/** Which walls the imports of these files break, as `wall: from → to`. */
async function broken(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const house = mkdtempSync(join(tmpdir(), 'meteor-walls-'));
  onTestFinished(() => rmSync(house, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(house, dirname(path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  const { ruleSet = {} } = await extractDepcruiseOptions(join(import.meta.dirname, '../.dependency-cruiser.mjs'));
  const { output } = await cruise(['src', 'test'], {
    baseDir: house,
    validate: true,
    ruleSet,
    tsPreCompilationDeps: true,
    doNotFollow: { path: '^node_modules' },
  });
  return (output as ICruiseResult).summary.violations
    .map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
    .sort();
}

const ENGINE = 'node_modules/better-sqlite3/index.js';

it('keeps the engine in its room: nobody else imports it, not even a type, and the rest asks through ports', async () => {
  const found = await broken({
    'package.json': '{"type":"module","dependencies":{"better-sqlite3":"1.0.0"}}',
    'node_modules/better-sqlite3/package.json': '{"name":"better-sqlite3","version":"1.0.0","main":"index.js"}',
    [ENGINE]: 'module.exports = class {};',
    'src/storage/sqlite/rows.ts': "import type { Database } from 'better-sqlite3';\nexport type Rows = Database;",
    'src/app.ts': "import type { Rows } from './storage/sqlite/rows.js';\nexport type App = Rows;",
    'src/start/file.ts': "import type { Rows } from '../storage/sqlite/rows.js';\nexport type File = Rows;",
    'src/history/queries.ts': "import type { Database } from 'better-sqlite3';\nexport type Query = Database;",
    'src/table/log.ts': "import type { Rows } from '../storage/sqlite/rows.js';\nexport type Log = Rows;",
    'test/daily/deals.ts': "import Sqlite from 'better-sqlite3';\nexport const made = new Sqlite(':memory:');",
    'test/storage/sqlite/rows.ts': "import Sqlite from 'better-sqlite3';\nexport const made = new Sqlite(':memory:');",
  });
  const ofStorage = found.filter((line) => /^(only-its-room-imports-the-engine|ports-not-sqlite):/.test(line));
  expect(ofStorage).toEqual([
    `only-its-room-imports-the-engine: src/history/queries.ts → ${ENGINE}`,
    `only-its-room-imports-the-engine: test/daily/deals.ts → ${ENGINE}`,
    'ports-not-sqlite: src/app.ts → src/storage/sqlite/rows.ts',
    'ports-not-sqlite: src/table/log.ts → src/storage/sqlite/rows.ts',
  ]);
});
