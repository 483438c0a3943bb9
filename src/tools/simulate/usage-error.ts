/** What is wrong with a command line, in words for the one who typed it. */
export class UsageError extends Error {}
