import type { PageMessage, PageUser } from './shapes.js';
import type { Slots } from './slots.js';

/** What a page knows that its messages' components are drawn from. */
export interface MessageStore {
  readonly me: PageUser | undefined;
  readonly users: readonly PageUser[];
  /** `message id|custom id` of presses that wait for their answer. */
  readonly busy: ReadonlySet<string>;
  /** What was chosen in a select, until the message is drawn again. */
  readonly picked: ReadonlyMap<string, readonly string[]>;
  readonly slots: Slots;
  user(id: string): PageUser | undefined;
  channel(id: string): { readonly name: string } | undefined;
  /** Something beside the message's own data changed: it is drawn again. */
  touch(messageId: string): void;
}

/** What can be done with a component. */
export interface MessageActions {
  click(message: PageMessage, customId: string): Promise<void>;
  select(message: PageMessage, customId: string, values: readonly string[]): Promise<void>;
}

export interface MessageContext {
  readonly store: MessageStore;
  readonly act: MessageActions;
}
