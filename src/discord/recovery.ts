/** What is shown and noted again after a restart: boards and panels of running games, and servers that were left. */
import type { BotDeps } from './bot-deps.js';
import { contained, containedLater } from './contained.js';
import { finishedTable } from './messages/board/finished.js';
import { LATE_MS } from './messages/delivery/writer.js';
import type { Platform } from './platform.js';
import { isGuestHome } from '../table/home.js';
import type { GameId } from '../table/ports.js';

/** What the process before this one knows of what was under way. */
export interface LeftBehind {
  /** Ids of the interactions and messages that it took. */
  readonly taken: readonly string[];
  /** Games with an edit under way. */
  readonly writing?: readonly GameId[];
}

/** Before the gateway is open: what the process before this one stored of its messages. */
export async function recoverMessages(
  { stores: { messages }, log }: BotDeps,
  { tables: { directory, duels }, messages: { boards, panels } }: Pick<Platform, 'tables' | 'messages'>,
): Promise<void> {
  await containedLater(log, { message: 'duels could not be brought back' }, () => duels.recover());
  for (const table of directory.live()) {
    const fault = { message: 'the messages of a game could not be brought back', facts: { game: table.game } };
    await containedLater(log, fault, async () => {
      const kept = await messages.of(table.game);
      boards.recovered(table, kept.find(({ userId }) => userId === null) ?? null);
      for (const one of kept)
        if (one.userId !== null) contained(log, fault, () => void panels.recovered(table, one.userId ?? '', one));
    });
  }
}

/**
 * The tokens by which messages of running games were last sent: a process that was killed has answered these
 * interactions, and could not say so.
 */
export async function answeredTokens({ stores: { messages }, directory }: BotDeps): Promise<readonly string[]> {
  const kept = await Promise.all(directory.live().map(({ game }) => messages.of(game)));
  return kept.flat().flatMap(({ token }) => token ?? []);
}

/** Once the gateway is open: all boards and panels are drawn anew, those too whose last edit may not have got through. */
export async function redrawRecovered(
  { stores: { messages, ended }, directory, log }: BotDeps,
  { messages: { boards, panels } }: Pick<Platform, 'messages'>,
): Promise<void> {
  for (const { game } of directory.live()) {
    boards.touch(game);
    panels.redraw(game);
  }
  for (const kept of await messages.unsettled()) {
    const fault = { message: 'the end of a game could not be shown again', facts: { game: kept.game } };
    await containedLater(log, fault, async () => {
      const finished = (await ended?.of(kept.game)) ?? null;
      if (finished === null) messages.forget(kept.game);
      else boards.finished(finishedTable(kept, finished), kept);
    });
  }
}

/** An edit that the process before this one had under way may come after this one's: the newest is sent once more. */
export function redrawLate(
  { clock, timers }: BotDeps,
  { messages: { boards, panels } }: Pick<Platform, 'messages'>,
  games: readonly GameId[],
): void {
  if (games.length === 0) return;
  timers.at(clock.now() + LATE_MS, () => {
    for (const game of games) {
      boards.touch(game);
      panels.redraw(game);
    }
  });
}

/**
 * Servers that were left while the bot was away say nothing: they are missing from what the gateway brings. Those of
 * other processes are missing too, and are none of ours.
 */
export async function noteServersLeft({ past: { retention }, clock, gateway }: BotDeps): Promise<void> {
  const { client } = gateway;
  // One that is just connecting knows no server yet.
  if (client?.isReady() !== true) return;
  const here = client.guilds.cache;
  await Promise.all([...here.keys()].map((guild) => retention.returned(guild)));
  for (const guild of await retention.guilds())
    if (!here.has(guild) && !isGuestHome(guild) && gateway.serves(guild)) await retention.left(guild, clock.now());
}
