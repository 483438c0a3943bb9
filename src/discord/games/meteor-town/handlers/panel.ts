import { viewFor, type MeteorTownTypes, type Role } from '../../../../games/meteor-town/index.js';
import { pressHandlers } from '../../../interactions/custom-id.js';
import type { PanelContext } from '../../face.js';
import { act, actingOn, choosingOn } from '../../shared/panel-acts.js';
import type { TownPanel } from '../panel.js';
import type { TOWN_PRESSES } from '../presses.js';

type Context = PanelContext<MeteorTownTypes, TownPanel>;

/** Whatever came of an act, how to pay was asked about that. */
const acting = actingOn<MeteorTownTypes, TownPanel>((panel) => {
  panel.chosen = { ...panel.chosen, paying: null };
});
const choosing = choosingOn<TownPanel>();

function changeRole(panel: TownPanel, slot: number, role: Role): void {
  const { town } = panel.view;
  if (town === null) return;
  const roles = panel.chosen.roles.map((before, at) => (at === slot - 1 ? role : before));
  panel.chosen = { ...panel.chosen, roles };
  panel.keepModifier(town);
}

const marks = ({ chosen }: TownPanel, slot: number, on: boolean): readonly number[] => {
  const others = chosen.marked.filter((other) => other !== slot);
  return on ? [...others, slot] : others;
};

/** With more than one way to pay it is asked how; else it is built at once. */
async function build(ctx: Context, building: string): Promise<void> {
  const { choices } = viewFor(ctx.table.state, ctx.seat, 0);
  const offered = choices?.uses.flatMap((use) => (use.kind === 'build' ? use.builds : [])) ?? [];
  if (offered.find((choice) => choice.building === building)?.otherPayments === true) {
    ctx.panel.clearNote();
    ctx.panel.chosen = { ...ctx.panel.chosen, paying: building };
  } else await act<MeteorTownTypes, TownPanel>(ctx, (seat) => ({ type: 'build', seat, building }));
}

/** What the buttons of a town's panel do. */
export const onPanel = pressHandlers<typeof TOWN_PRESSES, Context, Promise<void>>({
  'town/mark': choosing((panel, { slot, on }) => {
    panel.chosen = { ...panel.chosen, marked: marks(panel, slot, on === 'on') };
  }),
  'town/reroll': async (ctx) => {
    const { marked } = ctx.panel.chosen;
    await act<MeteorTownTypes, TownPanel>(ctx, (seat) => ({ type: 'reroll', seat, slots: marked }));
  },
  'town/set': acting((seat, { slot, value }) => ({ type: 'set', seat, slot, value })),
  'town/roles': choosing((panel, { on }) => {
    panel.chosen = { ...panel.chosen, assigning: on === 'on' };
  }),
  'town/role': choosing((panel, { slot, role }) => {
    changeRole(panel, slot, role);
  }),
  'town/modify': choosing((panel, { use }) => {
    panel.chosen = { ...panel.chosen, modifier: use };
  }),
  'town/assign': async (ctx) => {
    const { roles, modifier } = ctx.panel.chosen;
    await act<MeteorTownTypes, TownPanel>(ctx, (seat) => ({ type: 'assign', seat, roles, modifier }));
  },
  'town/hit': acting((seat, { meteor, building }) => ({ type: 'strike', seat, meteor, building, crater: null })),
  'town/crater': acting((seat, { meteor, column }) => ({
    type: 'strike',
    seat,
    meteor,
    building: null,
    crater: column,
  })),
  'town/write': acting((seat, { number }) => ({ type: 'write', seat, number })),
  'town/column': acting((seat, { column }) => ({ type: 'activate', seat, column })),
  'town/gain': acting((seat, { building }) => ({ type: 'gain', seat, building })),
  'town/build': (ctx, { building }) => build(ctx, building),
  'town/pay': acting((seat, { building, payment }) => ({ type: 'build', seat, building, payment })),
  'town/pay-not': choosing((panel) => {
    panel.chosen = { ...panel.chosen, paying: null };
  }),
  'town/sell': acting((seat, { building, goods }) => ({ type: 'sell', seat, building, goods })),
  'town/skip': acting((seat, { building }) => ({ type: 'skip', seat, building })),
  'town/bonus': acting((seat) => ({ type: 'roll-bonus', seat })),
  'town/back': acting((seat) => ({ type: 'take-back', seat })),
  'town/next': acting((seat) => ({ type: 'next', seat })),
});
