import type { MeteorView } from '../../view.js';
import type { Idea } from '../robot.js';
import type { Strike } from '../salvos.js';
import type { Situation, TableRocket } from '../situation.js';

/** A strike of the best salvo, as one seat sees it. */
export interface OwnStrike {
  readonly target: MeteorView;
  /** All of its Rockets, those of others among them. */
  readonly parts: readonly TableRocket[];
  /** Damage that is on its way to the target already. */
  readonly flying: number;
  /** Whether every part is this seat's to launch. */
  readonly alone: boolean;
}

function ideaOf(situation: Situation, { target, parts }: OwnStrike, { boosted, worth }: Strike): Idea | null {
  const { view, weights } = situation;
  const boost = Math.max(0, ...view.changes);
  const own = parts.map(({ site }, at) => ({ site, change: at < boosted ? boost : 0 }))
    .filter(({ site }) => view.launchable.some((mine) => mine.site === site));
  const [first] = own;
  if (first === undefined) return null;
  // One launch has one change: the rest follows with the next thought, into the same window.
  const sites = own.filter(({ change }) => change === first.change).map(({ site }) => site);
  return {
    action: { type: 'launch', seat: view.seat, target: target.letter, sites, change: first.change },
    worth: Math.max(worth, weights.least),
  };
}

/** This seat's launches for some of the given strikes. */
export function launches(situation: Situation, strikes: readonly Strike[], wanted: (strike: OwnStrike) => boolean): readonly Idea[] {
  const { view, ready } = situation;
  return strikes.flatMap((strike) => {
    const target = view.field[strike.meteor];
    if (target === undefined) return [];
    const parts = ready.filter((_, at) => strike.rockets & (1 << at));
    const alone = parts.every(({ site }) => view.launchable.some((mine) => mine.site === site));
    const own: OwnStrike = { target, parts, flying: situation.flying(strike.meteor), alone };
    return wanted(own) ? ideaOf(situation, own, strike) ?? [] : [];
  });
}
