import { parseArgs } from 'node:util';
import { oneOf, wholeNumberIn } from '../simulate/flags.js';
import { UsageError } from '../simulate/usage-error.js';
import type { Asked } from './certificate.js';

/** What the command line asks for. */
export interface QualityOptions extends Asked {
  readonly kinds: readonly string[];
  readonly json: boolean;
  /** A Markdown file whose sections of these games are written anew; null: none. */
  readonly out: string | null;
}

export const usage = (kinds: readonly string[]): string => `Usage: npm run quality -- [GAME…] [options]
  GAME         ${kinds.join(', ')}   (all of them)
  --games N    (300) for each figure; slow robots and searches play fewer, as the certificate says
  --seed TEXT  (1) the same seed, the same certificate
  --json       one JSON object and nothing else
  --out FILE   writes each game's section of a Markdown file anew`;

const OPTIONS = {
  games: { type: 'string', default: '300' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
  out: { type: 'string' },
} as const;

const LEAST_GAMES = 20;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, strict: true, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Reads a command line; throws a `UsageError` that says what is wrong with it. */
export function readOptions(args: readonly string[], known: readonly string[]): QualityOptions {
  const { values, positionals } = parsed(args);
  return {
    kinds: positionals.length === 0 ? known : positionals.map((kind) => oneOf('game', kind, known)),
    games: wholeNumberIn('games', values.games, LEAST_GAMES, 1_000_000),
    seed: values.seed,
    json: values.json,
    out: values.out ?? null,
  };
}
