import type { SlashCommandStringOption } from 'discord.js';
import type { GameFace } from '../../src/discord/games/face.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import type { FindTable, TableCall } from '../../src/discord/interactions/table-commands.js';
import type { Answer } from '../../src/discord/rest/acknowledge.js';
import type { AnyGameTypes } from '../../src/games/game.js';
import type { Translate } from '../../src/text/index.js';
import type { Act } from '../acts.js';
import type { DescriptionKey } from '../define.js';

export type Call = TableCall<AnyGameTypes>;

/** What a game's commands are made from; what is left out is said as in all games. */
export interface TableVerbs {
  readonly face: GameFace;
  readonly about: DescriptionKey;
  readonly startAbout?: DescriptionKey;
  /** What `new` asks beside the options of the lobby: its options, and what was chosen by them, or why it can't be. */
  readonly asks?: {
    readonly options: readonly SlashCommandStringOption[];
    readonly complete: NonNullable<Subcommand['complete']>;
    choice(call: CommandCall, chosen: object, t: Translate): object | Answer;
  };
  /** Whose panel `hand` shows, where that may be another table than the channel's. */
  readonly handTable?: FindTable<AnyGameTypes>;
  /** Commands of its own beside those of every game. */
  readonly own?: readonly Subcommand[];
  /** What one does in the game. Given: all but opening and joining is an act of `play`. */
  readonly acts?: readonly Act[];
}

/** The channel's table of a game that is on. */
export const tableIn =
  ({ game }: GameFace): FindTable<AnyGameTypes> =>
  ({ tables: { directory } }, { channelId }) => {
    const table = directory.inChannel(channelId);
    return table?.kind === game.kind && game.phase(table.state) !== 'over' ? table : undefined;
  };

/** How a command of a table runs: on the channel’s, or it is said that there is none. */
export type OnTable = (run: (ctx: Call) => Promise<Answer>) => Subcommand['run'];
