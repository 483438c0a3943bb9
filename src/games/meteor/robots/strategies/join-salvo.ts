import type { Idea, Strategy } from '../robot.js';
import { launches } from '../parts/launching.js';

/** Added to the worth of joining, because the window closes soon and other things can be done later. */
const HURRY = 50;

/** Joins the open window with Rockets that make its sum exact. */
export const joinSalvo: Strategy = (situation) =>
  launches(situation, situation.salvo, ({ flying }) => flying > 0).map(({ action, worth }): Idea => ({
    action,
    worth: worth + HURRY,
  }));
