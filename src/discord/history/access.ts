import type { FoundGame, GameLine, GameRecord } from '../../history/queries.js';
import { StorageFault, type GameId } from '../../table/ports.js';
import { all, escapeText, orPlayer, type Translate } from '../../text/index.js';
import type { Answer } from '../rest/acknowledge.js';
import type { Store } from '../platform.js';
import { noteAnswer } from '../messages/notes.js';
import { NO_GAME } from '../interactions/custom-id.js';
import type { Logger } from '../ports.js';

type Found = { readonly ok: true; readonly record: GameRecord } | { readonly ok: false; readonly answer: Answer };

export interface Reading {
  readonly store: Pick<Store, 'history'>;
  readonly log: Logger;
}

/**
 * One game of this server that is over, or the answer that says why not. Without a game: the newest. Rejects with
 * `StorageFault` where the database is out of reach, which says nothing about the game.
 */
export async function gameOf(
  { store: { history }, log }: Reading,
  guildId: string,
  wanted: GameId | null,
  t: Translate,
): Promise<Found> {
  const game = wanted ?? (await history.list(guildId, { limit: 1 })).games[0]?.game ?? NO_GAME;
  if (game === NO_GAME) return { ok: false, answer: noteAnswer(t, t('history.none')) };
  try {
    const asked = await history.show(guildId, game);
    if (asked.ok) return asked;
    return { ok: false, answer: noteAnswer(t, whyNot(t, asked.why, game)) };
  } catch (err) {
    if (err instanceof StorageFault) throw err;
    log.error({ err, game }, 'the log of a past game cannot be read');
    return { ok: false, answer: noteAnswer(t, t('history.damaged', { game })) };
  }
}

function whyNot(t: Translate, why: Extract<FoundGame, { readonly ok: false }>['why'], game: GameId): string {
  if (why === 'not-over') return t('history.not-over');
  return why === 'damaged' ? t('history.damaged', { game }) : t('history.unknown', { game: escapeText(game, 40) });
}

/** The names of a table's players, robots included; a forgotten person is named by their seat's number. */
export function crewNames(
  t: Translate,
  { people, crew, robots }: Pick<GameLine, 'people' | 'crew' | 'robots'>,
  shown: (name: string) => string,
): string {
  const known = [...people].map(([seat, { name }]) => orPlayer(t, shown(name), seat + 1));
  const missing = Math.max(0, crew - robots - known.length);
  const unknown = missing === 0 ? [] : [t('history.crew', { count: missing })];
  const machines = robots === 0 ? [] : [t('history.robots', { count: robots })];
  return all(t, [...known, ...unknown, ...machines]);
}

/** Said of a game that counts for no leaderboard for its chosen seed; null: it isn't one. A day's deal counts for its own. */
export const seededNote = (
  t: Translate,
  { seeded, summary }: { readonly seeded: boolean; readonly summary: object },
): string | null => (seeded && !('day' in summary && summary.day !== undefined) ? t('history.seeded') : null);
