/** `npm run lint:words`: reads the English messages, the README and the docs for phrases that nobody says. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_FOLDER } from '../package-folder.js';
import { wordsOf } from '../text/index.js';
import { WORD_EXCEPTIONS } from './word-lint/exceptions.js';
import { lintWords, passagesOf, type Passage } from './word-lint/lint.js';
import { WORD_PATTERNS } from './word-lint/patterns.js';

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'docs/*.md'];

const messages = [...wordsOf('en')].map(([key, text]): Passage => ({ where: key, text }));
const documents = globSync(DOCUMENTS, { cwd: PACKAGE_FOLDER })
  .sort()
  .flatMap((file) => passagesOf(file, readFileSync(join(PACKAGE_FOLDER, file), 'utf8')));
const { hits, unused } = lintWords([...messages, ...documents], WORD_PATTERNS, WORD_EXCEPTIONS);
for (const { where, line, found, pattern } of hits)
  console.log(`${where}${line === undefined ? '' : `:${line}`}: “${found}”: write ${pattern.instead}`);
for (const { where, pattern } of unused) console.log(`${where}: the exception for “${pattern}” isn't needed any more`);
if (hits.length + unused.length > 0) {
  console.log(`${hits.length} hits, ${unused.length} unneeded exceptions.`);
  process.exitCode = 1;
}
