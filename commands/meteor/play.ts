import { METEOR_FACE } from '../../src/discord/games/meteor/face.js';
import { noneHere } from '../table.js';
import type { MeteorTypes } from '../../src/games/meteor/index.js';
import type { Answer } from '../../src/discord/rest/acknowledge.js';
import type { ActOutcome } from '../../src/discord/games/meteor/table.js';
import { refusedText } from '../../src/discord/interactions/acting.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { onTableOf, outcomePanel, type TableCall } from '../../src/discord/interactions/table-commands.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import { askerOf, tableIn } from './choices.js';
import type { Asker } from './choices.js';

/** A command on the game in its channel. */
export type Call = TableCall<MeteorTypes>;

/** For commands that need a game in the channel, whoever asks. */
export const onTable = onTableOf(
  (platform, call) => {
    const table = tableIn(platform, call);
    return table?.state.phase === 'over' ? undefined : table;
  },
  (t) => noneHere(METEOR_FACE, t),
);

/** For commands of those who play. */
export const byPlayer = (run: (ctx: Call, asker: Asker) => Promise<Answer>): Subcommand['run'] =>
  onTable(async (ctx) => {
    const asker = askerOf(ctx.call, ctx.platform);
    return asker ? run(ctx, asker) : noteAnswer(ctx.t, ctx.t('refusal.not-seated'), ctx.table.game);
  });

/** The fresh hand, with what was done or why not on top; before and after the play there is none, and words do. */
export function outcomeHand(ctx: Call, outcome: ActOutcome, done: string): Answer {
  if (ctx.table.state.phase === 'play') return outcomePanel(ctx, outcome, done);
  return noteAnswer(ctx.t, outcome.ok ? done : refusedText(ctx, outcome.refusal), ctx.table.game);
}
