/** Runs it at once, so that calls take effect in their order; what SQLite throws is a rejection, as any engine's is. */
export const promised = <T>(run: () => T): Promise<T> =>
  new Promise((resolve) => {
    resolve(run());
  });
