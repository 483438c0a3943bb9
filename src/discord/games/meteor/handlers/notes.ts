import type { Answer } from '../../../rest/acknowledge.js';
import type { Press, PressName } from '../../../interactions/custom-id.js';
import { actAs, authorityOf, noteAnswer, refusedText } from './context.js';
import type { ClickContext } from './context.js';

type NotePress = Extract<PressName, `note/${string}`>;
type PressOf<N extends PressName> = Extract<Press, { readonly name: N }>;

/** The question becomes its answer. */
const answered = (ctx: ClickContext, text: string): Answer => ({
  ...noteAnswer(ctx.t, text, ctx.table.game),
  form: 'update',
});

const DOINGS: { readonly [N in NotePress]: (ctx: ClickContext) => Promise<Answer> } = {
  'note/pass-confirm': async (ctx) => {
    const outcome = await actAs(ctx.table, ctx.seat, (seat) => ({ type: 'pass', seat, confirmed: true }), ctx.click.id);
    return answered(
      ctx,
      outcome.ok ? ctx.t('hand.done.passed') : refusedText(ctx.t, outcome.refusal, ctx.table, ctx.seat),
    );
  },
  'note/end-confirm': async (ctx) => {
    const by = authorityOf(ctx.table, ctx.click.caller);
    const outcome = await actAs(ctx.table, by, (actor) => ({ type: 'end', by: actor }), ctx.click.id);
    return answered(
      ctx,
      outcome.ok ? ctx.t('hand.done.ended') : refusedText(ctx.t, outcome.refusal, ctx.table, ctx.seat),
    );
  },
};

export const isNotePress = (name: PressName): name is NotePress => Object.hasOwn(DOINGS, name);
export const noteClick = (ctx: ClickContext, press: PressOf<NotePress>): Promise<Answer> => DOINGS[press.name](ctx);
