import type { Translate } from '../../text/index.js';
import type { Answer } from '../rest/acknowledge.js';
import { noteAnswer } from '../games/meteor/handlers/context.js';
import type { Press, PressName } from '../interactions/custom-id.js';
import type { Click } from '../gateway/incoming.js';
import { bodyOf } from '../games/meteor/scene.js';
import type { Services } from '../services.js';
import { gameOf } from './access.js';
import { exportAnswer } from './export.js';
import { drawList, pageOf, wishOf } from './list.js';
import { drawReplay } from './replay.js';
import { drawShow } from './show.js';

type PastPress = Extract<PressName, `past/${string}`>;
type PressOf<N extends PressName> = Extract<Press, { readonly name: N }>;

/** A click on a list, a replay or a question about past games. */
export interface PastClick {
  readonly services: Services;
  readonly click: Click;
  readonly guildId: string;
  readonly game: string;
  readonly t: Translate;
}

type Doing<N extends PastPress> = (ctx: PastClick, press: PressOf<N>) => Answer | Promise<Answer>;

/** Redraws the asker's own message; what was pressed on a public one is answered beside it. */
const redrawn = ({ click }: PastClick, body: Answer['body']): Answer => ({
  form: click.ephemeral ? 'update' : 'private',
  body,
});

/** Questions stand on ephemerals alone: their answer takes the question's place. */
const answered = (ctx: PastClick, words: string): Answer => ({ ...noteAnswer(ctx.t, words), form: 'update' });

function forget(ctx: PastClick, { user }: PressOf<'past/forget'>): Answer {
  const { t, click, guildId, services } = ctx;
  if (user === null) return noteAnswer(t, t('error.malformed'));
  if (user !== click.caller.userId && !click.caller.manager) return answered(ctx, t('history.forget.others'));
  const { games, playing } = services.care.forget(guildId, user);
  services.log.info({ guild: guildId, games }, 'a person was taken out of past games');
  const done = t('history.forget.done', { count: games });
  return answered(ctx, playing ? `${done} ${t('history.forget.playing')}` : done);
}

function deleteAll(ctx: PastClick): Answer {
  const { t, click, guildId, services } = ctx;
  if (!click.caller.manager) return answered(ctx, t('error.manage-server'));
  const { games, live } = services.care.deleteAll(guildId);
  services.settings.forget(guildId);
  services.log.info({ guild: guildId, games }, 'a server’s data was deleted');
  const done = t('history.server.deleted', { count: games });
  return answered(ctx, live === 0 ? done : `${done} ${t('history.server.live', { count: live })}`);
}

const DOINGS: { readonly [N in PastPress]: Doing<N> } = {
  'past/list': (ctx, press) => {
    const wish = wishOf(ctx.game, press);
    return redrawn(
      ctx,
      bodyOf(drawList(ctx.t, pageOf(ctx.services.history, ctx.guildId, wish), wish.filter, ctx.click.id)),
    );
  },
  // The list stays: what it opens comes below it.
  'past/show': (ctx) => {
    const found = gameOf(ctx.services, ctx.guildId, ctx.game, ctx.t);
    return found.ok ? { form: 'private', body: bodyOf(drawShow(ctx.t, found.record)) } : found.answer;
  },
  'past/export': (ctx) => {
    const found = gameOf(ctx.services, ctx.guildId, ctx.game, ctx.t);
    return found.ok ? exportAnswer(ctx.t, found.record, ctx.services) : found.answer;
  },
  'past/replay': (ctx, press) => {
    const found = gameOf(ctx.services, ctx.guildId, ctx.game, ctx.t);
    if (!found.ok) return found.answer;
    const body = bodyOf(drawReplay(ctx.t, found.record, press, ctx.click.id));
    return press.by === 'open' ? { form: 'private', body } : redrawn(ctx, body);
  },
  'past/forget': forget,
  'past/delete': deleteAll,
};

export const isPastPress = (name: PressName): name is PastPress => Object.hasOwn(DOINGS, name);

export async function pastClick(ctx: PastClick, press: Press): Promise<Answer> {
  const doing = DOINGS[press.name as PastPress] as (ctx: PastClick, press: Press) => Answer | Promise<Answer>;
  return doing(ctx, press);
}
