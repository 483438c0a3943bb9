import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { townDoc, type Measured } from './docs.js';
import { samplePicture } from './sample.js';

/** `docs/meteor-town.md`, made from the sheet's data, the words and the last measured figures. */
const FILE = fileURLToPath(new URL('../../../docs/meteor-town.md', import.meta.url));
const FIGURES = fileURLToPath(new URL('../../../docs/meteor-town.json', import.meta.url));
const PICTURE = fileURLToPath(new URL('../../../docs/images/meteor-town.png', import.meta.url));

writeFileSync(FILE, townDoc(JSON.parse(readFileSync(FIGURES, 'utf8')) as Measured));
writeFileSync(PICTURE, samplePicture());
console.log(`wrote ${FILE}`);
