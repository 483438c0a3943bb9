import { viewFor, type Hex, type MeteorStormTypes, type SeatView } from '../../src/games/meteor-storm/index.js';
import { NOT_SEATED } from '../../src/discord/interactions/acting.js';
import { meant, textOption, type Subcommand } from '../../src/discord/interactions/commands.js';
import { panelAnswer } from '../../src/discord/messages/panel/answer.js';
import type { Answer } from '../../src/discord/rest/acknowledge.js';
import { offered, subcommand } from '../define.js';
import {
  cardChoices,
  hexChoices,
  hexOption,
  IGNORE,
  MARKER,
  retreatChoices,
  targetChoices,
  targetOption,
  unitChoices,
  unitNumber,
  unitOption,
} from './choices.js';
import { outcomePanel } from '../../src/discord/interactions/table-commands.js';
import { actAndShow, onTable, viewOf, type Call } from './play.js';

export const play: Subcommand = {
  definition: subcommand('play', 'meteor-storm.command.play.about').addStringOption(
    offered('card', 'meteor-storm.command.play.card', true),
  ),
  complete: {
    card: (call, platform, t) => {
      const view = viewOf(call, platform);
      return view === null ? [] : cardChoices(t, view);
    },
  },
  run: actAndShow((seat, { call, t, table }) => {
    const typed = textOption(call, 'card') ?? '';
    return { type: 'play', seat, card: meant(typed, cardChoices(t, viewFor(table.state, seat))) };
  }),
};

/** A whole order; null: the target is none that is offered. Without a hex the unit stays. */
function orderOf(ctx: Call, view: SeatView, seat: number): MeteorStormTypes['action'] | null {
  const { call, t } = ctx;
  const unit = unitOption(t, call, view);
  // The rules say why it can't be ordered.
  if (unit === null) return { type: 'move', seat, unit: unitNumber(call), to: 0 };
  const to: Hex = textOption(call, 'to') === null ? unit.hex : (hexOption(call, 'to') ?? 0);
  const target = targetOption(call, t, view, unit, to);
  if (target === undefined) return null;
  // Without a target the order stays open: the panel offers what the unit may shoot at.
  if (target === null) return { type: 'move', seat, unit: unit.id, to };
  const stays = view.order?.unit === unit.id && to === unit.hex;
  return stays ? { type: 'fire', seat, unit: unit.id, target } : { type: 'order', seat, unit: unit.id, to, target };
}

async function order(ctx: Call): Promise<Answer> {
  const { seat, table, platform, call, t } = ctx;
  if (seat === null) return outcomePanel(ctx, NOT_SEATED);
  const action = orderOf(ctx, viewFor(table.state, seat), seat);
  if (action === null) return panelAnswer(platform, table, call, t, t('meteor-storm.refusal.no-such-target'));
  return outcomePanel(ctx, await table.act(action, ctx.source));
}

export const orderUnit: Subcommand = {
  definition: subcommand('order', 'meteor-storm.command.order.about')
    .addStringOption(offered('unit', 'meteor-storm.command.order.unit', true))
    .addStringOption(offered('to', 'meteor-storm.command.order.to', false))
    .addStringOption(offered('target', 'meteor-storm.command.order.target', false)),
  complete: {
    unit: (call, platform, t) => {
      const view = viewOf(call, platform);
      return view === null ? [] : unitChoices(t, view);
    },
    to: (call, platform, t) => {
      const view = viewOf(call, platform);
      return view === null ? [] : hexChoices(t, view, unitOption(t, call, view));
    },
    target: (call, platform, t) => {
      const view = viewOf(call, platform);
      const unit = view === null ? null : unitOption(t, call, view);
      return view === null ? [] : targetChoices(t, view, unit, hexOption(call, 'to'));
    },
  },
  run: onTable(order),
};

export const retire: Subcommand = {
  definition: subcommand('retire', 'meteor-storm.command.retire.about').addStringOption(
    offered('to', 'meteor-storm.command.retire.to', true),
  ),
  complete: {
    to: (call, platform, t) => {
      const view = viewOf(call, platform);
      return view === null ? [] : retreatChoices(t, view);
    },
  },
  run: actAndShow((seat, { call, t, table }) => {
    const value = meant(textOption(call, 'to') ?? '', retreatChoices(t, viewFor(table.state, seat)));
    const to = value === MARKER ? null : value === IGNORE ? value : (hexOption(call, 'to') ?? 0);
    return { type: 'retire', seat, to };
  }),
};

export const done: Subcommand = {
  definition: subcommand('done', 'meteor-storm.command.done.about'),
  run: actAndShow((seat) => ({ type: 'done', seat })),
};
