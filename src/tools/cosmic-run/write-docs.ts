import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cosmicDoc, type Measured } from './docs.js';
import { samplePicture } from './sample.js';

/** `docs/cosmic-run.md`, made from the card data, the words and the last measured figures. */
const FILE = fileURLToPath(new URL('../../../docs/cosmic-run.md', import.meta.url));
const FIGURES = fileURLToPath(new URL('../../../docs/cosmic-run.json', import.meta.url));
const PICTURE = fileURLToPath(new URL('../../../docs/images/cosmic-run.png', import.meta.url));

writeFileSync(FILE, cosmicDoc(JSON.parse(readFileSync(FIGURES, 'utf8')) as Measured));
writeFileSync(PICTURE, samplePicture());
console.log(`wrote ${FILE}`);
