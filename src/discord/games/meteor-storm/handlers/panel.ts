import type { MeteorStormTypes, Seat } from '../../../../games/meteor-storm/index.js';
import { asSeat, refusedText } from '../../../interactions/acting.js';
import { pressHandlers } from '../../../interactions/custom-id.js';
import type { PanelContext } from '../../face.js';
import type { StormPanel } from '../panel.js';
import { STORM_PRESSES } from '../presses.js';

type Context = PanelContext<MeteorStormTypes, StormPanel>;
type Action = MeteorStormTypes['action'];

/** Acts, and leaves the refusal on the panel where there is one. */
async function act(ctx: Context, action: (seat: Seat) => Action): Promise<void> {
  const outcome = await asSeat<MeteorStormTypes>(ctx, action);
  ctx.panel.clearNote();
  ctx.panel.chosen = null;
  if (!outcome.ok) ctx.services.panels.tell(ctx.table, ctx.seat, refusedText(ctx, outcome.refusal));
}

/** A press that does what its action says. */
const acting =
  <P>(action: (seat: Seat, press: P) => Action) =>
  (ctx: Context, press: P): Promise<void> =>
    act(ctx, (seat) => action(seat, press));

function choose(ctx: Context, unit: number | null): Promise<void> {
  ctx.panel.clearNote();
  ctx.panel.chosen = unit;
  return Promise.resolve();
}

/** What the buttons of a player's panel do. */
export const onPanel = pressHandlers<typeof STORM_PRESSES, Context, Promise<void>>(STORM_PRESSES, {
  'hand/play': acting((seat, { card }) => ({ type: 'play', seat, card })),
  'hand/take-back': acting((seat) => ({ type: 'take-back', seat })),
  'hand/unit': (ctx, { unit }) => choose(ctx, unit),
  'hand/back': (ctx) => choose(ctx, null),
  'hand/move': acting((seat, { unit, to }) => ({ type: 'move', seat, unit, to })),
  'hand/fire-unit': acting((seat, { unit, target }) => ({ type: 'fire', seat, unit, target: { unit: target } })),
  'hand/fire-tile': acting((seat, { unit, target }) => ({ type: 'fire', seat, unit, target: { tile: target } })),
  'hand/hold': acting((seat) => ({ type: 'hold', seat })),
  'hand/undo': acting((seat) => ({ type: 'undo', seat })),
  'hand/done': acting((seat) => ({ type: 'done', seat })),
  'hand/retire': acting((seat, { to }) => ({ type: 'retire', seat, to })),
  'hand/marker': acting((seat) => ({ type: 'retire', seat, to: null })),
  'hand/ignore': acting((seat) => ({ type: 'retire', seat, to: 'ignore' })),
});
