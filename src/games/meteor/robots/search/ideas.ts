import type { Millis } from '../../state.js';
import type { SeatView } from '../../view/seat.js';
import { VETERAN_PARTS } from '../crew/veteran.js';
import type { Company } from '../company.js';
import type { Memory } from '../memory.js';
import type { Idea } from '../robot.js';
import { Situation } from '../situation.js';
import { pass } from '../strategies/pass.js';
import { WEIGHTS, weightsBeside } from '../weights.js';

export const keyOf = (action: Idea['action'] | null): string => JSON.stringify(action);

/** The ideas of all parts of the Veteran, passing among them, each action once and the best first. */
export function ideasFor(view: SeatView, memory: Memory, now: Millis, company: Company = 'robots'): readonly Idea[] {
  const weights = weightsBeside(WEIGHTS, company);
  const situation = new Situation(view, memory, now, weights, true);
  const ideas = [...VETERAN_PARTS.flatMap((part) => part(situation)), ...pass(situation)];
  const found = new Map<string, Idea>();
  for (const idea of ideas.sort((a, b) => b.worth - a.worth)) {
    const key = keyOf(idea.action);
    if (!found.has(key)) found.set(key, idea);
  }
  return [...found.values()];
}
