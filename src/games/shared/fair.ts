import { seedRandom, type RandomState } from './random.js';
import { sha256 } from './sha256.js';

/** What a deal is promised by: it goes into the first event of a log, and only the commitment is shown before the end. */
export interface Fair {
  /** 128 random bits, as 32 hexadecimal digits. */
  readonly nonce: string;
  /** What the lobby showed: `commitmentTo` the first seed and the nonce. */
  readonly commitment: string;
}

/** 64 hexadecimal digits. */
export const sha256Hex = (text: string): string =>
  sha256(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');

/** SHA-256 of `seed:nonce`: fixes the seed without revealing it. */
export const commitmentTo = (seed: string, nonce: string): string => sha256Hex(`${seed}:${nonce}`);

/** The seed after somebody sat down: the first 128 bits of SHA-256 of `seed:id`. It fits the `seed` option. */
export const mixedSeed = (seed: string, entropy: string): string => sha256Hex(`${seed}:${entropy}`).slice(0, 32);

/** Whether a seed and a nonce are those that were committed to. */
export const isKept = (seed: string, { nonce, commitment }: Fair): boolean => commitmentTo(seed, nonce) === commitment;

/** What a table committed to; null: nothing. */
export const commitmentIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'commitment' in state && typeof state.commitment === 'string'
    ? state.commitment
    : null;

/** What a newcomer brings to the deal; nothing where nothing was committed to, or after the start. */
export const entropyFor = (
  { phase, commitment }: { readonly phase: string; readonly commitment?: string },
  entropy: string | undefined,
): { readonly entropy?: string } =>
  phase !== 'lobby' || commitment === undefined || entropy === undefined ? {} : { entropy };

/** The state after a newcomer's id went into the seed. */
export function mixedIn<S extends object>(state: S, entropy: string | undefined): S {
  if (entropy === undefined || !('seed' in state) || typeof state.seed !== 'string') return state;
  const seed = mixedSeed(state.seed, entropy);
  return { ...state, seed, ...('random' in state ? { random: seedRandom(seed) satisfies RandomState } : {}) };
}

/** What `create` was given of a promise, for the state that folds it. */
export const committed = (fair: Fair | undefined): { readonly commitment?: string } =>
  fair === undefined ? {} : { commitment: fair.commitment };
