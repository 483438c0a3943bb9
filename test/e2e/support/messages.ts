import type { ApiMessage } from '../../../src/local/index.js';

/** The message flag of what one person alone sees (Discord docs, "Message Flags"). */
export const EPHEMERAL = 64;

/** Something of the bot's that everybody sees: a board, as a rule. */
export const isPublic = ({ flags, author }: ApiMessage): boolean => (flags & EPHEMERAL) === 0 && author.bot === true;
