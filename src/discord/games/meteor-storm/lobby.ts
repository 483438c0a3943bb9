import {
  LEVELS,
  LIMITS,
  METEOR_STORM,
  SCENARIOS,
  scenarioOf,
  type Level,
  type MeteorStormTypes,
  type Options,
} from '../../../games/meteor-storm/index.js';
import type { PlainKey } from '../../../text/index.js';
import { scenarioName, sideLetter } from '../../../text/meteor-storm/index.js';
import { levelOption, switchOption } from '../../lobby/options.js';
import { openPersonal } from '../../lobby/personal.js';
import type { LobbySpec } from '../../lobby/spec.js';
import type { OpenAgain } from '../face.js';

/** Turn limits by name, in the order of `LIMITS`. */
const LIMIT_NAMES = ['off', 'minutes', 'day'] as const;
const limitName = ({ limitMs }: Options): (typeof LIMIT_NAMES)[number] => LIMIT_NAMES[LIMITS.indexOf(limitMs)] ?? 'off';

const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name);
const known = (name: string): Level => (isLevel(name) ? name : LEVELS[0]);

const STRENGTH: Readonly<Record<Level, PlainKey>> = {
  captain: 'lobby.strength.good',
  admiral: 'lobby.strength.strongest',
  ensign: 'lobby.strength.weakest',
};

const DEFAULTS = { scenario: SCENARIOS[0].id, meteors: true, limitMs: null, level: LEVELS[0] } as const;

/** Meteor Storm's lobby. */
export const STORM_LOBBY: LobbySpec<MeteorStormTypes> = {
  least: 2,
  most: 2,
  options: [
    {
      name: 'scenario',
      about: 'meteor-storm.command.new.scenario',
      label: 'meteor-storm.lobby.scenario',
      values: SCENARIOS.map(({ id }) => ({
        value: id,
        name: `meteor-storm.scenario.${id}`,
        choice: { scenario: id },
      })),
      chosen: ({ scenario }) => scenario,
    },
    switchOption({
      name: 'meteors',
      about: 'meteor-storm.command.new.meteors',
      label: 'meteor-storm.lobby.meteors',
      effects: ['meteor-storm.board.withMeteors', 'meteor-storm.board.calm'],
      isOn: ({ meteors }) => meteors,
      choice: (meteors) => ({ meteors }),
    }),
    levelOption(LEVELS, (level) => `meteor-storm.level.${known(level)}`, {
      chosen: ({ level }) => level,
      choice: (level) => ({ level }),
      allowed: ({ options }) => options.robotsAllowed,
      effect: (level) => STRENGTH[known(level)],
    }),
    {
      name: 'limit',
      about: 'meteor-storm.command.new.limit',
      label: 'lobby.option.limit',
      values: LIMIT_NAMES.map((limit, at) => ({
        value: limit,
        name: `meteor-storm.limit.${limit}`,
        choice: { limitMs: LIMITS[at] ?? null },
      })),
      chosen: limitName,
    },
  ],
  agreed: ({ guild }, choice) => ({ ...DEFAULTS, ...choice, robotsAllowed: guild.robots === 'allow' }),
  robotLevel: ({ options }) => options.level,
  levelName: (t, level) => t(`meteor-storm.level.${known(level)}`),
  chosenSeed: ({ seed, seeded }) => (seeded ? seed : null),
  leaveConfirm: 'meteor-storm.done.leave-confirm',
  seatMark: (_t, seat) => sideLetter(seat),
  about: ({ table: { state } }, t) => [
    `**${t('meteor-storm.board.lobbyTitle', { scenario: scenarioName(t, state.options.scenario) })}**`,
    t('meteor-storm.board.options', {
      target: scenarioOf(state.options.scenario)?.target ?? 0,
      meteors: t(state.options.meteors ? 'meteor-storm.board.withMeteors' : 'meteor-storm.board.calm'),
      limit: t(`meteor-storm.limit.${limitName(state.options)}`),
    }),
  ],
};

/** The lesson's deal: in it the person goes first. */
export const LESSON_SEED = 'lesson';

/** The lesson, gone on with where it was left: a battle of one's own against the easier robot. */
export const openLesson: OpenAgain = (platform, from, t) => {
  const options: Options = { ...DEFAULTS, level: 'ensign', limitMs: LIMITS.at(-1) ?? null, robotsAllowed: true };
  return openPersonal(platform, from, { kind: METEOR_STORM.kind, options, seed: LESSON_SEED }, t);
};
