import { COSMIC_RUN, type CosmicRunTypes } from '../../../games/cosmic-run/index.js';
import type { TurnLimit } from '../../../games/cosmic-run/set-up.js';
import type { Translate } from '../../../text/index.js';
import type { Interaction } from '../../gateway/incoming.js';
import { openLobby, type NewLobby } from '../../lobby/opening.js';
import { openPersonal } from '../../lobby/personal.js';
import type { Ended } from '../../ports.js';
import type { Answer } from '../../rest/acknowledge.js';
import type { Services } from '../../services.js';

/** What somebody asks for with `/cosmic new`, or "again". */
export interface NewCosmicRun {
  readonly turnLimit: TurnLimit;
  /** How many robots sit down at once, and how well they play; null: the default. */
  readonly robots: number;
  readonly level: string | null;
  readonly seed: string | null;
  /** Names of the crew before, for "again". */
  readonly lastCrew: readonly string[];
}

export const PLAIN: NewCosmicRun = { turnLimit: '24h', robots: 0, level: null, seed: null, lastCrew: [] };

const lobbyOf = ({ turnLimit, robots, level, seed, lastCrew }: NewCosmicRun): NewLobby => ({
  kind: COSMIC_RUN.kind,
  options: (settings) => ({ turnLimit, robotsAllowed: settings.robots === 'allow' }),
  robots,
  ...(level === null ? {} : { level }),
  seed,
  lastCrew,
});

/** Opens a lobby; the answer is its board. */
export const openCosmicRun = (
  services: Services,
  from: Interaction,
  wanted: NewCosmicRun,
  t: Translate,
): Promise<Answer> => openLobby(services, from, lobbyOf(wanted), t);

/** The lesson's deal: in it the person goes first. */
export const LESSON_SEED = 'lesson 1';

/** The lesson, gone on with where it was left: a game of one's own against a robot. */
export const openLesson = (services: Services, from: Interaction, t: Translate): Promise<Answer> =>
  openPersonal(
    services,
    from,
    { kind: COSMIC_RUN.kind, options: { turnLimit: '24h', robotsAllowed: true }, seed: LESSON_SEED },
    t,
  );

export const openFirstGame = (services: Services, from: Interaction, t: Translate): Promise<Answer> =>
  openCosmicRun(services, from, PLAIN, t);

/** The lobby as it was opened, for a table that moves. */
export const lobbyLike = ({ options, seed, seeded }: CosmicRunTypes['state']): NewLobby =>
  lobbyOf({ ...PLAIN, turnLimit: options.turnLimit, seed: seeded ? seed : null });

/** The same game again: its turn limit, its robots and, unpinged, its crew. */
export function likeBefore(ended: Ended<CosmicRunTypes> | null): NewCosmicRun {
  if (ended === null) return PLAIN;
  const { state, people } = ended;
  // A robot that took a leaver's seat is not of the crew: that seat has a person's name.
  const robots = state.seats.filter(({ status, robot }, seat) => robot && status !== 'empty' && !people.has(seat));
  return {
    turnLimit: state.options.turnLimit,
    robots: robots.length,
    level: robots[0]?.level ?? null,
    seed: null,
    lastCrew: [...people].filter(([seat]) => state.seats[seat]?.status !== 'empty').map(([, { name }]) => name),
  };
}
