import type { MeteorTypes } from '../../src/games/meteor/index.js';
import { publicView } from '../../src/games/meteor/index.js';
import type { Letter } from '../../src/games/meteor/state.js';
import type { TableHandle } from '../../src/discord/games/meteor/table.js';
import { asAuthority, isHostOrModerator } from '../../src/discord/interactions/acting.js';
import { meant, textOption } from '../../src/discord/interactions/commands.js';
import type { Choice, Subcommand } from '../../src/discord/interactions/commands.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import { type Translate } from '../../src/text/index.js';
import { meteorName } from '../../src/text/meteor/index.js';
import { offered, subcommand } from '../define.js';
import { outcomeNote } from '../../src/discord/interactions/table-commands.js';
import { onTable } from './play.js';
import { tableIn } from './choices.js';
import type { Platform } from '../../src/discord/platform.js';

const fieldChoices = ({ state }: TableHandle, t: Translate): readonly Choice[] =>
  publicView(state).field.map((meteor) => ({ name: meteorName(t, meteor), value: meteor.letter }));

/** Meteors that the Boss may replace, for those who may pick one now. */
function places(call: CommandCall, platform: Platform, t: Translate): readonly Choice[] {
  const table = tableIn(platform, call);
  if (
    !table ||
    table.blocked ||
    !isHostOrModerator({ platform, table, caller: call.caller }) ||
    table.state.phase !== 'field' ||
    table.state.pause !== null ||
    table.state.options.mode !== 'advanced'
  )
    return [];
  return (table.state.advanced?.boss ?? null) === null ? fieldChoices(table, t) : [];
}

/** The meteor that was chosen or typed; its letter alone is enough. */
function letterOption(call: CommandCall, table: TableHandle, t: Translate): Letter {
  const typed = meant(textOption(call, 'meteor') ?? '', fieldChoices(table, t));
  return /^[a-z]\b/i.exec(typed)?.[0].toUpperCase() ?? typed;
}

export const boss: Subcommand = {
  definition: subcommand('boss', 'meteor.command.boss.about').addStringOption(
    offered('meteor', 'meteor.command.boss.meteor', true),
  ),
  complete: { meteor: places },
  run: onTable(async (ctx) => {
    const letter = letterOption(ctx.call, ctx.table, ctx.t);
    return outcomeNote(
      ctx,
      await asAuthority<MeteorTypes>(ctx, (by) => ({ type: 'choose-boss-place', by, letter })),
      ctx.t('meteor.hand.done.boss', { target: letter }),
    );
  }),
};
