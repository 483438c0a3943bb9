/** Told of a write that failed. */
export type OnFault = (error: unknown) => void;

/** A write that nobody waits for: one that fails is told. Resolves to whether it was written. */
export const noted = (onFault: OnFault, write: Promise<unknown>): Promise<boolean> =>
  write.then(
    () => true,
    (error: unknown) => {
      onFault(error);
      return false;
    },
  );
