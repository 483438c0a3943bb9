import { createHmac } from 'node:crypto';
import type { RandomBytes } from '../table/ports.js';

/**
 * What a day's seeds come from, as 64 hexadecimal digits: nobody without the secret can tell it beforehand, every process
 * with the secret gets the same one, and it tells nothing of the secret or of other days.
 */
export const dayKeyOf = (secret: string, day: string): string =>
  createHmac('sha256', secret).update(day, 'utf8').digest('hex');

/** 256 random bits, as 64 hexadecimal digits. */
export const newSecret = (bytes: RandomBytes): string => Buffer.from(bytes(32)).toString('hex');
