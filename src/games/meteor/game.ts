import type { Attention, Game, RobotThought, TypesOf } from '../game.js';
import { freeSeat } from './actions/seating.js';
import { analyse, ANALYSIS_VERSION } from './analysis/analyse.js';
import type { Action } from './action.js';
import { nextDue } from './actions/tick.js';
import { DAILY } from './daily.js';
import { DUEL } from './duel.js';
import { createGame, decide, RULES_VERSION } from './decide.js';
import type { GameEvent } from './event.js';
import { evolve, initialState } from './evolve.js';
import { isRefusal } from '../shared/decision.js';
import { lessonPlace, lessonRefusal, partnerMove } from './lesson/progress.js';
import type { Refusal } from './refusal.js';
import { projectsFor } from './projects.js';
import { companyAt, NOTHING_SEEN, remember, robotNamed, ROBOTS, type Memory } from './robots/index.js';
import { RETROFIT_CARDS } from './setup.js';
import { maySpeak } from './silence/speech.js';
import type { GameState, Options } from './state.js';
import { publicView, viewFor, type PublicView, type SeatView } from './view/seat.js';

/** The share of a launch window by whose end robots must have looked at it. */
const LATEST_IN_WINDOW = 0.75;

/** The time between two moves of a lesson's partner, in milliseconds: shorter than a robot's usual pace. */
const LESSON_PACE_MS = 2000;

/** In a first game each act of a robot is to be seen, and none to be waited for. */
const FIRST_GAME_PACE_MS = 3000;

/** Robots look while time runs (R14), and in time where a launch window is open. */
function attention({ phase, pause, seats, window, options, at }: GameState): Attention | null {
  if (phase !== 'play' || pause !== null) return null;
  const playing = [...seats.keys()].filter((seat) => seats[seat]?.status === 'in');
  if (options.lesson === true) return { seats: playing, before: at + LESSON_PACE_MS };
  return {
    seats: playing,
    ...(options.mode === 'first' ? { paceMs: FIRST_GAME_PACE_MS } : {}),
    before: window === null ? null : window.closesAt - Math.round(options.windowMs * (1 - LATEST_IN_WINDOW)),
  };
}

/** What everything outside the rules knows of Meteor. */
export const METEOR: Game<GameState, Action, GameEvent, Refusal, SeatView, PublicView, Options> = {
  kind: 'meteor',
  rulesVersion: RULES_VERSION,
  initialState,
  prepare: () => {
    projectsFor({ retrofitNeeds: RETROFIT_CARDS });
  },
  create: ({ options, seed, seeded = options.seeded, personal = false, fair }) =>
    createGame({
      options: { ...options, seeded, ...(personal ? { personal } : {}) },
      seed,
      ...(fair === undefined ? {} : { fair }),
    }),
  decide: (state, action, now) => lessonRefusal(state, action) ?? decide(state, action, now),
  isRefusal,
  evolve,
  nextDue,
  seats: ({ seats, options: { robotLevel: level } }) =>
    level === undefined ? seats : seats.map((seat) => (seat.robot ? { ...seat, level } : seat)),
  freeSeat,
  host: ({ host }) => host,
  options: ({ options }) => options,
  robotsAllowed: ({ options }) => options.robotsAllowed === true,
  phase: ({ phase }) => (phase === 'field' ? 'lobby' : phase),
  isPaused: ({ pause }) => pause !== null,
  publicView,
  viewFor,
  outcome: ({ outcome }) => outcome,
  robots: {
    levels: [ROBOTS[0].id, ...ROBOTS.slice(1).map(({ id }) => id)],
    nothingSeen: NOTHING_SEEN,
    remember: (view, memory) => remember(view, memory as Memory),
    slow: ['ace'],
    think: (level, view, memory, random, now, { newcomers = false, ...more } = {}): RobotThought<Action, unknown> =>
      view.options.lesson === true && lessonPlace(view) !== null
        ? { action: partnerMove(view), memory }
        : // A robot gets back what it remembered itself, or `nothingSeen`.
          (robotNamed(level) ?? ROBOTS[0]).think(view, memory as Memory, random, now, {
            ...more,
            company: companyAt(view, newcomers),
          }),
  },
  analysis: { version: ANALYSIS_VERSION, analyse },
  daily: DAILY,
  duel: DUEL,
  attention,
  maySpeak,
};

export type MeteorTypes = TypesOf<typeof METEOR>;
