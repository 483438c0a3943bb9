import { freeSeat } from '../../../../games/meteor/index.js';
import type { Action, Authority } from '../../../../games/meteor/action.js';
import type { Letter, Seat } from '../../../../games/meteor/state.js';
import type { ActOutcome } from '../table.js';
import type { Address } from '../../../ports.js';
import { flagged, TOKEN_MS } from '../../../rest/acknowledge.js';
import type { Answer } from '../../../rest/acknowledge.js';
import type { Gesture, Press, PressName } from '../../../interactions/custom-id.js';
import { grantedTo, missingForSilence } from '../../../permissions.js';
import { bodyOf } from '../scene.js';
import { note, rules } from '../render/index.js';
import { actAs, authorityOf, handAnswer, noteAnswer, refusedText, silenceWarning } from './context.js';
import type { ClickContext } from './context.js';

type BoardPress = Extract<PressName, `lobby/${string}` | `field/${string}` | `board/${string}`>;
type PressOf<N extends PressName> = Extract<Press, { readonly name: N }>;
/** Does what was pressed; what it gives besides goes to the presser alone, after the board is redrawn. */
type Doing<N extends PressName> = (ctx: ClickContext, press: PressOf<N>) => Promise<Private>;
type Private = Answer | null;

const source = (ctx: ClickContext): string => ctx.click.id;

/** Nothing more to say when it was done: the board shows it. */
function told(ctx: ClickContext, outcome: ActOutcome): Private {
  return outcome.ok
    ? null
    : noteAnswer(ctx.t, refusedText(ctx.t, outcome.refusal, ctx.table, ctx.seat), ctx.table.game);
}

const bySeat =
  (action: (seat: Seat) => Action) =>
  async (ctx: ClickContext): Promise<Private> =>
    told(ctx, await actAs(ctx.table, ctx.seat, action, source(ctx)));

async function configure(
  ctx: ClickContext,
  choice: Extract<Action, { type: 'configure' }>['choice'],
): Promise<Private> {
  return told(
    ctx,
    await actAs(
      ctx.table,
      authorityOf(ctx.table, ctx.click.caller),
      (by) => ({ type: 'configure', by, choice }),
      source(ctx),
    ),
  );
}

/** One robot more, on the next free seat, or the last that sat down away. */
async function changeRobots(ctx: ClickContext, change: 'more' | 'less'): Promise<Private> {
  const { state } = ctx.table;
  const last = state.seats.findLastIndex(({ status, robot }) => status === 'in' && robot);
  const action = (by: Authority): Action =>
    change === 'more'
      ? { type: 'join', seat: freeSeat(state) ?? 0, robot: true, by }
      : { type: 'kick', by, seat: last };
  return told(ctx, await actAs(ctx.table, authorityOf(ctx.table, ctx.click.caller), action, source(ctx)));
}

async function placeBoss(ctx: ClickContext, letter: Letter): Promise<Private> {
  return told(
    ctx,
    await actAs(
      ctx.table,
      authorityOf(ctx.table, ctx.click.caller),
      (by) => ({ type: 'choose-boss-place', by, letter }),
      source(ctx),
    ),
  );
}

async function start(ctx: ClickContext): Promise<Private> {
  const outcome = await actAs(
    ctx.table,
    authorityOf(ctx.table, ctx.click.caller),
    (by) => ({ type: 'start', by }),
    source(ctx),
  );
  const warning = outcome.ok ? silenceWarning(ctx.services, ctx.table, ctx.t) : null;
  return warning === null ? told(ctx, outcome) : noteAnswer(ctx.t, warning, ctx.table.game);
}

/** Shown for some seconds; where the rules let everyone talk just now there is no need of it. */
function gesture(ctx: ClickContext, shown: Gesture): Promise<Private> {
  const { services, table, seat, t } = ctx;
  if (seat === null) return Promise.resolve(noteAnswer(t, t('refusal.not-seated'), table.game));
  services.boards.gesture(table, seat, shown);
  return Promise.resolve(null);
}

async function pass(ctx: ClickContext): Promise<Private> {
  const { confirmations } = ctx.services;
  const what = `${ctx.table.game} pass`;
  const confirmed = confirmations.take(ctx.click.caller.userId, what);
  const outcome = await actAs(ctx.table, ctx.seat, (seat) => ({ type: 'pass', seat, confirmed }), source(ctx));
  if (outcome.ok || outcome.refusal.code !== 'confirm-last-pass') return told(ctx, outcome);
  confirmations.ask(ctx.click.caller.userId, what);
  return noteAnswer(ctx.t, ctx.t('hand.note.pass-confirm'), ctx.table.game, ['pass-confirm']);
}

const resume = bySeat((seat) => ({ type: 'resume', seat }));

const showRules = (ctx: ClickContext): Promise<Private> =>
  Promise.resolve({ form: 'private', body: bodyOf(rules({ topic: 'overview', nonce: ctx.click.id }, ctx.t)) });

const DOINGS: { readonly [N in BoardPress]: Doing<N> } = {
  'lobby/join': async (ctx) => {
    const { userId, name } = ctx.click.caller;
    return told(ctx, await ctx.table.join({ userId, name }, source(ctx)));
  },
  'lobby/leave': bySeat((seat) => ({ type: 'leave', seat })),
  'lobby/start': start,
  'lobby/mode': (ctx, { mode }) => configure(ctx, { mode }),
  'lobby/relaxed': (ctx, { on }) => configure(ctx, { relaxed: on === 'on' }),
  'lobby/silence': (ctx, { silence }) => configure(ctx, { silence }),
  'lobby/powers': (ctx, { on }) => configure(ctx, { powers: on === 'on' }),
  'lobby/challenges': (ctx, { on }) => configure(ctx, { challenges: on === 'on' }),
  'lobby/robot': (ctx, { change }) => changeRobots(ctx, change),
  'lobby/rules': showRules,
  'field/mulligan': bySeat((seat) => ({ type: 'mulligan', seat })),
  'field/boss': (ctx, { letter }) => placeBoss(ctx, letter),
  'field/start': start,
  'field/resume': resume,
  'field/rules': showRules,
  'board/hand': (ctx) => Promise.resolve(handAnswer(ctx.services, ctx.table, ctx.click, ctx.t)),
  'board/pass': pass,
  'board/time-out': bySeat((seat) => ({ type: 'time-out', seat })),
  'board/resume': resume,
  'board/rules': showRules,
  'board/gesture': (ctx, press) => gesture(ctx, press.gesture),
  'board/renew': async ({ services, table }) => {
    await services.boards.repost(table);
    return null;
  },
};

export const isBoardPress = (name: PressName): name is BoardPress => Object.hasOwn(DOINGS, name);

/** Pressed quickly one time after the other, these are meant each time; nothing that was played hangs on them. */
const REPEATABLE: ReadonlySet<BoardPress> = new Set<BoardPress>(['lobby/robot']);

/**
 * Every button on a board is acknowledged with the board redrawn, which renews its token; what is private follows as an
 * ephemeral message.
 */
export async function boardClick(ctx: ClickContext, press: PressOf<BoardPress>): Promise<Answer> {
  const { services, click, table, t } = ctx;
  // "Show the board" sits on private notes as well: those are not the board.
  if (click.ephemeral) return fromNote(ctx, press);
  services.boards.permitted(table, missingForSilence(grantedTo(click, services.contentReadable())));
  const hold = services.boards.clicked(table, click.token, click.messageId);
  if (!hold) {
    return {
      form: 'update',
      body: services.boards.draw(table, { retired: true }),
      after: () =>
        sendPrivately(ctx, {
          form: 'private',
          body: bodyOf(note({ game: table.game, text: t('hand.note.board-moved') }, t)),
          passing: true,
        }),
    };
  }
  try {
    const acts = !ctx.repeated || REPEATABLE.has(press.name);
    const aside = acts ? await (DOINGS[press.name] as Doing<BoardPress>)(ctx, press) : null;
    const body = services.boards.draw(table);
    hold.drawn();
    return {
      form: 'update',
      body,
      after: async (accepted) => {
        hold.release(accepted);
        if (aside && accepted) await sendPrivately(ctx, aside);
      },
    };
  } catch (error) {
    hold.release(false);
    throw error;
  }
}

/** A board's button on a private note: the note becomes the answer. */
async function fromNote(ctx: ClickContext, press: PressOf<BoardPress>): Promise<Answer> {
  const aside = await (DOINGS[press.name] as Doing<BoardPress>)(ctx, press);
  const done = press.name === 'board/renew' ? ctx.t('hand.done.board') : ctx.t('hand.done.joined');
  return { ...(aside ?? noteAnswer(ctx.t, done, ctx.table.game)), form: 'update' };
}

async function sendPrivately({ services, click }: ClickContext, answer: Answer): Promise<void> {
  const expiresAt = services.clock.now() + TOKEN_MS;
  const sent = await services.api.followUp(click.token, flagged(answer.body, 'private'));
  if (!sent.ok) return;
  const address: Address = { token: click.token, message: sent.value, expiresAt, messageId: sent.value };
  answer.landed?.(address);
  if (answer.passing) services.privateNotes.landed(click.channelId, click.caller.userId, address);
}
