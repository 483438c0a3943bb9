import type { CosmicRunTypes } from '../../src/games/cosmic-run/index.js';
import { asAuthority } from '../../src/discord/interactions/acting.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { outcomeNote } from '../../src/discord/interactions/table-commands.js';
import { onTable } from './play.js';

export const start: Subcommand = {
  definition: subcommand('start', 'cosmic-run.command.start'),
  run: onTable(async (ctx) =>
    outcomeNote(
      ctx,
      await asAuthority<CosmicRunTypes>(ctx, (by) => ({ type: 'start', by })),
      ctx.t('cosmic-run.play.note.started'),
    ),
  ),
};
