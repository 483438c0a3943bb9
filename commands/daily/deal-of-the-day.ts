import { SlashCommandBooleanOption, SlashCommandIntegerOption, type SlashCommandSubcommandBuilder } from 'discord.js';
import { playDaily, today } from '../../src/discord/daily/play.js';
import { tableAnswer } from '../../src/discord/daily/table.js';
import type { GameFace } from '../../src/discord/games/face.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import type { Platform } from '../../src/discord/platform.js';
import type { Answer } from '../../src/discord/rest/acknowledge.js';
import type { Translate } from '../../src/text/index.js';
import { describe, subcommand, type DescriptionKey } from '../define.js';

/** What a game's part of /daily has of its own. */
interface OwnPart {
  /** Robots that may be asked for. Absent: none. */
  readonly mostRobots?: number;
  /** Adds options. */
  define?(definition: SlashCommandSubcommandBuilder): unknown;
  readonly complete?: NonNullable<Subcommand['complete']>;
  /** Opens something else than today's deal; null: it wasn't asked for. */
  instead?(call: CommandCall, platform: Platform, t: Translate): Answer | Promise<Answer> | null;
}

/** A game's subcommand of /daily: its deal of the day, or the day's table alone. */
export function dealOfTheDay({ game, daily, command }: GameFace, about: DescriptionKey, own: OwnPart = {}): Subcommand {
  if (daily === undefined) throw new Error(`${game.kind} has no deal of the day`);
  const { mostRobots = 0, complete } = own;
  const deals = { kind: game.kind, face: daily };
  const definition = subcommand(command, about);
  own.define?.(definition);
  if (mostRobots > 0)
    definition.addIntegerOption(
      describe(new SlashCommandIntegerOption().setName('robots'), 'daily.command.robots')
        .setMinValue(0)
        .setMaxValue(mostRobots),
    );
  definition.addBooleanOption(describe(new SlashCommandBooleanOption().setName('table'), 'daily.command.table'));
  return {
    definition,
    form: 'public',
    ...(complete === undefined ? {} : { complete }),
    run: async (call, platform, t) => {
      if (call.options.get('table') === true) return tableAnswer(platform, call, deals, today(platform), t);
      const robots = Math.max(0, Math.min(mostRobots, Number(call.options.get('robots') ?? 0)));
      return own.instead?.(call, platform, t) ?? playDaily(platform, call, deals, robots, t);
    },
  };
}
