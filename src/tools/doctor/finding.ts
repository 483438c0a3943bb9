/** What one check found. `note`: nothing is wrong, but it's worth knowing. */
export interface Finding {
  readonly about: string;
  readonly verdict: 'ok' | 'note' | 'wrong';
  /** What is the case. */
  readonly says: string;
  /** What to do about it. */
  readonly todo?: string;
}

export const ok = (about: string, says: string): Finding => ({ about, verdict: 'ok', says });
export const note = (about: string, says: string, todo?: string): Finding => ({
  about,
  verdict: 'note',
  says,
  ...(todo === undefined ? {} : { todo }),
});
export const wrong = (about: string, says: string, todo: string): Finding => ({ about, verdict: 'wrong', says, todo });

const SIGNS: Readonly<Record<Finding['verdict'], string>> = { ok: 'ok   ', note: 'note ', wrong: 'WRONG' };

/** A line for each finding, and one below it for what to do. */
export const inWords = (findings: readonly Finding[]): string =>
  findings
    .flatMap(({ about, verdict, says, todo }) => [
      `${SIGNS[verdict]}  ${about}: ${says}`,
      ...(todo === undefined ? [] : [`       → ${todo}`]),
    ])
    .join('\n');
