import type { EmojiDrawing } from '../discord/emoji/index.js';
import type { GameFace } from '../discord/games/face.js';
import type { Command, Subcommand } from '../discord/interactions/commands.js';
import type { AnyGame } from '../games/game.js';
import type { HistoryAdapter } from '../history/adapter.js';
import type { Certifier } from '../tools/quality/certificate.js';

/** How `npm run simulate` plays one game: its command line, and what it says of it. */
export interface Simulator {
  readonly USAGE: string;
  simulate(args: readonly string[]): void | Promise<void>;
}

/** All that makes a game one that is played here. Its words are in `text/<locale>/<game>`. */
export interface RegisteredGame {
  readonly rules: AnyGame;
  readonly face: GameFace;
  readonly history: HistoryAdapter;
  readonly command: Command;
  /** Its subcommand of /daily; absent: it has no daily deal. */
  readonly daily?: Subcommand;
  readonly emoji?: readonly EmojiDrawing[];
  /** Loaded when it is asked for; absent: it can't be simulated. */
  readonly simulator?: () => Promise<Simulator>;
  /** How good a game it is, measured; loaded when it is asked for. Absent: it has no certificate. */
  readonly certifier?: () => Promise<Certifier>;
}
