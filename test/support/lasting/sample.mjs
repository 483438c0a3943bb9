// Stryker's plug-in for SAMPLE: a share of the mutants, chosen by chance and the same in each run of the same SAMPLE_SEED,
// stands for all of them. Tests that were written for one sample are measured by another.
import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const SHARE = Number(process.env.SAMPLE ?? 100) / 100;
const LEFT_OUT = { status: 'compileError', reason: 'not in the sample' };

/** From 0 to 1, by what is changed, where and into what. */
function chance({ fileName, location, mutatorName, replacement }) {
  const { start, end } = location;
  const place = [start.line, start.column, end.line, end.column];
  const what = JSON.stringify([
    process.env.SAMPLE_SEED ?? '',
    relative(process.cwd(), fileName),
    place,
    mutatorName,
    replacement,
  ]);
  return createHash('sha256').update(what).digest().readUInt32BE(0) / 2 ** 32;
}

const checker = {
  init: () => Promise.resolve(),
  group: (mutants) => Promise.resolve([mutants.map(({ id }) => id)]),
  check: (mutants) =>
    Promise.resolve(
      Object.fromEntries(
        mutants.map((mutant) => [mutant.id, chance(mutant) < SHARE ? { status: 'passed' } : LEFT_OUT]),
      ),
    ),
};

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: () => checker }];
