import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}

/** The package's own /migrations, found from the sources as well as from dist/. */
export function migrationsFolder(from: string = import.meta.dirname): string {
  const folder = join(from, 'migrations');
  if (existsSync(folder) && existsSync(join(from, 'package.json'))) return folder;
  const parent = dirname(from);
  if (parent === from) throw new Error('The folder "migrations" is missing from this installation.');
  return migrationsFolder(parent);
}

/** The numbered files, in order. Throws if a number is missing or there twice: a release was put together wrongly. */
export function readMigrations(folder: string = migrationsFolder()): readonly Migration[] {
  const names = readdirSync(folder)
    .filter((name) => /^\d+_.*\.sql$/.test(name))
    .sort();
  return names.map((name, index) => {
    const version = Number.parseInt(name, 10);
    if (version !== index + 1) throw new Error(`Migration ${name} should have the number ${index + 1}.`);
    return { version, name, sql: readFileSync(join(folder, name), 'utf8') };
  });
}
