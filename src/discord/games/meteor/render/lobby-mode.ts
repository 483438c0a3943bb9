import { winRateOf, type RobotLevel } from '../../../../games/meteor/index.js';
import { scenarioOf } from '../../../../games/meteor/scenarios/index.js';
import type { Mode } from '../../../../games/meteor/state.js';
import type { PublicView } from '../../../../games/meteor/view/seat.js';
import { difficultyOf } from '../../../../daily/difficulty.js';
import { seconds, type Translate } from '../../../../text/index.js';
import { scenarioText } from '../../../../text/meteor/index.js';
import { BEGINNERS_ROBOTS, humans, levelIn } from './lobby-crew.js';
import type { LobbyModel } from './models.js';
import { nightTitle } from './night.js';
import { robotsWin } from './odds.js';
import { playing } from './sky.js';

/** R11, R12: a first game, and one person alone, have no silence. */
const couldBeSilent = (model: LobbyModel): boolean =>
  model.view.options.mode !== 'first' && humans(model.view).length > 1;
const advancedLines = ({ view: { options } }: LobbyModel, t: Translate): string[] => [
  t('meteor.lobby.mode-note.advanced'),
  t(`meteor.lobby.powers.${options.powers === true ? 'on' : 'off'}`),
  t(`meteor.lobby.challenges.${options.challenges === true ? 'on' : 'off'}`),
];

/** The level of the robots that sit here, where all games were measured with it; null: Veterans’ figures are told. */
const measuredLevel = ({ options, seats }: PublicView): RobotLevel | null => {
  const level = levelIn(options);
  return seats.some(({ robot }) => robot) && level !== 'ace' ? level : null;
};

/** How often robots win such a game; where some sit here, those of their level, as the line about them says. */
function shareIn(view: PublicView, mode: Mode, players: number): number | null {
  const { options } = view;
  // The Advanced game that is meant while another is chosen has both.
  const meant = mode === options.mode ? options : { ...options, mode, powers: true, challenges: true };
  const level = measuredLevel(view);
  return (level === null ? null : winRateOf(level, meant, players)) ?? robotsWin(mode, players, meant);
}

/** How hard each mode is, for as many as sit here. To one who sits alone: for a crew with two robots, which is no trouble. */
function oddsLine({ view }: LobbyModel, t: Translate): string | null {
  const { robotsAllowed, relaxed } = view.options;
  const seated = playing(view).length;
  const offered = seated === 1 && robotsAllowed === true && !relaxed;
  const told = (['first', 'standard', 'advanced'] as const).flatMap((mode) => {
    const share = shareIn(view, mode, offered ? 1 + BEGINNERS_ROBOTS : seated);
    return share === null ? [] : [t('meteor.lobby.odds.one', { mode: t(`meteor.lobby.button.mode-${mode}`), share })];
  });
  if (told.length === 0) return null;
  const odds = told.join(' · ');
  if (offered) return t('meteor.lobby.odds.alone', { odds });
  // Aces were not measured in all games: whose figures these are is said then, lest they be taken for the Aces’.
  const others = view.seats.some(({ robot }) => robot) && measuredLevel(view) === null;
  return t(others ? 'meteor.lobby.odds.veterans' : 'meteor.lobby.odds.all', { odds });
}

/** A night of the campaign: its place, its name and its five lines. */
function nightLines(model: LobbyModel, id: string, t: Translate): (string | null)[] {
  const { options } = model.view;
  return [
    nightTitle(id, t),
    scenarioText(t, id),
    ...paceAndSeedLines(options, t),
    couldBeSilent(model) ? t(`meteor.lobby.silence.${options.silence}`) : null,
  ];
}

/** What keeps a game out of leaderboards. */
const paceAndSeedLines = (options: LobbyModel['view']['options'], t: Translate): (string | null)[] => [
  options.pace === 'calm' ? t('meteor.lobby.calm', { seconds: seconds(t, options.zoneMs) }) : null,
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
    couldBeSilent(model) ? t(`meteor.lobby.silence.${model.view.options.silence}`) : null,
  ];
}

/** Which game it will be: a mode, a night of the campaign, or a day's deal. */
export function modeLines(model: LobbyModel, t: Translate): (string | null)[] {
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
    t('meteor.lobby.title', { mode: t(`meteor.lobby.mode.${alone && options.relaxed ? 'relaxed' : options.mode}`) }),
    t(`meteor.lobby.mode-note.${note}`),
    ...(options.mode === 'advanced' ? advancedLines(model, t) : []),
    oddsLine(model, t),
    alone && options.relaxed ? t('meteor.lobby.relaxed') : null,
    ...paceAndSeedLines(options, t),
    couldBeSilent(model) ? t(`meteor.lobby.silence.${options.silence}`) : null,
  ];
}
