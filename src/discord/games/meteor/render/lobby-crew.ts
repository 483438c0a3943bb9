import { LEVELS, winRateOf, type RobotLevel } from '../../../../games/meteor/index.js';
import { scenarioOf } from '../../../../games/meteor/scenarios/index.js';
import { MOST_PLAYERS, setUpFor } from '../../../../games/meteor/setup.js';
import type { PublicView } from '../../../../games/meteor/view/seat.js';
import { seatName, crewText, type Translate } from '../../../../text/index.js';
import { meteorCount } from '../../../../text/meteor/index.js';
import type { LobbyModel } from './models.js';
import { playing } from './sky.js';

/** How many robots play with one who has never finished a game. */
export const BEGINNERS_ROBOTS = 2;

/** Seats that people have. */
export const humans = (view: PublicView): PublicView['seats'] => playing(view).filter(({ robot }) => !robot);

/** How well the robots of this lobby play. */
export const levelIn = ({ robotLevel }: PublicView['options']): RobotLevel =>
  LEVELS.find((one) => one === robotLevel) ?? LEVELS[0];

/** How well the robots play, and how often that many of them win among themselves. */
function robotLine({ view }: LobbyModel, t: Translate): string | null {
  const crew = playing(view);
  if (!crew.some(({ robot }) => robot)) return null;
  const level = levelIn(view.options);
  const measured = scenarioOf(view.options) === null && view.options.shared?.day === undefined;
  const share = measured ? winRateOf(level, view.options, crew.length) : null;
  const words = { level: t(`meteor.robots.level.${level}`) };
  return share === null ? t('meteor.robots.line', words) : t('meteor.robots.line-share', { ...words, share });
}

/** Who sits here, what is dealt to so many, and whom they wait for. */
export function crewLines(model: LobbyModel, t: Translate): (string | null)[] {
  const { view, people, lastCrew = [] } = model;
  const crew = playing(view);
  const who = crew.map(({ seat }) => {
    const name = seatName(t, people, seat);
    return seat === view.host ? t('lobby.host', { name }) : name;
  });
  const { hand, meteors } = setUpFor(Math.min(MOST_PLAYERS, Math.max(1, crew.length)));
  return [
    t('lobby.crew', { count: crew.length, most: MOST_PLAYERS, names: who.join(' · ') }),
    lastCrew.length === 0 ? null : t('lobby.last-crew', { names: crewText(t, lastCrew) }),
    t('meteor.lobby.set-up', {
      meteors: meteorCount(t, meteors),
      cards: t('common.cards', { count: hand }),
      count: crew.length,
    }),
    robotLine(model, t),
    t('meteor.lobby.waiting-host', { host: seatName(t, people, view.host) }),
  ];
}
