import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './usage-error.js';

type Flags = NonNullable<ParseArgsConfig['options']>;
type Values<F extends Flags> = ReturnType<typeof parseArgs<{ args: string[]; options: F; strict: true }>>['values'];

/** The values of a command line. Throws a `UsageError` for a flag that is not known or lacks its value. */
export function parseFlags<const F extends Flags>(args: readonly string[], options: F): Values<F> {
  try {
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** A flag's number, from `least` to `most`, both included. Throws a `UsageError` for any other. */
export function numberIn(name: string, text: string, least: number, most: number): number {
  return numberThat(name, text, { least, most, kind: 'a number', fits: () => true });
}

/** A flag's whole number, from `least` to `most`, both included. Throws a `UsageError` for any other. */
export function wholeNumberIn(name: string, text: string, least: number, most: number): number {
  return numberThat(name, text, { least, most, kind: 'a whole number', fits: Number.isInteger });
}

interface Wanted {
  readonly least: number;
  readonly most: number;
  readonly kind: string;
  readonly fits: (number: number) => boolean;
}

function numberThat(name: string, text: string, { least, most, kind, fits }: Wanted): number {
  const number = Number(text);
  if (text.trim() !== '' && number >= least && number <= most && fits(number)) return number;
  throw new UsageError(`--${name} must be ${kind} from ${least} to ${most}, not "${text}"`);
}

/** A flag's value, which is one of `known`. Throws a `UsageError` that lists them. */
export function oneOf<T extends string>(name: string, text: string, known: readonly T[]): T {
  const found = known.find((one) => one === text);
  if (found !== undefined) return found;
  throw new UsageError(`--${name} must be one of ${known.join(', ')}, not "${text}"`);
}
