import { COSMIC_RUN, type CosmicRunTypes } from '../../../games/cosmic-run/index.js';
import { LEVELS } from '../../../games/cosmic-run/robots/index.js';
import { LEAST_PLAYERS, MOST_PLAYERS, TURN_LIMITS, type TurnLimit } from '../../../games/cosmic-run/setup.js';
import { isPlainKey, type PlainKey, type Translate } from '../../../text/index.js';
import { levelOption } from '../../lobby/options.js';
import { openPersonal } from '../../lobby/personal.js';
import type { LobbySpec } from '../../lobby/spec.js';
import type { OpenAgain } from '../face.js';

const LIMITS = Object.keys(TURN_LIMITS) as readonly TurnLimit[];

const LEVEL_WORDS: Readonly<Record<string, PlainKey>> & { readonly pilot: PlainKey } = {
  pilot: 'cosmic-run.command.levels.pilot',
  commander: 'cosmic-run.command.levels.commander',
  cadet: 'cosmic-run.command.levels.cadet',
};

function levelName(t: Translate, level: string): string {
  const key = `cosmic-run.play.level.${level}`;
  return isPlainKey(key) ? t(key) : level;
}

/** Cosmic Run's lobby. */
export const COSMIC_LOBBY: LobbySpec<CosmicRunTypes> = {
  least: LEAST_PLAYERS,
  most: MOST_PLAYERS,
  options: [
    {
      name: 'limit',
      about: 'cosmic-run.command.limit',
      label: 'lobby.option.limit',
      values: LIMITS.map((turnLimit) => ({
        value: turnLimit,
        name: `cosmic-run.command.limits.${turnLimit}`,
        effect: `cosmic-run.play.lobby.limit.${turnLimit}`,
        choice: { turnLimit },
      })),
      chosen: ({ turnLimit }) => turnLimit,
    },
    levelOption(LEVELS, (level) => LEVEL_WORDS[level] ?? LEVEL_WORDS.pilot, {
      chosen: ({ robotLevel = LEVELS[0] }) => robotLevel,
      choice: (robotLevel) => ({ robotLevel }),
      allowed: ({ options }) => options.robotsAllowed,
    }),
  ],
  agreed: ({ guild }, choice) => ({ turnLimit: '24h', ...choice, robotsAllowed: guild.robots === 'allow' }),
  robotLevel: ({ options }) => options.robotLevel ?? null,
  levelName,
  chosenSeed: ({ seed, seeded }) => (seeded ? seed : null),
  about: ({ table: { state } }, t) => [
    `**${t('cosmic-run.play.title-lobby')}**`,
    t('cosmic-run.play.lobby.about'),
    t(`cosmic-run.play.lobby.limit.${state.options.turnLimit}`),
  ],
};

/** The lesson's deal: in it the person goes first. */
export const LESSON_SEED = 'lesson 1';

/** The lesson, gone on with where it was left: a game of one's own against a robot. */
export const openLesson: OpenAgain = (platform, from, t) =>
  openPersonal(
    platform,
    from,
    { kind: COSMIC_RUN.kind, options: { turnLimit: '24h', robotsAllowed: true }, seed: LESSON_SEED },
    t,
  );
