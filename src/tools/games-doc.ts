import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Writes the page of each game that has one: every folder beside this file with a `write-docs.ts`. */
const HERE = new URL('.', import.meta.url);

for (const { name } of readdirSync(HERE, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  const file = new URL(`${name}/write-docs.ts`, HERE);
  if (existsSync(fileURLToPath(file))) await import(file.href);
}
