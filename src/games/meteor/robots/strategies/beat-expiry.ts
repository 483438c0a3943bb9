import type { Idea, Strategy } from '../robot.js';
import { launches } from '../parts/launching.js';

/** A Rocket that is lost within so many milliseconds may be lost before the robot's next thought. */
const SOON_MS = 9_000;
const HURRY = 30;

/** Launches a Rocket that would be lost otherwise at any meteor where it is of some use, however little. */
export const beatExpiry: Strategy = (situation): readonly Idea[] => {
  const { view, now } = situation;
  const soon = view.launchable.filter(({ site }) => {
    const expiresAt = view.sites[site]?.expiresAt ?? null;
    return expiresAt !== null && expiresAt - now < SOON_MS;
  });
  return soon.flatMap(({ site }) =>
    launches(situation, situation.lastChance(site), () => true).map(({ action, worth }): Idea => ({
      action,
      worth: worth + HURRY,
    })),
  );
};
