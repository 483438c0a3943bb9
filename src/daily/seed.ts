import { createHmac, randomBytes } from 'node:crypto';

/** What a deal is of. `draw`: which attempt to find one of the right difficulty, from 0. */
export interface DealKey {
  readonly day: string;
  readonly kind: string;
  /** The rules that deal it: with others the same cards would be another game. */
  readonly rules: string;
  readonly mode: string;
  readonly seats: number;
  readonly draw: number;
}

/** Nobody without the secret can tell a seed beforehand; everybody with it gets the same one. */
export function seedOf(secret: string, { day, kind, rules, mode, seats, draw }: DealKey): string {
  const what = [day, kind, rules, mode, seats, draw].join('|');
  return createHmac('sha256', secret).update(what, 'utf8').digest('hex').slice(0, 32);
}

/** 256 random bits, as 64 hexadecimal digits. */
export const newSecret = (): string => randomBytes(32).toString('hex');
