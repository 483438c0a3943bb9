import type { Millis } from '../../games/shared/time.js';
import type { GameId } from '../../table/ports.js';

/** What one person is told of a turn of theirs in one game. */
export interface TurnNotice {
  readonly game: GameId;
  readonly userId: string;
  /** Differs from turn to turn. */
  readonly turn: string;
  /** What comes next: the first message, the reminder, or nothing more. */
  readonly stage: 'first' | 'reminder' | 'done';
  /** When the first message is due. */
  readonly due: Millis;
  /** The message that is there; null: none. `direct`: it is a direct message. */
  readonly sent: { readonly channelId: string; readonly messageId: string; readonly direct: boolean } | null;
}

/** Where messages about turns are stored, so that they are found again after a restart. */
export interface TurnNoticeStore {
  all(): Promise<readonly TurnNotice[]>;
  put(notice: TurnNotice): Promise<void>;
  drop(game: GameId, userId: string): Promise<void>;
}
