import * as z from 'zod';
import { viewFor, type Action, type MeteorTypes, type Seat } from '../../../games/meteor/index.js';
import type { Millis } from '../../../games/shared/time.js';
import type { TableHandle } from '../../../table/ports.js';
import type { ActivityFace } from '../../face.js';
import { withoutEffects } from './effects.js';
import { GESTURES } from './gestures.js';
import { nextHint } from './hints.js';
import { refusalAtTable } from './refusals.js';
import { tableView } from './view.js';

/** So long the last salvo is seen landing before the end takes the table's place. */
const LAST_SALVO_MS = 2_500;

const site = z.number().int().min(0).max(20);
const id = z.string().regex(/^[\w-]{1,40}$/);
const letter = z.string().regex(/^[A-Z]{1,2}$/);

/** What the page may ask for; whether it is legal is the rules' to say. */
const act = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('place'), card: id, site }),
  z.strictObject({
    type: z.literal('launch'),
    target: letter,
    sites: z.array(site).min(1).max(10),
    change: z.number().int().min(-1).max(1),
  }),
  z.strictObject({ type: z.literal('scrap'), site }),
  z.strictObject({ type: z.literal('pass'), confirmed: z.boolean() }),
  z.strictObject({ type: z.literal('time-out') }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('mulligan') }),
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({ type: z.literal('boss'), letter }),
  z.strictObject({ type: z.literal('use'), ability: id, target: id.nullable() }),
]);

function actionOf(asked: z.infer<typeof act>, seat: Seat): Action {
  switch (asked.type) {
    case 'launch':
      return { type: 'launch', seat, target: asked.target, sites: asked.sites, change: asked.change };
    case 'start':
      return { type: 'start', by: seat };
    case 'boss':
      return { type: 'choose-boss-place', by: seat, letter: asked.letter };
    default:
      return { ...asked, seat };
  }
}

type Table = TableHandle<MeteorTypes>;

const hasEnded = ({ state: { phase, outcome } }: Table, now: Millis): boolean =>
  phase === 'over' && now >= (outcome?.at ?? 0) + LAST_SALVO_MS;

const hasStage = (table: Table, now: Millis): boolean => table.state.phase === 'lobby' || hasEnded(table, now);

/** The moment at which a player who must wait between two placements may place again; null: nobody waits. */
function placeReadyAt({ state }: Table, seat: Seat | null, now: Millis): Millis | null {
  return seat === null || state.advanced === null ? null : (viewFor(state, seat, now).own?.placeReadyAt ?? null);
}

function earliest(times: readonly (Millis | null)[]): Millis | null {
  const due = times.filter((at) => at !== null);
  return due.length === 0 ? null : Math.min(...due);
}

export const METEOR_ACTIVITY: ActivityFace<MeteorTypes> = {
  view: (table, seat, now, t, isHinted) => withoutEffects(tableView(table, seat, now, t, isHinted)),
  hasStage,
  read: (asked, seat) => {
    const { data } = act.safeParse(asked);
    return data === undefined ? null : actionOf(data, seat);
  },
  refusalText: refusalAtTable,
  signs: GESTURES,
  nextChange: (table, seat, now, isHinted) => {
    const { phase, options, outcome } = table.state;
    if (phase === 'play')
      return seat === null || options.lesson === true
        ? null
        : earliest([placeReadyAt(table, seat, now), isHinted ? nextHint(table, seat, now) : null]);
    const end = phase === 'over' && outcome !== null ? outcome.at + LAST_SALVO_MS : 0;
    return end > now ? end : null;
  },
};
