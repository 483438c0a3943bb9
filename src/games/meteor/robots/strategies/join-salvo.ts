import type { Idea, Strategy } from '../robot.js';
import { launches } from '../parts/launching.js';

/** A window doesn't wait: what can join it comes before anything that can be done later. */
const HURRY = 50;

/** Joins what flies in the open window with what makes the sum. */
export const joinSalvo: Strategy = (situation) =>
  launches(situation, situation.salvo, ({ flying }) => flying > 0).map(({ action, worth }): Idea => ({
    action,
    worth: worth + HURRY,
  }));
