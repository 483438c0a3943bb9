/** Messages as pages draw them: components have the shapes of Discord's own API. */

/** A Discord snowflake as a string. */
export type Snowflake = string;

export interface PageUser {
  readonly id: Snowflake;
  readonly name: string;
  readonly bot: boolean;
}

/** A component as Discord's API describes it; the page reads `type` and the fields that go with it. */
export interface ApiComponent {
  readonly type: number;
  readonly [field: string]: unknown;
}

export interface PageAttachment {
  readonly filename: string;
  readonly url: string;
  readonly contentType?: string;
  readonly size: number;
}

export interface PageMessage {
  readonly id: Snowflake;
  readonly channelId: Snowflake;
  readonly author: PageUser;
  readonly content: string;
  readonly components: readonly ApiComponent[];
  readonly attachments: readonly PageAttachment[];
  /** Seen by `forUser` alone: "Only you can see this". */
  readonly ephemeral: boolean;
  /** The bot has acknowledged and is thinking (a deferred answer). */
  readonly loading: boolean;
  readonly edited: boolean;
  readonly pinned: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Who ran which command, when this answers one. */
  readonly answers?: { readonly user: PageUser; readonly command?: string };
  readonly reactions: readonly { readonly emoji: string; readonly count: number; readonly mine: boolean }[];
}
