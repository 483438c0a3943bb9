import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** So many files stand side by side at most; more of them get rooms by subject. */
const MOST_FILES = 24;

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const crowded = (files: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > MOST_FILES).map(([folder, count]) => `${folder}: ${count}`);
};

test('a folder that holds one file more than is allowed is named', () => {
  const files = Array.from({ length: MOST_FILES + 1 }, (_, at) => `src/room/${at}.ts`);
  expect(crowded([...files, 'src/other/one.ts'])).toEqual([`src/room: ${MOST_FILES + 1}`]);
});

test('no folder of the product, its commands and its tests is crowded', () => {
  const files = ['src', 'commands', 'test', 'scripts', 'migrations'].flatMap(filesUnder);
  expect(files.length).toBeGreaterThan(1000);
  expect(crowded(files)).toEqual([]);
});
