import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { scenariosDoc, type MeasuredNights } from './scenarios-doc.js';

/** `docs/scenarios.md`, made from the nights, their words and the last measured figures. */
const FILE = fileURLToPath(new URL('../../../docs/scenarios.md', import.meta.url));
const FIGURES = fileURLToPath(new URL('../../../docs/scenarios.json', import.meta.url));

writeFileSync(FILE, scenariosDoc(JSON.parse(readFileSync(FIGURES, 'utf8')) as MeasuredNights));
console.log(`wrote ${FILE}`);
