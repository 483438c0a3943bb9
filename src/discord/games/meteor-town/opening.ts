import {
  METEOR_TOWN,
  SKY_MS,
  type GameState,
  type MeteorTownTypes,
  type Options,
  type RobotLevel,
} from '../../../games/meteor-town/index.js';
import type { Seat } from '../../../games/shared/seat.js';
import type { Millis } from '../../../games/shared/time.js';
import { tablesOf } from '../../../table/typed-tables.js';
import type { Translate } from '../../../text/index.js';
import type { Interaction } from '../../gateway/incoming.js';
import { gameObjection, openLobby, type NewLobby } from '../../lobby/opening.js';
import { noteAnswer } from '../../messages/notes.js';
import { panelAnswer } from '../../messages/panel/answer.js';
import type { Ended } from '../../ports.js';
import type { Answer } from '../../rest/acknowledge.js';
import type { Services } from '../../services.js';
import type { GuildSettings } from '../../settings/definitions.js';
import type { TableHandle } from './people.js';

/** What somebody asks for with `/town new`, or "again". */
export interface NewSky {
  readonly robots: number;
  readonly level: RobotLevel;
  readonly seed: string | null;
  /** Names of those who played before, for "again". */
  readonly lastCrew: readonly string[];
}

const PLAIN: NewSky = { robots: 0, level: 'mayor', seed: null, lastCrew: [] };

const skyOptions =
  ({ level }: NewSky) =>
  ({ robots }: GuildSettings): Options => ({
    mode: 'sky',
    day: null,
    seeded: false,
    robotsAllowed: robots === 'allow',
    robotLevel: level,
    ends: { afterMs: SKY_MS },
  });

/** Opens a same-sky table in the channel; the answer is its lobby. */
export function openSky(services: Services, from: Interaction, wanted: NewSky, t: Translate): Promise<Answer> {
  return openLobby(services, from, lobbyOf(wanted), t);
}

function lobbyOf(wanted: NewSky): NewLobby {
  const { robots, seed, lastCrew } = wanted;
  return { kind: METEOR_TOWN.kind, options: skyOptions(wanted), robots, seed, lastCrew };
}

/** The lobby as it was opened, for a table that moves. */
export const lobbyLike = ({ options, seed }: GameState): NewLobby =>
  lobbyOf({ ...PLAIN, level: options.robotLevel, seed: options.seeded ? seed : null });

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
  services: Services,
  from: Interaction,
  { mode, day, ends, seed }: NewTown,
  t: Translate,
): Promise<Answer> {
  const { guildId, channelId, caller, id } = from;
  if (guildId === null) return noteAnswer(t, t('error.guild-only'));
  const no = gameObjection(METEOR_TOWN.kind, services.settings.of(guildId, from.guildLocale), t);
  if (no !== null) return noteAnswer(t, no);
  const opened = await tablesOf(METEOR_TOWN, services.directory).open({
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
  if (!opened.ok) return noteAnswer(t, t(`refusal.${opened.refusal.code}`));
  return panelAnswer(services, opened.table, from, t);
}

/** The seed of the lesson's town. */
export const LESSON_SEED = 'lesson';

export const isLesson = ({ seed, options }: Pick<GameState, 'seed' | 'options'>): boolean =>
  seed === LESSON_SEED && options.mode === 'practice';

/** The lesson's town, gone on with where it was left. */
export function openLesson(services: Services, from: Interaction, t: Translate): Promise<Answer> {
  const left = townsOf(services, from.caller.userId).findLast(({ state }) => isLesson(state));
  if (left !== undefined) return Promise.resolve(panelAnswer(services, left, from, t));
  return openTown(services, from, { mode: 'practice', day: null, ends: null, seed: LESSON_SEED }, t);
}

export const openFirstGame = (services: Services, from: Interaction, t: Translate): Promise<Answer> =>
  openSky(services, from, PLAIN, t);

/** The same dice once more, for practice by oneself. */
export const sameDice =
  ({ state: { options, seed } }: Ended<MeteorTownTypes>) =>
  (services: Services, from: Interaction, t: Translate): Promise<Answer> =>
    openTown(services, from, { mode: 'practice', day: options.day, ends: null, seed }, t);

/** A person's own towns that are on, the newest last. */
export const townsOf = ({ directory }: Services, userId: string): readonly TableHandle[] =>
  tablesOf(METEOR_TOWN, directory).ofPerson(userId);

const played = ({ seats }: GameState, seat: Seat): boolean => (seats[seat]?.status ?? 'empty') !== 'empty';

/** A table like the one before: its robots and, unpinged, its players; after a town of one's own another one. */
export function openAgain(ended: Ended<MeteorTownTypes> | null, robotsAllowed: boolean) {
  return (services: Services, from: Interaction, t: Translate): Promise<Answer> => {
    if (ended === null) return openSky(services, from, PLAIN, t);
    const { state, people } = ended;
    if (state.options.mode !== 'sky')
      return openTown(services, from, { mode: 'practice', day: null, ends: null, seed: null }, t);
    const robots = state.seats.filter(({ robot, status }) => robot && status === 'in').length;
    const lastCrew = [...people].filter(([seat]) => played(state, seat)).map(([, { name }]) => name);
    const wanted = { robots: robotsAllowed ? robots : 0, level: state.options.robotLevel, seed: null, lastCrew };
    return openSky(services, from, wanted, t);
  };
}
