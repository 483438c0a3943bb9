import type { Scenario } from './scenario.js';

/** The last scenario: the Boss It Goes to 11, with Powers and Challenges. */
export const eleven: Scenario = {
  id: 'eleven',
  mode: 'advanced',
  powers: true,
  challenges: true,
  boss: 'eleven',
};
