import { LEVELS } from '../../../../games/meteor/index.js';
import { MOST_PLAYERS } from '../../../../games/meteor/setup.js';
import type { PublicView } from '../../../../games/meteor/view/seat.js';
import type { Translate } from '../../../../text/index.js';
import { learnChoice } from './lesson.js';
import { BEGINNERS_ROBOTS, humans, levelIn } from './lobby-crew.js';
import type { LobbyModel } from './models.js';
import type { Choice } from './parts.js';
import { playing } from './sky.js';

/** Who plays: joining, leaving, robots, and the start. */
export function crewChoices(model: LobbyModel, t: Translate): readonly Choice[] {
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

/** For one who has never finished a game, and sits alone: the bright button. */
export function beginner({ view, newcomers }: LobbyModel, t: Translate): readonly Choice[] {
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
  return [{ press: { name: 'lobby/beginner' }, label: t('meteor.lesson.button.first'), style: 'success' }];
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

/** A click on the level takes the next one. */
function level(view: PublicView, t: Translate): readonly Choice[] {
  if (view.options.robotsAllowed !== true || !playing(view).some(({ robot }) => robot)) return [];
  if (view.options.shared?.day !== undefined) return [];
  const now = levelIn(view.options);
  const next = LEVELS[(LEVELS.indexOf(now) + 1) % LEVELS.length] ?? LEVELS[0];
  return [
    {
      press: { name: 'lobby/level', level: next },
      label: t('meteor.robots.button', { level: t(`meteor.robots.level.${now}`) }),
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
export function modes({ view: { options } }: LobbyModel, t: Translate): readonly Choice[] {
  const ticked = tickedIn(t);
  const offered = options.shared === undefined ? (['first', 'standard', 'advanced'] as const) : [];
  return [
    ...offered.map((mode): Choice => ({
      press: { name: 'lobby/mode', mode },
      ...ticked(t(`meteor.lobby.button.mode-${mode}`), options.mode === mode),
    })),
    { press: { name: 'lobby/rules' }, label: t('lobby.button.rules') },
    learnChoice(t),
  ];
}

/** Other ways with the silence: where the chosen one can't be kept, and back to it. */
function silences({ missing, view: { options } }: LobbyModel, t: Translate): readonly Choice[] {
  const { mode, silence } = options;
  if (mode === 'first' || (missing.length === 0 && silence !== 'off' && silence !== 'strict')) return [];
  const off: Choice = { press: { name: 'lobby/silence', silence: 'off' }, label: t('meteor.lobby.button.silence-off') };
  const on: Choice = {
    press: { name: 'lobby/silence', silence: 'players' },
    label: t('meteor.lobby.button.silence-on'),
    disabled: missing.length > 0,
  };
  const strict: Choice = {
    press: { name: 'lobby/silence', silence: 'strict' },
    label: t('meteor.lobby.button.silence-strict'),
  };
  const unread = missing.includes('message-content');
  return [
    ...(silence === 'off' ? [on] : [off]),
    ...(silence !== 'strict' && unread ? [strict] : []),
    ...(silence === 'strict' && !unread ? [on] : []),
  ];
}

/** What else the host may choose. */
export function choices(model: LobbyModel, t: Translate): readonly Choice[] {
  const { options } = model.view;
  const ticked = tickedIn(t);
  const relaxed: Choice = {
    press: { name: 'lobby/relaxed', on: options.relaxed ? 'off' : 'on' },
    ...ticked(t('meteor.lobby.button.relaxed'), options.relaxed),
  };
  const parts = ['powers', 'challenges'] as const;
  return [
    ...level(model.view, t),
    ...(options.mode === 'advanced' && options.shared === undefined
      ? parts.map((part): Choice => ({
          press: { name: `lobby/${part}`, on: options[part] === true ? 'off' : 'on' },
          ...ticked(t(`meteor.lobby.button.${part}`), options[part] === true),
        }))
      : []),
    ...(playing(model.view).length === 1 && options.shared === undefined ? [relaxed] : []),
    ...silences(model, t),
  ];
}
