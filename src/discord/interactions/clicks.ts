import type { ClickContext, GameFace } from '../games/face.js';
import { REPEATABLE, TABLE_PRESSES } from '../lobby/clicks.js';
import { noteAnswer } from '../messages/notes.js';
import { panelAnswer } from '../messages/panel/answer.js';
import { plainBody } from '../messages/plain.js';
import { screenReaderAnswer } from '../messages/screen-reader.js';
import { watchAnswer } from '../messages/board/watch-answer.js';
import { failedAs, followUpOf } from '../messages/delivery/location.js';
import { grantedTo } from '../permissions.js';
import type { MessageAddress } from '../../storage/ports/messages.js';
import { flagged, withFiles, TOKEN_MS, type Answer } from '../rest/acknowledge.js';
import { asAuthority, refusedText } from './acting.js';
import { NO_PRESSES, type AnyPress } from './custom-id.js';
import type { GamePress } from './presses.js';

/** A press on a message of a running game, taken to its handler, and the message's own answer to it. */
export async function gameClick({ ctx, face, press }: GamePress): Promise<Answer> {
  const { panel = NO_PRESSES, note = NO_PRESSES } = face.clicks;
  const { name } = press;
  const own = PLATFORM_PRESSES.get(name);
  const answer =
    own !== undefined
      ? await own(ctx)
      : boardPresses(face, name).has(name)
        ? await boardClick(ctx, face, press)
        : panel.has(name)
          ? await panelClick(ctx, face, press)
          : await note.run(press, ctx);
  const given = answer ?? noteAnswer(ctx.t, ctx.t('error.malformed'));
  return panel.has(name) ? given : besidePanel(ctx, given);
}

/** Another press may have made a panel or a view of the note meanwhile: that is then written over this answer. */
function besidePanel({ platform, table, click }: ClickContext, answer: Answer): Answer {
  if (!click.ephemeral || answer.form !== 'update' || answer.landed !== undefined) return answer;
  const { panels, watchers } = platform.messages;
  const { userId } = click.caller;
  const written = (): void => {
    const seat = table.seatOf(userId);
    if (seat !== null) panels.overwritten(table, seat, click.messageId);
    else watchers.overwritten(table.game, userId, click.messageId);
  };
  return { ...answer, landed: written, perhapsLanded: written };
}

/** What a button does that sits on a board: the same in every game, or the game's own. */
export const boardPresses = (
  { clicks: { board = NO_PRESSES } }: GameFace,
  name: string,
): Required<GameFace['clicks']>['board'] => (TABLE_PRESSES.has(name) ? TABLE_PRESSES : board);

/** "My hand" sits on private notes: the note becomes the panel, or what a spectator may see. */
function openPanel({ platform, table, click, t }: ClickContext): Answer {
  platform.messages.privateNotes.kept(click.channelId, click.caller.userId, click.messageId);
  return { ...panelAnswer(platform, table, click, t), form: 'update' };
}

/** A private note becomes the view that follows the game; "stop" ends that. */
function watching({ platform, table, click, t }: ClickContext, name: 'watch/open' | 'watch/stop'): Answer {
  platform.messages.privateNotes.kept(click.channelId, click.caller.userId, click.messageId);
  if (name === 'watch/open')
    return { ...watchAnswer(platform, table, click, t), form: click.ephemeral ? 'update' : 'private' };
  platform.messages.watchers.left(table.game, click.caller.userId);
  const { command, acts = command } = platform.faces.of(table);
  return { ...noteAnswer(t, t('watch.stopped', { command: acts })), form: 'update' };
}

/** The question becomes its answer. */
async function endConfirmed(ctx: ClickContext): Promise<Answer> {
  const outcome = await asAuthority(ctx, (by) => ({ type: 'end', by }));
  const words = outcome.ok ? ctx.t('table.done.ended') : refusedText(ctx, outcome.refusal);
  return { ...noteAnswer(ctx.t, words, ctx.table.game), form: 'update' };
}

/**
 * Every button on a board is acknowledged with the board redrawn, which renews its token; what is private follows as an
 * ephemeral message. Undefined: no such press.
 */
async function boardClick(ctx: ClickContext, face: GameFace, press: AnyPress): Promise<Answer | undefined> {
  const { platform, click, table, t } = ctx;
  const { name } = press;
  const board = boardPresses(face, name);
  // "Show the board" sits on private notes as well: those are not the board.
  if (click.ephemeral) return fromNote(ctx, name, board.run(press, ctx));
  platform.messages.boards.permitted(table, grantedTo(click, platform.messages.contentReadable()));
  const hold = platform.messages.boards.clicked(table, click.token, click.messageId);
  if (!hold) {
    return {
      form: 'update',
      body: platform.messages.boards.draw(table, { retired: true, picture: null }),
      after: () => {
        // One that has just been posted may be pressed before Discord's response tells which message it is.
        platform.messages.boards.overwritten(table, click.messageId);
        return sendPrivately(ctx, noteAnswer(t, t('table.note.board-moved'), table.game));
      },
    };
  }
  try {
    const acts = !ctx.repeated || REPEATABLE.has(name);
    const privateAnswer = acts ? await board.run(press, ctx) : null;
    await platform.messages.boards.pictureInPlace(table);
    const body = platform.messages.boards.draw(table);
    hold.drawn();
    return {
      form: 'update',
      body,
      after: async (accepted) => {
        hold.release(accepted);
        if (privateAnswer === null) return;
        if (accepted) await sendPrivately(ctx, privateAnswer ?? noteAnswer(t, t('error.malformed')));
        else await privateAnswer?.after?.(false);
      },
    };
  } catch (error) {
    hold.release(false);
    throw error;
  }
}

/** A board's button on a private note: the note becomes the answer. */
async function fromNote(
  ctx: ClickContext,
  name: string,
  pressed: Promise<Answer | null> | undefined,
): Promise<Answer | undefined> {
  const privateAnswer = await pressed;
  if (privateAnswer === undefined) return undefined;
  const done = name === 'board/renew' ? ctx.t('table.done.board') : ctx.t('table.done.joined');
  return { ...(privateAnswer ?? noteAnswer(ctx.t, done, ctx.table.game)), form: 'update' };
}

/** A click on a panel is answered with the player's own fresh panel, in one request. */
async function panelClick(ctx: ClickContext, face: GameFace, press: AnyPress): Promise<Answer | undefined> {
  const { platform, click, table, seat, t } = ctx;
  if (seat === null) return openPanel(ctx);
  const hold = platform.messages.panels.clicked(table, seat, click.token, click.messageId);
  if (!hold) return face.panel && { form: 'update', body: face.panel.stale(table, t) };
  try {
    const panel = platform.messages.panels.view(table, seat);
    const beside: Answer[] = [];
    const later = (answer: Answer): void => void beside.push(answer);
    const slid = t.plain !== true && platform.messages.panels.slidUnder(table, seat, click.customId, ctx.pressedAt);
    if (slid && !ctx.repeated) platform.messages.panels.tell(table, seat, t('table.note.button-changed'));
    if (!slid && !ctx.repeated) await face.clicks.panel?.run(press, { ...ctx, seat, panel, later });
    platform.messages.panels.pressed(table);
    await platform.messages.panels.pictureInPlace(table, seat);
    const body = platform.messages.panels.draw(table, seat);
    hold.drawn();
    return {
      form: 'update',
      body,
      after: async (accepted) => {
        hold.release(accepted);
        if (accepted) for (const answer of beside) await sendPrivately(ctx, answer);
      },
    };
  } catch (error) {
    hold.release(false);
    throw error;
  }
}

async function sendPrivately({ platform, click, t }: ClickContext, answer: Answer): Promise<void> {
  const expiresAt = platform.time.clock.now() + TOKEN_MS;
  const whole = withFiles(answer);
  const body = t.plain === true ? plainBody(whole, t) : whole;
  const expected = followUpOf(click.token, expiresAt);
  answer.sending?.(expected);
  const sent = await platform.messages.api.followUp(click.token, flagged(body, 'private'), answer.files);
  if (!sent.ok) answer.perhapsLanded?.(failedAs(expected, sent.fault));
  else {
    const address: MessageAddress = { token: click.token, message: sent.value, expiresAt, messageId: sent.value };
    answer.landed?.(address);
    if (answer.passing) platform.messages.privateNotes.landed(click.channelId, click.caller.userId, address);
  }
  await answer.after?.(sent.ok);
}

/** The presses that mean the same on every game's messages, and sit on no message of their own. */
const PLATFORM_PRESSES = new Map<string, (ctx: ClickContext) => Answer | Promise<Answer>>([
  ['hand/open', openPanel],
  ['notice/panel', ({ platform, table, click, t }) => panelAnswer(platform, table, click, t)],
  ['hand/changes', (ctx) => screenReaderAnswer(ctx, 'changes')],
  ['hand/standing', (ctx) => screenReaderAnswer(ctx, 'standing')],
  ['watch/open', (ctx) => watching(ctx, 'watch/open')],
  ['watch/stop', (ctx) => watching(ctx, 'watch/stop')],
  ['note/end-confirm', endConfirmed],
]);
