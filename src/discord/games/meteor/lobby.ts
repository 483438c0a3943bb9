import { LEVELS, METEOR, type MeteorTypes, type RobotLevel } from '../../../games/meteor/index.js';
import { scenarioOf } from '../../../games/meteor/scenarios/index.js';
import { MOST_PLAYERS, zoneAt } from '../../../games/meteor/setup.js';
import type { GameState, Mode, Options } from '../../../games/meteor/state.js';
import type { PublicView } from '../../../games/meteor/view/seat.js';
import { TO_PLAY, type Missing } from '../../../text/index.js';
import { levelOption, switchOption } from '../../lobby/options.js';
import { boardAnswer, openTable } from '../../lobby/opening.js';
import type { LobbyModel, LobbyOption, LobbySpec, Opening } from '../../lobby/spec.js';
import type { OpenAgain } from '../face.js';
import { crewLine, modeLines, oddsLine } from './render/lobby.js';
import { METEOR_SETTINGS } from './settings.js';

type Model = LobbyModel<MeteorTypes>;
type Option = LobbyOption<MeteorTypes>;

export const MODES = ['first', 'standard', 'advanced'] as const satisfies readonly Mode[];

/** How many robots play with one who has never finished a game. */
const BEGINNERS_ROBOTS = 2;

const isShared = ({ options }: GameState): boolean => options.shared !== undefined;

const isToPlay = (missing: Missing): boolean => TO_PLAY.some((need) => need === missing);

const MODE: Option = {
  name: 'mode',
  about: 'meteor.command.new.mode',
  label: 'lobby.option.mode',
  values: MODES.map((mode) => ({
    value: mode,
    name: `meteor.command.mode.${mode}`,
    effect: `meteor.lobby.mode-note.${mode}`,
    choice: { mode },
  })),
  chosen: ({ mode }) => mode,
  offered: ({ table: { state } }) => (isShared(state) ? [] : MODES),
};

/** Powers and Challenges: of an Advanced game whose deal is nobody else's. */
const part = (name: 'powers' | 'challenges'): Option =>
  switchOption({
    name,
    about: `meteor.command.new.${name}`,
    label: `meteor.lobby.button.${name}`,
    effects: [`meteor.lobby.${name}.on`, `meteor.lobby.${name}.off`],
    isOn: (options) => options[name] === true,
    choice: (on) => ({ [name]: on }),
    offered: ({ table: { state } }) => (state.options.mode === 'advanced' && !isShared(state) ? ['on', 'off'] : []),
  });

const RELAXED: Option = switchOption({
  name: 'relaxed',
  about: 'meteor.command.new.relaxed',
  label: 'meteor.lobby.button.relaxed',
  effects: ['meteor.lobby.relaxed', 'meteor.lobby.not-relaxed'],
  isOn: ({ relaxed }) => relaxed,
  choice: (relaxed) => ({ relaxed }),
  offered: ({ table: { state }, seated }) => (seated.length === 1 && !isShared(state) ? ['on', 'off'] : []),
});

/** Ways with the silence: those that the bot can keep here, and the one that holds. */
function silences({ table: { state }, extras: { missing } }: Model): readonly string[] {
  const { mode, silence } = state.options;
  if (mode === 'first') return [];
  const unread = missing.includes('message-content');
  const powerless = missing.some((need) => need !== 'message-content');
  const offered = [...(missing.length === 0 ? ['players'] : []), ...(powerless ? [] : ['strict']), 'off'];
  return [...new Set([silence, ...(unread && powerless ? ['off'] : offered)])];
}

const SILENCE: Option = {
  name: 'silence',
  label: 'meteor.lobby.silence-label',
  values: (['players', 'strict', 'everyone', 'off'] as const).map((silence) => ({
    value: silence,
    name: `meteor.lobby.silence-name.${silence}`,
    effect: `meteor.lobby.silence.${silence}`,
    choice: { silence },
  })),
  chosen: ({ silence }) => silence,
  offered: silences,
  notAgain: true,
};

const LEVEL: Option = levelOption(LEVELS, (level) => `meteor.command.level.${level as RobotLevel}`, {
  chosen: ({ robotLevel }) => LEVELS.find((one) => one === robotLevel) ?? LEVELS[0],
  choice: (robotLevel) => ({ robotLevel }),
  allowed: ({ options }) => options.robotsAllowed === true && options.shared?.day === undefined,
});

/** What is agreed in a server. A night of the campaign brings its mode, Powers and Challenges. */
export function agreed({ guildId, guild, settings, defaults }: Opening, choice: Partial<Options>): Options {
  const own = settings.ofGame(guildId, METEOR_SETTINGS);
  const night = scenarioOf(choice);
  const brought =
    night === null
      ? {}
      : { mode: night.mode, powers: night.powers === true, challenges: night.challenges === true, scenario: night.id };
  const { scenario: _asked, ...chosen } = choice;
  return {
    mode: 'standard',
    relaxed: false,
    seeded: false,
    zoneMs: zoneAt(choice.pace ?? null, defaults.zoneMs),
    // Tests and practice may have a window of less than a second.
    windowMs: settings.isSet(guildId, 'window') ? Math.round(own.window * 1000) : defaults.windowMs,
    timeOut: own['time-out'],
    silence: own.silence,
    powers: false,
    challenges: false,
    ...chosen,
    ...brought,
    robotsAllowed: guild.robots === 'allow',
  };
}

/** What of a game goes on in the next one. */
const carried = ({ mode, relaxed, pace, powers, challenges, scenario, robotLevel }: Options): Partial<Options> => ({
  mode,
  relaxed,
  ...(pace === undefined ? {} : { pace }),
  powers: mode === 'advanced' && powers === true,
  challenges: mode === 'advanced' && challenges === true,
  ...(scenario === undefined ? {} : { scenario }),
  ...(robotLevel === undefined ? {} : { robotLevel }),
});

/** Permissions that the bot lacks for what was chosen: strict silence needs no reading. */
function felt({ table: { state }, extras: { missing } }: Model): readonly Missing[] {
  const { mode, silence } = state.options;
  if (mode === 'first') return missing.filter(isToPlay);
  return silence === 'strict' ? missing.filter((need) => need !== 'message-content') : missing;
}

/** One who has never finished a game, and sits alone, is best served with meteors face up and two robots; not said in a first game. */
const suggestion: LobbySpec<MeteorTypes>['suggestion'] = ({ table: { state }, extras, humans }, t) => {
  const { mode, robotsAllowed } = state.options;
  if (!extras.newcomers || isShared(state) || robotsAllowed !== true || mode === 'first' || humans.length > 1)
    return null;
  return {
    words: t('meteor.lobby.newcomers'),
    label: t('meteor.lobby.button.newcomers'),
    choice: { mode: 'first' },
    robots: BEGINNERS_ROBOTS,
  };
};

/** Meteor's lobby. */
export const METEOR_LOBBY: LobbySpec<MeteorTypes, PublicView> = {
  least: 1,
  most: MOST_PLAYERS,
  options: [MODE, part('powers'), part('challenges'), LEVEL, RELAXED, SILENCE],
  agreed,
  carried,
  levelName: (t, level) => t(`meteor.robots.level.${LEVELS.find((one) => one === level) ?? LEVELS[0]}`),
  chosenSeed: ({ seed, options }) => (options.seeded ? seed : null),
  isOpen: ({ phase }) => phase === 'lobby',
  isMovable: (state) => !isShared(state),
  leaveConfirm: 'meteor.hand.note.leave-confirm',
  started: ({ phase }) => (phase === 'play' ? 'meteor.hand.done.clock' : 'meteor.hand.done.started'),
  about: modeLines,
  odds: oddsLine,
  crewLine,
  felt,
  remedy: ({ table: { state } }, _felt, t) =>
    state.options.silence === 'off' ? null : t('meteor.lobby.without-silence'),
  suggestion,
};

/** A first game with two robots, dealt at once; where robots are off, a lobby that waits for people. */
export const openFirstGame: OpenAgain = async (platform, from, t) => {
  const allowed = platform.settings.of(from.guildId ?? '', from.guildLocale).robots === 'allow';
  const robots = allowed ? Array.from({ length: BEGINNERS_ROBOTS }, () => null) : [];
  const table = await openTable(platform, from, { kind: METEOR.kind, choice: { mode: 'first' }, robots }, t);
  if ('form' in table) return table;
  if (allowed) await table.act({ type: 'start', by: table.seatOf(from.caller.userId) ?? 0 });
  return boardAnswer(platform, table);
};
