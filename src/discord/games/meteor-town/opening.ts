import { METEOR_TOWN, type GameState, type MeteorTownTypes } from '../../../games/meteor-town/index.js';
import type { Millis } from '../../../games/shared/time.js';
import { tablesOf } from '../../../table/typed-tables.js';
import type { Translate } from '../../../text/index.js';
import type { Interaction } from '../../gateway/incoming.js';
import { gameObjection } from '../../lobby/opening.js';
import { openOwn } from '../../lobby/personal.js';
import type { OpenAgain } from '../face.js';
import { noteAnswer } from '../../messages/notes.js';
import { panelAnswer } from '../../messages/panel/answer.js';
import type { Ended } from '../../../storage/ports/ended-games.js';
import type { Answer } from '../../rest/acknowledge.js';
import type { Platform } from '../../platform.js';
import type { TableHandle } from './table.js';

/** A practice town that nobody goes on with ends after a week, so that they don't pile up. */
const PRACTICE_MS: Millis = 7 * 86_400_000;

/** A town of one person's own. */
export interface NewTown {
  readonly mode: 'daily' | 'practice';
  readonly day: string | null;
  /** When it ends, finished or not; null: after a week. */
  readonly ends: Millis | null;
  /** Null: one from the operating system's randomness. */
  readonly seed: string | null;
}

/** Opens a town of one's own; the answer is its panel. */
export async function openTown(
  platform: Platform,
  from: Interaction,
  { mode, day, ends, seed }: NewTown,
  t: Translate,
): Promise<Answer> {
  const no = gameObjection(METEOR_TOWN.kind, platform.settings.of(from.guildId, from.guildLocale), t);
  if (no !== null) return noteAnswer(t, no);
  const options = {
    mode,
    day,
    seeded: false,
    robotsAllowed: false,
    robotLevel: 'mayor',
    ends: ends === null ? { afterMs: PRACTICE_MS } : { at: ends },
  } as const;
  const found = (): TableHandle | undefined => townsOf(platform, from.caller.userId).at(-1);
  const own = { kind: METEOR_TOWN.kind, options, found, ...(seed === null ? {} : { seed }) };
  return openOwn(platform, tablesOf(METEOR_TOWN, platform.tables.directory), from, own, t);
}

/** The seed of the lesson's town. */
export const LESSON_SEED = 'lesson';

export const isLesson = ({ seed, options }: Pick<GameState, 'seed' | 'options'>): boolean =>
  seed === LESSON_SEED && options.mode === 'practice';

/** The lesson's town, gone on with where it was left. */
export function openLesson(platform: Platform, from: Interaction, t: Translate): Promise<Answer> {
  const left = townsOf(platform, from.caller.userId).findLast(({ state }) => isLesson(state));
  if (left !== undefined) return Promise.resolve(panelAnswer(platform, left, from, t));
  return openTown(platform, from, { mode: 'practice', day: null, ends: null, seed: LESSON_SEED }, t);
}

/** The same dice once more, for practice by oneself. */
export const sameDice =
  ({ state: { options, seed } }: Ended<MeteorTownTypes>) =>
  (platform: Platform, from: Interaction, t: Translate): Promise<Answer> =>
    openTown(platform, from, { mode: 'practice', day: options.day, ends: null, seed }, t);

/** A person's own towns that are on, the newest last. */
export const townsOf = ({ tables: { directory } }: Pick<Platform, 'tables'>, userId: string): readonly TableHandle[] =>
  tablesOf(METEOR_TOWN, directory).ofPerson(userId);

/** After a town of one's own another one; after a table its lobby. */
export const openAgain = ({ state: { options } }: Ended<MeteorTownTypes>): OpenAgain | null =>
  options.mode === 'sky'
    ? null
    : (platform, from, t) => openTown(platform, from, { mode: 'practice', day: null, ends: null, seed: null }, t);
