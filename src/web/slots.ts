/**
 * Buttons get new custom ids with many an edit ("place this card" becomes "place the next one"). A key that went with
 * the id would throw the element away, and focus and a press under way with it. So a button keeps its key while its id
 * stays; one whose id is new takes over the key of the one that stood in its place and is gone.
 */
export interface Slot {
  readonly id: string;
  readonly key: number;
}

/** The slots of a row after an edit, from those before it. */
export function carryOver(before: readonly Slot[], ids: readonly string[]): readonly Slot[] {
  const kept = new Map(before.map((slot) => [slot.id, slot.key]));
  const staying = new Set(ids);
  let fresh = Math.max(-1, ...before.map(({ key }) => key));
  const used = new Set<number>();
  return ids.map((id, place) => {
    const there = before[place];
    const heir = there !== undefined && !staying.has(there.id) ? there.key : undefined;
    const wanted = kept.get(id) ?? heir;
    const key = wanted === undefined || used.has(wanted) ? (fresh += 1) : wanted;
    used.add(key);
    return { id, key };
  });
}

/** The slots of every row on the page, by message and place. */
export class Slots {
  readonly #rows = new Map<string, readonly Slot[]>();

  /** The keys for these custom ids, which stand there now. */
  keys(row: string, ids: readonly string[]): readonly number[] {
    const slots = carryOver(this.#rows.get(row) ?? [], ids);
    this.#rows.set(row, slots);
    return slots.map(({ key }) => key);
  }

  /** A message is gone. */
  forget(messageId: string): void {
    for (const row of this.#rows.keys()) if (row.startsWith(`${messageId}|`)) this.#rows.delete(row);
  }
}
