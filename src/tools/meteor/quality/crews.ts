import { legalActions } from '../../../games/meteor/index.js';
import { aceOf, robotNamed, type Robot } from '../../../games/meteor/robots/index.js';
import type { GameSetting } from '../play.js';

/** Standard games of three, as the house numbers are measured: at 4 s an action, beside people. */
export const SETTING = {
  mode: 'standard',
  players: 3,
  relaxed: false,
  paceMs: 4_000,
  company: 'people',
} as const satisfies Omit<GameSetting, 'robot'>;

/** How often an Ace plays each idea out here: fewer than live, as that takes 5 s a game. */
export const ACE_ROLLOUTS = 4;

const named = (id: string): Robot => {
  const robot = robotNamed(id);
  if (robot === undefined) throw new RangeError(`no robot ${id}`);
  return robot;
};

export const ROOKIE = named('rookie');
export const VETERAN = named('veteran');
export const ACE = aceOf(ACE_ROLLOUTS);

/** A Veteran who leaves to chance what it launches, or which card it places where. */
export const careless = (kind: 'launch' | 'place'): Robot => ({
  id: `veteran without care for ${kind}`,
  think: (view, memory, random, now, circumstances) => {
    const thought = VETERAN.think(view, memory, random, now, circumstances);
    if (thought.action?.type !== kind) return thought;
    const legal = legalActions(view).filter(({ type }) => type === kind);
    return { ...thought, action: legal[random.below(Math.max(1, legal.length))] ?? thought.action };
  },
});

/** A Veteran who doesn't mind an Overkill: its Rockets go to any meteor that they are sure to destroy, if there is one. */
export const OVERKILLER: Robot = {
  id: 'veteran without exactness',
  think: (view, memory, random, now, circumstances) => {
    const thought = VETERAN.think(view, memory, random, now, circumstances);
    const { action } = thought;
    if (action?.type !== 'launch' || view.window !== null) return thought;
    const damage = view.launchable
      .filter(({ site }) => action.sites.includes(site))
      .reduce((sum, rocket) => sum + rocket.damage + action.change, 0);
    const beaten = view.field.filter(
      ({ letter, high, size }) => view.targets.includes(letter) && (size ?? high) <= damage,
    );
    const target = beaten[random.below(Math.max(1, beaten.length))]?.letter ?? action.target;
    return { ...thought, action: { ...action, target } };
  },
};
