import type { Action } from '../action.js';
import { createGame, decide } from '../decide.js';
import { isRefusal } from '../../shared/decision.js';
import { evolveAll, initialState } from '../evolve.js';
import { refuse } from '../checks.js';
import type { Refusal } from '../refusal.js';
import type { GameState, Letter, Seat } from '../state.js';
import { publicView, type PublicView } from '../view/seat.js';
import { LEARNER, LESSON_OPTIONS, LESSON_SCRIPT, PARTNER } from './script.js';
import type { LessonMove, LessonStep, LessonStepId, ScriptMove } from './script.js';

/**
 * Where a lesson stands is read from its table alone: the script is played through once by the rules, and each position
 * that it can come to is remembered with what is waited for there. So nothing has to be kept beside the log.
 */

/** Where a lesson stands. */
export interface LessonPlace {
  /** The step's index in the script, from 0. */
  readonly step: number;
  readonly id: LessonStepId;
  /** The moves that the player must still make; empty: it is the partner's turn. */
  readonly you: readonly LessonMove[];
  readonly partner: readonly LessonMove[];
  /** All that the step asks of the player, what is done already too. */
  readonly asked: readonly LessonMove[];
  /** The meteor that the step's words name; null: they name none. */
  readonly meteor: Letter | null;
}

/** The same by the script, which knows no letters. */
interface ScriptPlace {
  readonly step: number;
  readonly you: readonly ScriptMove[];
  readonly partner: readonly ScriptMove[];
}

/** How many steps a lesson has. */
export const LESSON_STEPS = LESSON_SCRIPT.length;

/** A key that differs for all positions of the script, and is the same whichever letters its meteors have. */
const fingerprint = ({ sites, field, letters, technologies, zone, window, seats, deckSize }: PublicView): string =>
  JSON.stringify([
    sites.map(({ pile }) => [...pile].sort()),
    field.map(({ letter }) => letters.indexOf(letter)),
    technologies,
    zone,
    window?.rockets.map(({ site }) => site) ?? null,
    seats.map(({ passed }) => passed),
    deckSize,
  ]);

const named = (move: ScriptMove, letters: readonly Letter[]): LessonMove =>
  move.type === 'launch' ? { type: 'launch', target: letters[move.meteor] ?? '' } : move;

const actionOf = (seat: Seat, move: LessonMove): Action => {
  switch (move.type) {
    case 'place':
      return { type: 'place', seat, card: move.card, site: move.site };
    case 'launch':
      return { type: 'launch', seat, target: move.target, sites: [], change: 0 };
    case 'pass':
      return { type: 'pass', seat, confirmed: false };
  }
};

/** The state after a move; null where the rules refuse it. */
function after(state: GameState, action: Action): GameState | null {
  const decision = decide(state, action, 0);
  return isRefusal(decision) ? null : evolveAll(state, decision, 0);
}

function dealt(): GameState {
  const created = evolveAll(initialState, createGame({ options: LESSON_OPTIONS, seed: 'lesson' }), 0);
  const opening: readonly Action[] = [
    { type: 'join', seat: LEARNER },
    { type: 'join', seat: PARTNER, robot: true, by: LEARNER },
    { type: 'start', by: LEARNER },
    { type: 'start', by: LEARNER },
  ];
  return opening.reduce((state, action) => after(state, action) ?? state, created);
}

/** The first place that something is waited for, from the beginning of a step or in the middle of it. */
function placeAt(step: number, you: readonly ScriptMove[], partner: readonly ScriptMove[]): ScriptPlace | null {
  if (you.length > 0 || partner.length > 0) return { step, you, partner };
  const next = LESSON_SCRIPT[step + 1];
  return next === undefined ? null : placeAt(step + 1, next.you, next.partner);
}

/** Goes through all positions that the script leads to. */
function explore(places: Map<string, ScriptPlace>, state: GameState, place: ScriptPlace | null): void {
  if (place === null) return;
  const view = publicView(state);
  const print = fingerprint(view);
  if (places.has(print)) return;
  places.set(print, place);
  const { step, you, partner } = place;
  if (you.length === 0) {
    const [move] = partner;
    const next = move === undefined ? null : after(state, actionOf(PARTNER, named(move, view.letters)));
    if (next !== null) explore(places, next, placeAt(step, [], partner.slice(1)));
    return;
  }
  for (const move of you) {
    const next = after(state, actionOf(LEARNER, named(move, view.letters)));
    const rest = you.filter((other) => other !== move);
    if (next !== null) explore(places, next, placeAt(step, rest, partner));
  }
}

let known: ReadonlyMap<string, ScriptPlace> | null = null;

/** All places by fingerprint; built when a lesson is first played, since that takes some milliseconds. */
function allPlaces(): ReadonlyMap<string, ScriptPlace> {
  if (known !== null) return known;
  const places = new Map<string, ScriptPlace>();
  explore(places, dealt(), placeAt(-1, [], []));
  known = places;
  return places;
}

/** Where a lesson stands; null: it has ended, has not begun, or is none of this script. */
export function lessonPlace(view: PublicView): LessonPlace | null {
  if (view.options.lesson !== true || view.phase !== 'play') return null;
  const place = allPlaces().get(fingerprint(view));
  const step: (LessonStep & { readonly id: LessonStepId }) | undefined = LESSON_SCRIPT[place?.step ?? -1];
  if (place === undefined || step === undefined) return null;
  const letters = (moves: readonly ScriptMove[]): readonly LessonMove[] =>
    moves.map((move) => named(move, view.letters));
  return {
    step: place.step,
    id: step.id,
    you: letters(place.you),
    partner: letters(place.partner),
    asked: letters(step.you),
    meteor: view.letters[step.meteor ?? -1] ?? null,
  };
}

/** What the robot partner does now; null: it waits. */
export function partnerMove(view: PublicView): Action | null {
  const place = lessonPlace(view);
  const [move] = place?.you.length === 0 ? place.partner : [];
  return move === undefined ? null : actionOf(PARTNER, move);
}

/** Actions that must follow the script; leaving and ending the lesson need not. */
const GUIDED: ReadonlySet<Action['type']> = new Set(['place', 'launch', 'pass', 'scrap', 'time-out', 'use']);

function isMove(move: LessonMove, action: Action): boolean {
  switch (action.type) {
    case 'place':
      return move.type === 'place' && move.card === action.card && move.site === action.site;
    case 'launch':
      return move.type === 'launch' && move.target === action.target;
    default:
      return move.type === action.type;
  }
}

/** Why a lesson does not take a move of its player now; null: it is the one that it waits for, or it is no lesson. */
export function lessonRefusal(state: GameState, action: Action): Refusal | null {
  if (state.options.lesson !== true || !GUIDED.has(action.type)) return null;
  if (!('seat' in action) || action.seat !== LEARNER) return null;
  const place = lessonPlace(publicView(state));
  if (place === null) return null;
  const [move] = place.you;
  if (move === undefined) return refuse('lesson-partner');
  return place.you.some((one) => isMove(one, action)) ? null : { code: 'lesson-step', move };
}
