import { METEOR_TOWN, type GameState, type MeteorTownTypes } from '../../../games/meteor-town/index.js';
import type { Millis } from '../../../games/shared/time.js';
import { tablesOf } from '../../../table/typed-tables.js';
import type { Translate } from '../../../text/index.js';
import type { Interaction } from '../../gateway/incoming.js';
import { tableRefusal } from '../../interactions/refusals.js';
import { gameObjection } from '../../lobby/opening.js';
import type { OpenAgain } from '../face.js';
import { noteAnswer } from '../../messages/notes.js';
import { panelAnswer } from '../../messages/panel/answer.js';
import type { Ended } from '../../ports.js';
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
  const { guildId, channelId, caller, id } = from;
  const no = gameObjection(METEOR_TOWN.kind, platform.settings.of(guildId, from.guildLocale), t);
  if (no !== null) return noteAnswer(t, no);
  const opened = await tablesOf(METEOR_TOWN, platform.tables.directory).open({
    kind: METEOR_TOWN.kind,
    guildId,
    channelId,
    host: { userId: caller.userId, name: caller.name },
    personal: true,
    source: id,
    options: {
      mode,
      day,
      seeded: false,
      robotsAllowed: false,
      robotLevel: 'mayor',
      ends: ends === null ? { afterMs: PRACTICE_MS } : { at: ends },
    },
    ...(seed === null ? {} : { seed }),
  });
  if (opened.ok) return panelAnswer(platform, opened.table, from, t);
  const { refusal } = opened;
  // A double tap on what opens a town is answered with the one that the first tap opened.
  const first = refusal.code === 'repeated' ? townsOf(platform, caller.userId).at(-1) : undefined;
  return first === undefined
    ? noteAnswer(t, tableRefusal(t, platform.faces, refusal, METEOR_TOWN.kind))
    : panelAnswer(platform, first, from, t);
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
