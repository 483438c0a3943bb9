import { DAILY_TIMES, METEOR } from '../../../games/meteor/index.js';
import { zoneAt } from '../../../games/meteor/setup.js';
import { scenarioOf } from '../../../games/meteor/scenarios/index.js';
import { LEVELS, type RobotLevel } from '../../../games/meteor/index.js';
import type { GameState, Mode, Options, Seat, SharedDeal } from '../../../games/meteor/state.js';
import type { Translate } from '../../../text/index.js';
import type { DayToPlay } from '../../daily/face.js';
import type { Interaction } from '../../gateway/incoming.js';
import { openLobby } from '../../lobby/opening.js';
import type { Answer } from '../../rest/acknowledge.js';
import type { Services } from '../../services.js';
import type { GuildSettings } from '../../settings/definitions.js';
import { METEOR_SETTINGS } from './settings.js';
import type { MeteorTypes } from '../../../games/meteor/index.js';
import type { Ended } from '../../ports.js';

/** What somebody asks for with `/meteor new`, or "again". */
export interface NewGameOptions {
  readonly mode: Mode;
  readonly relaxed: boolean;
  /** Longer zones; null: as usual. */
  readonly pace: 'calm' | null;
  /** Of an Advanced game. */
  readonly powers: boolean;
  readonly challenges: boolean;
  /** How many robots sit down at once. */
  readonly robots: number;
  /** How well they play; null: as the first level does. */
  readonly level: RobotLevel | null;
  /** A night of the campaign, which has its own mode, Powers and Challenges; null: none. */
  readonly scenario: string | null;
  readonly seed: string | null;
  /** Names of the crew before, for "again". */
  readonly lastCrew: readonly string[];
}

export const PLAIN: NewGameOptions = {
  mode: 'standard',
  relaxed: false,
  pace: null,
  powers: false,
  challenges: false,
  robots: 0,
  level: null,
  scenario: null,
  seed: null,
  lastCrew: [],
};

export const optionsOf =
  ({ defaults, settings: store }: Services, wanted: NewGameOptions) =>
  (settings: GuildSettings, guildId: string): Options => {
    const own = store.ofGame(guildId, METEOR_SETTINGS);
    return {
      mode: wanted.mode,
      relaxed: wanted.relaxed,
      seeded: wanted.seed !== null,
      zoneMs: zoneAt(wanted.pace, defaults.zoneMs),
      ...(wanted.pace === null ? {} : { pace: wanted.pace }),
      // Tests and practice may have a window of less than a second.
      windowMs: store.isSet(guildId, 'window') ? Math.round(own.window * 1000) : defaults.windowMs,
      timeOut: own['time-out'],
      silence: own.silence,
      powers: wanted.powers,
      challenges: wanted.challenges,
      robotsAllowed: settings.robots === 'allow',
      ...(wanted.scenario === null ? {} : { scenario: wanted.scenario }),
      ...(wanted.level === null ? {} : { robotLevel: wanted.level }),
    };
  };

/** A night of the campaign brings its mode, Powers and Challenges. */
function asNight(wanted: NewGameOptions): NewGameOptions {
  const night = scenarioOf(wanted.scenario === null ? {} : { scenario: wanted.scenario });
  if (night === null) return { ...wanted, scenario: null };
  return { ...wanted, mode: night.mode, powers: night.powers === true, challenges: night.challenges === true };
}

/** Opens a lobby; the answer is its board. */
export function openGame(services: Services, from: Interaction, asked: NewGameOptions, t: Translate): Promise<Answer> {
  const wanted = asNight(asked);
  const { mode, powers, challenges, robots, seed, lastCrew } = wanted;
  return openLobby(
    services,
    from,
    {
      kind: METEOR.kind,
      options: optionsOf(services, wanted),
      contradiction: () => (mode !== 'advanced' && (powers || challenges) ? t('error.advanced-only') : null),
      robots,
      seed,
      lastCrew,
    },
    t,
  );
}

/** A lobby for a day's deal: a standard game whose cards, times and robots are the same for everybody. */
export function openDaily(
  services: Services,
  from: Interaction,
  { day, deals, robots }: DayToPlay,
  t: Translate,
): Promise<Answer> {
  const shared: SharedDeal = {
    day,
    seeds: Object.fromEntries(deals.map(({ seats, seed }) => [seats, seed])),
    shares: Object.fromEntries(deals.flatMap(({ seats, share }) => (share === null ? [] : [[seats, share]]))),
  };
  const options = optionsOf(services, { ...PLAIN, level: 'veteran' });
  return openLobby(
    services,
    from,
    {
      kind: METEOR.kind,
      options: (settings, guildId) => ({ ...options(settings, guildId), ...DAILY_TIMES, shared }),
      robots,
      // Not what the cards are dealt by, which is secret: it keeps the game out of the leaderboards.
      seed: `daily ${day}`,
      lastCrew: [],
    },
    t,
  );
}

const levelOf = ({ robotLevel }: Options): RobotLevel | null => LEVELS.find((one) => one === robotLevel) ?? null;

/** A first game with two robots, for one who has played none yet; where robots are off, for people alone. */
export function openFirstGame(services: Services, from: Interaction, t: Translate): Promise<Answer> {
  const allowed = services.settings.of(from.guildId ?? '', from.guildLocale).robots === 'allow';
  return openGame(services, from, { ...PLAIN, mode: 'first', robots: allowed ? 2 : 0 }, t);
}

const played = (state: GameState, seat: Seat): boolean => (state.seats[seat]?.status ?? 'empty') !== 'empty';

/** The same game again: its mode, its robots and, unpinged, its crew. */
export function likeBefore(ended: Ended<MeteorTypes> | null): NewGameOptions {
  if (ended === null) return PLAIN;
  const { state, people } = ended;
  const { mode, relaxed, pace = null, powers = false, challenges = false } = state.options;
  // A robot that took a leaver's seat is not of the crew: that seat has a person's name.
  const robots = state.seats.filter(
    ({ status, robot }, seat) => robot && status !== 'empty' && !people.has(seat),
  ).length;
  return {
    mode,
    relaxed,
    pace,
    powers: mode === 'advanced' && powers,
    challenges: mode === 'advanced' && challenges,
    robots,
    level: levelOf(state.options),
    scenario: scenarioOf(state.options)?.id ?? null,
    seed: null,
    lastCrew: [...people].filter(([seat]) => played(state, seat)).map(([, { name }]) => name),
  };
}
