/** Told of a write that failed. */
export type OnFault = (error: unknown) => void;

/** A write to `BotDatabase.notes`: one that fails is told, and nobody's click fails by it. True: it was written. */
export function noted(onFault: OnFault, write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    onFault(error);
    return false;
  }
}
