import type { Translate } from '../../text/index.js';
import type { Answer } from '../rest/acknowledge.js';
import type { CommonPresses } from '../interactions/common-presses.js';
import { pressHandlers, type AnyPress, type PressOf as Pressed } from '../interactions/custom-id.js';
import { noteAnswer } from '../messages/notes.js';
import { bodyOf } from '../messages/parts.js';
import type { Faces } from '../games/face.js';
import type { Click } from '../gateway/incoming.js';
import type { Platform } from '../platform.js';
import { analysisAnswer, practiceAnswer } from './analysis.js';
import { exportLater } from './export.js';
import { drawList, pageOf, queryOf, type PagePress } from './list.js';
import { drawLed, drawOwn, type LeadPress } from './led-replay.js';
import { openGame, spoiled, type Viewer } from './spoilers.js';
import { shareAnswer, showAnswer } from './share.js';
import { statsFor } from './stats.js';

type PressOf<N extends keyof CommonPresses> = Pressed<CommonPresses, N>;

/** A click on a list, a replay or a question about past games. */
export interface HistoryClick {
  readonly platform: Platform;
  readonly games: Faces;
  readonly click: Click;
  readonly guildId: string;
  readonly game: string;
  readonly t: Translate;
}

/** Redraws the asker's own message; what was pressed on a public one is answered beside it. */
const redrawn = ({ click }: HistoryClick, body: Answer['body']): Answer => ({
  form: click.ephemeral ? 'update' : 'private',
  body,
});

/** Questions stand on ephemerals alone: their answer takes the question's place. */
const answered = (ctx: HistoryClick, words: string): Answer => ({ ...noteAnswer(ctx.t, words), form: 'update' });

async function forget(ctx: HistoryClick, { user }: PressOf<'past/forget'>): Promise<Answer> {
  const { t, click, guildId, platform } = ctx;
  if (user === null) return noteAnswer(t, t('error.malformed'));
  if (user !== click.caller.userId && !click.caller.manager) return answered(ctx, t('history.forget.others'));
  const { games, playing } = await platform.store.retention.forget(guildId, user);
  platform.words.readers.forget(user);
  platform.log.info({ guild: guildId, games }, 'a person was taken out of past games');
  const done = t('history.forget.done', { count: games });
  return answered(ctx, playing ? `${done} ${t('history.forget.playing')}` : done);
}

async function deleteAll(ctx: HistoryClick): Promise<Answer> {
  const { t, click, guildId, platform } = ctx;
  if (!click.caller.manager) return answered(ctx, t('error.manage-server'));
  const { games, live } = await platform.store.retention.deleteAll(guildId);
  platform.settings.forget(guildId);
  platform.log.info({ guild: guildId, games }, 'a server’s data was deleted');
  const done = t('history.server.deleted', { count: games });
  return answered(ctx, live === 0 ? done : `${done} ${t('history.server.live', { count: live })}`);
}

async function listed(ctx: HistoryClick, press: PagePress): Promise<Answer> {
  const {
    store: { history },
    faces,
  } = ctx.platform;
  const query = queryOf(ctx.game, press);
  const page = await pageOf(history, ctx.guildId, query);
  const isHidden = await spoiled(ctx.platform, page.games, ctx.click.caller);
  return redrawn(ctx, bodyOf(drawList(ctx.t, faces, page, query.filter, { isHidden, nonce: ctx.click.id })));
}

/** What all are shown is in the server's language. */
const wordsForAll = ({ platform, guildId, click }: HistoryClick): Translate =>
  platform.words.forGuild(guildId, click.guildLocale);

const opened = ({ platform, guildId, game, click, t }: HistoryClick, viewer: Viewer = click.caller) =>
  openGame(platform, guildId, game, viewer, t);

/** A replay for all: its leader turns the pages, everybody may take the lead. */
async function led(ctx: HistoryClick, press: LeadPress): Promise<Answer> {
  const { platform, click, t } = ctx;
  const { userId } = click.caller;
  const taken = press.by === 'share' || press.by === 'take';
  if (!taken && press.leader !== userId)
    return noteAnswer(t, t('share.lead-not', { leader: `<@${press.leader ?? '0'}>` }));
  const found = await opened(ctx, 'all');
  if (!found.ok) return found.answer;
  const drawn = drawLed(wordsForAll(ctx), found.record, platform, { ...press, leader: userId }, click.id);
  return { form: press.by === 'share' ? 'public' : 'update', body: bodyOf(drawn) };
}

const HANDLERS = pressHandlers<CommonPresses, HistoryClick, Answer | Promise<Answer>>({
  'past/list': listed,
  'past/page': listed,
  // The list stays: what it opens comes below it.
  'past/show': async (ctx) => {
    const found = await opened(ctx);
    return found.ok ? showAnswer(ctx.t, found.record, ctx.platform) : found.answer;
  },
  'past/export': (ctx) => {
    const { t, platform, guildId, game, click } = ctx;
    return exportLater(t, platform, { userId: click.caller.userId, guildId, game });
  },
  'past/replay': async (ctx, press) => {
    const found = await opened(ctx);
    if (!found.ok) return found.answer;
    const body = bodyOf(drawOwn(ctx.t, found.record, ctx.platform, press, ctx.click.id));
    if (press.by !== 'open') return redrawn(ctx, body);
    const { game, withheld } = found.record;
    // A link's page is for anybody who has it: while others play the deal, only the note with its pages is shown.
    return { form: 'private', body, ...(withheld === null ? { replay: game } : {}) };
  },
  'past/lead': led,
  'past/share': async (ctx) => {
    const t = wordsForAll(ctx);
    const found = await opened(ctx, 'all');
    return found.ok ? shareAnswer(t, found.record, ctx.platform, ctx.click.caller.name) : found.answer;
  },
  'past/share-stats': (ctx, { kind, user }) => {
    const { platform, guildId } = ctx;
    const t = wordsForAll(ctx);
    return statsFor(t, platform, { guildId, kind, userId: user, form: 'public' });
  },
  'past/analysis': async (ctx, { by }) => {
    const found = await opened(ctx);
    return found.ok ? analysisAnswer(ctx.t, found.record, ctx.platform, { click: ctx.click, by }) : found.answer;
  },
  'past/practice': async (ctx, { at, seat }) => {
    const found = await opened(ctx);
    if (!found.ok) return found.answer;
    const moment = { sequence: at ?? 0, seat: seat ?? 0 };
    return practiceAnswer(found.record, ctx, moment);
  },
  'past/forget': forget,
  'past/delete': deleteAll,
});

export const isHistoryPress = (name: string): boolean => HANDLERS.has(name);

export const historyClick = (ctx: HistoryClick, press: AnyPress): Answer | Promise<Answer> =>
  HANDLERS.run(press, ctx) ?? noteAnswer(ctx.t, ctx.t('error.malformed'));
