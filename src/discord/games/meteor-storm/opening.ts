import {
  LEVELS,
  LIMITS,
  METEOR_STORM,
  SCENARIOS,
  type GameState,
  type Level,
  type MeteorStormTypes,
  type Millis,
  type Options,
  type ScenarioId,
  type Seat,
} from '../../../games/meteor-storm/index.js';
import type { Translate } from '../../../text/index.js';
import type { Interaction } from '../../gateway/incoming.js';
import { openLobby, type NewLobby } from '../../lobby/opening.js';
import { openPersonal } from '../../lobby/personal.js';
import type { Ended } from '../../ports.js';
import type { Answer } from '../../rest/acknowledge.js';
import type { Services } from '../../services.js';
import type { GuildSettings } from '../../settings/definitions.js';

/** What somebody asks for with `/storm new`, or "again". */
export interface NewGameOptions {
  readonly scenario: ScenarioId;
  readonly meteors: boolean;
  /** A robot takes the other side at once. */
  readonly robot: boolean;
  readonly level: Level;
  readonly limitMs: Millis | null;
  readonly seed: string | null;
  /** Names of those who played before, for "again". */
  readonly lastCrew: readonly string[];
}

export const PLAIN: NewGameOptions = {
  scenario: SCENARIOS[0].id,
  meteors: true,
  robot: false,
  level: LEVELS[0],
  limitMs: null,
  seed: null,
  lastCrew: [],
};

const optionsOf =
  ({ scenario, meteors, limitMs, level }: NewGameOptions) =>
  (settings: GuildSettings): Options => ({
    scenario,
    meteors,
    limitMs,
    level,
    robotsAllowed: settings.robots === 'allow',
  });

const lobbyOf = (wanted: NewGameOptions): NewLobby => {
  const { robot, seed, lastCrew } = wanted;
  return { kind: METEOR_STORM.kind, options: optionsOf(wanted), robots: robot ? 1 : 0, seed, lastCrew };
};

/** Opens a lobby; the answer is its board. */
export const openGame = (
  services: Services,
  from: Interaction,
  wanted: NewGameOptions,
  t: Translate,
): Promise<Answer> => openLobby(services, from, lobbyOf(wanted), t);

/** The lesson's deal: in it the person goes first. */
export const LESSON_SEED = 'lesson';

/** The lesson, gone on with where it was left: a battle of one's own against the easier robot. */
export function openLesson(services: Services, from: Interaction, t: Translate): Promise<Answer> {
  const limitMs = LIMITS.at(-1) ?? null;
  const wanted = { ...PLAIN, level: 'ensign', limitMs } as const;
  const options = optionsOf(wanted)(services.settings.of(from.guildId ?? '', from.guildLocale));
  const lesson = { kind: METEOR_STORM.kind, options: { ...options, robotsAllowed: true }, seed: LESSON_SEED };
  return openPersonal(services, from, lesson, t);
}

export const openFirstGame = (services: Services, from: Interaction, t: Translate): Promise<Answer> =>
  openGame(services, from, PLAIN, t);

/** The lobby as it was opened, for a table that moves. */
export const lobbyLike = ({ options, seed, seeded }: GameState): NewLobby => {
  const { scenario, meteors, limitMs, level } = options;
  const known = LEVELS.find((one) => one === level) ?? PLAIN.level;
  return lobbyOf({ ...PLAIN, scenario, meteors, limitMs, level: known, seed: seeded ? seed : null });
};

const played = ({ seats }: GameState, seat: Seat): boolean => (seats[seat]?.status ?? 'empty') !== 'empty';

/** The same battle again: its scenario, its robot and, unpinged, its players. */
export function likeBefore(ended: Ended<MeteorStormTypes> | null): NewGameOptions {
  if (ended === null) return PLAIN;
  const { state, people } = ended;
  const { scenario, meteors, limitMs, level } = state.options;
  return {
    scenario,
    meteors,
    limitMs,
    level: LEVELS.find((one) => one === level) ?? LEVELS[0],
    // A robot that took a leaver's seat had not been asked for: that seat has a person's name.
    robot: state.seats.some(({ status, robot }, seat) => robot && status !== 'empty' && !people.has(seat)),
    seed: null,
    lastCrew: [...people].filter(([seat]) => played(state, seat)).map(([, { name }]) => name),
  };
}
