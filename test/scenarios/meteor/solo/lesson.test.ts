import { expect, it } from 'vitest';
import type { Action } from '../../../../src/games/meteor/action.js';
import type { GameEvent } from '../../../../src/games/meteor/event.js';
import { evolveAll } from '../../../../src/games/meteor/evolve.js';
import {
  lessonPlace,
  LESSON_OPTIONS,
  LESSON_SCRIPT,
  LESSON_STEPS,
  METEOR,
  publicView,
  viewFor,
  type GameState,
  type LessonMove,
} from '../../../../src/games/meteor/index.js';
import { Random, seedRandom } from '../../../../src/games/shared/random.js';
import { expectCardsConserved } from '../../../support/rules/checks.js';
import { meteorStats } from '../../../history/support.js';

const YOU = 0;
const START = 1_000_000;
const WEEK_MS = 7 * 86_400_000;

/** A lesson as the table plays it, with the log that it leaves. */
class Lesson {
  readonly log: { at: number; events: readonly GameEvent[] }[] = [];
  state: GameState;
  now = START;

  constructor(seed = 'any') {
    const created = METEOR.create({ options: LESSON_OPTIONS, seed, personal: true });
    this.log.push({ at: START, events: created });
    this.state = evolveAll(METEOR.initialState, created, START);
    this.act({ type: 'join', seat: 0 });
    this.act({ type: 'join', seat: 1, robot: true, by: 0 });
    this.act({ type: 'start', by: 0 });
    this.act({ type: 'start', by: 0 });
  }

  /** The code of a refusal; null: it was done. */
  ask(action: Parameters<typeof METEOR.decide>[1]): string | null {
    this.now += 1000;
    const decision = METEOR.decide(this.state, action, this.now);
    if (METEOR.isRefusal(decision)) return decision.code;
    this.log.push({ at: this.now, events: decision });
    this.state = evolveAll(this.state, decision, this.now);
    expectCardsConserved(this.state);
    return null;
  }

  act(action: Parameters<typeof METEOR.decide>[1]): void {
    expect(this.ask(action), JSON.stringify(action)).toBeNull();
  }

  get place() {
    return lessonPlace(publicView(this.state));
  }

  /** The robot partner plays until it waits again. */
  partner(): void {
    for (;;) {
      const view = viewFor(this.state, 1, this.now);
      const { robots } = METEOR;
      const chance = new Random(seedRandom('x'));
      const thought = robots?.think('veteran', view, robots.nothingSeen, chance, this.now);
      if (thought === undefined || thought.action === null) return;
      this.act(thought.action);
    }
  }

  move(move: LessonMove): string | null {
    return this.ask(actionOf(move));
  }

  /** All that the step waits for, in that order, and what the partner then does. */
  step(order: (moves: readonly LessonMove[]) => readonly LessonMove[] = (moves) => moves): void {
    for (const move of order(this.place?.you ?? [])) expect(this.move(move)).toBeNull();
    this.partner();
  }
}

const actionOf = (move: LessonMove): Action => {
  switch (move.type) {
    case 'place':
      return { ...move, seat: YOU };
    case 'launch':
      return { ...move, seat: YOU, sites: [], change: 0 };
    case 'pass':
      return { ...move, seat: YOU, confirmed: false };
  }
};

it('the lesson is played through step by step and won, whatever the seed', () => {
  for (const seed of ['a', 'b']) {
    const lesson = new Lesson(seed);
    const steps: string[] = [];
    while (lesson.place !== null) {
      steps.push(lesson.place.id);
      lesson.step();
    }
    expect(steps).toEqual(LESSON_SCRIPT.map(({ id }) => id));
    expect(steps).toHaveLength(LESSON_STEPS);
    expect(lesson.state.outcome).toMatchObject({ result: 'won', reason: 'all-destroyed', zone: 3 });
    expect(lesson.state.tally).toMatchObject({ destroyed: 4, rockets: 5, overkills: 1, retrofits: 1 });
    expect(lesson.state.tally.built.map(({ technology }) => technology)).toEqual(['supply']);
  }
});

it('energy may come before its Rocket: within a step any order that the rules take', () => {
  const lesson = new Lesson();
  for (let step = 0; step < 4; step += 1) lesson.step();
  expect(lesson.place?.id).toBe('second');
  lesson.step((moves) => [...moves].reverse());
  expect(lesson.place?.id).toBe('join');
});

it('what each step is about happens in it', () => {
  const lesson = new Lesson();
  const seen = new Map<string, GameState>();
  while (lesson.place !== null) {
    const { id } = lesson.place;
    lesson.step();
    seen.set(id, lesson.state);
  }
  expect(seen.get('launch')?.lastSalvo?.strikes).toMatchObject([{ target: 'K', sum: 2, size: 2, result: 'destroyed' }]);
  expect(seen.get('feed')?.sites[1]?.ready).toBe(true);
  expect(seen.get('second')?.window?.rockets).toMatchObject([{ seat: 1, target: 'L' }]);
  expect(seen.get('join')?.lastSalvo?.strikes).toMatchObject([{ target: 'L', sum: 5, size: 5, result: 'destroyed' }]);
  expect(seen.get('join')?.zone).toBe(5);
  expect(seen.get('overkill')?.lastSalvo?.strikes).toMatchObject([{ target: 'M', result: 'overkill' }]);
  expect(seen.get('overkill')?.zone).toBe(4);
  expect(seen.get('retrofit')?.tally.retrofits).toBe(1);
  expect(seen.get('technology')?.technologies).toEqual(['supply']);
  expect(seen.get('pass')?.zone).toBe(3);
});

it('another move than the one that is waited for is refused, and changes nothing', () => {
  const lesson = new Lesson();
  const before = lesson.state;
  expect(lesson.move({ type: 'place', card: 'C', site: 0 })).toBe('lesson-step');
  expect(lesson.move({ type: 'place', card: '2F', site: 0 })).toBe('lesson-step');
  expect(lesson.move({ type: 'launch', target: 'K' })).toBe('lesson-step');
  expect(lesson.move({ type: 'pass' })).toBe('lesson-step');
  lesson.step();
  expect(lesson.ask({ type: 'scrap', seat: 0, site: 0 })).toBe('lesson-step');
  expect(lesson.ask({ type: 'time-out', seat: 0 })).toBe('lesson-step');
  expect(before.sites[0]?.pile).toEqual([]);
  lesson.step();
  expect(lesson.move({ type: 'launch', target: 'L' })).toBe('lesson-step');
  lesson.move({ type: 'launch', target: 'K' });
  expect(lesson.move({ type: 'place', card: 'C', site: 1 })).toBe('lesson-partner');
  lesson.partner();
  expect(lesson.move({ type: 'place', card: 'C', site: 0 })).toBe('lesson-step');
  expect(lesson.move({ type: 'place', card: 'C', site: 1 })).toBeNull();
});

it('time stands still: neither a zone nor a launch window ends by itself, and the bot’s absence is no Time Out', () => {
  const lesson = new Lesson();
  while (lesson.place !== null && lesson.place.id !== 'join') lesson.step();
  lesson.now += 6 * 86_400_000;
  lesson.act({ type: 'tick' });
  lesson.act({ type: 'downtime', since: lesson.now - 60_000 });
  expect(lesson.state).toMatchObject({ phase: 'play', pause: null, zone: 5 });
  expect(lesson.state.window?.rockets).toHaveLength(1);
  lesson.step();
  expect(lesson.state.field.map(({ letter }) => letter)).toEqual(['M', 'N']);
});

it('a lesson that nobody goes on with ends after a week', () => {
  const lesson = new Lesson();
  const due = METEOR.nextDue(lesson.state);
  expect(due).toBe(lesson.state.humanAt + WEEK_MS);
  lesson.now = due ?? 0;
  lesson.act({ type: 'tick' });
  expect(lesson.state.outcome).toMatchObject({ result: 'abandoned', reason: 'idle' });
});

it('the log folds to the same state, at every step, and no view shows the dealt deal', () => {
  const lesson = new Lesson();
  while (lesson.place !== null) {
    const folded = lesson.log.reduce((state, { at, events }) => evolveAll(state, events, at), METEOR.initialState);
    expect(folded).toEqual(lesson.state);
    expect(JSON.stringify(viewFor(lesson.state, 0, lesson.now).options)).not.toContain('deal');
    lesson.step();
  }
});

it('a lesson counts in no statistics and no list', () => {
  const lesson = new Lesson();
  while (lesson.place !== null) lesson.step();
  expect(meteorStats(lesson.log)).toBeNull();
});

it('a deal that names a card once too often is a bug', () => {
  const options = { ...LESSON_OPTIONS, deal: { hands: [['supply'], ['supply']], deck: [], field: ['small-2'] } };
  const created = METEOR.create({ options, seed: 'x' });
  const seated = evolveAll(evolveAll(METEOR.initialState, created, 0), [{ type: 'joined', seat: 0 }], 0);
  const dealt = METEOR.decide(evolveAll(seated, [{ type: 'joined', seat: 1 }], 0), { type: 'start', by: 0 }, 0);
  if (METEOR.isRefusal(dealt)) throw new Error(dealt.code);
  const field = evolveAll(evolveAll(seated, [{ type: 'joined', seat: 1 }], 0), dealt, 0);
  expect(() => METEOR.decide(field, { type: 'start', by: 0 }, 0)).toThrow('once too often');
});
