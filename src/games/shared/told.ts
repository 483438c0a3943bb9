import type { Millis } from './time.js';

/** An event with the state that it met: what a board needs to tell of it. */
export interface Told<State = unknown, Event = unknown> {
  readonly before: State;
  readonly event: Event;
}

/** Which events of a game are told again later, and how many of the latest are kept. */
export interface Telling<Event> {
  readonly most: number;
  tells(event: Event): boolean;
}

interface Rules<State, Event> {
  evolve(state: State, event: Event, at: Millis): State;
  readonly telling?: Telling<Event>;
}

/** Folds the events of one entry of a log, and keeps those that are told again, each with the state that it met. */
export function evolveAndTell<State, Event>(
  { evolve, telling }: Rules<State, Event>,
  before: State,
  events: readonly Event[],
  at: Millis,
): { readonly state: State; readonly told: readonly Told<State, Event>[] } {
  const told: Told<State, Event>[] = [];
  let state = before;
  for (const event of events) {
    if (telling?.tells(event) === true) told.push({ before: state, event });
    state = evolve(state, event, at);
  }
  return { state, told };
}

/** What is kept once more was told. */
export const keepTold = <State, Event>(
  { telling }: Pick<Rules<State, Event>, 'telling'>,
  kept: readonly Told<State, Event>[],
  more: readonly Told<State, Event>[],
): readonly Told<State, Event>[] => (more.length === 0 ? kept : [...kept, ...more].slice(-(telling?.most ?? 0)));
