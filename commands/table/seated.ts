import { startTogether } from '../../src/discord/duel/start.js';
import { asAuthority, asSeat, isHostOrModerator } from '../../src/discord/interactions/acting.js';
import { outcomeNote } from '../../src/discord/interactions/table-commands.js';
import { startWarning } from '../../src/discord/lobby/clicks.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import { panelAnswer } from '../../src/discord/messages/panel/answer.js';
import type { Answer } from '../../src/discord/rest/acknowledge.js';
import type { PlainKey } from '../../src/text/index.js';
import type { Call } from './verbs.js';

/** How a person at the table leaves it, starts the game and ends it. */

/** What is asked before, and said after, by what a leaving means (R14). */
function leaving({ platform, table, seat }: Call): { readonly ask: PlainKey; readonly done: PlainKey } {
  const { game, lobby } = platform.faces.of(table);
  const others = game
    .seats(table.state)
    .filter(({ status, robot }, other) => status === 'in' && !robot && other !== seat);
  if (others.length === 0) return { ask: 'table.note.leave-confirm-last', done: 'table.done.left' };
  return game.robotsAllowed(table.state)
    ? { ask: 'table.note.leave-confirm-robot', done: 'table.done.left-robot' }
    : { ask: lobby.leaveConfirm ?? 'table.note.leave-confirm', done: 'table.done.left' };
}

export async function leave(ctx: Call): Promise<Answer> {
  const { platform, table, seat, t } = ctx;
  const plays = seat !== null && platform.faces.of(table).game.phase(table.state) === 'play';
  const words = leaving(ctx);
  // In the lobby a seat is soon taken again; in play there is no way back.
  if (plays && !platform.confirmations.isMeant(ctx, 'leave')) return noteAnswer(t, t(words.ask), table.game);
  const outcome = await asSeat(ctx, (own) => ({ type: 'leave', seat: own }));
  return outcomeNote(ctx, outcome, t(plays ? words.done : 'table.done.left'));
}

export async function start(ctx: Call): Promise<Answer> {
  const { platform, table, call, t } = ctx;
  const refused = await startTogether(ctx);
  if (refused !== null) return refused;
  const { game, lobby } = platform.faces.of(table);
  const warning = startWarning(platform, table, t);
  const done = [t(lobby.started?.(table.state) ?? 'table.done.started'), warning]
    .filter((line) => line !== null)
    .join('\n');
  return game.phase(table.state) === 'play'
    ? panelAnswer(platform, table, call, t, done)
    : noteAnswer(t, done, table.game);
}

export async function end(ctx: Call): Promise<Answer> {
  const { platform, table, t } = ctx;
  // Only those who may end it are asked to confirm; the others get the rules' refusal.
  if (isHostOrModerator(ctx) && !platform.confirmations.isMeant(ctx, 'end'))
    return noteAnswer(t, t('table.note.end-confirm'), table.game, ['end-confirm']);
  return outcomeNote(ctx, await asAuthority(ctx, (by) => ({ type: 'end', by })), t('table.done.ended'));
}
