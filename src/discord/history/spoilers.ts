import { DAY_MS, startOf } from '../../daily/day.js';
import type { GameId } from '../../table/ports.js';
import type { Translate } from '../../text/index.js';
import { attemptsOf } from '../daily/results.js';
import type { Answer } from '../rest/acknowledge.js';
import { noteAnswer } from '../messages/notes.js';
import type { Platform, Store } from '../platform.js';
import type { GameLine, GameRecord } from '../../history/queries.js';
import { gameOf } from './access.js';
import type { IsHidden } from './list.js';

/** Who wants to see a past game; `all`: it is to be shown in the channel. */
export type Viewer = { readonly userId: string } | 'all';

export type Opened =
  { readonly ok: true; readonly record: GameRecord } | { readonly ok: false; readonly answer: Answer };

type Reading = Pick<Platform, 'time' | 'faces'> & { readonly store: Pick<Store, 'history'> };

/** Whether a game was of a day's deal, and that day is still on. */
function isOfToday({ time }: Reading, { summary }: GameLine): boolean {
  const day = summary['day'];
  const start = typeof day === 'string' ? startOf(day) : null;
  return start !== null && time.discordClock.now() < start + DAY_MS;
}

/** Whether a game would spoil today's deal for somebody: until the day is over it is open to those who played it. */
export async function spoils(platform: Reading, line: GameLine, viewer: Viewer): Promise<boolean> {
  const { kind, mode } = line;
  const hasDailies = platform.faces.all.some(({ game }) => game.kind === kind && game.daily !== undefined);
  if (!hasDailies || !isOfToday(platform, line)) return false;
  const day = String(line.summary['day']);
  return viewer === 'all' || (await attemptsOf(platform, { kind, face: { mode } }, viewer.userId, day)).length === 0;
}

/** Says of these games which of them would. */
export async function spoiled(platform: Reading, lines: readonly GameLine[], viewer: Viewer): Promise<IsHidden> {
  const hidden = await Promise.all(lines.map((line) => spoils(platform, line, viewer)));
  const games = new Set(lines.filter((_, at) => hidden[at]).map(({ game }) => game));
  return ({ game }) => games.has(game);
}

/** A past game for a viewer, or the answer that says why not. Without a game: the newest of the server. */
export async function openGame(
  platform: Platform,
  guildId: string,
  wanted: GameId | null,
  viewer: Viewer,
  t: Translate,
): Promise<Opened> {
  const found = await gameOf(platform, guildId, wanted, t);
  if (!found.ok || found.record.withheld === 'never-started') return found;
  if (!(await spoils(platform, found.record, viewer))) return found;
  return { ok: false, answer: noteAnswer(t, t(viewer === 'all' ? 'history.spoiler-share' : 'history.spoiler')) };
}
