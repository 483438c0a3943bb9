/** What people did, and what they were told. */
export class Tally {
  interactions = 0;
  /** Nobody answered within three seconds. */
  unanswered = 0;
  /** How long each answer took, in milliseconds. */
  readonly answers: number[] = [];
  /** Ids of the interactions that the bot said it had acted on. */
  readonly acted: string[] = [];
  over = false;

  async timed<T extends { readonly error?: string }>(act: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const seen = await act();
    this.interactions += 1;
    if (seen.error === undefined) this.answers.push(performance.now() - began);
    else this.unanswered += 1;
    return seen;
  }
}
