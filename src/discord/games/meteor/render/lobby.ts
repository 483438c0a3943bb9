import { LEVELS, type RobotLevel } from '../../../../games/meteor/index.js';
import { shareOf } from '../../../../games/meteor/index.js';
import { SCENARIOS, scenarioOf } from '../../../../games/meteor/scenarios/index.js';
import type { Mode } from '../../../../games/meteor/state.js';
import type { PublicView } from '../../../../games/meteor/view.js';
import { MOST_PLAYERS, setUpFor } from '../../../../games/meteor/setup.js';
import {
  TO_PLAY,
  escapeText,
  orPlayer,
  seatName,
  seconds,
  type Missing,
  type Translate,
} from '../../../../text/index.js';
import { difficultyOf } from '../../../../daily/difficulty.js';
import { meteorCount, scenarioName, scenarioText } from '../../../../text/meteor/index.js';
import { learnChoice } from './lesson.js';
import type { LobbyModel, Rendered } from './models.js';
import { robotsWin } from './odds.js';
import { buttons, container, text, type Choice } from './parts.js';
import { playing } from './sky.js';

/** R11, R12: a first game, and one person alone, have no silence. */
const couldBeSilent = (model: LobbyModel): boolean =>
  model.view.options.mode !== 'first' && humans(model.view).length > 1;
const humans = (view: PublicView): PublicView['seats'] => playing(view).filter(({ robot }) => !robot);
const isToPlay = (missing: Missing): boolean => TO_PLAY.some((need) => need === missing);

/** What the bot lacks for what was chosen: strict silence needs no reading. */
const lacking = ({ missing, view: { options } }: LobbyModel): readonly Missing[] =>
  options.silence === 'strict' ? missing.filter((need) => need !== 'message-content') : missing;

const advancedLines = ({ view: { options } }: LobbyModel, t: Translate): string[] => [
  t('lobby.mode-note.advanced'),
  t(`lobby.powers.${options.powers === true ? 'on' : 'off'}`),
  t(`lobby.challenges.${options.challenges === true ? 'on' : 'off'}`),
];

/** How often robots win such a game; where some sit here, those of their level, as the line about them says. */
function shareIn({ options, seats }: PublicView, mode: Mode, players: number): number | null {
  // The Advanced game that is meant while another is chosen has both.
  const meant = mode === options.mode ? options : { ...options, mode, powers: true, challenges: true };
  const ofLevel = seats.some(({ robot }) => robot) ? shareOf(levelIn(options), meant, players) : null;
  return ofLevel ?? robotsWin(mode, players, meant);
}

/** How hard each mode is, for as many as sit here. To one who sits alone: for a crew with two robots, which is no trouble. */
function oddsLine({ view }: LobbyModel, t: Translate): string | null {
  const { robotsAllowed, relaxed } = view.options;
  const seated = playing(view).length;
  const offered = seated === 1 && robotsAllowed === true && !relaxed;
  const told = (['first', 'standard', 'advanced'] as const).flatMap((mode) => {
    const share = shareIn(view, mode, offered ? 1 + BEGINNERS_ROBOTS : seated);
    return share === null ? [] : [t('lobby.odds.one', { mode: t(`lobby.button.mode-${mode}`), share })];
  });
  if (told.length === 0) return null;
  return t(offered ? 'lobby.odds.alone' : 'lobby.odds.all', { odds: told.join(' · ') });
}

/** A night of the campaign: its place, its name and its five lines. */
function nightLines(model: LobbyModel, id: string, t: Translate): (string | null)[] {
  const { options } = model.view;
  return [
    t('scenario.title', {
      night: SCENARIOS.findIndex((one) => one.id === id) + 1,
      nights: SCENARIOS.length,
      name: scenarioName(t, id),
    }),
    scenarioText(t, id),
    ...paceAndSeedLines(options, t),
    couldBeSilent(model) ? t(`lobby.silence.${options.silence}`) : null,
  ];
}

/** What keeps a game out of leaderboards. */
const paceAndSeedLines = (options: LobbyModel['view']['options'], t: Translate): (string | null)[] => [
  options.pace === 'calm' ? t('lobby.calm', { seconds: seconds(t, options.zoneMs) }) : null,
  options.seeded ? t('lobby.seeded') : null,
];

/** A day's deal: what it is, how hard for how many, and what counts. */
function dayLines(
  model: LobbyModel,
  day: string,
  shares: Readonly<Record<number, number>>,
  t: Translate,
): (string | null)[] {
  const odds = Object.entries(shares).map(([players, share]) => t('meteor.daily.robots-one', { players, share }));
  return [
    t('meteor.daily.title', { day }),
    t(`meteor.daily.difficulty.${difficultyOf(day)}`),
    t('meteor.daily.rule'),
    odds.length === 0 ? null : t('meteor.daily.robots', { odds: odds.join(' · ') }),
    playing(model.view).length === 1 ? t('meteor.daily.alone') : null,
    couldBeSilent(model) ? t(`lobby.silence.${model.view.options.silence}`) : null,
  ];
}

function modeLines(model: LobbyModel, t: Translate): (string | null)[] {
  const { options } = model.view;
  const night = scenarioOf(options);
  if (night !== null) return nightLines(model, night.id, t);
  if (options.shared?.day !== undefined) return dayLines(model, options.shared.day, options.shared.shares ?? {}, t);
  const alone = playing(model.view).length === 1;
  const note =
    options.mode === 'first'
      ? 'first'
      : alone
        ? 'solo'
        : humans(model.view).length === 1
          ? 'company'
          : options.silence === 'off'
            ? 'standard-open'
            : 'standard';
  return [
    t('lobby.title', { mode: t(`lobby.mode.${alone && options.relaxed ? 'relaxed' : options.mode}`) }),
    t(`lobby.mode-note.${note}`),
    ...(options.mode === 'advanced' ? advancedLines(model, t) : []),
    oddsLine(model, t),
    alone && options.relaxed ? t('lobby.relaxed') : null,
    ...paceAndSeedLines(options, t),
    couldBeSilent(model) ? t(`lobby.silence.${options.silence}`) : null,
  ];
}

function crewLines(model: LobbyModel, t: Translate): (string | null)[] {
  const { view, people, lastCrew = [] } = model;
  const crew = playing(view);
  const who = crew.map(({ seat }) => {
    const name = seatName(t, people, seat);
    return seat === view.host ? t('lobby.host', { name }) : name;
  });
  const { hand, meteors } = setUpFor(Math.min(MOST_PLAYERS, Math.max(1, crew.length)));
  return [
    t('lobby.crew', { count: crew.length, most: MOST_PLAYERS, names: who.join(' · ') }),
    lastCrew.length === 0
      ? null
      : t('lobby.last-crew', { names: lastCrew.map((name, at) => orPlayer(t, escapeText(name), at + 1)).join(' · ') }),
    t('lobby.set-up', {
      meteors: meteorCount(t, meteors),
      cards: t('common.cards', { count: hand }),
      count: crew.length,
    }),
    robotLine(model, t),
    t('lobby.waiting-host', { host: seatName(t, people, view.host) }),
  ];
}

function missingLines(model: LobbyModel, t: Translate): (string | null)[] {
  const { mode, silence } = model.view.options;
  const felt = mode === 'first' ? model.missing.filter(isToPlay) : lacking(model);
  if (felt.length === 0) return [];
  const remedy = felt.some(isToPlay) ? t('lobby.without-play') : silence === 'off' ? null : t('lobby.without-silence');
  return [
    t('lobby.missing'),
    ...felt.map((one) => `• ${t(`lobby.permission.${one}`)} ${t(`lobby.remedy.${one}`)}`),
    remedy,
  ];
}

function people(model: LobbyModel, t: Translate): readonly Choice[] {
  const { view } = model;
  return [
    {
      press: { name: 'lobby/join' },
      label: t('lobby.button.join'),
      style: 'primary',
      disabled: playing(view).length >= MOST_PLAYERS,
    },
    { press: { name: 'lobby/leave' }, label: t('lobby.button.leave') },
    {
      press: { name: 'lobby/start' },
      label: t('lobby.button.start'),
      style: beginner(model, t).length > 0 ? 'secondary' : 'success',
    },
    ...robots(view, t),
  ];
}

const BEGINNERS_ROBOTS = 2;

/** For one who has never finished a game, and sits alone: the bright button. */
function beginner({ view, newcomers }: LobbyModel, t: Translate): readonly Choice[] {
  const { mode, robotsAllowed } = view.options;
  const isChosen = mode === 'first' && playing(view).length > BEGINNERS_ROBOTS;
  if (
    newcomers !== true ||
    view.options.shared !== undefined ||
    robotsAllowed !== true ||
    isChosen ||
    humans(view).length > 1
  )
    return [];
  return [{ press: { name: 'lobby/beginner' }, label: t('lesson.button.first'), style: 'success' }];
}

/** Nothing where the server allows no robots. */
function robots(view: PublicView, t: Translate): readonly Choice[] {
  if (view.options.robotsAllowed !== true) return [];
  const seated = playing(view);
  return [
    {
      press: { name: 'lobby/robot', change: 'more' },
      label: t('lobby.button.robot-more'),
      disabled: seated.length >= MOST_PLAYERS,
    },
    {
      press: { name: 'lobby/robot', change: 'less' },
      label: t('lobby.button.robot-less'),
      disabled: !seated.some(({ robot }) => robot),
    },
  ];
}

const levelIn = ({ robotLevel }: PublicView['options']): RobotLevel =>
  LEVELS.find((one) => one === robotLevel) ?? LEVELS[0];

/** How well the robots play, and how often that many of them win among themselves. */
function robotLine({ view }: LobbyModel, t: Translate): string | null {
  const crew = playing(view);
  if (!crew.some(({ robot }) => robot)) return null;
  const level = levelIn(view.options);
  const measured = scenarioOf(view.options) === null && view.options.shared?.day === undefined;
  const share = measured ? shareOf(level, view.options, crew.length) : null;
  const words = { level: t(`robots.level.${level}`) };
  return share === null ? t('robots.line', words) : t('robots.line-share', { ...words, share });
}

/** A click on the level takes the next one. */
function level(view: PublicView, t: Translate): readonly Choice[] {
  if (view.options.robotsAllowed !== true || !playing(view).some(({ robot }) => robot)) return [];
  if (view.options.shared?.day !== undefined) return [];
  const now = levelIn(view.options);
  const next = LEVELS[(LEVELS.indexOf(now) + 1) % LEVELS.length] ?? LEVELS[0];
  return [
    {
      press: { name: 'lobby/level', level: next },
      label: t('robots.button', { level: t(`robots.level.${now}`) }),
    },
  ];
}

type Ticked = (label: string, chosen: boolean) => Pick<Choice, 'label' | 'style'>;
const tickedIn =
  (t: Translate): Ticked =>
  (label, chosen) => ({
    label: chosen ? t('lobby.button.chosen', { label }) : label,
    style: chosen ? 'primary' : 'secondary',
  });

/** The modes, each in its place; the chosen one is ticked and filled. A shared deal has one alone. */
function modes({ view: { options } }: LobbyModel, t: Translate): readonly Choice[] {
  const ticked = tickedIn(t);
  const offered = options.shared === undefined ? (['first', 'standard', 'advanced'] as const) : [];
  return [
    ...offered.map((mode): Choice => ({
      press: { name: 'lobby/mode', mode },
      ...ticked(t(`lobby.button.mode-${mode}`), options.mode === mode),
    })),
    { press: { name: 'lobby/rules' }, label: t('lobby.button.rules') },
    learnChoice(t),
  ];
}

/** Other ways with the silence: where the chosen one can't be kept, and back to it. */
function silences({ missing, view: { options } }: LobbyModel, t: Translate): readonly Choice[] {
  const { mode, silence } = options;
  if (mode === 'first' || (missing.length === 0 && silence !== 'off' && silence !== 'strict')) return [];
  const off: Choice = { press: { name: 'lobby/silence', silence: 'off' }, label: t('lobby.button.silence-off') };
  const on: Choice = {
    press: { name: 'lobby/silence', silence: 'players' },
    label: t('lobby.button.silence-on'),
    disabled: missing.length > 0,
  };
  const strict: Choice = {
    press: { name: 'lobby/silence', silence: 'strict' },
    label: t('lobby.button.silence-strict'),
  };
  const unread = missing.includes('message-content');
  return [
    ...(silence === 'off' ? [on] : [off]),
    ...(silence !== 'strict' && unread ? [strict] : []),
    ...(silence === 'strict' && !unread ? [on] : []),
  ];
}

/** What else the host may choose. */
function choices(model: LobbyModel, t: Translate): readonly Choice[] {
  const { options } = model.view;
  const ticked = tickedIn(t);
  const relaxed: Choice = {
    press: { name: 'lobby/relaxed', on: options.relaxed ? 'off' : 'on' },
    ...ticked(t('lobby.button.relaxed'), options.relaxed),
  };
  const parts = ['powers', 'challenges'] as const;
  return [
    ...level(model.view, t),
    ...(options.mode === 'advanced' && options.shared === undefined
      ? parts.map((part): Choice => ({
          press: { name: `lobby/${part}`, on: options[part] === true ? 'off' : 'on' },
          ...ticked(t(`lobby.button.${part}`), options[part] === true),
        }))
      : []),
    ...(playing(model.view).length === 1 && options.shared === undefined ? [relaxed] : []),
    ...silences(model, t),
  ];
}

/** The public lobby. */
export function lobby(model: LobbyModel, t: Translate): Rendered {
  const warnings = missingLines(model, t);
  return {
    components: [
      container(warnings.length > 0 ? 'warm' : 'calm', [
        text(...modeLines(model, t), ...(model.asides ?? []), model.note ?? null),
        text(...crewLines(model, t)),
        ...(warnings.length > 0 ? [text(...warnings)] : []),
        ...buttons(model.game, beginner(model, t)),
        ...buttons(model.game, people(model, t)),
        ...buttons(model.game, modes(model, t)),
        ...buttons(model.game, choices(model, t)),
      ]),
    ],
  };
}
