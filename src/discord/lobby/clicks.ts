import type { Authority } from '../../games/shared/seat.js';
import type { ClickContext } from '../games/face.js';
import { asAuthority, asSeat, refusedOrNull } from '../interactions/acting.js';
import { noteAnswer } from '../messages/notes.js';
import type { Answer } from '../rest/acknowledge.js';

type OnBoard = (ctx: ClickContext) => Promise<Answer | null>;

/** What the buttons of every game's lobby do. */
export const joinLobby: OnBoard = async (ctx) => {
  const { userId, name } = ctx.caller;
  return refusedOrNull(ctx, await ctx.table.join({ userId, name }, ctx.source));
};

export const leaveLobby: OnBoard = async (ctx) =>
  refusedOrNull(ctx, await asSeat(ctx, (seat) => ({ type: 'leave', seat })));

export const startGame: OnBoard = async (ctx) =>
  refusedOrNull(ctx, await asAuthority(ctx, (by) => ({ type: 'start', by })));

/** One robot more, on the next free seat, or the last that sat down away. */
export async function changeRobots(ctx: ClickContext, change: 'more' | 'less'): Promise<Answer | null> {
  const { game } = ctx.services.faces.of(ctx.table);
  const { state } = ctx.table;
  const last = game.seats(state).findLastIndex(({ status, robot }) => status === 'in' && robot);
  const action = (by: Authority) =>
    change === 'more'
      ? ({ type: 'join', seat: game.freeSeat(state) ?? 0, robot: true, by } as const)
      : ({ type: 'kick', by, seat: last } as const);
  return refusedOrNull(ctx, await asAuthority(ctx, action));
}

/** One robot more, of a level of the game's. */
async function addRobot(ctx: ClickContext, level: string): Promise<Answer | null> {
  const { game } = ctx.services.faces.of(ctx.table);
  if (game.robots?.levels.includes(level) !== true) return noteAnswer(ctx.t, ctx.t('error.stale-choice'));
  const seat = game.freeSeat(ctx.table.state) ?? 0;
  return refusedOrNull(ctx, await asAuthority(ctx, (by) => ({ type: 'join', seat, robot: true, by, level })));
}

/** Posts the board anew. */
export const renewBoard: OnBoard = async ({ services, table }) => {
  await services.boards.repost(table);
  return null;
};

/** What the buttons of a lobby do that has joining, leaving, starting and robots, and nothing else. */
export const LOBBY_HANDLERS = {
  'lobby/join': joinLobby,
  'lobby/leave': leaveLobby,
  'lobby/start': startGame,
  'lobby/robot': (ctx: ClickContext, { change }: { readonly change: 'more' | 'less' }) => changeRobots(ctx, change),
  'lobby/robot-level': (ctx: ClickContext, { level }: { readonly level: string }) => addRobot(ctx, level),
} as const;
