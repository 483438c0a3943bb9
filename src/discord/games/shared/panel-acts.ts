import type { GameTypes } from '../../../games/game.js';
import type { Seat } from '../../../games/shared/seat.js';
import { asSeat, refusedText } from '../../interactions/acting.js';
import type { PanelContext } from '../face.js';
import type { PanelView } from '../presentation.js';
import type { NotedPanel } from './noted-panel.js';

type Panel = PanelView & NotedPanel;

/** Acts for the panel's seat; a refusal stays on the panel. */
export async function act<T extends GameTypes, V extends Panel>(
  ctx: PanelContext<T, V>,
  action: (seat: Seat) => NoInfer<T>['action'],
): Promise<boolean> {
  const outcome = await asSeat<T>(ctx, action);
  ctx.panel.clearNote();
  if (!outcome.ok) ctx.platform.messages.panels.tell(ctx.table, ctx.seat, refusedText(ctx, outcome.refusal));
  return outcome.ok;
}

/** Presses that do what their action says, and then, whatever came of it, something to the panel. */
export const actingOn =
  <T extends GameTypes, V extends Panel>(after: (panel: V) => void = () => undefined) =>
  <P>(action: (seat: Seat, press: P) => T['action']) =>
  async (ctx: PanelContext<T, V>, press: P): Promise<void> => {
    await act<T, V>(ctx, (seat) => action(seat, press));
    after(ctx.panel);
  };

/** Presses that choose something on the panel, and do nothing yet. */
export const choosingOn =
  <V extends Panel>() =>
  <P>(choose: (panel: V, press: P) => void) =>
  ({ panel }: { readonly panel: V }, press: P): Promise<void> => {
    panel.clearNote();
    choose(panel, press);
    return Promise.resolve();
  };
