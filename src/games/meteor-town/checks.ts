import type { Refusal } from './refusal.js';

/** Codes of the refusals that carry no particulars. */
type PlainCode = keyof { [R in Refusal as keyof R extends 'code' ? R['code'] : never]: R };

export const refuse = (code: PlainCode | 'not-seated' | 'game-over'): Refusal => ({ code }) as Refusal;
