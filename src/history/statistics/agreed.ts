type Agreed = 'created' | 'configured';

const isAgreed = <E extends { readonly type: string }>(event: E): event is Extract<E, { readonly type: Agreed }> =>
  event.type === 'created' || event.type === 'configured';

/** The event that last fixed what a game is played by; absent: its log lacks the beginning. */
export const agreedIn = <E extends { readonly type: string }>(
  entries: readonly { readonly events: readonly E[] }[],
): Extract<E, { readonly type: Agreed }> | undefined =>
  entries.flatMap(({ events }) => events.filter((event) => isAgreed(event))).at(-1);
