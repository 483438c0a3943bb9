import type { GameId } from '../table/ports.js';
import type { Millis } from '../games/meteor/state.js';

/** Where settings of a server are kept, by key. `history/` has it. */
export interface SettingsStore {
  of(guildId: string): ReadonlyMap<string, unknown>;
  /** `undefined` takes a setting back: the default holds again. */
  set(guildId: string, key: string, value: unknown): void;
}

/** A message the bot can reach: by the token of the interaction that made it, while that lives, and by its id. */
export interface Address {
  /** The token's owner may edit `message` with it until `expiresAt`; secret. Null: none is alive. */
  readonly token: string | null;
  /** How the token calls the message: `@original` or an id. */
  readonly message: string;
  readonly expiresAt: Millis;
  /** The message's own id, where it is known: for ordinary requests and to know a click on it. */
  readonly messageId: string | null;
}

/** Where a board or a hand panel lies, as it is stored. */
export interface StoredPanel {
  readonly channelId: string;
  readonly messageId: string;
  readonly applicationId: string;
  readonly token: string;
  readonly expiresAt: Millis;
}

/** Boards and panels outlive the process (ARCHITECTURE, "How a click travels", 4). `history/` has it. */
export interface PanelStore {
  /** `userId` '' for the board. */
  remember(game: GameId, kind: 'board' | 'hand', userId: string, panel: StoredPanel): void;
  recall(game: GameId): readonly (StoredPanel & { readonly kind: 'board' | 'hand'; readonly userId: string })[];
  forgetGame(game: GameId): void;
  /** True the first time for this person in this game: then tell why the message went (R11). */
  firstSilenceNote(game: GameId, userId: string): boolean;
}

/** As much of pino as is used here. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
