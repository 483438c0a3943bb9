import type { Answer } from '../world/interactions.js';
import type { ApiMessage, Json } from '../world/model.js';
import type { Filled } from './payload.js';

/** A person is given by their id. */
export type OptionValue = string | number | boolean | { readonly id: string };
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** What a command, a click or a choice led to, as its user sees it. */
export interface Seen {
  readonly acknowledged: boolean;
  /** "The application did not respond", "This interaction failed". */
  readonly error?: string;
  /** The callback's type: 4 message, 5 deferred message, 6 deferred update, 7 update, 9 modal. */
  readonly type?: number;
  /** A copy of the answering (or clicked) message as it is now. */
  readonly message?: ApiMessage;
  readonly modal?: Json;
  readonly interactionId: string;
}

/** The answer, as it is shown to who caused it. */
export function seen({ interactionId, acknowledged, error, type, message, modal }: Answer): Seen {
  return {
    interactionId,
    acknowledged,
    ...(error !== undefined && { error }),
    ...(type !== undefined && { type }),
    // A change gives a message other parts: none of them changes itself.
    ...(message && !message.gone && { message: { ...message.api } }),
    ...(modal && { modal }),
  };
}

export const filledFrom = (values: OptionValues): Filled[] =>
  Object.entries(values).map(([name, value]) => ({ name, value: typeof value === 'object' ? value.id : value }));
