import type { MeteorStormTypes } from '../../../../games/meteor-storm/index.js';
import { pressHandlers } from '../../../interactions/custom-id.js';
import type { PanelContext } from '../../face.js';
import { actingOn, choosingOn } from '../../shared/panel-acts.js';
import type { StormPanel } from '../panel.js';
import type { STORM_PRESSES } from '../presses.js';

type Context = PanelContext<MeteorStormTypes, StormPanel>;

/** Whatever came of an act, the unit was chosen for that. */
const acting = actingOn<MeteorStormTypes, StormPanel>((panel) => {
  panel.choose(null);
});
const choosing = choosingOn<StormPanel>();

/** What the buttons of a player's panel do. */
export const onPanel = pressHandlers<typeof STORM_PRESSES, Context, Promise<void>>({
  'hand/play': acting((seat, { card }) => ({ type: 'play', seat, card })),
  'hand/take-back': acting((seat) => ({ type: 'take-back', seat })),
  'hand/unit': choosing((panel, { unit }) => {
    panel.choose(unit);
  }),
  'hand/back': choosing((panel) => {
    panel.choose(null);
  }),
  'hand/more': choosing((panel) => {
    panel.turnPage();
  }),
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
