/** Where a pattern of `patterns.ts` is right after all. At most 30: more would mean that a pattern is wrong. */
export interface WordException {
  /** A message's key, or a document's file name. */
  readonly where: string;
  readonly pattern: string;
  readonly reason: string;
}

export const WORD_EXCEPTIONS: readonly WordException[] = [
  {
    where: 'meteor.rules.retrofit.body',
    pattern: 'all the same',
    reason: 'Cards that are the same, as opposed to all different.',
  },
];
