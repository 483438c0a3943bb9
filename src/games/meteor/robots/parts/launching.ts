import type { SiteId } from '../../state.js';
import type { MeteorView } from '../../view/seat.js';
import { changesAt } from '../crewmates.js';
import type { Idea } from '../robot.js';
import type { Strike } from '../salvos.js';
import type { Situation, TableRocket } from '../situation.js';
import { isIgnored } from '../worths.js';

/** A strike of the best salvo, as one seat sees it. */
export interface OwnStrike {
  readonly target: MeteorView;
  /** All of its Rockets, those of others among them. */
  readonly parts: readonly TableRocket[];
  /** Damage already launched at the target. */
  readonly flying: number;
  /** Whether every part is this seat's to launch. */
  readonly alone: boolean;
}

/** Divides a change of damage among the Rockets: from the first on, each takes as much as it can. */
function shared(
  situation: Situation,
  target: MeteorView,
  parts: readonly TableRocket[],
  change: number,
): { readonly site: SiteId; readonly change: number }[] {
  let rest = change;
  return parts.map(({ site, damage, pile }) => {
    const { up, down } = changesAt(situation.view, site);
    const lowers = damage > down && !isIgnored(target.trait, damage - down, pile);
    const own = rest > 0 ? Math.min(rest, up) : Math.max(rest, lowers ? -down : 0);
    rest -= own;
    // Avoids −0, which an action can't carry.
    return { site, change: own === 0 ? 0 : own };
  });
}

function ideaOf(situation: Situation, { target, parts }: OwnStrike, { change, worth }: Strike): Idea | null {
  const { view, weights } = situation;
  const own = shared(situation, target, parts, change).filter(({ site }) =>
    view.launchable.some((mine) => mine.site === site),
  );
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
export function launches(
  situation: Situation,
  strikes: readonly Strike[],
  wanted: (strike: OwnStrike) => boolean,
): readonly Idea[] {
  const { view, ready } = situation;
  return strikes.flatMap((strike) => {
    const target = view.field[strike.meteor];
    if (target === undefined) return [];
    const parts = ready.filter((_, at) => strike.rockets & (1 << at));
    const alone = parts.every(({ site }) => view.launchable.some((mine) => mine.site === site));
    const own: OwnStrike = { target, parts, flying: situation.field.flying(strike.meteor), alone };
    return wanted(own) ? (ideaOf(situation, own, strike) ?? []) : [];
  });
}
