import type { Action } from '../action.js';
import type { SiteId } from '../state.js';
import type { SeatView } from './seat.js';

/** Every way to choose at least one of some sites, in order. */
function choicesOf(sites: readonly SiteId[]): readonly (readonly SiteId[])[] {
  const [first, ...rest] = sites;
  if (first === undefined) return [];
  const others = choicesOf(rest);
  return [[first], ...others.map((chosen) => [first, ...chosen]), ...others];
}

function launches({ seat, launchable, targets, changes }: SeatView): readonly Action[] {
  const sites = choicesOf(launchable.map(({ site }) => site));
  return sites.flatMap((chosen) =>
    targets.flatMap((target) =>
      changes.map((change): Action => ({ type: 'launch', seat, target, sites: chosen, change })),
    ),
  );
}

const placements = ({ seat, hand, sites }: SeatView): readonly Action[] =>
  hand.flatMap(({ card, sites: refusals }) =>
    sites.flatMap(({ id }): readonly Action[] =>
      refusals[id] === null ? [{ type: 'place', seat, card, site: id }] : [],
    ),
  );

function uses({ seat, own }: SeatView): readonly Action[] {
  const ability = own?.ability ?? null;
  if (ability === null || ability.refusal !== null) return [];
  const targets = ability.asks === null ? [null] : ability.targets;
  return targets.map((target): Action => ({ type: 'use', seat, ability: ability.ability, target }));
}

/**
 * Everything that a seat may do now by its own view, each once. Seating, hosting and the clock's start belong to the
 * table, and what a robot says (`name-energy`) is no move: they are left out.
 */
export function legalActions(view: SeatView): readonly Action[] {
  const { seat } = view;
  const when = (may: boolean, action: Action): readonly Action[] => (may ? [action] : []);
  return [
    ...launches(view),
    ...placements(view),
    ...uses(view),
    ...view.scrappable.map((site): Action => ({ type: 'scrap', seat, site })),
    ...(view.own?.bossPlaces ?? []).map((letter): Action => ({ type: 'choose-boss-place', by: seat, letter })),
    ...when(view.mayMulligan, { type: 'mulligan', seat }),
    ...when(view.mayPass, { type: 'pass', seat, confirmed: view.passLoses }),
    ...when(view.mayTimeOut, { type: 'time-out', seat }),
    ...when(view.mayResume, { type: 'resume', seat }),
  ];
}
