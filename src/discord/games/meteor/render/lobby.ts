import { LEVELS, winRateOf, type MeteorTypes, type RobotLevel } from '../../../../games/meteor/index.js';
import { scenarioOf } from '../../../../games/meteor/scenarios/index.js';
import { MOST_PLAYERS, setupFor } from '../../../../games/meteor/setup.js';
import type { PublicView } from '../../../../games/meteor/view/seat.js';
import { difficultyOf } from '../../../../daily/difficulty.js';
import { dayText, seconds, type Translate } from '../../../../text/index.js';
import { meteorCount, scenarioText } from '../../../../text/meteor/index.js';
import type { LobbyModel as Lobby } from '../../../lobby/spec.js';
import { nightTitle } from './night.js';
import { robotsWin } from './odds.js';

type LobbyModel = Lobby<MeteorTypes, PublicView>;
type Lines = (string | null)[];
type Options = PublicView['options'];

const optionsIn = ({ view }: LobbyModel): Options => view.options;

/** R11, R12: a first game, and one person alone, have no silence. */
const silenceLine = (model: LobbyModel, t: Translate): string | null => {
  const { mode, silence } = optionsIn(model);
  return mode !== 'first' && model.humans.length > 1 ? t(`meteor.lobby.silence.${silence}`) : null;
};

const advancedLines = ({ powers, challenges }: Options, t: Translate): string[] => [
  t('meteor.lobby.mode-note.advanced'),
  t(`meteor.lobby.powers.${powers === true ? 'on' : 'off'}`),
  t(`meteor.lobby.challenges.${challenges === true ? 'on' : 'off'}`),
];

/** What keeps a game out of leaderboards. */
const paceLine = ({ pace, zoneMs }: Options, t: Translate): string | null =>
  pace === 'calm' ? t('meteor.lobby.calm', { seconds: seconds(t, zoneMs) }) : null;

/** A day's deal: what it is, how hard for how many, and what counts. */
function dayLines(model: LobbyModel, day: string, shares: Readonly<Record<number, number>>, t: Translate): Lines {
  const odds = Object.entries(shares).map(([players, share]) => t('meteor.daily.robots-one', { players, share }));
  return [
    t('meteor.daily.title', { day: dayText(t, day) }),
    t(`meteor.daily.difficulty.${difficultyOf(day)}`),
    t('meteor.daily.rule'),
    odds.length === 0 ? null : t('meteor.daily.robots', { odds: odds.join(' · ') }),
    model.seated.length === 1 ? t('meteor.daily.alone') : null,
    silenceLine(model, t),
  ];
}

function noteOf({ humans, seated }: LobbyModel, { mode, silence }: Options) {
  if (mode === 'first') return 'first';
  if (seated.length === 1) return 'solo';
  if (humans.length === 1) return 'company';
  return silence === 'off' ? 'standard-open' : 'standard';
}

/** Which game it will be: a mode, a night of the campaign, or a day's deal. */
export function modeLines(model: LobbyModel, t: Translate): Lines {
  const options = optionsIn(model);
  const night = scenarioOf(options);
  if (night !== null)
    return [nightTitle(night.id, t), scenarioText(t, night.id), paceLine(options, t), silenceLine(model, t)];
  if (options.shared?.day !== undefined) return dayLines(model, options.shared.day, options.shared.shares ?? {}, t);
  const relaxed = model.seated.length === 1 && options.relaxed;
  return [
    t('meteor.lobby.title', { mode: t(`meteor.lobby.mode.${relaxed ? 'relaxed' : options.mode}`) }),
    t(`meteor.lobby.mode-note.${noteOf(model, options)}`),
    ...(options.mode === 'advanced' ? advancedLines(options, t) : []),
    relaxed ? t('meteor.lobby.relaxed') : null,
    paceLine(options, t),
    silenceLine(model, t),
  ];
}

/** How many robots make a crew of one who sits there alone. */
const COMPANY = 2;

const levelIn = ({ robotLevel }: Options): RobotLevel => LEVELS.find((one) => one === robotLevel) ?? LEVELS[0];

/**
 * How often such a crew wins: of robots of the level that sits there, where that was measured, else of Veterans. To one
 * who sits alone: a crew with two robots.
 */
export function oddsLine({ view: { options }, seated, humans }: LobbyModel, t: Translate): string | null {
  if (scenarioOf(options) !== null || options.shared?.day !== undefined) return null;
  const alone = seated.length === 1 && options.robotsAllowed === true && !options.relaxed;
  const players = alone ? 1 + COMPANY : seated.length;
  const level = seated.length > humans.length ? levelIn(options) : null;
  const measured = level === null ? null : winRateOf(level, options, players);
  const share = measured ?? robotsWin(options.mode, players, options);
  if (share === null) return null;
  if (alone) return t('meteor.lobby.odds.with-two', { share });
  return level === null || measured === null
    ? t('meteor.lobby.odds.veterans-share', { share })
    : t('meteor.lobby.odds.share', { level: t(`meteor.robots.level.${level}`), share });
}

/** What is dealt to so many. */
export function crewLine({ seated }: LobbyModel, t: Translate): string {
  const { hand, meteors } = setupFor(Math.min(MOST_PLAYERS, Math.max(1, seated.length)));
  return t('meteor.lobby.set-up', {
    meteors: meteorCount(t, meteors),
    cards: t('common.cards', { count: hand }),
    count: seated.length,
  });
}
