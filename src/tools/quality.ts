import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { REGISTERED } from '../registration/index.js';
import type { Asked, Certifier, Measure, NotMeasured } from './quality/certificate.js';
import { readOptions, usage, type QualityOptions } from './quality/options.js';
import { measureLines } from './quality/report.js';
import { withSection } from './quality/section.js';
import { UsageError } from './simulate/usage-error.js';

const CERTIFIERS = new Map(
  REGISTERED.flatMap(({ rules, certifier }) => (certifier === undefined ? [] : [[rules.kind, certifier] as const])),
);

const KINDS = [...CERTIFIERS.keys()];

/** The command that makes a section again. */
const commandLine = (kind: string, { games, seed }: Asked): string =>
  `npm run quality -- ${kind} --games ${games} --seed ${seed}`;

function certified(kind: string, { TITLE, certify }: Certifier, options: QualityOptions) {
  const head = ['```', commandLine(kind, options), '```', ''];
  if (!options.json) console.log(`## ${TITLE}\n\n${head.join('\n')}`);
  const measures: (Measure | NotMeasured)[] = [];
  for (const measure of certify(options)) {
    measures.push(measure);
    if (!options.json) console.log(measureLines(measure).join('\n'));
  }
  if (options.out !== null) {
    const lines = [...head, ...measures.flatMap(measureLines)];
    const page = existsSync(options.out) ? readFileSync(options.out, 'utf8') : '';
    writeFileSync(options.out, withSection(page, TITLE, lines));
  }
  return { kind, games: options.games, seed: options.seed, measures };
}

async function run(options: QualityOptions): Promise<void> {
  const certificates = [];
  for (const kind of options.kinds) {
    const certifier = await CERTIFIERS.get(kind)?.();
    if (certifier !== undefined) certificates.push(certified(kind, certifier, options));
  }
  if (options.json) console.log(JSON.stringify({ certificates }));
}

try {
  await run(readOptions(process.argv.slice(2), KINDS));
} catch (error) {
  const isUsage = error instanceof UsageError;
  console.error(isUsage ? `${error.message}\n\n${usage(KINDS)}` : error);
  process.exitCode = isUsage ? 2 : 1;
}
