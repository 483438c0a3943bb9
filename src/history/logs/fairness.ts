import type { CreatedEvent } from '../../games/game.js';
import { mixedSeed } from '../../games/shared/fair.js';

/** What a finished game reveals of its deal. */
export interface Fairness {
  readonly commitment: string;
  readonly nonce: string;
  /** The seed that was committed to. */
  readonly seed: string;
  /** The ids that were mixed in, in order. */
  readonly mixed: readonly string[];
}

type Entries = readonly { readonly events: readonly { readonly type: string }[] }[];

const createdIn = (entries: Entries): CreatedEvent | undefined =>
  entries[0]?.events.find((event): event is CreatedEvent => event.type === 'created');

const mixedInto = (entries: Entries): string[] =>
  entries.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.type === 'joined' && 'entropy' in event && typeof event.entropy === 'string' ? [event.entropy] : [],
    ),
  );

/** Null: nothing was committed to, as in older games or where a person chose the seed. */
export function fairnessOf(entries: Entries): Fairness | null {
  const created = createdIn(entries);
  if (created?.fair === undefined) return null;
  return { ...created.fair, seed: created.seed, mixed: mixedInto(entries) };
}

/** The seed that the cards or dice came from: chosen again, it gives the same deal. */
export const dealtSeed = (entries: Entries): string =>
  mixedInto(entries).reduce(mixedSeed, createdIn(entries)?.seed ?? '');
